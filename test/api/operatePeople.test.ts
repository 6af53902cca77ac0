import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '../../lambdas/operations/erasePerson.ts'
import { findPerson } from '../../lambdas/operations/findPerson.ts'
import { openDatabase } from '../../local/database.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { signedInPeople } from '../../local/identity/directory.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqlitePeople } from '../../local/stores/people.ts'
import { contracts } from '../../shared/contract/table.ts'
import { verifyReceipt } from '../../shared/domain/verifyReceipt.ts'
import { ask, type Target } from '../harness/calls.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, type Person, person, signIn } from '../harness/person.ts'
import { readDatabaseBytes } from '../harness/readDatabaseBytes.ts'
import { expectRefusal, send } from '../harness/requests.ts'
import { askedFor, nameFor, PHONE } from './codesHost.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', '..', 'bin', 'operate.ts')
const MINUTE = 60_000
const file = { name: 'salaries.csv', content: Buffer.from('name,pay\nx,1\n') }
const why = ['--reason', 'Ticket 42', '--operator', 'olga']
const ZUZANA = 'zuzana@partner.example'

let host: TestHost
let folder: string
let alice: Person
beforeEach(async () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH'] }
  const budgets = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }
  // Commands have the machine's clock: hosts that lie half an hour in the past leave nothing to wait for.
  host = await testHost({ organisation, budgets }, fixedClock(Date.now() - 30 * MINUTE))
  folder = mkdtempSync(join(tmpdir(), 'waybill-operate-'))
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await host.stop()
})

const operate = (...words: string[]) =>
  run(process.execPath, [command, ...words], { env: { ...process.env, DATA_DIR: host.directory } })

async function exported(...named: string[]) {
  const out = join(folder, `${named.at(-1)}.json`)
  await operate('export', ...named, '--out', out, ...why)
  expect(statSync(out).mode & 0o777).toBe(0o600)
  return JSON.parse(readFileSync(out, 'utf8'))
}

async function askedForCode(secret: string) {
  await askedFor(host, { id: '', secret, username: await nameFor(host, secret), phone: PHONE })
}

/** One of everything that is stored of a recipient, and of what concerns only others. */
async function fill() {
  const options = { isOTPEnabled: true, recipientPhoneNumber: PHONE, recipientName: 'Zuzana Quist' }
  const sent = await alice.send([file], { recipient: ZUZANA, options })
  await host.settled()
  await askedForCode(getSecret(sent.downloadUrl))
  const bob = await person(host.origin, 'bob@acme.example')
  const asked = await bob.request({ responder: 'Zuzana@partner.example' })
  const other = await alice.send([file], { recipient: 'otto@partner.example' })
  await host.settled()
  await alice.retract(sent.id)
  await bob.retract(asked.id)
  const createdAt = new Date(host.clock.now()).toISOString()
  const { alerts } = host.context
  const ofZuzana = { id: `newRecipients ${ZUZANA}`, kind: 'newRecipients', createdAt, recipient: ZUZANA } as const
  const ofOtto = {
    id: 'newRecipients otto',
    kind: 'newRecipients',
    createdAt,
    recipient: 'otto@partner.example',
  } as const
  await alerts.add([ofZuzana, ofOtto], host.clock.now())
  await alerts.acknowledge([ofOtto], { at: createdAt, by: 'bob@acme.example', note: `As agreed with <${ZUZANA}>.` })
  await host.sweep()
  return { sent, asked, other }
}

/** The tables that have a text, also encrypted by words of lists, in clear. */
function findTables(text: string): string[] {
  return withDatabase(host, database =>
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => String(name))
      .filter(name => {
        const rows = database.prepare(`SELECT * FROM ${name}`)
        rows.setReadBigInts(true)
        return rows.all().some(row => Object.values(row).join(' ').toLowerCase().includes(text))
      }),
  )
}

async function findRecords(text: string): Promise<string[]> {
  const ids = withDatabase(host, database => database.prepare('SELECT id FROM transfers').all()).map(({ id }) =>
    String(id),
  )
  const records = await Promise.all(ids.map(id => host.context.transfers.get(id)))
  const mails = await getOutbox(host.origin)
  return [...records, ...mails]
    .map(record => JSON.stringify(record).toLowerCase())
    .filter(record => record.includes(text))
}

describe('the export of a recipient', () => {
  test('has their transfers and requests, and all other records, but neither secrets nor other people’s transfers', async () => {
    const { sent, asked, other } = await fill()

    const all = await exported('--email', 'ZUZANA@partner.example')

    expect(all.transfers.map(({ id }: { id: string }) => id).toSorted()).toEqual([sent.id, asked.id].toSorted())
    expect(all).toMatchObject({
      format: 1,
      address: 'ZUZANA@partner.example',
      subjects: [],
      alertReaders: [],
      policies: [],
    })
    expect(all.addressBooks.map(({ name }: { name: string }) => name).toSorted()).toEqual(['', 'Zuzana Quist'])
    expect(all.phones).toEqual([expect.objectContaining({ maskedPhone: expect.stringMatching(/67$/) })])
    expect(all.usage).toEqual([expect.objectContaining({ recipient: ZUZANA, count: 1 })])
    expect(all.alerts).toEqual([expect.objectContaining({ recipient: ZUZANA })])
    expect(all.audit.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['create', 'publish', 'request']),
    )
    expect(all.messages).toContainEqual(expect.objectContaining({ to: '+41 ** *** ** 67' }))
    expect(all.messages).toContainEqual(expect.objectContaining({ to: ZUZANA }))
    const text = JSON.stringify(all)
    expect(text).not.toContain(PHONE)
    expect(text).toContain('salaries.csv')
    expect(text).not.toMatch(/sealed|digest|otto@/i)
    for (const { id } of [other]) expect(text).not.toContain(id)
    expect(text).not.toContain(getSecret(sent.downloadUrl))
  })

  test('has no mails of another address that ends like theirs', async () => {
    const { messages } = await exported('--email', ZUZANA.replace('zuz', ''))

    expect(messages).toEqual([])
  })

  test('never overwrites a file', async () => {
    const out = join(folder, 'one.json')
    await operate('export', '--email', ZUZANA, '--out', out, ...why)

    await expect(operate('export', '--email', ZUZANA, '--out', out, ...why)).rejects.toMatchObject({
      code: 1,
      stderr: `${out} cannot be created: EEXIST.\n`,
    })
  })
})

describe('the erasure of a recipient', () => {
  test('changes nothing without --yes, and says what it would erase', async () => {
    await fill()
    expect(await findRecords(PHONE)).toHaveLength(1)

    const { stdout } = await operate('erase', '--email', ZUZANA, ...why)

    expect(stdout).toContain('2 transfers, 0 of them open, which are stopped; 2 other members sent some of them')
    expect(stdout).toContain('2 records of address books')
    expect(stdout).toContain('Nothing was erased. Repeat the command with --yes.')
    expect((await findRecords(ZUZANA)).length).toBeGreaterThan(2)
    expect(findTables(ZUZANA)).toContain('listed_shown')
  })

  test('leaves their address and name in no row, list, figure or mail, and other recipients as they were', async () => {
    const { other } = await fill()
    expect(readDatabaseBytes(host.directory)).toMatch(/zuzana/)
    expect(findTables('zuzana')).toEqual(
      expect.arrayContaining(['address_book', 'alerts', 'insight_names', 'listed_own', 'usage_pairs']),
    )

    const { stdout } = await operate('erase', '--email', ZUZANA, ...why, '--yes')

    expect(stdout).toContain('All of it is erased.')
    expect(await findRecords(PHONE)).toEqual([])
    expect(readDatabaseBytes(host.directory)).not.toMatch(/zuzana|quist/)
    for (const text of ['zuzana', 'quist']) {
      expect(findTables(text)).toEqual([])
      expect(await findRecords(text)).toEqual([])
    }
    const listed = await alice.call(contracts.searchTransfers, { body: {} })
    expect(listed.transfers.map(({ id }) => id)).toEqual([other.id])
    const again = await exported('--email', ZUZANA)
    const { audit, sessions, exportedAt, ...rest } = again
    expect(
      Object.values(rest)
        .filter(value => Array.isArray(value))
        .flat(),
    ).toEqual([])
    expect((await alice.call(contracts.getAddressBook)).entries.map(({ address }) => address)).toEqual([
      'otto@partner.example',
    ])
    expect(
      await host.context.usage.findExchanges({ subject: 'anyone', recipient: 'otto@partner.example' }),
    ).toMatchObject({ byOrganisation: true })
    const { alerts } = await host.context.alerts.find({ from: 0, to: Number.MAX_SAFE_INTEGER }, { limit: 9 })
    expect(alerts.map(({ id, acknowledgement }) => [id, acknowledgement?.by, acknowledgement?.note])).toEqual([
      ['newRecipients otto', 'bob@acme.example', undefined],
    ])
  })

  test('stops an open transfer at once, and removes it by a second run after 20 minutes', async () => {
    host.clock.move(30 * MINUTE)
    const { id, downloadUrl } = await alice.send([file], { recipient: ZUZANA })
    await host.settled()

    await expect(operate('erase', '--email', ZUZANA, ...why, '--yes')).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringContaining(`Repeat the command after that time: ${id}`),
    })

    expectRefusal(await send(host.origin, `/api/downloads/${getSecret(downloadUrl)}`), 410)
    expect((await host.context.transfers.get(id))?.transferState).toBe('retracted')
    const database = openDatabase(join(host.directory, 'waybill.db'))
    const people = sqlitePeople(database, fileKeys(join(host.directory, 'keys', 'root.key')))
    const later = { ...host.context, people, now: () => Date.now() + 20 * MINUTE }
    const found = await findPerson(later, { address: ZUZANA, subjects: [] })
    expect(await erasePerson(later, found, { operator: 'olga', account: 'user olga', reason: 'Ticket 42' })).toEqual([])
    database.close()
    expect(await host.context.transfers.get(id)).toBeUndefined()
    expect(findTables('zuzana')).toEqual([])
  })

  test('stops an expired transfer that its sender could extend before the second run', async () => {
    const { id } = await alice.send([file], { recipient: ZUZANA })
    await host.settled()
    const end = Date.parse((await host.context.transfers.get(id))?.expiryDate ?? '')
    const database = openDatabase(join(host.directory, 'waybill.db'))
    const people = sqlitePeople(database, fileKeys(join(host.directory, 'keys', 'root.key')))
    const erase = async (at: number) => {
      const parts = { ...host.context, people, now: () => at }
      const found = await findPerson(parts, { address: ZUZANA, subjects: [] })
      return erasePerson(parts, found, { operator: 'olga', account: 'user olga', reason: 'Ticket 42' })
    }

    expect(await erase(end + MINUTE)).toEqual([id])
    expect((await host.context.transfers.get(id))?.transferState).toBe('retracted')
    expect(await erase(end + 22 * MINUTE)).toEqual([])
    database.close()
    expect(findTables('zuzana')).toEqual([])
  })
})

describe('the erasure of a member', () => {
  test('ends their sessions, and leaves neither their address nor their transfers', async () => {
    const { id_token: idToken } = await signIn(host.origin, 'bob@acme.example')
    await fill()

    await operate('erase', '--email', 'bob@acme.example', ...why, '--yes')

    const nothing: Target = { id: '', fileId: '', secret: '' }
    expect((await ask(host.origin, 'searchTransfers', nothing, { token: idToken })).status).toBe(401)
    expect(findTables('bob@acme')).toEqual([])
    expect(await findRecords('bob@acme')).toEqual([])
    const subject = (await exported('--email', 'bob@acme.example')).subjects[0]
    expect(findTables(subject)).toEqual(['audit', 'sessions'])
    const events = withDatabase(host, database =>
      database.prepare("SELECT actor, detail FROM audit WHERE action = 'erase-person'").all(),
    )
    expect(events.map(event => ({ ...event }))).toEqual([
      {
        actor: 'operator',
        detail: `olga on ${subject}: Ticket 42`,
      },
    ])
  })
})

describe('an address that passed from one member to another', () => {
  test('is refused until each of them is named, so that none is erased unseen', async () => {
    await signIn(host.origin, 'bob@acme.example')
    const database = openDatabase(join(host.directory, 'waybill.db'))
    const keys = fileKeys(join(host.directory, 'keys', 'root.key'))
    const earlier = { email: 'bob@acme.example', name: 'Bob Other', groups: ['org'] }
    await signedInPeople(database, keys).keep('earlier-bob', earlier, Math.floor(host.clock.now() / 1000))
    database.close()
    const erase = (...words: string[]) => operate('erase', ...words, ...why, '--yes')
    const refused = { code: 1, stderr: expect.stringContaining('Several members have or had the address') }

    await expect(erase('--email', 'bob@acme.example')).rejects.toMatchObject(refused)
    await expect(erase('--email', 'bob@acme.example', '--subject', 'earlier-bob')).rejects.toMatchObject(refused)
    expect(findTables('earlier-bob')).toEqual(['people'])

    await erase('--subject', 'earlier-bob')
    expect(findTables('earlier-bob')).toEqual(['audit', 'sessions'])
    const { stdout } = await erase('--email', 'bob@acme.example')
    expect(stdout).toContain('All of it is erased.')
  })
})

test.each([
  [['export', '--email', ZUZANA, ...why], 'Name a new file with --out'],
  [['export', '--out', 'x', ...why], 'Operate Waybill:'],
  [['erase', 'zuzana', '--yes', ...why], 'Operate Waybill:'],
  [['erase', '--email', 'zuzana', '--yes', ...why], 'zuzana is no e-mail address.'],
  [['erase', '--email', ZUZANA, '--yes'], 'Give a reason with --reason'],
])('an invalid command erases and exports nothing: %j', async (words, says) => {
  await expect(operate(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) })
  expect(existsSync('x')).toBe(false)
})

describe('one of several recipients', () => {
  const recipients = ['ana@one.example', ZUZANA, 'otto@partner.example']

  test('is erased from the transfer, and the others keep its files', async () => {
    const { id } = await alice.send([file], { recipients })
    await host.settled()

    await operate('erase', '--email', ZUZANA, '--yes', ...why)

    expect(await findRecords('zuzana')).toEqual([])
    expect(findTables('zuzana')).toEqual([])
    const { deliveries = [] } = (await alice.review(id)).transfer
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(['ana@one.example', '', 'otto@partner.example'])
    const opened = async (url = '') => (await send(host.origin, `/api/downloads/${getSecret(url)}`)).status
    expect(await opened(deliveries[0]?.downloadUrl)).toBe(200)
    expect(await opened(deliveries[2]?.downloadUrl)).toBe(200)
  })

  test('has no receipt any more; one that was issued before still verifies, and the others keep theirs', async () => {
    const { id } = await alice.send([file], { recipients })
    await host.settled()
    const issue = async (deliveryId: string) =>
      (await alice.call(contracts.getReceipt, { params: { id, deliveryId } })).receipt
    const before = await issue(`${id}-1`)

    await operate('erase', '--email', ZUZANA, '--yes', ...why)

    await expect(issue(`${id}-1`)).rejects.toMatchObject({ status: 404 })
    const keys = await alice.call(contracts.getReceiptKeys)
    expect(await verifyReceipt(before, keys)).toMatchObject({ receipt: { recipient: ZUZANA } })
    const { receipt } = await verifyReceipt(await issue(`${id}-2`), keys)
    expect(receipt?.recipient).toBe('otto@partner.example')
    expect(JSON.stringify(receipt)).not.toContain('zuzana')
  })

  test('is erased from a transfer that is not yet sent, which then goes to the others', async () => {
    const { id, files } = await alice.create([file], { recipients })

    await operate('erase', '--email', ZUZANA, '--yes', ...why)

    expect(await findRecords('zuzana')).toEqual([])
    await alice.upload(id, files[0]?.id ?? '', file.content)
    await alice.finalize(id)
    await host.settled()
    const { deliveries = [] } = (await alice.review(id)).transfer
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(['ana@one.example', 'otto@partner.example'])
  })

  test('leaves a transfer to the other of two', async () => {
    const { id, files } = await alice.create([file], { recipients: recipients.slice(0, 2) })

    await operate('erase', '--email', ZUZANA, '--yes', ...why)

    await alice.upload(id, files[0]?.id ?? '', file.content)
    await alice.finalize(id)
    await host.settled()
    const { transfer } = await alice.review(id)
    expect([transfer.recipient, transfer.deliveries]).toEqual(['ana@one.example', undefined])
  })

  test('is exported with what their own link shows, and without the others', async () => {
    await alice.send([file], { recipients, message: 'To the three of you.' })
    await host.settled()

    const { transfers } = await exported('--email', ZUZANA)

    expect(transfers).toHaveLength(1)
    expect(transfers[0]).toMatchObject({
      ...{ recipient: ZUZANA, isReceived: true, isSent: false, message: 'To the three of you.' },
      files: [{ name: file.name, size: file.content.length }],
    })
    expect(JSON.stringify(transfers)).not.toContain('otto@')
    expect(JSON.stringify(transfers)).not.toContain('one.example')
  })
})
