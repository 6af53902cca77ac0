import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'

/** Work that notes its beginnings and ends, and how much of it ran at once. */
function noted(failing: readonly number[] = []) {
  const seen = { begun: [] as number[], ended: [] as number[], most: 0 }
  const work = async (item: number) => {
    seen.begun.push(item)
    seen.most = Math.max(seen.most, seen.begun.length - seen.ended.length)
    await setTimeout(item % 2 === 0 ? 2 : 6)
    seen.ended.push(item)
    if (failing.includes(item)) throw new Error(`${item} failed`)
  }
  return { seen, work }
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('work for each of many items', () => {
  test('runs for every item once, and never for more than the limit at once', async () => {
    const { seen, work } = noted()

    await forEachAtMost(3, numbers(20), work)

    expect(seen.begun).toEqual(numbers(20))
    expect(seen.ended.toSorted((one, other) => one - other)).toEqual(numbers(20))
    expect(seen.most).toBe(3)
  })

  test('waits for the work in progress after a failure, and starts no more', async () => {
    const { seen, work } = noted([0, 1])

    await expect(forEachAtMost(3, numbers(20), work)).rejects.toThrow('0 failed')

    expect(seen.begun).toEqual([0, 1, 2])
    expect(seen.ended.toSorted()).toEqual([0, 1, 2])
  })

  test('makes no item before there is room for it, and closes the items after a failure', async () => {
    const { seen, work } = noted([2])
    let made = 0
    let isClosed = false
    async function* items() {
      try {
        for (;;) {
          expect(made - seen.ended.length).toBeLessThan(2)
          yield made++
        }
      } finally {
        isClosed = true
      }
    }

    await expect(forEachAtMost(2, items(), work)).rejects.toThrow('2 failed')

    expect(isClosed).toBe(true)
    expect(seen.ended.length).toBe(seen.begun.length)
  })

  test('ends with the failure of the items themselves, after the work in progress', async () => {
    const { seen, work } = noted()
    async function* items() {
      yield* [0, 1]
      throw new Error('no more items')
    }

    await expect(forEachAtMost(5, items(), work)).rejects.toThrow('no more items')

    expect(seen.ended.toSorted()).toEqual([0, 1])
  })
})
