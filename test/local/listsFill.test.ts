import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDirectory } from '../../bench/listsData.ts'
import { rowMaker } from '../../bench/listsRows.ts'
import { openDatabase } from '../../local/database.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { startHost } from '../../local/host.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { contracts } from '../../shared/contract/table.ts'
import { organisationHistory } from '../harness/organisationHistory.ts'
import { person } from '../harness/person.ts'

const now = Date.parse('2026-11-20T14:00:00.000Z')
const DAY = 86_400_000
const history = { seed: 7, count: 1000, now }
let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-fill-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** All rows of a database by key; words by their columns, because FTS5 does not return them. */
function readContents(database: DatabaseSync) {
  database.exec('CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, listed_words, col)')
  database.exec('CREATE VIRTUAL TABLE temp.instances USING fts5vocab(main, listed_words, instance)')
  const rows = (sql: string) => database.prepare(sql).all()
  return {
    schema: rows('SELECT type, name, sql FROM sqlite_schema ORDER BY name'),
    transfers:
      rows(`SELECT id, revision, state, state_changed_at, sender, created_at, expiry_date, remind_at, withdrawn,
      erased FROM transfers ORDER BY id`),
    files: rows('SELECT transfer_id, id, position, revision FROM files ORDER BY transfer_id, id'),
    audit: rows('SELECT at, action, actor, transfer_id, result FROM audit ORDER BY sequence'),
    listed: rows(`SELECT cast(place AS TEXT) AS place, transfer_id, revision, owner, state, expiry_at, is_request, kinds
      FROM listed`),
    shown: rows('SELECT cast(place AS TEXT) AS place, shown FROM listed_shown ORDER BY listed_shown.place'),
    own: rows(`SELECT cast(place AS TEXT) AS place, owner, message, files, recipient, sender, other, marks FROM listed_own
      ORDER BY owner, listed_own.place`),
    days: rows('SELECT * FROM listed_days WHERE count > 0 ORDER BY kind, day, state, is_request'),
    names: rows('SELECT * FROM insight_names ORDER BY id'),
    insights:
      rows(`SELECT cast(place AS TEXT) AS place, sender, recipient, partner, flags, bytes, downloads, first_download_after,
      expiry_at FROM insight_rows ORDER BY insight_rows.place`),
    deliveries: rows('SELECT * FROM insight_deliveries ORDER BY id'),
    insightDays: rows('SELECT * FROM insight_days'),
    terms: rows('SELECT * FROM terms'),
    instances: rows('SELECT term, cast(doc AS TEXT) AS doc, col FROM instances'),
    settings: rows("SELECT k, v FROM listed_words_config WHERE NOT (k = 'hashsize' AND v = 1048576) ORDER BY k"),
  }
}

test.each([
  { recipients: 1, count: 1000 },
  { recipients: 3, count: 200 },
])('a filled directory equals one that the product writes row by row, for %o', async more => {
  const history = { seed: 7, now, ...more }
  const filled = join(directory, 'filled')
  await fillDirectory(filled, history)
  const database = openDatabase(join(filled, 'waybill.db'))
  const keys = fileKeys(join(filled, 'keys', 'root.key'))
  const key = keys.derive('transfers')
  const stored = sqliteTransfers(database, key)

  const other = openDatabase(join(directory, 'other.db'))
  const written = sqliteTransfers(other, key)
  for (const { id, createdAt, sender } of organisationHistory(history)) {
    const transfer = await stored.get(id)
    const event = { at: createdAt, action: 'create', actor: sender.subject, transferId: id, result: 'done' } as const
    if (transfer) await written.add(transfer, event)
    expect(transfer).toEqual(await written.get(id))
  }

  const [ours, theirs] = [readContents(database), readContents(other)]
  for (const [what, rows] of Object.entries(ours)) {
    expect(rows, what).toEqual(theirs[what as keyof typeof theirs])
  }
  expect(database.prepare('SELECT * FROM links ORDER BY digest').all()).toEqual(
    other.prepare('SELECT * FROM links ORDER BY digest').all(),
  )
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.exec("INSERT INTO listed_words (listed_words) VALUES ('integrity-check')")
  database.close()
  other.close()
})

test('a filled directory contains the history, with links that the host can decrypt', async () => {
  const template = { name: 'Standard', version: 'one' }
  const keys = fileKeys(join(directory, 'root.key'))
  const maker = rowMaker({ records: keys.derive('transfers'), seals: keys.derive('seal') }, template)

  for (const transfer of organisationHistory({ ...history, from: 900 })) {
    const { link, request, ...kept } = maker.withSecrets(transfer)
    const { link: _, request: __, ...before } = transfer

    expect(kept).toEqual({ ...before, templateSet: template })
    expect([link === undefined, request === undefined]).toEqual([
      transfer.link === undefined,
      transfer.request === undefined,
    ])
    if (link && transfer.transferState === 'active') {
      expect(await keys.open(link.sealed, `link of ${transfer.id}`)).toHaveLength(43)
    }
  }
})

test('the host opens a filled directory, and shows its members their transfers', async () => {
  const filled = join(directory, 'filled')
  await fillDirectory(filled, history)
  const host = await startHost(
    { port: 0, host: '127.0.0.1', dataDirectory: filled, organisation: demoOrganisation, logLevel: 'error' },
    { now: () => now },
  )
  const ada = await person(host.origin, 'ada@acme.example')
  const alice = await person(host.origin, 'alice@acme.example')

  // The sweep of the host removes older transfers.
  const from = new Date(now - 380 * DAY).toISOString()
  const body = { filters: [{ key: 'createdAt' as const, value: { from } }] }
  const mine = await alice.call(contracts.searchTransfers, { body })
  const all = await ada.call(contracts.searchAllTransfers, { body })

  const of = [...organisationHistory(history)].filter(
    ({ transferState, createdAt }) => transferState !== 'provisional' && createdAt >= from,
  )
  expect(all.total).toBe(of.length)
  expect(mine.total).toBe(of.filter(({ sender }) => sender.email === 'alice@acme.example').length)
  expect(mine.total).toBeGreaterThan(0)
  await host.stop()
})
