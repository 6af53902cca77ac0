import { expect, test } from 'vitest'
import { sendThroughKills } from '../durability/sendThroughKills.ts'
import { PARTS_AT_ONCE, uploadThroughKills } from '../durability/uploadThroughKills.ts'

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

test('a sparse file of 50 GiB goes up, through and down across 20 kills of the host', async () => {
  const largest = 51_200 * MIB
  const result = await uploadThroughKills(largest, 16, { killsLater: 2, kind: 'sparse' })

  expect(result.faults).toEqual([])
  expect(result.isWhole).toBe(true)
  expect(result.kills + result.killsLater).toBe(KILLS)
  expect(result.resentBytes).toBeLessThanOrEqual(result.kills * PARTS_AT_ONCE * result.partSize)
  expect(result.peakBytes).toBeLessThan(250e6)
}, 3_600_000)

test('a table of 2 GiB is anonymised and sealed across kills, with every row', async () => {
  const result = await uploadThroughKills(2048 * MIB, 4, { killsLater: 1, kind: 'table' })

  expect(result.faults).toEqual([])
  expect(result.isWhole).toBe(true)
}, 1_800_000)
