import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StorageFull } from '../lambdas/ports/blobs.ts'
import type { DiskReserve } from './diskReserve.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * SQLITE_FULL, and the codes of failed writes, syncs, truncations and shared-memory growth (SQLITE_IOERR, 10, with
 * subcode 3, 4, 5, 6 or 19): a quota, a file-size limit or the last free page can fail there first.
 */
const fullCodes = [13, 778, 1034, 1290, 1546, 4874]

/** The message says what to do. */
export class NewerData extends Error {
  override name = 'NewerData'
}

/**
 * An acknowledged transaction survives `kill -9` and a power cut (WAL with synchronous=FULL).
 * @throws NewerData for data of a newer version, which stays unchanged
 */
export function openDatabase(file: string): DatabaseSync {
  if (existsSync(file)) assertReadable(file)
  // SQLite gives its log and shared memory the mode of the database.
  else if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  // secure_delete: an erased content key must not stay readable in a free page.
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA cache_size=-65536',
  )
  migrate(database)
  return database
}

/** Opens read-only: another connection could write the log into the database when it closes. */
function assertReadable(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const schema = readSchema(database)
  database.close()
  if (schema <= migrations.length) return
  throw new NewerData(
    `${file} was written by a newer version of Waybill (schema ${schema}, this version reads up to ${migrations.length}): ` +
      'start that version or a later one, or restore a backup from before its first start.',
  )
}

function readSchema(database: DatabaseSync): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
}

function migrate(database: DatabaseSync) {
  const from = readSchema(database)
  // A migration that rebuilds a table drops it for a moment while other rows refer to it. SQLite cannot switch foreign
  // keys within a transaction.
  database.exec('PRAGMA foreign_keys=OFF')
  for (const [index, statements] of migrations.slice(from).entries()) {
    inTransaction(database, () => {
      database.exec(statements)
      assertReferences(database)
      database.exec(`PRAGMA user_version=${from + index + 1}`)
    })
  }
  database.exec('PRAGMA foreign_keys=ON')
}

function assertReferences(database: DatabaseSync) {
  const broken = database.prepare('PRAGMA foreign_key_check').all()
  if (broken.length > 0) throw new Error(`The data has broken references: ${JSON.stringify(broken.slice(0, 5))}`)
}

const reserves = new WeakMap<DatabaseSync, Pick<DiskReserve, 'release'>>()

export function keepReserve(database: DatabaseSync, reserve: Pick<DiskReserve, 'release'>) {
  reserves.set(database, reserve)
}

/** @throws StorageFull when the disk and the reserve have no room for it */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  return withReserve(database, () => transaction(database, work))
}

export function withReserve<T>(database: DatabaseSync, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const isFull = error instanceof StorageFull || isStorageFull(error)
    if (!isFull || database.isTransaction || !reserves.get(database)?.release()) throw error
    return write()
  }
}

function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw isStorageFull(error) ? new StorageFull('The disk is full.', { cause: error }) : error
  }
}

type Write = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void }
const waiting = new WeakMap<DatabaseSync, Write[]>()

/**
 * Resolves once `work` is on the disk. Writes of one turn of the event loop share a transaction, because the sync takes
 * longer than all of their statements.
 * @param work changes only the database: it runs again when another write of the transaction fails
 * @throws StorageFull when the disk has no room for it
 */
export function commitWrite<T>(database: DatabaseSync, work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const writes = waiting.get(database) ?? []
    if (writes.length === 0) {
      waiting.set(database, writes)
      setImmediate(() => {
        waiting.delete(database)
        commitAll(database, writes)
      })
    }
    writes.push({ work, resolve, reject })
  })
}

function commitAll(database: DatabaseSync, writes: readonly Write[]) {
  try {
    const results = inTransaction(database, () => writes.map(({ work }) => work()))
    for (const [index, { resolve }] of writes.entries()) resolve(results[index] as never)
  } catch (error) {
    const [first] = writes
    if (writes.length === 1) first?.reject(error)
    // The shared transaction was rolled back; each write runs in its own one.
    else for (const write of writes) commitAll(database, [write])
  }
}

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return fullCodes.includes(error.errcode)
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
}
