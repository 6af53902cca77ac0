import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealText } from '../../lambdas/core/secrets/sealing.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { commitWrite, inTransaction, isStorageFull, openDatabase } from '../../local/database.ts'
import { initial } from '../../local/migrations/0001-initial.ts'
import { migrations } from '../../local/migrations/migrations.ts'
import { insertAudit, sqliteAudit } from '../../local/stores/audit.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

let directory: string
let file: string
const opened: DatabaseSync[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-database-'))
  file = join(directory, 'waybill.db')
})
afterEach(() => {
  for (const database of opened.splice(0)) if (database.isOpen) database.close()
  rmSync(directory, { recursive: true, force: true })
})

function open(): DatabaseSync {
  const database = openDatabase(file)
  opened.push(database)
  return database
}

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const
const readSchema = (database: DatabaseSync) =>
  database.prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name").all()
const getCount = (database: DatabaseSync, table: string) =>
  Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)

describe('an open database', () => {
  test('has the newest schema in a new folder', () => {
    const database = open()

    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length })
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  })

  test('keeps its data when it is opened again', async () => {
    const first = open()
    await sqliteTransfers(first, recordKey).add(aTransfer('kept'), event)
    const before = readSchema(first)
    first.close()

    const second = open()

    expect(await sqliteTransfers(second, recordKey).get('kept')).toEqual(aTransfer('kept'))
    expect(readSchema(second)).toEqual(before)
  })

  test('of the first schema is upgraded to the current schema with all data', async () => {
    const old = new DatabaseSync(file)
    old.exec(`BEGIN; ${initial}; PRAGMA user_version=1; COMMIT`)
    const { files: _, ...record } = aTransfer('old', { files: [] })
    old
      .prepare(
        `INSERT INTO transfers (id, revision, state, state_changed_at, sender, created_at, withdrawn, erased, record)
         VALUES ('old', 1, 'provisional', :at, 'alice', :at, 0, 0, :record)`,
      )
      .run({ at: record.createdAt, record: sealText(recordKey, JSON.stringify(record), 'transfer old') })
    old.close()

    const upgraded = open()

    expect(await sqliteTransfers(upgraded, recordKey).get('old')).toEqual(aTransfer('old', { files: [] }))
    file = join(directory, 'new.db')
    expect(readSchema(upgraded)).toEqual(readSchema(open()))
  })

  test('keeps a link of the first schema with its transfer, and removes both together', async () => {
    const old = new DatabaseSync(file)
    old.exec(`BEGIN; ${initial}; PRAGMA user_version=1; COMMIT`)
    const link = { digest: 'digest of the link', sealed: 'sealed' }
    const { files: _, ...record } = aTransfer('old', { files: [], link })
    old
      .prepare(
        `INSERT INTO transfers (id, revision, state, state_changed_at, sender, created_at, withdrawn, erased, record, link_digest)
         VALUES ('old', 1, 'provisional', :at, 'alice', :at, 0, 0, :record, :digest)`,
      )
      .run({
        at: record.createdAt,
        record: sealText(recordKey, JSON.stringify(record), 'transfer old'),
        digest: link.digest,
      })
    old.exec(`INSERT INTO files VALUES ('old', 'file', 0, 1, 'record');
      INSERT INTO download_passes VALUES ('old', 'pass', 1)`)
    old.close()

    const upgraded = open()

    upgraded.exec('DELETE FROM files')
    const transfers = sqliteTransfers(upgraded, recordKey)
    expect((await transfers.getByLink('download', link.digest))?.id).toBe('old')
    expect(await transfers.getByLink('recipient', link.digest)).toBeUndefined()
    await transfers.removeProvisional('old', event)
    expect(await transfers.getByLink('download', link.digest)).toBeUndefined()
    expect([getCount(upgraded, 'links'), getCount(upgraded, 'download_passes')]).toEqual([0, 0])
  })

  test('keeps contents of the first schema, and every reference to them', () => {
    const old = new DatabaseSync(file)
    old.exec(`BEGIN; ${initial}; PRAGMA user_version=1; COMMIT;
      INSERT INTO contents VALUES ('kept', 'sealed', 7, 'digest', 1);
      INSERT INTO objects (area, key, content) VALUES ('incoming', 'key', 'kept')`)
    old.close()

    const upgraded = open()

    expect(upgraded.prepare('SELECT * FROM contents').all()).toEqual([
      { id: 'kept', sealed_key: 'sealed', size: 7, sha256: 'digest', stored_at: 1 },
    ])
    expect(() => upgraded.exec("DELETE FROM contents WHERE id = 'kept'")).toThrow('FOREIGN KEY')
    expect(() => upgraded.exec("UPDATE objects SET content = 'unknown'")).toThrow('FOREIGN KEY')
  })

  test('with dangling references is not upgraded, and stays unchanged', () => {
    const old = new DatabaseSync(file)
    old.exec(`BEGIN; ${initial}; PRAGMA user_version=1; COMMIT; PRAGMA foreign_keys=OFF;
      INSERT INTO objects (area, key, content) VALUES ('incoming', 'key', 'lost')`)
    const before = readSchema(old)
    old.close()

    expect(() => openDatabase(file)).toThrow('broken references')

    const after = new DatabaseSync(file)
    opened.push(after)
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
    expect(readSchema(after)).toEqual(before)
    expect(getCount(after, 'objects')).toBe(1)
  })

  test('of a newer version is refused in a sentence, and stays unchanged', () => {
    const newer = new DatabaseSync(file)
    newer.exec(`CREATE TABLE future (id TEXT); PRAGMA user_version=${migrations.length + 1}`)
    newer.close()

    const wanted = `was written by a newer version of Waybill (schema ${migrations.length + 1}, this version reads up to ${migrations.length})`
    expect(() => openDatabase(file)).toThrow(wanted)

    const after = new DatabaseSync(file)
    opened.push(after)
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length + 1 })
    expect(readSchema(after).map(({ name }) => name)).toEqual(['future'])
  })

  test('is unchanged after an upgrade that breaks off', () => {
    // The first migration cannot run, because a table of its name already exists.
    const odd = new DatabaseSync(file)
    odd.exec('CREATE TABLE jobs (other TEXT)')
    odd.close()

    expect(() => openDatabase(file)).toThrow()

    const after = new DatabaseSync(file)
    opened.push(after)
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 })
    expect(readSchema(after).map(({ name }) => name)).toEqual(['jobs'])
  })

  test('has every acknowledged write on the disk, and no erased key in a free page', () => {
    const database = open()
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
    expect(pragma('secure_delete')).toBe(1)
  })
})

describe('a transaction', () => {
  test('commits all changes, and returns the result of the work', () => {
    const database = open()

    const answer = inTransaction(database, () => {
      insertAudit(database, event)
      insertAudit(database, event)
      return 'done'
    })

    expect(answer).toBe('done')
    expect(getCount(database, 'audit')).toBe(2)
    expect(database.isTransaction).toBe(false)
  })

  test('that throws is rolled back, and rethrows', () => {
    const database = open()
    const fault = new Error('In the middle.')

    const attempt = () =>
      inTransaction(database, () => {
        insertAudit(database, event)
        throw fault
      })

    expect(attempt).toThrow(fault)
    expect(getCount(database, 'audit')).toBe(0)
    expect(database.isTransaction).toBe(false)
    inTransaction(database, () => insertAudit(database, event))
    expect(getCount(database, 'audit')).toBe(1)
  })

  test('inside another is refused, and the outer one is rolled back', () => {
    const database = open()

    const attempt = () =>
      inTransaction(database, () => {
        insertAudit(database, event)
        inTransaction(database, () => insertAudit(database, event))
      })

    expect(attempt).toThrow('transaction')
    expect(getCount(database, 'audit')).toBe(0)
    expect(database.isTransaction).toBe(false)
  })

  test('without room on the disk fails with its own error, and stores nothing', async () => {
    const database = open()
    const transfers = sqliteTransfers(database, recordKey)
    await transfers.add(aTransfer('before'), event)
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
    database.exec(`PRAGMA max_page_count=${pages + 2}`)

    const large = aTransfer('large', { message: 'x'.repeat(100_000) })
    await expect(transfers.add(large, event)).rejects.toThrow(StorageFull)

    expect(await transfers.get('large')).toBeUndefined()
    expect(await transfers.get('before')).toEqual(aTransfer('before'))
    expect(getCount(database, 'audit')).toBe(1)
    database.exec('PRAGMA max_page_count=1000000')
    expect(await transfers.add(large, event)).toBe(true)
  })
})

describe('writes of one turn', () => {
  const by = (actor: string) => ({ ...event, actor })
  const actors = (database: DatabaseSync) =>
    database
      .prepare('SELECT actor FROM audit')
      .all()
      .map(row => row.actor)

  test('share a transaction, and are on the disk when they resolve', async () => {
    const database = open()
    const other = open()
    const seen: number[] = []

    const writes = ['alice', 'bob', 'carol'].map(actor =>
      commitWrite(database, () => {
        insertAudit(database, by(actor))
        seen.push(getCount(other, 'audit'))
        return actor
      }),
    )

    expect(await writes[0]).toBe('alice')
    expect(getCount(other, 'audit')).toBe(3)
    expect(await Promise.all(writes)).toEqual(['alice', 'bob', 'carol'])
    expect(seen).toEqual([0, 0, 0])
  })

  test('see one another, in their order', async () => {
    const transfers = sqliteTransfers(open(), recordKey)
    await transfers.add(aTransfer('contended'), event)
    const before = await transfers.get('contended')
    if (!before) throw new Error('The transfer is missing.')

    const winners = ['first', 'second', 'third'].map(message =>
      transfers.replace(before, { ...before, message }, event),
    )

    expect(await Promise.all(winners)).toEqual([true, false, false])
    expect(await transfers.get('contended')).toMatchObject({ message: 'first', revision: before.revision + 1 })
  })

  test('succeed or fail separately', async () => {
    const database = open()
    const fault = new Error('In the middle.')

    const outcomes = await Promise.allSettled([
      commitWrite(database, () => insertAudit(database, by('alice'))),
      commitWrite(database, () => {
        insertAudit(database, by('mallory'))
        throw fault
      }),
      commitWrite(database, () => insertAudit(database, by('bob'))),
    ])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: fault })
    expect(actors(database)).toEqual(['alice', 'bob'])
    expect(database.isTransaction).toBe(false)
  })

  test('without room do not affect the others', async () => {
    const database = open()
    const transfers = sqliteTransfers(database, recordKey)
    await transfers.add(aTransfer('before'), event)
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
    database.exec(`PRAGMA max_page_count=${pages + 2}`)

    const [small, large, after] = await Promise.allSettled([
      sqliteAudit(database).append(by('alice')),
      transfers.add(aTransfer('large', { message: 'x'.repeat(100_000) }), event),
      sqliteAudit(database).append(by('bob')),
    ])

    expect([small?.status, after?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(large).toMatchObject({ status: 'rejected', reason: expect.any(StorageFull) })
    expect(actors(database)).toEqual(['alice', 'alice', 'bob'])
  })

  test('are all refused when the database closes before the commit', async () => {
    const database = open()
    const writes = [1, 2].map(() => commitWrite(database, () => insertAudit(database, event)))

    database.close()

    const outcomes = await Promise.allSettled(writes)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(getCount(open(), 'audit')).toBe(0)
  })
})

describe('a disk-full error', () => {
  const sqlite = (errcode: number) => Object.assign(new Error('disk I/O error'), { errcode })
  const system = (code: string) => Object.assign(new Error(code), { code })

  test.each([
    ['SQLITE_FULL', sqlite(13)],
    ['a write that the system cut short', sqlite(778)],
    ['no room for the shared memory of the log', sqlite(4874)],
    ['ENOSPC', system('ENOSPC')],
    ['EDQUOT', system('EDQUOT')],
    ['EFBIG', system('EFBIG')],
  ])('%s', (_, error) => {
    expect(isStorageFull(error)).toBe(true)
  })

  test.each([
    ['a constraint', sqlite(19)],
    ['a locked database', sqlite(5)],
    ['a read error', sqlite(266)],
    ['a file that may not be reached', sqlite(3338)],
    ['EACCES', system('EACCES')],
    ['any other', new Error('Something.')],
    ['no error at all', 'ENOSPC'],
  ])('does not include %s', (_, error) => {
    expect(isStorageFull(error)).toBe(false)
  })
})

describe('the audit trail', () => {
  test('point 20: has rows that cannot be changed or deleted', async () => {
    const database = open()
    await sqliteAudit(database).append(event)

    expect(() => database.exec("UPDATE audit SET actor = 'mallory'")).toThrow('audit is append-only')
    expect(() => database.exec('DELETE FROM audit')).toThrow('audit is append-only')
    const replaces =
      "REPLACE INTO audit (sequence, at, action, actor, result) VALUES (1, '', 'login', 'mallory', 'done')"
    expect(() => database.exec(replaces)).toThrow('audit is append-only')

    expect(database.prepare('SELECT actor FROM audit').all()).toEqual([{ actor: 'alice' }])
  })

  test('never reuses a number, even after the newest row is removed', async () => {
    const database = open()
    const audit = sqliteAudit(database)
    const newest = () => Number(database.prepare('SELECT max(sequence) AS newest FROM audit').get()?.newest)
    await audit.append(event)
    await audit.append(event)
    const before = newest()
    database.exec(`DROP TRIGGER audit_keeps_all_rows; DELETE FROM audit WHERE sequence = ${before}`)

    await audit.append(event)

    expect(newest()).toBeGreaterThan(before)
  })

  test('rolls back a change whose event cannot be stored', async () => {
    const database = open()
    const transfers = sqliteTransfers(database, recordKey)
    await transfers.add(aTransfer('kept', { transferState: 'active' }), event)
    const before = await transfers.get('kept')
    if (!before) throw new Error('It was added.')
    const [first] = before.files
    if (!first) throw new Error('It has files.')
    const broken = { ...event, at: null as unknown as string }

    const changes = [
      () => transfers.add(aTransfer('new'), broken),
      () => transfers.replace(before, { ...before, message: 'New.', files: [] }, broken),
      () => transfers.replaceFile('kept', first, { ...first, fileState: 'error' }, broken),
      () => transfers.countDownload('kept', 'pass', 0, broken),
    ]
    for (const change of changes) await expect(change()).rejects.toThrow()

    expect(await transfers.get('new')).toBeUndefined()
    expect(await transfers.get('kept')).toEqual(before)
    expect(await transfers.countDownload('kept', 'pass', 0, event)).toBe(true)
  })
})
