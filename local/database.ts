import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StorageFull } from '../lambdas/ports/blobs.ts'
import type { DiskReserve } from './diskReserve.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * SQLite's code for a full disk; and those of its writing, syncing, truncating and growing the log's shared memory,
 * which a quota, a file-size limit or the last free page lets fail first (10 with a subcode of 3, 4, 5, 6 or 19).
 */
const fullCodes = [13, 778, 1034, 1290, 1546, 4874]

/**
 * Opens the database of this host and brings it up to the newest schema.
 * Whatever a transaction acknowledged survives `kill -9` and a power cut (WAL with synchronous=FULL).
 */
export function openDatabase(file: string): DatabaseSync {
  // SQLite gives its log and shared memory the mode of the database.
  if (file !== ':memory:' && !existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  // secure_delete: erasing a content key must not leave it readable in a free page.
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA cache_size=-65536',
  )
  migrate(database)
  return database
}

function migrate(database: DatabaseSync) {
  const { user_version: from } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (from > migrations.length) {
    throw new Error(
      `The data was written by a newer version (schema ${from}, this program knows ${migrations.length}).`,
    )
  }
  // A table that is made anew is gone for a moment, with the rows that others refer to; a transaction cannot switch it.
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
  if (broken.length > 0) throw new Error(`The data refers to what is not there: ${JSON.stringify(broken.slice(0, 5))}`)
}

const reserves = new WeakMap<DatabaseSync, Pick<DiskReserve, 'release'>>()

/** What a transaction may use up when the disk is full. */
export function keepReserve(database: DatabaseSync, reserve: Pick<DiskReserve, 'release'>) {
  reserves.set(database, reserve)
}

/**
 * Runs `work` in one write transaction; an exception undoes all of it.
 * @throws StorageFull when the disk has no room for it, the reserve included
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  return withReserve(database, () => transaction(database, work))
}

/** Runs a write again with the reserve, when the disk had no room for it. */
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
 * Runs `work` in a write transaction and resolves once it is on the disk. Those that are asked for in one turn of the
 * event loop share a transaction, since syncing the disk takes longer than all of their statements.
 * @param work changes the database and nothing else: it runs again, alone, when another of its transaction fails
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
    // Nothing of it was kept: each write stands or falls by itself.
    else for (const write of writes) commitAll(database, [write])
  }
}

/** Whether an error of the database or the file system says that no more can be stored. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return fullCodes.includes(error.errcode)
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
}
