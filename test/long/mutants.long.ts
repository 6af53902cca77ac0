import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const project = join(import.meta.dirname, '..', '..')
const SAMPLE = 4
const TIMEOUT_MS = 40 * 60_000

/** The sample is small, so this is far below the score in docs/testing.md. */
const MIN_SCORE_PERCENT = 70

test(
  'tests detect most mutants of the code that decides and encrypts',
  async () => {
    const { stdout } = await run(process.execPath, [join('test', 'long', 'mutants.ts'), '--sample', `${SAMPLE}`], {
      cwd: project,
      maxBuffer: 64 * 1024 * 1024,
    })

    const rows = [...stdout.matchAll(/^\| `[^`]+` \| (\d+) \| (\d+) \|/gm)].map(([, all, killed]) =>
      [all, killed].map(Number),
    )
    expect(rows.length, stdout).toBe(6)
    const sum = (index: number) => rows.reduce((total, row) => total + (row[index] ?? 0), 0)
    expect(sum(0)).toBe(6 * SAMPLE)
    expect((100 * sum(1)) / sum(0), stdout).toBeGreaterThanOrEqual(MIN_SCORE_PERCENT)
  },
  TIMEOUT_MS,
)
