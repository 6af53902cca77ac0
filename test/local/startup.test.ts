import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOnce } from '../../bench/startupRun.ts'
import { startFlags } from '../harness/startFlags.ts'

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

test.runIf(process.platform === 'linux').each([
  ['two arenas of malloc', {}, '2'],
  ['as many arenas of malloc as the operator sets', { MALLOC_ARENA_MAX: '4' }, '4'],
])('a start has %s, its own flags, and ends in order', async (_, set, arenas) => {
  const script = join(import.meta.dirname, '..', '..', 'bin', 'start.js')
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, ...set }
  const child = spawn(process.execPath, [...startFlags, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const read = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8').split('\0')
  let output = ''
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    output += text
    if (output.includes('Press Ctrl+C')) break
  }

  expect(read('environ')).toEqual(expect.arrayContaining([`MALLOC_ARENA_MAX=${arenas}`, `DATA_DIR=${directory}`]))
  expect(read('cmdline')).toEqual(expect.arrayContaining([...startFlags]))

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
