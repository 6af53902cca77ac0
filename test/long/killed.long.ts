import { expect, test } from 'vitest'
import { sendThroughKills } from '../durability/sendThroughKills.ts'
import { uploadThroughKills } from '../durability/uploadThroughKills.ts'

// The kills of test/durability under full load.

const MIB = 1024 * 1024
const KILLS = 20

test(`ten senders without pauses lose no acknowledged transfer while the host is killed ${KILLS} times`, async () => {
  await sendThroughKills({ kills: KILLS, files: 5, maxFileBytes: MIB, maxPauseMs: 0 })
}, 600_000)

test(`an upload of 1 GiB survives ${KILLS} kills of the host`, async () => {
  const { kills, faults, isWhole, peakBytes } = await uploadThroughKills(1024 * MIB, KILLS)

  expect(faults).toEqual([])
  expect(isWhole).toBe(true)
  expect(kills).toBe(KILLS)
  expect(peakBytes).toBeLessThan(400e6)
}, 600_000)
