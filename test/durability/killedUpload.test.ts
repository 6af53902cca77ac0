import { expect, test } from 'vitest'
import { PARTS_AT_ONCE, uploadThroughKills } from './uploadThroughKills.ts'

const MIB = 1024 * 1024
/** More than the memory limit. The long tests and bench send more. */
const BYTES = 512 * MIB
const KILLS = 20
/** Memory does not grow with the file. */
const MAX_MEMORY = 400e6

test(`an upload survives ${KILLS} kills of the host, and repeats at most the parts in flight`, async () => {
  const { kills, partSize, resentBytes, peakBytes, faults, isWhole } = await uploadThroughKills(BYTES, KILLS)

  const figures = `${Math.round(resentBytes / MIB)} MiB sent again, peak RSS ${Math.round(peakBytes / 1e6)} MB`
  process.stdout.write(`${BYTES / MIB} MiB, ${kills} kills: ${figures}\n`)
  expect(faults).toEqual([])
  expect(isWhole).toBe(true)
  expect(kills).toBe(KILLS)
  expect(resentBytes).toBeGreaterThan(0)
  expect(resentBytes).toBeLessThanOrEqual(KILLS * PARTS_AT_ONCE * partSize)
  expect(peakBytes).toBeLessThan(MAX_MEMORY)
}, 600_000)
