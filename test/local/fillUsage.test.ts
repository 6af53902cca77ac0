import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { openDatabase } from '../../local/database.ts'
import { takeDirectory } from '../../local/dataDirectory.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { fillUsageOnce, sqliteUsage } from '../../local/stores/usage.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { fixedClock } from '../harness/host.ts'
import { recordKey } from '../harness/recordKey.ts'

const HOUR = 3_600_000

let database: DatabaseSync
let clock: ReturnType<typeof fixedClock>
let lines: string[]

beforeEach(() => {
  database = openDatabase(':memory:')
  clock = fixedClock()
  lines = []
})
afterEach(() => database.close())

const iban = { infoType: 'IBAN_CODE', count: 1, distinctCount: 1, likelihood: 'LIKELY' } as const
const findings = { summary: [iban], places: [], notInspectable: [], mismatches: [] }

/** As a version without a usage history stores it. */
async function store(id: string, recipient: string, more: Partial<Transfer> = {}, key: Buffer = recordKey) {
  const at = new Date(clock.now()).toISOString()
  const files = [aFile(`${id}-file`, { name: `${id}.csv`, fileExtension: 'csv', findings })]
  const times = { createdAt: at, finalizedAt: at, stateChangedAt: at, expiryDate: at }
  const transfer = aTransfer(id, { ...times, transferState: 'active', recipient, files, ...more })
  await sqliteTransfers(database, key).add(transfer, { at, action: 'create', actor: 'alice', result: 'done' })
}
const upgrade = () =>
  fillUsageOnce(database, recordKey, { log: jsonLog(line => lines.push(line), clock.now, 'error'), now: clock.now })
const find = async (recipient: string) =>
  (await sqliteUsage(database, clock).findRecipients('alice', [recipient], ['salaries', 'pay']))[0]

test('an upgraded installation knows its recipients, with counts, last use and kinds of files', async () => {
  await store('salaries', 'Rita@partner.example')
  clock.move(HOUR)
  const last = clock.now()
  await store('pay', 'rita@partner.example.', { transferState: 'expired' })
  await store('failed', 'rita@partner.example', { transferState: 'failed' })
  await store('other', 'rolf@partner.example')

  await upgrade()

  expect(await find('rita@partner.example')).toEqual({
    own: {
      count: 2,
      lastAt: last,
      likeness: { files: 2, groups: ['office'], stems: ['pay', 'salaries'], infoTypes: ['IBAN_CODE'] },
    },
    ownAtDomain: ['rolf@partner.example'],
    membersAtDomain: 1,
    ownStems: [
      { stem: 'pay', infoTypes: ['IBAN_CODE'] },
      { stem: 'salaries', infoTypes: ['IBAN_CODE'] },
    ],
  })
})

test('a transfer whose listing is outdated is read from its record', async () => {
  await store('salaries', 'rita@partner.example')
  database.exec("UPDATE listed_shown SET shown = '{}'; INSERT INTO unlisted VALUES ('salaries')")

  await upgrade()

  expect((await find('rita@partner.example'))?.own?.count).toBe(1)
})

test('a damaged transfer keeps no other from being counted', async () => {
  await store('salaries', 'rita@partner.example')
  await store('broken', 'rolf@partner.example')
  database.exec("UPDATE transfers SET record = 'damaged' WHERE id = 'broken'; INSERT INTO unlisted VALUES ('broken')")

  await upgrade()

  expect((await find('rita@partner.example'))?.own?.count).toBe(1)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { message: 'A transfer is missing in the usage history.', transferId: 'broken' },
  ])
})

test('a later start leaves the history as it is', async () => {
  await upgrade()
  await store('salaries', 'rita@partner.example')

  await upgrade()

  expect((await find('rita@partner.example'))?.own).toBeUndefined()
})

test('bin/rebuildUsage.ts computes the history from the records of a stopped host', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-usage-'))
  mkdirSync(join(directory, 'keys'), { mode: 0o700 })
  const key = fileKeys(join(directory, 'keys', 'root.key')).derive('transfers')
  database.close()
  database = openDatabase(join(directory, 'waybill.db'))
  clock.move(Date.now() - clock.now())
  await store('salaries', 'rita@partner.example', {}, key)
  database.exec('DELETE FROM listed')
  const command = join(import.meta.dirname, '..', '..', 'bin', 'rebuildUsage.ts')
  const run = () => promisify(execFile)(process.execPath, [command], { env: { ...process.env, DATA_DIR: directory } })

  try {
    const lock = takeDirectory(directory)
    await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining('is in use by another Waybill') })
    lock.release()
    const { stdout } = await run()

    expect(stdout).toContain('The usage history has 1 released transfers.')
    expect((await find('rita@partner.example'))?.own?.count).toBe(1)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
