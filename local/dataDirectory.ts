import { chmodSync, closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from './configuration.ts'
import { createDirectoryDurably } from './durableFile.ts'

/** Up to this schema, the database had the mode of the umask, in a directory that only its owner could read. */
const LAST_SCHEMA_WITHOUT_MODES = 5
const DATABASE_FILES = ['waybill.db', 'waybill.db-wal', 'waybill.db-shm', 'host.lock']
const DIRECTORIES = ['keys', 'blobs']
/** What a first start that ended early leaves, beside the database. */
const OWN_NAMES = [...DATABASE_FILES, ...DIRECTORIES, 'spool', 'reserve']

/**
 * The lock ends with the process, even after `kill -9`.
 * @throws SettingsError when it cannot be written, another host uses it, or other users may read it
 */
export function takeDirectory(directory: string): { release(): void } {
  try {
    createDirectoryDurably(directory)
    assertOwn(directory)
    assertPrivate(directory)
    const lockFile = join(directory, 'host.lock')
    if (!existsSync(lockFile)) closeSync(openSync(lockFile, 'a', 0o600))
    const lock = new DatabaseSync(lockFile)
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    if (error instanceof SettingsError) throw error
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) {
      throw new SettingsError(`DATA_DIR ${directory} is in use by another Waybill. Stop it, or set another DATA_DIR.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DATA_DIR ${directory} cannot be written: ${reason}. Set DATA_DIR to a folder of yours.`)
  }
}

/** Refuses a folder of other files: its mode would change, and files would mix. */
function assertOwn(directory: string) {
  if (existsSync(join(directory, 'waybill.db'))) return
  const foreign = readdirSync(directory).find(name => !OWN_NAMES.includes(name))
  if (foreign === undefined) return
  throw new SettingsError(
    `DATA_DIR ${directory} holds other files (${foreign}) and no waybill.db. Set DATA_DIR to an empty folder or a new one.`,
  )
}

/**
 * Refuses a data directory that other users of this machine can read or write, as ssh refuses such a key: its data may
 * have been read, and tightening the mode silently would hide that. Empty directories, and data of earlier versions,
 * get their modes here.
 */
function assertPrivate(directory: string) {
  if (process.platform === 'win32') return
  const databaseFile = join(directory, 'waybill.db')
  const databaseFiles = DATABASE_FILES.map(name => join(directory, name)).filter(file => existsSync(file))
  if (!existsSync(databaseFile) || readSchema(databaseFile) <= LAST_SCHEMA_WITHOUT_MODES) {
    chmodSync(directory, 0o700)
    for (const file of databaseFiles) chmodSync(file, 0o600)
  }
  const keys = join(directory, 'keys')
  const keyFiles = existsSync(keys) ? readdirSync(keys).map(name => join(keys, name)) : []
  const directories = [directory, ...DIRECTORIES.map(name => join(directory, name)).filter(path => existsSync(path))]
  for (const path of [...directories, ...databaseFiles, ...keyFiles]) {
    const { mode } = statSync(path)
    if ((mode & 0o077) === 0) continue
    const [is, wanted] = [(mode & 0o777).toString(8), directories.includes(path) ? '700' : '600']
    throw new SettingsError(
      `Other users of this machine can access ${path} (mode ${is}). Find out who did, then run: chmod ${wanted} '${path}'`,
    )
  }
}

/**
 * Reads `user_version` from the header of a database file; 0 for other files. The header may be older than the
 * write-ahead log, never newer.
 * @see https://www.sqlite.org/fileformat.html#the_database_header
 */
function readSchema(databaseFile: string): number {
  const header = Buffer.alloc(64)
  const file = openSync(databaseFile, 'r')
  try {
    readSync(file, header, 0, header.length, 0)
  } finally {
    closeSync(file)
  }
  return header.readUInt32BE(60)
}
