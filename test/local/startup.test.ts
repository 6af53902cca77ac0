import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Started, startOnce } from '../../bench/startupRun.ts'

/** CPU time of a start as a multiple of a bare Node's that opens a database and listens; measured: 2.8 to 3.2. */
const MOST_CPU = 4
const ROUNDS = 5
/** What a start reads, which is the same on every machine; measured: 319 modules, 1476 KiB. */
const MOST_MODULES = 365
const MOST_SOURCE_KIB = 1600
/** The first start builds the web app when it is older than its source. */
const WITH_BUILD = 180_000

let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-startup-'))
  await startOnce('waybill', directory)
  await startOnce('bare', directory)
}, WITH_BUILD)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('a start keeps to its budget of CPU time', async () => {
  const ours: Started[] = []
  const bare: Started[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await startOnce('bare', directory))
    ours.push(await startOnce('waybill', directory))
  }

  // The least of each: other work on the machine makes a start dearer, and never cheaper.
  const least = (starts: Started[]) => Math.min(...starts.map(({ cpuSeconds }) => cpuSeconds))
  expect(least(ours) / least(bare)).toBeLessThanOrEqual(MOST_CPU)
})

test('a start keeps to its budget of modules', async () => {
  const { modules, sourceBytes } = await startOnce('waybill', directory, { count: true })

  expect(modules).toBeGreaterThan(100)
  expect(modules).toBeLessThanOrEqual(MOST_MODULES)
  expect(sourceBytes / 1024).toBeLessThanOrEqual(MOST_SOURCE_KIB)
})
