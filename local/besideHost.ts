import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from './configuration.ts'
import { openDatabase } from './database.ts'
import { fileKeys } from './keys.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * The data of one machine, for commands: SQLite allows writes next to a running host.
 * @throws SettingsError
 */
export function openBesideHost(dataDirectory: string) {
  const databaseFile = join(dataDirectory, 'waybill.db')
  const keyFile = join(dataDirectory, 'keys', 'root.key')
  // A missing key file would be created, and the host could no longer report its loss.
  if (![databaseFile, keyFile].every(existsSync)) {
    throw new SettingsError(`There is no Waybill data in DATA_DIR ${dataDirectory}, or its key file is missing.`)
  }
  const reader = new DatabaseSync(databaseFile, { readOnly: true })
  const { user_version: schema } = reader.prepare('PRAGMA user_version').get() as { user_version: number }
  reader.close()
  // Opening migrates the data, which would break a running host of an earlier version.
  if (schema !== migrations.length) {
    throw new SettingsError('The data belongs to another version. Run the command of that version.')
  }
  return { database: openDatabase(databaseFile), keys: fileKeys(keyFile) }
}
