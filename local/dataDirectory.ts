import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from './configuration.ts'

/**
 * Makes the data directory and takes it for this process alone; the lock ends with the process, however it ends.
 * @throws SettingsError when it cannot be written, or another host has it
 */
export function takeDirectory(directory: string): { release(): void } {
  try {
    // One step where that is enough: below /proc, making all of them never ends.
    if (!existsSync(directory)) mkdirSync(directory, { recursive: !existsSync(dirname(directory)) })
    // The key file lies in it: the folder is for its owner alone.
    chmodSync(directory, 0o700)
    const lock = new DatabaseSync(join(directory, 'host.lock'))
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) {
      throw new SettingsError(`DATA_DIR ${directory} is in use by another Waybill. Stop it, or set another DATA_DIR.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DATA_DIR ${directory} cannot be written: ${reason}. Set DATA_DIR to a folder of yours.`)
  }
}
