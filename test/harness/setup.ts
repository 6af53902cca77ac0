import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackChromium } from '../browser/chromium.ts'

/** Runs once before all tests: prepares files that concurrent tests would otherwise unpack over each other. */
export async function setup() {
  process.env.CHROMIUM_DIRECTORY = (await unpackChromium()) ? tmpdir() : ''
  // The run deletes the temporary files of failed tests and killed processes.
  const directory = mkdtempSync(join(tmpdir(), 'waybill-run-'))
  process.env.TMPDIR = directory
  // Halves the start of a process: each module is compiled once per run.
  process.env.NODE_COMPILE_CACHE = join(directory, 'compiled')
  return () => rmSync(directory, { recursive: true, force: true })
}
