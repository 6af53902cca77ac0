import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import { device } from '../harness/device.ts'
import { getSecret, type Person } from '../harness/person.ts'
import { bearer, send, sendJson } from '../harness/requests.ts'
import type { JourneyHost } from './journeyHost.ts'

export function gatesSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`gates: ${name}`, () => {
    let host: JourneyHost
    let alice: Person

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    const files = [{ name: 'salaries.txt', content: Buffer.from('who earns what') }]
    /** Each transfer has a phone of its own, because limits count by phone. */
    let lastPhone = 791_000_100
    const newPhone = () => {
      lastPhone += 1
      return `+41${lastPhone}`
    }
    const sendWithCode = async (phone = newPhone(), recipient = `${randomUUID()}@partner.example`) => {
      const options = { isOTPEnabled: true, recipientPhoneNumber: phone }
      const sent = await alice.send(files, { recipient, options })
      await host.settled(sent.id)
      const path = `/api/downloads/${getSecret(sent.downloadUrl)}`
      const { json } = await send(host.origin, path)
      const { username } = json as { username: string }
      return { ...sent, phone, path, username }
    }

    test('a code that is sent to the phone opens the transfer, and no other', async () => {
      const { path, username, phone } = await sendWithCode()
      const other = await sendWithCode()
      const recipient = await getRecipient(host.origin, host.identityEndpoint)

      const opened = await recipient.open(username)
      expect(opened.parameters).toMatchObject({ jwt: '', attempts: '3' })
      const asked = await recipient.send(opened, username)
      const proved = await recipient.answer(asked, username, await host.codeTo(phone))

      expect((await send(host.origin, path, { headers: bearer(proved.idToken) })).text).toContain('salaries.txt')
      const elsewhere = await send(host.origin, other.path, { headers: bearer(proved.idToken) })
      expect([elsewhere.status, elsewhere.text.includes('salaries')]).toEqual([401, false])
      const asMember = await send(host.origin, `/api/transfers/${other.id}/review`, { headers: bearer(proved.idToken) })
      expect(asMember.status).toBe(403)
    })

    test('codes by e-mail open the delivery of their recipient only', async () => {
      const recipients = [1, 2].map(() => `${randomUUID()}@partner.example`)
      const { id } = await alice.send(files, { recipients, options: { isEmailOTPEnabled: true } })
      await host.settled(id)
      const { deliveries = [] } = (await alice.review(id)).transfer
      const visitor = await getRecipient(host.origin, host.identityEndpoint)

      for (const { recipient, downloadUrl = '' } of deliveries) {
        const path = `/api/downloads/${getSecret(downloadUrl)}`
        const { username } = (await send(host.origin, path)).json as { username: string }
        const asked = await visitor.send(await visitor.open(username), username, 'email')
        const mails = await host.mailsTo(recipient)
        const [code = ''] = mails.flatMap(({ text }) => /\b[A-Z]{2}-(\d{6})\b/.exec(text)?.[1] ?? [])
        const { idToken } = await visitor.answer(asked, username, code)
        const opened = deliveries.map(async one => {
          const answer = await send(host.origin, `/api/downloads/${getSecret(one.downloadUrl ?? '')}`, {
            headers: bearer(idToken),
          })
          return answer.status === 200 ? [one.recipient] : []
        })
        expect((await Promise.all(opened)).flat()).toEqual([recipient])
      }
    })

    test('a device that the recipient trusts opens their later files without a code, until it is forgotten', async () => {
      const [own, phone, to] = [device(), newPhone(), `${randomUUID()}@partner.example`]
      const first = await sendWithCode(phone, to)
      const show = async ({ path, username }: { path: string; username: string }) => {
        const { deviceTime } = (await send(host.origin, path)).json as { deviceTime: string }
        return own.toProof({ origin: host.origin, username, askedAt: Date.parse(deviceTime) })
      }
      const recipient = await getRecipient(host.origin, host.identityEndpoint)
      const trust = async (one: typeof first) => {
        const asked = await recipient.send(await recipient.open(one.username), one.username)
        const { idToken } = await recipient.answer(asked, one.username, await host.codeTo(phone))
        const authorization = `Bearer ${idToken}, Bearer ${await show(one)}`
        return send(host.origin, `${one.path}/trusted-device`, { method: 'POST', headers: { authorization } })
      }
      expect((await trust(first)).json).toEqual({ trustedUntil: expect.any(String) })

      const later = await sendWithCode(phone, to)
      const headers = bearer(await show(later))
      const opened = await send(host.origin, later.path, { headers })
      const [file] = (opened.json as { files: { url: string }[] }).files
      const report = JSON.stringify({ step: 'opened' })
      expect((await sendJson(host.origin, `${later.path}/report`, report, { headers })).status).toBe(200)
      const { pathname } = new URL(file?.url ?? '')
      const signed = await send(host.origin, `${pathname}?acknowledgement=true`, { headers })
      expect(await (await fetch((signed.json as { url: string }).url)).text()).toBe('who earns what')
      const params = { id: later.id, deliveryId: later.id }
      const { steps } = await alice.call(contracts.getDeliveryHistory, { params })
      expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['opened', 'passedByDevice', 'fetched']))
      const elsewhere = await sendWithCode(newPhone(), to)
      expect((await send(host.origin, elsewhere.path, { headers: bearer(await show(elsewhere)) })).status).toBe(401)

      const forgotten = await send(host.origin, `${later.path}/trusted-device`, { method: 'DELETE', headers })
      expect(forgotten.json).toEqual({})
      expect((await send(host.origin, later.path, { headers })).status).toBe(401)
      expect((await trust(first)).status).toBe(200)
      expect((await send(host.origin, later.path, { headers })).status).toBe(200)
      await alice.call(contracts.resetPhoneVerification, { params: { id: first.id }, body: {} })
      expect((await send(host.origin, later.path, { headers })).status).toBe(401)
    })

    test('wrong answers are counted, and the third ends the challenge', async () => {
      const { username, phone } = await sendWithCode()
      const recipient = await getRecipient(host.origin, host.identityEndpoint)
      const asked = await recipient.send(await recipient.open(username), username)
      const code = await host.codeTo(phone)
      const wrong = code === '000000' ? '000001' : '000000'

      const first = await recipient.answer(asked, username, wrong)
      const second = await recipient.answer(first, username, wrong)
      const third = await recipient.answer(second, username, wrong)
      const late = await recipient.answer(second, username, code)

      expect([first.parameters.attempts, second.parameters.attempts]).toEqual(['2', '1'])
      expect([third.idToken, late.idToken]).toEqual([undefined, undefined])
      expect(third.status).toBe(400)
    })

    test('a code counts once for concurrent answers', async () => {
      const { username, phone } = await sendWithCode()
      const recipient = await getRecipient(host.origin, host.identityEndpoint)
      const asked = await recipient.send(await recipient.open(username), username)
      const code = await host.codeTo(phone)

      const answers = await Promise.all(Array.from({ length: 10 }, () => recipient.answer(asked, username, code)))

      expect(answers.filter(({ idToken }) => idToken !== undefined)).toHaveLength(1)
    })

    test('members of the organisation sign in as themselves', async () => {
      const sent = await alice.send(files, { recipient: 'bob@acme.example' })
      await host.settled(sent.id)
      const path = `/api/downloads/${getSecret(sent.downloadUrl)}`
      const bob = await host.person('bob@acme.example')

      expect((await send(host.origin, path)).json).toMatchObject({ required: 'login' })
      expect((await send(host.origin, path, { headers: bearer(alice.idToken) })).status).toBe(401)
      const opened = await send(host.origin, path, { headers: bearer(bob.idToken) })
      expect(opened.text).toContain('salaries.txt')
    })

    test('a phone that is not a mobile is refused before anything is sent', async () => {
      const sending = alice.send(files, { options: { isOTPEnabled: true, recipientPhoneNumber: '+41900123456' } })

      await expect(sending).rejects.toMatchObject({ status: 400 })
    })
  })
}
