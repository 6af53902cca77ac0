import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a small file that either exists whole, with mode 0600, or not at all, whenever the machine stops.
 * The first writer wins: an existing file is never replaced.
 * @returns whether this call made the file
 */
export function createDurably(file: string, content: Uint8Array): boolean {
  if (existsSync(file)) return false
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const temporary = `${file}.${process.pid}.tmp`
  // What a crash left there is not written over: it would keep its mode.
  rmSync(temporary, { force: true })
  const handle = openSync(temporary, 'wx', 0o600)
  try {
    writeFileSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    linkSync(temporary, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(temporary, { force: true })
    syncDirectory(dirname(file))
  }
}

/** Makes a new or renamed entry of a directory durable. */
function syncDirectory(directory: string) {
  // Windows neither allows nor needs it.
  if (process.platform === 'win32') return
  const handle = openSync(directory, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
