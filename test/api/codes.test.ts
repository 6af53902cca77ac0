import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmsRefused } from '../../lambdas/ports/sms.ts'
import { createChallenge } from '../../lambdas/triggers/createChallenge.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import type { TestHost } from '../harness/host.ts'
import { getOutbox, person, signIn } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'
import {
  askedFor,
  codesHost,
  getAudit,
  lastCode,
  messagesTo,
  opens,
  PHONE,
  resend,
  toWrongCode,
  waitingFor,
} from './codesHost.ts'

const HOUR = 60 * 60_000

/** The event that Cognito first sends to `createChallenge`. */
function firstRound(userName: string, clientMetadata: Record<string, string>): CreateAuthChallengeTriggerEvent {
  return {
    version: '1',
    region: 'local',
    userPoolId: 'local_Waybill',
    userName,
    callerContext: { awsSdkVersion: 'none', clientId: 'waybillrecipients' },
    triggerSource: 'CreateAuthChallenge_Authentication',
    request: { userAttributes: {}, challengeName: 'CUSTOM_CHALLENGE', session: [], clientMetadata },
    response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
  }
}

describe('a code', () => {
  let host: TestHost
  let recipient: Awaited<ReturnType<typeof getRecipient>>
  beforeAll(async () => {
    host = await codesHost()
    recipient = await getRecipient(host.origin)
  })
  afterAll(() => host.stop())

  test('goes to the phone at its owner’s request, and opens the files', async () => {
    const waiting = await waitingFor(host, '+41791111101')

    const opened = await recipient.open(waiting.username)
    expect(opened.parameters).toEqual({
      USERNAME: waiting.username,
      prefix: '',
      channel: 'sms',
      allowedChannels: 'sms',
      email: '',
      phoneNumber: '+41 ** *** ** 01',
      jwt: '',
      expiry: '180',
      attempts: '3',
    })
    expect(await messagesTo(host, waiting.phone)).toEqual([])

    const asked = await recipient.send(opened, waiting.username)
    expect(asked.parameters).toMatchObject({ channel: 'sms', expiry: '180', attempts: '3' })
    const [message = ''] = await messagesTo(host, waiting.phone)
    expect(message).toMatch(/\b\d{6}\b/)
    expect(message).toContain(asked.parameters.prefix)
    expect(asked.parameters.prefix).toMatch(/^[A-Z]{2}$/)

    const proved = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))
    expect(proved.status).toBe(200)
    expect(await opens(host, waiting, proved.idToken)).toBe(true)
    expect(await opens(host, waiting, undefined)).toBe(false)
  })

  test('gives a 15-minute token for recipients only, without groups', async () => {
    const waiting = await waitingFor(host, '+41791111102')
    const asked = await askedFor(host, waiting)
    const { idToken = '' } = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))

    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    const seconds = Math.floor(host.clock.now() / 1000)
    expect(claims).toMatchObject({
      iss: host.origin,
      aud: 'waybillrecipients',
      token_use: 'id',
      sub: waiting.username,
      'cognito:username': waiting.username,
      auth_time: seconds,
      exp: seconds + 900,
    })
    expect(Object.keys(claims)).not.toContain('cognito:groups')
    expect(JSON.stringify(claims)).not.toMatch(/partner\.example|79111/)
    const review = await send(host.origin, `/api/transfers/${waiting.id}/review`, { headers: bearer(idToken) })
    expectRefusal(review, 403)
  })

  test('opens one transfer, and no other transfer to the same phone', async () => {
    const [one, other] = [await waitingFor(host, '+41791111103'), await waitingFor(host, '+41791111103')]
    const asked = await askedFor(host, one)
    const { idToken } = await recipient.answer(asked, one.username, await lastCode(host, one.phone))

    expect(await opens(host, one, idToken)).toBe(true)
    expect(await opens(host, other, idToken)).toBe(false)
  })

  test.each([
    ['as it is', (_: string, code: string) => code],
    ['with the letters', (prefix: string, code: string) => `${prefix}${code}`],
    ['with the letters and a hyphen', (prefix: string, code: string) => `${prefix}-${code}`],
    [
      'in small letters, spaced',
      (prefix: string, code: string) => ` ${prefix.toLowerCase()} ${code.slice(0, 3)} ${code.slice(3)} `,
    ],
  ])('may be named %s', async (_, written) => {
    const waiting = await waitingFor(host, '+41791111104')
    const asked = await askedFor(host, waiting)
    const answer = written(asked.parameters.prefix ?? '', await lastCode(host, waiting.phone))

    expect((await recipient.answer(asked, waiting.username, answer)).idToken).toBeDefined()
    host.clock.move(HOUR)
  })

  test('is not sent when a caller only opens the link, however often and in any way', async () => {
    const waiting = await waitingFor(host, '+41791111105')

    for (const method of ['GET', 'HEAD']) {
      for (const path of [
        `/api/downloads/${waiting.secret}`,
        `/dl/${waiting.secret}`,
        `/api/auth/otp/${waiting.username}`,
      ]) {
        await send(host.origin, path, { method })
        await send(host.origin, `${path}?r=rita%40partner.example&rph=${encodeURIComponent(waiting.phone)}`, { method })
      }
    }
    for (let times = 0; times < 5; times += 1) await recipient.open(waiting.username)
    await recipient.call('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: waiting.username, ANSWER: 'send' },
      ClientMetadata: { action: 'send', channel: 'sms' },
    })
    await recipient.answer(await recipient.open(waiting.username), waiting.username, '123456')
    // Data of the first call that reaches the triggers has no effect either.
    const { response } = await createChallenge(host.context, firstRound(waiting.username, { action: 'send' }))
    expect(response.challengeMetadata).toBe('ask')

    expect(await messagesTo(host, waiting.phone)).toEqual([])
    expect(getAudit(host, waiting)).toEqual([])
  })

  test('goes by mail only where the sender allows it', async () => {
    const [byBoth, bySms] = [
      await waitingFor(host, '+41791111106', { isOTPEmailAllowed: true }),
      await waitingFor(host, '+41791111107'),
    ]

    const opened = await recipient.open(byBoth.username)
    expect(opened.parameters).toMatchObject({ allowedChannels: 'sms,email', email: 'r***@partner.example' })
    const asked = await recipient.send(opened, byBoth.username, 'email')
    expect(asked.parameters.channel).toBe('email')
    const mail = (await getOutbox(host.origin)).find(({ channel }) => channel === 'email')
    expect(mail?.to).toBe('rita@partner.example')
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.text).toContain(asked.parameters.prefix)
    expect(mail?.subject).not.toContain(code)
    expect((await recipient.answer(asked, byBoth.username, code)).idToken).toBeDefined()
    expect(await messagesTo(host, byBoth.phone)).toEqual([])

    const other = await askedFor(host, bySms, 'email')
    expect(other.parameters).toMatchObject({ channel: 'sms', allowedChannels: 'sms' })
    expect(await messagesTo(host, bySms.phone)).toHaveLength(1)
  })

  test('is not sent when the network refuses the phone, and the recipient sees the reason', async () => {
    const waiting = await waitingFor(host, '+41791111108')
    const { sms } = host.context
    host.context.sms = { send: () => Promise.reject(new SmsRefused('Opted out.')) }

    const asked = await askedFor(host, waiting).finally(() => {
      host.context.sms = sms
    })

    expect(asked.parameters).toMatchObject({ failure: 'refused', attempts: '0', expiry: '0', jwt: '' })
    expect((await recipient.answer(asked, waiting.username, '123456')).fault).toBe('NotAuthorizedException')
    expect(getAudit(host, waiting)).toMatchObject([{ action: 'send-code', result: 'denied', detail: 'refused' }])
  })

  test('that cannot be sent now fails without internals, and can be requested again', async () => {
    const waiting = await waitingFor(host, '+41791111109')
    const { sms } = host.context
    host.context.sms = { send: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:443 key=AKIA')) }
    const opened = await recipient.open(waiting.username)
    const failed = await recipient.send(opened, waiting.username).finally(() => {
      host.context.sms = sms
    })

    expect(failed.status).toBe(400)
    expect(failed.fault).toBe('UserLambdaValidationException')
    expect(JSON.stringify(failed)).not.toMatch(/ECONNREFUSED|AKIA|10\.0/)

    const asked = await recipient.send(opened, waiting.username)
    expect((await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))).idToken).toBeDefined()
  })

  test('is neither sent nor accepted once the transfer is revoked', async () => {
    const waiting = await waitingFor(host, '+41791111110')
    const asked = await askedFor(host, waiting)
    const alice = await person(host.origin, 'alice@acme.example')
    await alice.call(contracts.retractTransfer, { params: { id: waiting.id }, body: { transferState: 'retracted' } })

    const late = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))
    const again = await askedFor(host, waiting)

    expect(late.idToken).toBeUndefined()
    expect(again.parameters.failure).toBe('ended')
    expect(await messagesTo(host, waiting.phone)).toHaveLength(1)
    expectRefusal(await resend(host, waiting.username, asked.parameters.jwt), 401)
  })

  test('is not announced before the files are available: an early caller must wait', async () => {
    const waiting = await waitingFor(host, '+41791111123')
    // The state between finalizing and publication.
    await host.context.recipients.remove(waiting.username)

    const early = await recipient.open(waiting.username)
    const asked = await recipient.send(early, waiting.username)

    expect(early.parameters).toMatchObject({ failure: 'waiting', phoneNumber: '+41 ** *** ** 23', attempts: '0' })
    expect(asked.parameters.failure).toBe('waiting')
    expect(await messagesTo(host, waiting.phone)).toEqual([])
    await host.context.recipients.add(waiting.username)
    const again = await askedFor(host, waiting)
    expect((await recipient.answer(again, waiting.username, await lastCode(host, waiting.phone))).idToken).toBeDefined()
  })

  test('under an unknown name looks sent, but never is', async () => {
    const [nobody, waiting] = ['N'.repeat(43), await waitingFor(host, '+41791111111')]
    const before = (await getOutbox(host.origin)).length

    const opened = await recipient.open(nobody)
    const asked = await recipient.send(opened, nobody)
    const real = await recipient.open(waiting.username)
    expect(Object.keys(opened.parameters)).toEqual(Object.keys(real.parameters))
    expect((await getOutbox(host.origin)).length).toBe(before)

    const realAsked = await recipient.send(real, waiting.username)
    for (const [name, value] of Object.entries(realAsked.parameters)) {
      const shape = (text = '') => text.replace(/[0-9a-f]{8}-[\w-]{27}\.[\w-]{43}/, 'jwt').replace(/\d/g, '0')
      if (!['USERNAME', 'prefix'].includes(name)) expect(shape(asked.parameters[name]), name).toBe(shape(value))
    }
    expect(asked.parameters.prefix).toMatch(/^[A-Z]{2}$/)

    const first = await recipient.answer(asked, nobody, '123456')
    host.clock.move(5000)
    const second = await recipient.answer(first, nobody, '123456')
    expect([first.parameters.attempts, second.parameters.attempts]).toEqual(['2', '1'])
    expect([first.parameters.expiry, second.parameters.expiry]).toEqual(['180', '175'])
    expect(first.parameters.prefix).toBe(asked.parameters.prefix)
    expect((await recipient.answer(second, nobody, '123456')).fault).toBe('NotAuthorizedException')
    expectRefusal(await resend(host, nobody, asked.parameters.jwt), 401)
  })

  describe('a code that is resent', () => {
    test('replaces the first, with the same attempts', async () => {
      const waiting = await waitingFor(host, '+41791111112')
      const asked = await askedFor(host, waiting)
      const old = await lastCode(host, waiting.phone)
      const once = await recipient.answer(asked, waiting.username, toWrongCode(old, 1))
      host.clock.move(170_000)

      const answer = await resend(host, waiting.username, asked.parameters.jwt)

      expect(answer.status, answer.text).toBe(200)
      expect(answer.json).toEqual({
        channel: 'sms',
        prefix: expect.stringMatching(/^[A-Z]{2}$/),
        expiry: 180,
        attempts: 2,
      })
      const code = await lastCode(host, waiting.phone)
      expect(code).not.toBe(old)
      host.clock.move(179_000)
      const stale = await recipient.answer(once, waiting.username, old)
      expect(stale.parameters).toMatchObject({ attempts: '1', expiry: '1', jwt: asked.parameters.jwt })
      expect((await recipient.answer(stale, waiting.username, code)).idToken).toBeDefined()
    })

    test('may be requested after the first has ended, while its sign-in lives', async () => {
      const waiting = await waitingFor(host, '+41791111113')
      const asked = await askedFor(host, waiting)
      host.clock.move(200_000)

      expect((await resend(host, waiting.username, asked.parameters.jwt)).status).toBe(200)
      const proved = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))
      expect(proved.idToken).toBeDefined()

      const other = await askedFor(host, waiting)
      host.clock.move(15 * 60_000)
      expectRefusal(await resend(host, waiting.username, other.parameters.jwt), 401)
      expect((await recipient.answer(other, waiting.username, await lastCode(host, waiting.phone))).fault).toBe(
        'NotAuthorizedException',
      )
      host.clock.move(HOUR)
    })

    test('is limited to three in 15 minutes', async () => {
      const waiting = await waitingFor(host, '+41791111114')
      const { parameters } = await askedFor(host, waiting)
      for (let times = 0; times < 3; times += 1) {
        expect((await resend(host, waiting.username, parameters.jwt)).status).toBe(200)
      }

      const refused = await resend(host, waiting.username, parameters.jwt)

      expect(expectRefusal(refused, 429).errorMessage).toMatch(
        /^Too many codes were requested\. The next one can be sent in \d+ (second|minute)s?\.$/,
      )
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(await messagesTo(host, waiting.phone)).toHaveLength(4)
      host.clock.move(HOUR)
    })

    test('requires the token of its challenge', async () => {
      const [one, other] = [await waitingFor(host, '+41791111115'), await waitingFor(host, '+41791111116')]
      const { jwt: mine = '' } = (await askedFor(host, one)).parameters
      const { jwt: theirs = '' } = (await askedFor(host, other)).parameters
      const [id] = mine.split('.')
      const { id_token: alice } = await signIn(host.origin, 'alice@acme.example')
      const tokens = [
        undefined,
        theirs,
        alice,
        id,
        `${id}.`,
        `${id}.${theirs.split('.')[1]}`,
        `${mine}A`,
        mine.slice(0, -1),
      ]
      const more = ['.', 'a', 'x'.repeat(5000), `${'x'.repeat(3000)}.y`, one.username, '..', `.${mine}`]

      for (const token of [...tokens, ...more]) expectRefusal(await resend(host, one.username, token), 401)
      expectRefusal(await resend(host, other.username, mine), 401)
      expectRefusal(await resend(host, 'x'.repeat(43), mine), 401)
      expectRefusal(await resend(host, 'short', mine), 400)
      expectRefusal(await resend(host, one.username, mine, { channel: 'post' }), 400)
      expectRefusal(await resend(host, one.username, mine, { channel: 'sms', phone: PHONE }), 400)
      expectRefusal(await resend(host, one.username, mine, { channel: 'email' }), 400)
      expect(await messagesTo(host, one.phone)).toHaveLength(1)
      expect(await messagesTo(host, other.phone)).toHaveLength(1)
    })

    test('is refused once the challenge is over: after the right answer, or after three wrong ones', async () => {
      const [one, other] = [await waitingFor(host, '+41791111117'), await waitingFor(host, '+41791111118')]
      const proved = await askedFor(host, one)
      await recipient.answer(proved, one.username, await lastCode(host, one.phone))
      const failed = await askedFor(host, other)
      for (const by of [1, 2, 3])
        await recipient.answer(failed, other.username, toWrongCode(await lastCode(host, other.phone), by))

      expectRefusal(await resend(host, one.username, proved.parameters.jwt), 401)
      expectRefusal(await resend(host, other.username, failed.parameters.jwt), 401)
    })

    test('goes by the requested channel', async () => {
      const waiting = await waitingFor(host, '+41791111119', { isOTPEmailAllowed: true }, 'ute@partner.example')
      const asked = await askedFor(host, waiting)

      const answer = await resend(host, waiting.username, asked.parameters.jwt, { channel: 'email' })

      expect(answer.json).toMatchObject({ channel: 'email' })
      const mail = (await getOutbox(host.origin)).find(({ to }) => to === 'ute@partner.example')
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
      expect(await messagesTo(host, waiting.phone)).toHaveLength(1)
      expect((await recipient.answer(asked, waiting.username, code)).idToken).toBeDefined()
    })
  })

  test('survives a restart, as does its proof', async () => {
    const waiting = await waitingFor(host, '+41791111120')
    const opened = await recipient.open(waiting.username)
    host = await host.restart()
    const asked = await recipient.send(opened, waiting.username)
    const wrong = await recipient.answer(asked, waiting.username, toWrongCode(await lastCode(host, waiting.phone), 1))
    host = await host.restart()
    expect((await resend(host, waiting.username, asked.parameters.jwt)).status).toBe(200)
    host = await host.restart()

    const proved = await recipient.answer(wrong, waiting.username, await lastCode(host, waiting.phone))

    expect(proved.idToken).toBeDefined()
    host = await host.restart()
    expect(await opens(host, waiting, proved.idToken)).toBe(true)
  })

  test('is audited as sent, proved, wrong and locked, without the recipient', async () => {
    const waiting = await waitingFor(host, '+41791111121')
    const locked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)
    for (const by of [1, 2, 3]) await recipient.answer(locked, waiting.username, toWrongCode(code, by))
    const asked = await askedFor(host, waiting)
    await resend(host, waiting.username, asked.parameters.jwt)
    await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))

    const events = getAudit(host, waiting)

    expect(events.map(({ action, result, detail }) => [action, result, detail])).toEqual([
      ['send-code', 'done', 'sms'],
      ['prove-code', 'denied', 'wrong'],
      ['prove-code', 'denied', 'wrong'],
      ['prove-code', 'denied', 'locked'],
      ['send-code', 'done', 'sms'],
      ['send-code', 'done', 'sms'],
      ['prove-code', 'done', null],
    ])
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['anyone']))
    expect(new Set(events.map(({ source }) => source))).toEqual(new Set(['127.0.0.1']))
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${waiting.username}|${code}|79111`))
  })

  test('never reaches a log, nor does the phone, the name or a token', async () => {
    const waiting = await waitingFor(host, '+41791111122')
    const asked = await askedFor(host, waiting)
    await resend(host, waiting.username, asked.parameters.jwt)
    const code = await lastCode(host, waiting.phone)
    const proved = await recipient.answer(asked, waiting.username, code)

    const log = host.logLines.join('\n')

    const told = [
      asked.parameters.jwt,
      asked.session,
      proved.idToken,
      proved.refreshToken,
      waiting.username,
      waiting.secret,
    ]
    for (const secret of [...told, code, '791111122', '41791111122']) expect(log).not.toContain(secret)
  })
})
