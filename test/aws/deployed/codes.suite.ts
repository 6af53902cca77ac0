import { randomInt, randomUUID } from 'node:crypto'
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { getRecipient } from '../../harness/challenge.ts'
import { getSecret, type Person } from '../../harness/person.ts'
import { bearer, send, sendJson } from '../../harness/requests.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { sentSms } from '../telephones.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const HOUR = 3_600_000

/** Cases that the gates journey omits: the deployed user pool with its triggers. */
export function codesSuite(open: () => DeployedStack) {
  describe('a code by Cognito', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    let recipient: Awaited<ReturnType<typeof getRecipient>>
    const cognito = new CognitoIdentityProviderClient()
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person('bob@acme.example')
      recipient = await getRecipient(stack.host.origin, stack.host.identityEndpoint)
    })
    const newPhone = () => `+4178${String(randomInt(10_000_000)).padStart(7, '0')}`
    const getUser = (Username: string) =>
      cognito.send(new AdminGetUserCommand({ UserPoolId: stack.output('UserPoolId'), Username }))

    async function sent(options: object = {}) {
      const phone = newPhone()
      const to = operator.someone()
      const files = [{ name: 'behind a code.txt', content: new Uint8Array(9) }]
      const { id, downloadUrl } = await bob.send(files, {
        recipient: to,
        options: { isOTPEnabled: true, recipientPhoneNumber: phone, ...options },
      })
      await stack.host.settled(id)
      const path = `/api/downloads/${getSecret(downloadUrl)}`
      const { json } = await send(stack.host.origin, path)
      return { id, path, phone, to, username: (json as { username: string }).username }
    }
    const proved = async ({ username, phone }: { username: string; phone: string }) => {
      const asked = await recipient.send(await recipient.open(username), username)
      return recipient.answer(asked, username, await stack.host.codeTo(phone))
    }
    const refreshed = (REFRESH_TOKEN = '') =>
      recipient.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } })

    test('is requested under a random name, for a user without attributes', async () => {
      const { username } = await sent()

      const { UserStatus, UserAttributes = [] } = await getUser(username)

      expect(username).toMatch(/^[a-z0-9_-]{43}$/)
      expect(UserStatus).toBe('CONFIRMED')
      expect(UserAttributes.map(({ Name }) => Name)).toEqual(['sub'])
    })

    test('goes out by SMS at a request, once, and not when the challenge is opened', async () => {
      const { username, phone } = await sent()
      const messages = async () => (await sentSms()).filter(({ PhoneNumber }) => PhoneNumber === phone)

      const opened = await recipient.open(username)
      expect(await messages()).toEqual([])
      await recipient.send(opened, username)

      expect(await messages()).toMatchObject([
        { MessageAttributes: { 'AWS.SNS.SMS.SMSType': { StringValue: 'Transactional' } } },
      ])
    })

    test('gives tokens of the recipients’ client, without a group, and renews them while it counts', async () => {
      const one = await sent()

      const { idToken = '', refreshToken } = await proved(one)

      const claims = decodeJwt(idToken)
      expect(claims).toMatchObject({ token_use: 'id', 'cognito:username': one.username })
      expect(claims['cognito:groups'] ?? []).toEqual([])
      expect(claims.aud).not.toBe(stack.output('MemberClientId'))
      const again = await refreshed(refreshToken)
      expect((await send(stack.host.origin, one.path, { headers: bearer(again.idToken) })).status).toBe(200)

      await operator.setProofBack(one.username, 16 * 60)
      expect((await refreshed(refreshToken)).idToken).toBeUndefined()
    })

    test('is resent by the token of its challenge, to the phone or, where the sender allows it, by mail', async () => {
      const { username, phone, to, path } = await sent({ isOTPEmailAllowed: true })
      const asked = await recipient.send(await recipient.open(username), username)
      const first = await stack.host.codeTo(phone)
      const resend = (channel: string) =>
        sendJson(stack.host.origin, `/api/auth/otp/${username}`, JSON.stringify({ channel }), {
          headers: bearer(asked.parameters.jwt),
        })

      expect((await resend('sms')).status).toBe(200)
      expect((await resend('email')).status).toBe(200)

      const [, mail] = await stack.host.mailsTo(to)
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
      expect(code).not.toBe('')
      const { idToken } = await recipient.answer(asked, username, code)
      expect([first === code, (await send(stack.host.origin, path, { headers: bearer(idToken) })).status]).toEqual([
        false,
        200,
      ])
    })

    test('goes directly by mail on request', async () => {
      const { username, to } = await sent({ isOTPEmailAllowed: true })

      await recipient.send(await recipient.open(username), username, 'email')

      expect((await stack.host.mailsTo(to)).map(({ text }) => /\b\d{6}\b/.test(text))).toEqual([false, true])
    })

    test('opens nothing once the sender sets another phone, nor under the old name', async () => {
      const one = await sent()
      const before = await proved(one)
      const recipientPhoneNumber = newPhone()
      const read = (path: string, token: string | undefined) =>
        send(stack.host.origin, path, { headers: bearer(token) })
      const [file] = ((await read(one.path, before.idToken)).json as { files: { url: string }[] }).files
      const signed = await read(`${new URL(file?.url ?? '').pathname}?acknowledgement=true`, before.idToken)
      const { url } = signed.json as { url: string }
      const content = await (await fetch(url)).text()

      await bob.call(contracts.resetPhoneVerification, { params: { id: one.id }, body: { recipientPhoneNumber } })

      // Point 20: URLs that were signed before the change of phone end with it.
      expect([403, 404]).toContain((await fetch(url)).status)
      const asked = await read(one.path, before.idToken)
      const { username } = asked.json as { username: string }
      expect([asked.status, username === one.username]).toEqual([401, false])
      await expect(getUser(one.username)).rejects.toMatchObject({ name: 'UserNotFoundException' })
      const after = await proved({ username, phone: recipientPhoneNumber })
      const again = await read(`${new URL(file?.url ?? '').pathname}?acknowledgement=true`, after.idToken)
      const renewed = await fetch((again.json as { url: string }).url)
      expect([renewed.status, await renewed.text()]).toEqual([200, content])
    })

    test('gets another phone once for repeats under one key, and a refusal frees the key', async () => {
      const { id } = await sent()
      const reset = (recipientPhoneNumber: string, key: string) =>
        sendJson(
          stack.host.origin,
          `/api/transfers/${id}/phone_verification`,
          JSON.stringify({ recipientPhoneNumber }),
          {
            headers: { ...bearer(bob.idToken), 'idempotency-key': key },
          },
        )
      const [key, phone] = [randomUUID(), newPhone()]

      expect((await reset('+41900123456', key)).status).toBe(400)
      const first = await reset(phone, key)
      expect([first.status, (await reset(phone, key)).json]).toEqual([200, first.json])
    })

    test('leaves no user in the pool when the transfer is erased', async () => {
      const { id, username } = await sent()
      await bob.retract(id)
      await operator.setBack(id, HOUR)

      await operator.sweep()

      await expect(getUser(username)).rejects.toMatchObject({ name: 'UserNotFoundException' })
    })

    describe('a challenge from Cognito', () => {
      // The emulator answers at once for an unknown user; Cognito runs the challenge, which hides whether the user
      // exists.
      const toEvent = (request: object) => ({
        version: '1',
        userName: 'nobody'.padEnd(43, 'x'),
        request: { userAttributes: {}, session: [], userNotFound: true, ...request },
        response: {},
      })
      async function invoked(name: string, event: object) {
        const FunctionName = operator.resources.getId('AWS::Lambda::Function', `${name}Function`)
        const { FunctionError, Payload } = await new LambdaClient().send(
          new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
        )
        return { FunctionError, answer: JSON.parse(Buffer.from(Payload ?? []).toString()) }
      }

      test('is the same for an unknown user', async () => {
        const known = await recipient.open((await sent()).username)
        const before = (await sentSms()).length

        const { answer: defined } = await invoked('defineChallenge', toEvent({}))
        const { answer: opened } = await invoked('createChallenge', toEvent({}))
        const { answer: asked } = await invoked(
          'createChallenge',
          toEvent({
            session: [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: false, challengeMetadata: 'ask' }],
            clientMetadata: { action: 'send' },
          }),
        )

        expect(defined.response).toMatchObject({ challengeName: 'CUSTOM_CHALLENGE', issueTokens: false })
        expect(Object.keys(opened.response.publicChallengeParameters).sort()).toEqual(
          Object.keys(known.parameters).sort(),
        )
        expect(asked.response.publicChallengeParameters.prefix).toMatch(/^[A-Z]{2}$/)
        expect((await sentSms()).length).toBe(before)
      })

      test.each(['defineChallenge', 'createChallenge', 'verifyChallenge'])(
        'hides the reason of a fault of %s',
        async name => {
          const { FunctionError, answer } = await invoked(name, { version: '1' })

          expect(FunctionError).toBe('Unhandled')
          expect(answer.errorMessage).toBe('Something went wrong on our side. Please try again.')
        },
      )
    })
  })
}
