import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOnce } from '../../bench/startupRun.ts'

/**
 * The modules of a start, the same on every machine; measured: 504 modules, 1968 KiB. `node bench/startup.ts` measures
 * their cost.
 */
const MAX_MODULES = 515
const MAX_SOURCE_KIB = 2000
/** The first start builds the web app when it is older than its source. */
const WITH_BUILD = 180_000

let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-startup-'))
  await startOnce('waybill', directory)
}, WITH_BUILD)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('a start keeps to its budget of modules', async () => {
  const { modules, sourceBytes } = await startOnce('waybill', directory, { count: true })

  expect(modules).toBeGreaterThan(100)
  expect(modules).toBeLessThanOrEqual(MAX_MODULES)
  expect(sourceBytes / 1024).toBeLessThanOrEqual(MAX_SOURCE_KIB)
})
