import { expect, test } from 'vitest'
import { readMutants } from '../hostile/readMutants.ts'

/** Some 800 of each seed. The fast run in test/engine/hostile has another start. */
const MUTANTS = 40_000
const TIMEOUT_MS = 90 * 60_000

test(
  'a damaged document of any format ends with text or a reason, in forty thousand runs',
  async () => {
    const { read, faults } = await readMutants(MUTANTS, 4711)

    expect({ read, faults }).toEqual({ read: MUTANTS, faults: [] })
  },
  TIMEOUT_MS,
)
