import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * The file exists complete or not at all, even after a power cut, with mode 0600. An existing file is never replaced.
 * @returns whether this call created the file
 */
export function createDurably(file: string, content: Uint8Array): boolean {
  if (existsSync(file)) return false
  createDirectoryDurably(dirname(file), 0o700)
  const temporary = `${file}.${process.pid}.tmp`
  // Overwriting a file that a crash left would keep its mode.
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

/** Creates a directory and its missing parents, each synced into its parent: a power cut takes none of them. */
export function createDirectoryDurably(directory: string, mode?: number) {
  const missing: string[] = []
  for (let at = resolve(directory); !existsSync(at); at = dirname(at)) missing.push(at)
  if (missing.length === 0) return
  // Not recursive when the parent exists: below /proc, a recursive mkdir never ends.
  mkdirSync(directory, { recursive: missing.length > 1, mode })
  for (const made of missing) syncDirectory(dirname(made))
}

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
