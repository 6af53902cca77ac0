import { DatabaseSync } from 'node:sqlite'
import { StorageFull } from '../lambdas/ports/blobs.ts'
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
  for (const [index, statements] of migrations.slice(from).entries()) {
    inTransaction(database, () => {
      database.exec(statements)
      database.exec(`PRAGMA user_version=${from + index + 1}`)
    })
  }
}

/**
 * Runs `work` in one write transaction; an exception undoes all of it.
 * @throws StorageFull when the disk has no room for it
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
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

/** Whether an error of the database or the file system says that no more can be stored. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return fullCodes.includes(error.errcode)
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
}
