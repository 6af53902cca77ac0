import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Source } from '../../engine/source.ts'
import { directEngine } from '../../lambdas/engine/directEngine.ts'
import type { TableRules } from '../../lambdas/ports/engine.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { engineSuite } from '../contracts/engine.suite.ts'

const places = () => ({ temporaryDirectory: mkdtempSync(join(tmpdir(), 'waybill-engine-')) })

engineSuite('in this thread, as functions run it', async () => directEngine(places()))
engineSuite('on threads, as one machine runs it', async () => threadedEngine(places()))

describe('a large file on a thread', () => {
  const engine = threadedEngine(places())
  afterAll(() => engine.close())
  const MIB = 1024 * 1024
  const line = Buffer.from('1,someone@acme.example\n')
  const rows = Buffer.concat(Array(Math.ceil((5 * MIB) / line.length)).fill(line))
  const csv = Buffer.concat([Buffer.from('\ufeffid,email\n'), rows])

  /** Records where each reading starts, and how many are open. */
  function watched() {
    const starts: number[] = []
    const open = new Set<number>()
    const source: Source = {
      size: csv.length,
      async *read(start, end) {
        starts.push(start)
        open.add(start)
        try {
          for (let at = start; at < end; at += 100_000) yield csv.subarray(at, Math.min(end, at + 100_000))
        } finally {
          open.delete(start)
        }
      },
    }
    return { source, starts, open }
  }
  const rules: TableRules = { headerRow: true, rules: [{ method: 'sha256', column: 1 }] }

  test('is opened once for its beginning and once for all its pieces', async () => {
    const { source, starts, open } = watched()
    const hash = createHash('sha256')
    for await (const bytes of engine.anonymise(source, rules, { who: 'alice', onProgress() {} }).bytes)
      hash.update(bytes)

    expect(starts).toEqual([0, 0])
    expect(open.size).toBe(0)
  })

  test('is closed when its reader stops', async () => {
    const { source, open } = watched()
    for await (const _ of engine.anonymise(source, rules, { who: 'alice', onProgress() {} }).bytes) break

    await expect.poll(() => open.size).toBe(0)
  })

  test('arrives unchanged', async () => {
    const { source, starts } = watched()
    const pieces: Uint8Array[] = []
    const unchanged: TableRules = { headerRow: true, rules: [{ method: 'basic_mask', pattern: [], column: 0 }] }
    // Its memory is used again.
    for await (const bytes of engine.anonymise(source, unchanged, { who: 'alice', onProgress() {} }).bytes)
      pieces.push(Buffer.from(bytes))

    expect(Buffer.concat(pieces).equals(csv)).toBe(true)
    expect(starts).toEqual([0, 0])
  })
})
