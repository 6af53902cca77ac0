import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPath } from '../harness/calls.ts'
import { provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { bearer, send } from '../harness/requests.ts'

const PHONE = '+41791234567'
const RECIPIENT = 'rita@partner.example'

/** All forms of the sender’s identity, in every encoding. */
function findTraces(text: string): string[] {
  const plain = [
    text,
    decoded(text),
    ...[...text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)].map(([part]) => unpacked(part)),
  ]
  return plain.filter(form => /alice|martin/i.test(form))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/=([0-9A-F]{2})/g, '%$1'))
  } catch {
    return text
  }
}

function unpacked(base64: string): string {
  return Buffer.from(base64, 'base64').toString('latin1')
}

describe('the recipient learns nothing about an anonymous sender', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const files = [
    { name: 'first.csv', content: Buffer.from('a,b\n1,2\n') },
    { name: 'second.txt', content: Buffer.from('nothing of anybody') },
  ]
  const sendTo = (recipient: string, options: Parameters<Person['send']>[1] = {}) =>
    alice.send(files, { recipient, message: 'Here.', options: { isAnonymousTransfer: true, ...options.options } })
  /** All that a mail system receives, except its own additions. */
  const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)

  test.each([
    ['plain', {}, undefined],
    ['under a password', { isPasswordProtected: true }, undefined],
    ['with a code', { isOTPEnabled: true, recipientPhoneNumber: PHONE }, PHONE],
  ])('no mail, answer, header or downloaded byte names the anonymous sender, %s', async (_, options, phone) => {
    const { id, downloadUrl } = await sendTo(RECIPIENT, { options })
    await host.settled()
    const stored = await host.context.transfers.get(id)
    const username = stored?.phoneVerification?.username
    const token = username && phone ? await provePhone(host.origin, username, phone) : undefined
    const target = { secret: getSecret(downloadUrl), id, fileId: '' }

    const payload = await send(host.origin, toPath('getDownload', target), { headers: bearer(token) })
    const listed = (payload.json as { sharedBy: string; files: { url: string }[] }).files
    const told = [payload]
    for (const { url } of listed) {
      const { pathname } = new URL(url)
      const signed = await send(host.origin, `${pathname}?acknowledgement=true`, { headers: bearer(token) })
      const at = new URL((signed.json as { url: string }).url)
      told.push(signed, await send(host.origin, `${at.pathname}${at.search}`))
    }

    expect(payload.json).toMatchObject({ sharedBy: 'Acme' })
    expect(listed.length).toBeGreaterThan(0)
    for (const { text, headers } of told) expect(findTraces(`${text}\n${JSON.stringify(headers)}`)).toEqual([])
    const mails = [...(await mailsTo(RECIPIENT)), ...(await mailsTo(PHONE))]
    expect(mails.length).toBeGreaterThan(0)
    expect(findTraces(JSON.stringify(mails))).toEqual([])
  })

  test('a mail about a revocation or a coming expiry does not name the anonymous sender', async () => {
    const revoked = await sendTo('revoked@partner.example')
    const waiting = await sendTo('waiting@partner.example')
    await host.settled()

    await alice.retract(revoked.id)
    host.clock.move(5 * 86_400_000 + 60_000)
    await host.sweep()
    host.clock.move(3 * 86_400_000)
    await host.sweep()
    host.clock.move(-8 * 86_400_000 - 60_000)

    expect((await mailsTo('revoked@partner.example')).length).toBe(2)
    expect((await mailsTo('waiting@partner.example')).length).toBeGreaterThanOrEqual(3)
    for (const address of ['revoked@partner.example', 'waiting@partner.example']) {
      expect(findTraces(JSON.stringify(await mailsTo(address)))).toEqual([])
    }
    expect((await alice.review(waiting.id)).transfer.isAnonymousTransfer).toBe(true)
  })

  test('a responder learns nothing about an anonymous requester', async () => {
    const asked = await alice.request({
      responder: 'ria@partner.example',
      isAnonymousTransfer: true,
      message: 'Please.',
    })

    const shown = await send(host.origin, toPath('getTransfer', { linkId: getSecret(asked.requestUrl) }))
    const answered = await answerRequest(host.origin, asked.requestUrl, files)
    await host.settled()

    const mails = await mailsTo('ria@partner.example')
    expect(mails).toHaveLength(2)
    expect(findTraces(JSON.stringify([shown, answered, mails]))).toEqual([])
  })

  test('the same search finds a sender who is not anonymous, so it can find one', async () => {
    await alice.send(files, { recipient: 'open@partner.example' })
    await host.settled()

    expect(findTraces(JSON.stringify(await mailsTo('open@partner.example'))).length).toBeGreaterThan(0)
    expect(findTraces(`x ${Buffer.from('from alice@acme.example').toString('base64')}`).length).toBeGreaterThan(0)
    expect(findTraces('=61lice').length + findTraces('al%69ce').length).toBe(2)
  })

  test('the audit contains no address either', () => {
    const rows = withDatabase(host, database => database.prepare('SELECT * FROM audit').all())

    expect(JSON.stringify(rows)).not.toMatch(/@/)
    expect(JSON.stringify(rows)).not.toContain(PHONE)
  })
})
