import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemEvent } from '../../lambdas/core/request/auditEvent.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, download, getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { held, withFault } from '../harness/portFaults.ts'
import { bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'

const DAY = 86_400_000
const one = { name: 'papers.txt', content: Buffer.from('the papers that were asked for') }
const declared = (...files: { name: string; content: Buffer }[]) =>
  files.map(({ name, content }, tempId) => ({ name, size: content.length, tempId }))
const newKey = () => randomBytes(32).toString('base64url')

describe('a request for files', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  })
  beforeEach(async () => {
    // The clock moves by days, so each test signs in again.
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const show = (requestUrl: string) =>
    personWith(host.origin, undefined).call(contracts.getTransfer, { params: { id: getSecret(requestUrl) } })
  const claim = (requestUrl: string, files = [one], key?: string) =>
    sendJson(
      host.origin,
      `/api/transfers/${getSecret(requestUrl)}/files`,
      JSON.stringify({ files: declared(...files), acknowledgement: true }),
      { headers: key === undefined ? {} : { 'idempotency-key': key } },
    )
  const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)
  const getState = async (id: string) => (await alice.review(id)).transfer.transferState

  test('is mailed with its link, and shows the responder the request, its requester and its end', async () => {
    const asked = await alice.request({
      responder: 'ria@partner.example',
      recipientName: 'Ria',
      message: 'The papers.',
    })

    const [mail] = await mailsTo('ria@partner.example')
    const { transfer } = await show(asked.requestUrl)

    expect(mail?.text).toContain(asked.requestUrl)
    expect(transfer).toMatchObject({
      transferState: 'requested',
      organisationName: 'Acme',
      requester: 'alice@acme.example',
      responderName: 'Ria',
      message: 'The papers.',
      expiryDate: asked.expiryDate,
    })
    expect(JSON.stringify(transfer)).not.toContain(asked.id)
  })

  test('names no member where the requester is anonymous', async () => {
    const asked = await alice.request({ responder: 'rolf@partner.example', isAnonymousTransfer: true })

    const { transfer } = await show(asked.requestUrl)

    expect(transfer.requester).toBeUndefined()
    expect(JSON.stringify(await mailsTo('rolf@partner.example'))).not.toMatch(/alice/i)
  })

  test('is not mailed when the requester passes the link on', async () => {
    const asked = await alice.request({ responder: 'quiet@partner.example', sendEmailNotification: false })

    expect(await mailsTo('quiet@partner.example')).toEqual([])
    expect((await show(asked.requestUrl)).transfer.transferState).toBe('requested')
  })

  test('brings the files only to the requester, by the workflow of a send, with a receipt to the responder', async () => {
    const asked = await alice.request({ responder: 'remo@partner.example' })

    const answered = await answerRequest(host.origin, asked.requestUrl, [one])
    await host.settled()

    expect(Object.keys(answered).sort()).toEqual(['expiryDate', 'id'])
    const review = await alice.review(asked.id)
    expect(review.transfer).toMatchObject({ transferState: 'active', isTransferRequest: true })
    expect(review.files).toMatchObject([{ name: one.name, fileState: 'inspected' }])
    const received = (await mailsTo('alice@acme.example')).find(({ text }) => text.includes('/dl/'))
    const link = /https?:\S+\/dl\/[A-Za-z0-9_-]{43}/.exec(received?.text ?? '')?.[0] ?? ''
    expectRefusal(await send(host.origin, `/api/downloads/${getSecret(link)}`), 401)
    const opened = await send(host.origin, `/api/downloads/${getSecret(link)}`, { headers: bearer(alice.idToken) })
    // The requester’s text is not the responder’s message.
    expect(opened.json).toMatchObject({ sharedBy: 'remo@partner.example', message: '', files: [{ name: one.name }] })
    const receipt = (await mailsTo('remo@partner.example'))[0]
    expect(receipt?.text).toContain(one.name)
    expect(receipt?.text).toMatch(/[0-9a-f]{64}/)
    expect(receipt?.text).not.toContain('/dl/')
  })

  test('ends with its answer: the link then shows only that', async () => {
    const asked = await alice.request({ message: 'Only for the responder.' })
    await answerRequest(host.origin, asked.requestUrl, [one])
    await host.settled()

    const { transfer } = await show(asked.requestUrl)

    expect(transfer).toMatchObject({ transferState: 'processing', message: '', expiryDate: '' })
    expect(transfer.requester).toBeUndefined()
    expectRefusal(await claim(asked.requestUrl), 409)
  })

  test('lets one of fifty concurrent responders upload, and the others read the reason', async () => {
    const asked = await alice.request()

    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(asked.requestUrl, [one], newKey())))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(expectRefusal(answer, 409).errorMessage).toContain('An upload through this link has started')
    }
  })

  test('gives a responder whose reply was lost the same reply again, for the same request from any address', async () => {
    const asked = await alice.request()
    const key = newKey()

    const first = await claim(asked.requestUrl, [one], key)
    const again = await Promise.all(Array.from({ length: 5 }, () => claim(asked.requestUrl, [one], key)))

    for (const answer of again) expect(answer.json).toEqual(first.json)
    expectRefusal(await claim(asked.requestUrl, [{ ...one, name: 'other.txt' }], key), 409)
    expectRefusal(await claim(asked.requestUrl, [one], newKey()), 409)
    expectRefusal(await claim(asked.requestUrl, [one]), 409)
  })

  test('treats twenty concurrent calls under one key as one responder', async () => {
    const asked = await alice.request()
    const key = newKey()

    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(asked.requestUrl, [one], key)))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  test('opens no upload for the transfer’s id, the link, or another responder’s id', async () => {
    const asked = await alice.request()
    const { json } = await claim(asked.requestUrl)
    const { id, files } = json as { id: string; files: { id: string }[] }
    const path = (whose: string) => `/api/transfers/${whose}/files/${files[0]?.id}/upload-url`

    expect((await send(host.origin, path(id))).status).toBe(200)
    expectRefusal(await send(host.origin, path(asked.id)), 401)
    expectRefusal(await send(host.origin, path(asked.id), { headers: bearer(alice.idToken) }), 404)
    expectRefusal(await send(host.origin, path(getSecret(asked.requestUrl))), 404)
    expectRefusal(await send(host.origin, path('G'.repeat(43))), 404)
    expectRefusal(await send(host.origin, `/api/downloads/${id}`), 404)
    expectRefusal(await send(host.origin, `/api/transfer/${id}`), 404)
  })

  test('reopens its link after an upload without progress for a day, and deletes the upload', async () => {
    const asked = await alice.request({ expiryDays: 10 })
    const { json } = await claim(asked.requestUrl, [one], newKey())
    const { id, files } = json as { id: string; files: { id: string }[] }
    const responder = personWith(host.origin, undefined)
    await responder.upload(id, files[0]?.id ?? '', one.content)

    const claimedAt = new Date(host.clock.now()).toISOString()
    host.clock.move(DAY - 60_000)
    alice = await person(host.origin, 'alice@acme.example')
    expect((await alice.review(asked.id)).transfer.lastActivityAt).toBe(claimedAt)
    host.clock.move(120_000)
    await host.sweep()
    alice = await person(host.origin, 'alice@acme.example')

    expect(await getState(asked.id)).toBe('requested')
    expectRefusal(await send(host.origin, `/api/transfers/${id}/files/${files[0]?.id}/upload-url`), 404)
    const left = withDatabase(host, database =>
      database.prepare('SELECT content FROM objects WHERE key LIKE ? AND content IS NOT NULL').all(`${asked.id}%`),
    )
    expect(left).toEqual([])
    await answerRequest(host.origin, asked.requestUrl, [one])
    await host.settled()
    expect(await getState(asked.id)).toBe('active')
  })

  test('ends with its date: the link answers 410, and resending makes a new request', async () => {
    const asked = await alice.request({ responder: 'late@partner.example', expiryDays: 3, trackingId: 'T-77' })
    host.clock.move(3 * DAY + 1000)
    alice = await person(host.origin, 'alice@acme.example')

    expect(
      expectRefusal(await send(host.origin, `/api/transfer/${getSecret(asked.requestUrl)}`), 410).errorMessage,
    ).toBe('Please ask the sender to resend the request.')
    expectRefusal(await claim(asked.requestUrl), 410)

    const again = await alice.call(contracts.resendRequest, { params: { id: asked.id } })
    expect(again.id).not.toBe(asked.id)
    expect((await alice.review(asked.id)).transfer.newId).toBe(again.id)
    expect((await alice.review(again.id)).transfer).toMatchObject({ transferState: 'requested', trackingId: 'T-77' })
    expect((await mailsTo('late@partner.example'))[0]?.text).toContain(again.requestUrl)
    expect(Date.parse(again.expiryDate) - host.clock.now()).toBe(3 * DAY)
  })

  test('is mailed again with the same link while it takes files', async () => {
    const asked = await alice.request({ responder: 'again@partner.example' })

    const again = await alice.call(contracts.resendRequest, { params: { id: asked.id } })

    expect(again).toMatchObject({ id: asked.id, requestUrl: asked.requestUrl })
    expect(await mailsTo('again@partner.example')).toHaveLength(2)
  })

  test('that is answered cannot be resent, and another member’s is missing', async () => {
    const asked = await alice.request()
    const bob = await person(host.origin, 'bob@acme.example')
    await expect(bob.call(contracts.resendRequest, { params: { id: asked.id } })).rejects.toMatchObject({ status: 404 })
    await answerRequest(host.origin, asked.requestUrl, [one])
    await host.settled()

    const resend = alice.call(contracts.resendRequest, { params: { id: asked.id } })

    await expect(resend).rejects.toMatchObject({ status: 409 })
  })

  test('that is revoked takes no files, and the responder gets a mail', async () => {
    const asked = await alice.request({ responder: 'revoked@partner.example' })

    await alice.retract(asked.id)

    expectRefusal(await send(host.origin, `/api/transfer/${getSecret(asked.requestUrl)}`), 410)
    expectRefusal(await claim(asked.requestUrl), 410)
    expect(await mailsTo('revoked@partner.example')).toHaveLength(2)
  })

  test('can be stopped by its requester while an attacker with the link uploads', async () => {
    const asked = await alice.request()
    const { json } = await claim(asked.requestUrl)
    const { id, files } = json as { id: string; files: { id: string }[] }

    await alice.retract(asked.id)

    const url = await send(host.origin, `/api/transfers/${id}/files/${files[0]?.id}/upload-url`)
    expectRefusal(url, 410)
    expectRefusal(await send(host.origin, `/api/transfer/${getSecret(asked.requestUrl)}`), 410)
    const again = await alice.call(contracts.resendRequest, { params: { id: asked.id } })
    expect(again.requestUrl).not.toBe(asked.requestUrl)
  })

  test('with an active responder is not reopened by a sweep, however old it is', async () => {
    const asked = await alice.request({ expiryDays: 30 })
    host.clock.move(8 * DAY)
    const { json } = await claim(asked.requestUrl, [one], newKey())
    const { id, files } = json as { id: string; files: { id: string }[] }
    const path = `/api/transfers/${id}/files/${files[0]?.id}/upload-url`

    for (let hours = 0; hours < 30; hours += 3) {
      expect((await send(host.origin, path)).status).toBe(200)
      host.clock.move(3 * 3_600_000)
      await host.sweep()
    }

    expect((await send(host.origin, path)).status).toBe(200)
  })

  test('that is revoked while it is resent gets no other mail with its link', async () => {
    const asked = await alice.request({ responder: 'racing@partner.example' })
    const waiting = held(host.context, ['transfers', 'replace'], 'before it is done')

    const resent = alice.call(contracts.resendRequest, { params: { id: asked.id } })
    await waiting.reached
    await alice.retract(asked.id)
    waiting.release()

    await expect(resent).rejects.toMatchObject({ status: 409 })
    const withLink = (await mailsTo('racing@partner.example')).filter(({ text }) => text.includes(asked.requestUrl))
    expect(withLink).toHaveLength(1)
  })

  test('that ended can be resent again after the new request could not be stored', async () => {
    const asked = await alice.request({ responder: 'unstored@partner.example' })
    await alice.retract(asked.id)
    const restore = withFault(host.context, ['transfers', 'add'], 'fails')
    const resend = () => alice.call(contracts.resendRequest, { params: { id: asked.id } })

    await expect(resend()).rejects.toMatchObject({ status: 500 })
    restore()
    const { transfer } = await alice.review(asked.id)
    const again = await resend()

    expect(transfer.newId).toBeUndefined()
    expect((await alice.review(asked.id)).transfer.newId).toBe(again.id)
    expect(await getState(again.id)).toBe('requested')
    await expect(resend()).rejects.toMatchObject({ status: 409 })
  })

  test('that ended names the new request after a second try, when the first could not record it', async () => {
    const asked = await alice.request({ responder: 'unnamed@partner.example' })
    await alice.retract(asked.id)
    const restore = withFault(host.context, ['transfers', 'replace'], 'fails')
    const resend = () => alice.call(contracts.resendRequest, { params: { id: asked.id } })

    await expect(resend()).rejects.toMatchObject({ status: 500 })
    restore()
    await expect(resend()).rejects.toMatchObject({ status: 409 })

    const { newId = '' } = (await alice.review(asked.id)).transfer
    expect(await getState(newId)).toBe('requested')
  })

  test('of an earlier version that names a request which was never stored can be resent', async () => {
    const asked = await alice.request({ responder: 'stranded@partner.example' })
    await alice.retract(asked.id)
    const { transfers, now } = host.context
    const record = await transfers.get(asked.id)
    if (!record) throw new Error('The request is missing.')
    await transfers.replace(
      record,
      { ...record, newId: 'never-stored' },
      systemEvent('request', now(), { transferId: asked.id }),
    )

    const { transfer } = await alice.review(asked.id)
    const again = await alice.call(contracts.resendRequest, { params: { id: asked.id } })

    // The page offers to ask again while no new request is named.
    expect(transfer.newId).toBeUndefined()
    expect((await alice.review(asked.id)).transfer.newId).toBe(again.id)
    expect(await getState(again.id)).toBe('requested')
  })

  test('that ended is resent once for concurrent calls', async () => {
    const asked = await alice.request({ responder: 'once@partner.example' })
    await alice.retract(asked.id)

    const again = await Promise.allSettled(
      Array.from({ length: 5 }, () => alice.call(contracts.resendRequest, { params: { id: asked.id } })),
    )

    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mailsTo('once@partner.example')).filter(({ text }) => text.includes('/transfer/'))).toHaveLength(2)
  })

  test.each([
    ['fewer days than allowed', { expiryDays: 2 }],
    ['more days than allowed', { expiryDays: 61 }],
    ['an unknown template set', { templateSet: 'Nope' }],
    ['an invalid address', { responder: 'rita' }],
  ])('is refused with %s', async (_, body) => {
    await expect(alice.request(body)).rejects.toMatchObject({ status: 400 })
  })

  test('is refused for a banned domain', async () => {
    await expect(alice.request({ responder: 'x@banned.example' })).rejects.toMatchObject({ status: 422 })
  })

  test('lives the days of its template set by default', async () => {
    const asked = await alice.request({ templateSet: 'Legal' })

    expect(Date.parse(asked.expiryDate) - host.clock.now()).toBe(30 * DAY)
  })

  test('without consent, with rules, with no file or with another link’s id cannot be claimed', async () => {
    const asked = await alice.request()
    const path = `/api/transfers/${getSecret(asked.requestUrl)}/files`
    const post = (body: object) => sendJson(host.origin, path, JSON.stringify(body))
    const files = declared(one)

    expectRefusal(await post({ files, acknowledgement: false }), 422)
    expectRefusal(await post({ files: [], acknowledgement: true }), 400)
    expectRefusal(await post({ files, acknowledgement: true, id: 'X'.repeat(43) }), 400)
    expectRefusal(await post({ files, acknowledgement: true, requester: 'eve@evil.example' }), 400)
    const rules = { headerRow: true, anonymizationRules: [] }
    expectRefusal(await post({ files: [{ ...files[0], anonymizationPolicy: rules }], acknowledgement: true }), 400)
    expect(await getState(asked.id)).toBe('requested')
  })

  test('leaves ordinary sends unchanged', async () => {
    const sent = await alice.send([one])
    await host.settled()

    expect((await download(host.origin, sent.downloadUrl)).payload.files).toHaveLength(1)
  })
})

test('a receipt is not mailed to a mailbox that got its mails of a day', async () => {
  const organisation = {
    ...demoOrganisation,
    dailyCaps: { ...demoOrganisation.dailyCaps, mailsPerRecipient: 1 },
  }
  const host = await testHost({ organisation })
  const alice = await person(host.origin, 'alice@acme.example')
  const asked = await alice.request({ responder: 'ria@partner.example' })

  await answerRequest(host.origin, asked.requestUrl, [one])
  await host.settled()

  const addresses = (await getOutbox(host.origin)).map(({ to }) => to)
  expect(addresses.sort()).toEqual(['alice@acme.example', 'ria@partner.example'])
  expect(host.logLines.join()).toContain('A receipt was not mailed')
  await host.stop()
})
