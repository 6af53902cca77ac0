import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { verifyReceipt } from '../../shared/domain/verifyReceipt.ts'
import { sampleDropPage } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, download, getSecret, type Person, person, personWith } from '../harness/person.ts'

const MINUTE = 60_000
const FIRST = 'ana@one.example'
const SECOND = 'ben@two.example'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const notes = { name: 'notes.txt', content: Buffer.from('Nothing of note.') }
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, smsCountries: ['CH'] },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

const now = () => new Date(host.clock.now()).toISOString()
const anyone = () => personWith(host.origin, undefined)
const getKeys = () => anyone().call(contracts.getReceiptKeys)
const issue = async (id: string, deliveryId = id, by = alice) =>
  (await by.call(contracts.getReceipt, { params: { id, deliveryId } })).receipt
async function read(id: string, deliveryId = id, by = alice) {
  const { receipt } = await verifyReceipt(await issue(id, deliveryId, by), await getKeys())
  return receipt ?? expect.fail('The receipt does not verify.')
}
async function sent(more: Parameters<Person['send']>[1] = {}) {
  const { id, downloadUrl } = await alice.send([plan, notes], more)
  await host.settled()
  return { id, link: downloadUrl }
}

describe('a receipt', () => {
  test('says who sent which files to whom, and what is known of the delivery', async () => {
    const sentAt = now()
    const { id, link } = await sent()
    host.clock.move(MINUTE)
    const fetchedAt = now()
    await download(host.origin, link)
    host.clock.move(MINUTE)

    const { expiryDate } = (await alice.review(id)).transfer
    const times = (at: string) => ({ firstAt: at, lastAt: at, count: 1 })
    expect(await read(id)).toEqual({
      version: 1,
      issuer: host.origin,
      organisation: 'Acme',
      issuedAt: now(),
      transferId: id,
      deliveryId: id,
      sender: 'alice@acme.example',
      recipient: 'rita@partner.example',
      state: 'active',
      sentAt,
      releasedAt: sentAt,
      expiresAt: expiryDate,
      gates: [],
      files: [
        { name: plan.name, size: plan.content.length, sha256: sha256(plan.content) },
        { name: notes.name, size: notes.content.length, sha256: sha256(notes.content) },
      ],
      downloadCount: 2,
      firstDownloadAt: fetchedAt,
      steps: [
        { step: 'fetched', place: 0, ...times(fetchedAt) },
        { step: 'fetched', place: 1, ...times(fetchedAt) },
        { step: 'mailed', ...times(sentAt) },
      ],
    })
  })

  test('has the digest of what the recipient gets, and says that it is anonymised', async () => {
    const people = { name: 'people.csv', content: Buffer.from('name,city\nRita,Bern\n') }
    const anonymizationPolicy = {
      headerRow: true,
      anonymizationRules: [
        {
          columnNameOrIndex: 'name',
          anonymizationMethod: 'basic_mask' as const,
          parameters: [{ key: 'pattern', value: [{ from: 0, to: 3, char: '*' }] }],
        },
      ],
    }
    const { id, downloadUrl } = await alice.send([{ ...people, anonymizationPolicy }, plan])
    await host.settled()

    const { files } = await read(id)

    const [released] = (await download(host.origin, downloadUrl)).contents
    expect(files).toEqual([
      { name: people.name, size: released?.length, sha256: sha256(released ?? Buffer.of()), isAnonymised: true },
      { name: plan.name, size: plan.content.length, sha256: sha256(plan.content) },
    ])
    expect(files[0]?.sha256).not.toBe(sha256(people.content))
  })

  test('of a password-protected transfer has the digest of its archive, and of the files in it', async () => {
    const { id, link } = await sent({ options: { isPasswordProtected: true } })

    const { archive, files } = await read(id)

    const [released] = (await download(host.origin, link)).contents
    expect(archive).toEqual({
      name: expect.any(String),
      size: released?.length,
      sha256: sha256(released ?? Buffer.of()),
    })
    expect(files.map(file => file.sha256)).toEqual([sha256(plan.content), sha256(notes.content)])
  })

  test('is one for each recipient, and none names the others', async () => {
    const { id } = await sent({ recipients: [FIRST, SECOND] })
    const { deliveries = [] } = (await alice.review(id)).transfer
    const [first, second] = deliveries
    await download(host.origin, second?.downloadUrl ?? '')

    const receipts = [await read(id), await read(id, second?.id)]

    expect(receipts.map(one => [one.transferId, one.deliveryId, one.recipient, one.downloadCount])).toEqual([
      [id, id, FIRST, 0],
      [id, second?.id, SECOND, 2],
    ])
    expect(first?.id).toBe(id)
    expect(JSON.stringify(receipts[0])).not.toContain(SECOND)
  })

  test('contains nothing that gives access', async () => {
    const { id, link } = await sent({ options: { recipientPhoneNumber: '+41791234567', isOTPEnabled: true } })
    const { link: stored } = (await host.context.transfers.get(id)) ?? expect.fail()

    const receipt = await read(id)

    expect(receipt.gates).toEqual(['phone'])
    const text = JSON.stringify(receipt)
    for (const secret of [getSecret(link), stored?.digest ?? '', '4567', '791234']) expect(text).not.toContain(secret)
  })

  test('names the gates of a recipient who signs in', async () => {
    const { id } = await sent({ recipient: 'bob@acme.example' })

    expect((await read(id)).gates).toEqual(['login'])
  })

  test('names codes to a mailbox as such, also beside a phone', async () => {
    const phone = { recipientPhoneNumber: '+41791234567', isOTPEnabled: true, isOTPEmailAllowed: true }
    const byMail = await sent({ options: { isEmailOTPEnabled: true } })
    const byEither = await sent({ options: phone })

    expect((await read(byMail.id)).gates).toEqual(['mailbox'])
    expect((await read(byEither.id)).gates).toEqual(['phoneOrMailbox'])
  })

  test('of an anonymous transfer names the organisation only', async () => {
    const { id } = await sent({ options: { isAnonymousTransfer: true } })

    expect(await read(id)).not.toHaveProperty('sender')
    expect(JSON.stringify(await read(id))).not.toContain('alice')
  })

  test('says when a transfer was revoked, and stays after the files are erased', async () => {
    const { id } = await sent()
    const releasedAt = now()
    host.clock.move(MINUTE)
    const retractedAt = now()
    await alice.retract(id)
    host.clock.move(31 * 24 * 60 * MINUTE)
    await host.sweep()
    expect(await host.context.transfers.get(id)).toHaveProperty('erasedAt')

    const later = await person(host.origin, 'alice@acme.example')
    expect(await read(id, id, later)).toMatchObject({
      state: 'retracted',
      releasedAt,
      retractedAt,
      files: [{ sha256: sha256(plan.content) }, { sha256: sha256(notes.content) }],
    })
  })

  test('of a request names the responder as the holder of the mailed link, and the requester as recipient', async () => {
    const { id, requestUrl } = await alice.request({ responder: 'rita@partner.example' })
    await expect(issue(id)).rejects.toMatchObject({ status: 409 })
    await answerRequest(host.origin, requestUrl, [plan])
    await host.settled()

    const receipt = await read(id)

    expect(receipt).toMatchObject({
      isRequest: true,
      sender: 'rita@partner.example',
      recipient: 'alice@acme.example',
      files: [{ name: plan.name, sha256: sha256(plan.content) }],
    })
    expect(receipt).not.toHaveProperty('isSenderStated')
    expect(JSON.stringify(receipt)).not.toContain(getSecret(requestUrl))
  })

  test('of a drop page says that the sender stated their address themselves', async () => {
    const { page } = await alice.call(contracts.saveDropPage, { body: { ...sampleDropPage, password: '' } })
    const { requestUrl } = await anyone().call(contracts.enterDropPage, {
      params: { id: getSecret(page?.url ?? '') },
      body: { email: 'vera@visitor.example', name: 'Vera', message: '' },
    })
    await answerRequest(host.origin, requestUrl, [plan])
    await host.settled()
    const [delivery] = (await alice.call(contracts.searchTransfers, { body: {} })).transfers

    expect(await read(delivery?.id ?? '')).toMatchObject({
      isRequest: true,
      isSenderStated: true,
      sender: 'vera@visitor.example',
      recipient: 'alice@acme.example',
    })
  })

  test('is issued only after the release', async () => {
    const { id } = await alice.create([plan])

    await expect(issue(id)).rejects.toMatchObject({ status: 409 })
  })

  test('of a transfer of an earlier version does not say when it was released', async () => {
    const { id } = await sent()
    const stored = (await host.context.transfers.get(id)) ?? expect.fail()
    await host.context.transfers.replace(stored, { ...stored, releasedAt: undefined })

    expect(await read(id)).not.toHaveProperty('releasedAt')
  })
})

describe('receipts are issued', () => {
  test('to the sender and to administrators, and to no other member', async () => {
    const { id } = await sent()
    const ada = await person(host.origin, 'ada@acme.example')
    const bob = await person(host.origin, 'bob@acme.example')
    const params = { id, deliveryId: id }

    const { receipt } = await ada.call(contracts.getAnyReceipt, { params })

    expect(await verifyReceipt(receipt, await getKeys())).toMatchObject({ receipt: { deliveryId: id } })
    await expect(issue(id, id, ada)).rejects.toMatchObject({ status: 404 })
    await expect(issue(id, id, bob)).rejects.toMatchObject({ status: 404 })
    await expect(bob.call(contracts.getAnyReceipt, { params })).rejects.toMatchObject({ status: 403 })
    await expect(anyone().call(contracts.getReceipt, { params })).rejects.toMatchObject({ status: 401 })
  })

  test('for deliveries of the transfer only', async () => {
    const { id } = await sent()
    const other = await sent({ recipients: [FIRST, SECOND] })
    const ada = await person(host.origin, 'ada@acme.example')

    for (const deliveryId of [`${other.id}-1`, other.id, `${id}-1`]) {
      await expect(issue(id, deliveryId)).rejects.toMatchObject({ status: 404 })
      const params = { id, deliveryId }
      await expect(ada.call(contracts.getAnyReceipt, { params })).rejects.toMatchObject({ status: 404 })
    }
    await expect(issue(`${other.id}-1`)).rejects.toMatchObject({ status: 404 })
  })

  test('with an entry in the audit', async () => {
    const { id } = await sent({ recipients: [FIRST, SECOND] })
    await issue(id, `${id}-1`)

    const written = "SELECT transfer_id, result FROM audit WHERE action = 'issue-receipt'"
    expect(withDatabase(host, database => database.prepare(written).all())).toEqual([
      { transfer_id: `${id}-1`, result: 'done' },
    ])
  })
})

describe('the keys of receipts', () => {
  test('are public, and none exists before the first receipt', async () => {
    expect(await getKeys()).toEqual({ keys: [] })

    await issue((await sent()).id)

    const { keys } = await getKeys()
    expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }])
    expect(Object.keys(keys[0] ?? {})).not.toContain('d')
  })

  test('stay published after an operator replaced one', async () => {
    const { id } = await sent()
    const before = await issue(id)
    const folder = join(host.directory, 'keys')

    renameSync(join(folder, 'receipts.key'), join(folder, 'receipts-2026.key'))
    const after = await issue(id)

    const published = await getKeys()
    expect(published.keys).toHaveLength(2)
    for (const receipt of [before, after]) expect(await verifyReceipt(receipt, published)).toHaveProperty('receipt')
  })
})
