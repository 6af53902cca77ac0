import { describe, expect, it } from 'vitest'
import { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import { SearchBudget } from '../../../engine/anonymisation/searchBudget.ts'

function begun({ programSize = 1000, startsAt = 5 } = {}) {
  const clock = { seconds: startsAt, reads: 0 }
  const now = () => {
    clock.reads += 1
    return clock.seconds
  }
  return { clock, budget: new SearchBudget(now, { programSize, column: 3 }) }
}

describe('the time of a search pattern', () => {
  it.each([
    ['10 s for nothing', 0, 0, 10],
    ['a second more for 500,000 bytes', 0, 500_000, 11],
    ['8 bytes more for each value', 62_500, 0, 11],
    ['the sum of both', 62_500, 1_000_000, 13],
  ])('is %s', (_, values, bytes, allowed) => {
    const { clock, budget } = begun()
    budget.start(values, bytes)
    clock.seconds += allowed
    budget.stop()

    clock.seconds += 0.001
    expect(() => budget.stop()).toThrow(expect.objectContaining({ name: 'AnonymisationFault', column: 3 }))
  })

  it('counts only between start and stop, over all batches', () => {
    const { clock, budget } = begun()
    for (let batch = 0; batch < 10; batch += 1) {
      budget.start(0, 0)
      clock.seconds += 1
      budget.stop()
      clock.seconds += 100
    }
    budget.start(0, 0)
    clock.seconds += 0.001

    expect(() => budget.stop()).toThrow(AnonymisationFault)
  })

  it('ends a search at the next million steps', () => {
    const { clock, budget } = begun({ programSize: 1000 })
    budget.start(0, 0)
    clock.seconds += 11
    const { reads } = clock

    budget.search(999)
    expect(clock.reads).toBe(reads)

    expect(() => budget.search(1)).toThrow(AnonymisationFault)
  })

  it('reads the clock once in a million steps', () => {
    const { clock, budget } = begun({ programSize: 500_000 })
    budget.start(0, 0)
    const { reads } = clock

    for (let count = 0; count < 10; count += 1) budget.search(1)

    expect(clock.reads - reads).toBe(5)
  })
})
