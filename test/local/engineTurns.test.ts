import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { TableRules } from '../../lambdas/ports/engine.ts'
import { EngineBusy } from '../../lambdas/ports/engine.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { CANARY_SUBJECT } from '../../shared/domain/canary.ts'

const masked: TableRules = {
  headerRow: true,
  rules: [{ method: 'basic_mask', pattern: [{ from: 0, to: 2, char: '*' }], column: 0 }],
}
/** Linear but slow: a program of thousands of instructions for each character. */
const slow: TableRules = {
  headerRow: true,
  rules: [{ method: 'regex_mask', searchPattern: '(?:a?){1000}a{1000}', replaceString: '', column: 0 }],
}

describe('the thread for previews', () => {
  const engine = threadedEngine({ temporaryDirectory: mkdtempSync(join(tmpdir(), 'waybill-engine-')) })
  afterAll(() => engine.close())

  test('accepts a limited number of one person’s jobs, and still answers others', async () => {
    const rows = `value\n${'a'.repeat(20_000)}\n`.concat(`${'a'.repeat(20_000)}\n`.repeat(9))
    const alices = Array.from({ length: 6 }, () => engine.preview(rows, slow, 'alice').catch((error: unknown) => error))

    const bobs = await engine.preview('name\nRita\n', masked, 'bob')

    expect(bobs).toEqual({ anonymizedData: 'name\n***a\n' })
    const ends = await Promise.all(alices)
    expect(ends.filter(end => end instanceof EngineBusy)).toHaveLength(2)
    // Ended by the timeout or the engine’s own budget, never by a dead thread.
    const faults = ends.filter(end => end instanceof Error && !(end instanceof EngineBusy))
    expect(faults.every(fault => fault instanceof AnonymisationFault)).toBe(true)
    expect(await engine.preview('name\nRita\n', masked, 'alice')).toEqual({ anonymizedData: 'name\n***a\n' })
  })
})

describe('the thread for canaries', () => {
  const engine = threadedEngine({ temporaryDirectory: mkdtempSync(join(tmpdir(), 'waybill-engine-')) })
  afterAll(() => engine.close())
  const inspect = (read: () => AsyncIterable<Uint8Array>) =>
    engine.inspect(
      { size: 12, read },
      { name: 'a.txt', anonymisedColumns: [] },
      { who: CANARY_SUBJECT, onProgress() {} },
    )

  test('is replaced after a canary that hangs for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let began = () => {}
    const hanging = new Promise<void>(resolve => (began = resolve))
    const hung = inspect(async function* () {
      began()
      await new Promise(() => {})
    }).catch((error: unknown) => error)
    await hanging

    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()

    expect(await hung).toBeInstanceOf(Error)
    const findings = await inspect(async function* () {
      yield new TextEncoder().encode('a@b.example ')
    })
    expect(findings.summary).toMatchObject([{ infoType: 'EMAIL_ADDRESS', count: 1 }])
  })
})
