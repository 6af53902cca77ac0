import { expect, test } from 'vitest'
import { PARTS_AT_ONCE, uploadThroughKills } from './uploadThroughKills.ts'

const MIB = 1024 * 1024

// Short forms of test/long/killed.long.ts.

test('a sparse file arrives whole, across kills during its upload, its processing and its download', async () => {
  const result = await uploadThroughKills(256 * MIB, 3, { killsLater: 1, kind: 'sparse' })

  expect(result.faults).toEqual([])
  expect(result.isWhole).toBe(true)
  expect([result.kills, result.killsLater]).toEqual([3, 2])
  expect(result.resentBytes).toBeLessThanOrEqual(3 * PARTS_AT_ONCE * result.partSize)
}, 300_000)

test('a table is anonymised and sealed across kills, with every row', async () => {
  const result = await uploadThroughKills(96 * MIB, 1, { killsLater: 1, kind: 'table' })

  expect(result.faults).toEqual([])
  expect(result.isWhole).toBe(true)
  expect([result.kills, result.killsLater]).toEqual([1, 2])
}, 300_000)
