import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Budget, Limits } from '../../lambdas/ports/limits.ts'
import type { RateClass } from '../../shared/contract/contract.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'

const budgets: Record<RateClass, number> = { read: 20, write: 10, link: 3, report: 1 }

const MIDNIGHT = FAR_AHEAD - 9 * 3_600_000

type Opened = { limits: Limits; close(): Promise<void> }

export function limitsSuite(
  name: string,
  open: (budgets: Record<RateClass, number>, now: () => number) => Promise<Opened>,
) {
  describe(`limits: ${name}`, () => {
    let limits: Limits
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(MIDNIGHT)
      const opened = await open(budgets, clock.now)
      limits = opened.limits
      close = opened.close
    })
    afterEach(() => close())

    describe('calls per minute', () => {
      const take = (rate: RateClass, who: string, calls: number) =>
        Promise.all(Array.from({ length: calls }, () => limits.take(rate, who)))

      test.each(Object.entries(budgets))('a person may make the budget of the class %s: %i', async (rate, budget) => {
        const answers = await take(rate as RateClass, 'alice', budget)

        expect(answers).toEqual(Array.from({ length: budget }, () => undefined))
      })

      test('a caller above the limit gets the seconds to wait', async () => {
        await take('link', '192.0.2.1', budgets.link)

        const wait = await limits.take('link', '192.0.2.1')

        expect(Number.isInteger(wait)).toBe(true)
        expect(wait).toBeGreaterThanOrEqual(1)
        expect(wait).toBeLessThanOrEqual(60)
      })

      test('fifty concurrent calls cannot exceed the budget', async () => {
        const answers = await take('write', 'alice', 50)

        expect(answers.filter(wait => wait === undefined)).toHaveLength(budgets.write)
      })

      test('one person’s calls do not affect another', async () => {
        await take('report', '192.0.2.1', 5)

        expect(await limits.take('report', '192.0.2.2')).toBeUndefined()
        expect(await limits.take('report', '2001:db8::1')).toBeUndefined()
        expect(await limits.take('report', '__proto__')).toBeUndefined()
      })

      test('one class of calls does not affect another', async () => {
        await take('report', 'alice', 5)

        expect(await limits.take('read', 'alice')).toBeUndefined()
      })
    })

    describe('budgets of all kinds', () => {
      const HOUR = 3600
      const DAY = 24 * HOUR
      const mine: Budget = { name: 'codes of rita', most: 3, seconds: HOUR }
      const all: Budget = { name: 'codes in all', most: 10, seconds: DAY }
      const refusal = (budget: Budget, retryAfterSeconds: number) => ({ budget, retryAfterSeconds })
      const takeOften = (wanted: readonly Budget[], times: number) =>
        Promise.all(Array.from({ length: times }, () => limits.takeAll(wanted)))
      const taken = (answers: unknown[]) => answers.filter(answer => answer === undefined).length

      test('can be used up, and then report until when', async () => {
        expect(taken(await takeOften([mine], 3))).toBe(3)
        clock.move(20 * 60_000 + 1)

        expect(await limits.takeAll([mine])).toEqual(refusal(mine, 40 * 60))
      })

      test('are full again in the next window, and not in the last moment of this one', async () => {
        await takeOften([mine], 3)

        clock.move(HOUR * 1000 - 1)
        expect(await limits.takeAll([mine])).toEqual(refusal(mine, 1))

        clock.move(1)
        expect(taken(await takeOften([mine], 5))).toBe(3)
      })

      test('charge nothing when one of them is used up', async () => {
        await takeOften([mine, all], 3)

        expect(await takeOften([all, mine], 4)).toEqual(Array(4).fill(refusal(mine, HOUR)))

        expect(taken(await takeOften([all], 20))).toBe(7)
      })

      test('that are used up report the first of them', async () => {
        const later: Budget = { name: 'later', most: 1, seconds: DAY }
        const sooner: Budget = { name: 'sooner', most: 1, seconds: 60 }
        await limits.takeAll([later, sooner])

        expect(await limits.takeAll([later, sooner])).toEqual(refusal(later, DAY))
        expect(await limits.takeAll([sooner, later])).toEqual(refusal(sooner, 60))
      })

      test('of zero allow nothing, and no budget allows everything', async () => {
        const none: Budget = { name: 'none', most: 0, seconds: 60 }

        expect(await limits.takeAll([mine, none])).toEqual(refusal(none, 60))
        expect(await limits.takeAll([])).toBeUndefined()

        expect(taken(await takeOften([mine], 5))).toBe(3)
      })

      test('apply a changed limit at once, higher or lower', async () => {
        await takeOften([mine], 3)

        expect(taken(await takeOften([{ ...mine, most: 5 }], 4))).toBe(2)
        expect(taken(await takeOften([{ ...mine, most: 4 }], 1))).toBe(0)
      })

      test('are separate by name and window length', async () => {
        await takeOften([mine], 3)

        for (const name of ['codes of Rita', 'codes of rita ', '__proto__', '']) {
          expect(await limits.takeAll([{ ...mine, name }])).toBeUndefined()
        }
        expect(await limits.takeAll([{ ...mine, seconds: HOUR - 1 }])).toBeUndefined()
      })

      test('of 400 days last as long', async () => {
        const long: Budget = { name: 'in all', most: 1, seconds: 400 * DAY }
        await limits.takeAll([long])

        const { retryAfterSeconds = 0 } = (await limits.takeAll([long])) ?? {}
        clock.move((retryAfterSeconds - 1) * 1000)
        expect(await limits.takeAll([long])).toEqual(refusal(long, 1))

        clock.move(1000)
        expect(await limits.takeAll([long])).toBeUndefined()
      })

      describe('point 19: windows slide', () => {
        test('an amount returns one window after it was taken, and not at the turn of an hour', async () => {
          for (const minutes of [0, 50, 5]) {
            clock.move(minutes * 60_000)
            expect(await limits.takeAll([mine])).toBeUndefined()
          }

          expect(await limits.takeAll([mine])).toEqual(refusal(mine, 5 * 60))

          clock.move(5 * 60_000)
          expect(taken(await takeOften([mine], 3))).toBe(1)
          expect(await limits.takeAll([mine])).toEqual(refusal(mine, 50 * 60))
        })

        test('no window of the budget’s length exceeds it, at any offset', async () => {
          const times: number[] = []
          for (let step = 0; step < 60; step += 1) {
            clock.move(((step * 7919) % 13) * 30_000)
            if ((await limits.takeAll([mine])) === undefined) times.push(clock.now())
          }

          const most = times.map(from => times.filter(at => at >= from && at < from + HOUR * 1000).length)
          expect(Math.max(...most)).toBe(mine.most)
          expect(times.length).toBeGreaterThan(8)
        })

        test('an amount is taken completely or not at all, and waits until all of it fits', async () => {
          const bytes = (amount: number): Budget => ({ name: 'bytes', most: 100, seconds: HOUR, amount })
          expect(await limits.takeAll([bytes(60)])).toBeUndefined()
          clock.move(30 * 60_000)
          expect(await limits.takeAll([bytes(40)])).toBeUndefined()

          expect(await limits.takeAll([bytes(61)])).toEqual(refusal(bytes(61), HOUR))
          expect(await limits.takeAll([bytes(60)])).toEqual(refusal(bytes(60), 30 * 60))
          expect(await limits.takeAll([bytes(101)])).toEqual(refusal(bytes(101), HOUR))
          clock.move(30 * 60_000)
          expect(await limits.takeAll([bytes(60)])).toBeUndefined()
          expect(await limits.takeAll([bytes(1)])).toEqual(refusal(bytes(1), 30 * 60))
        })

        test('a row with hundreds of ended slots makes room, pruned or not', async () => {
          const slow: Budget = { name: 'slow', most: 200, seconds: 24 * HOUR }
          for (let slot = 0; slot < 228; slot += 1) {
            // DynamoDB prunes at every eighth slot: a row must also work unpruned.
            if (slot % 8 !== 0) expect(await limits.takeAll([slow])).toBeUndefined()
            clock.move((24 * HOUR * 1000) / 48)
          }
          clock.move(24 * HOUR * 1000)

          expect(await limits.takeAll([{ ...slow, amount: 200 }])).toBeUndefined()
          expect(await limits.takeAll([slow])).toBeDefined()
        })

        test('the same amount can be taken in every window, for many windows', async () => {
          for (let window = 0; window < 5; window += 1) {
            expect(taken(await takeOften([mine], 4))).toBe(3)
            clock.move(HOUR * 1000)
          }
        })
      })

      test('a duplicate name is refused, and nothing is taken', async () => {
        await expect(limits.takeAll([mine, mine])).rejects.toThrow('twice')

        expect(taken(await takeOften([mine], 5))).toBe(3)
      })

      test('two hundred concurrent calls cannot exceed the budget', async () => {
        const others = Array.from({ length: 4 }, (_, index): Budget => ({ ...mine, name: `${index}`, most: 40 }))
        const wanted = { ...all, most: 90 }

        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, index) => limits.takeAll([wanted, others[index % 4] ?? mine])),
        )

        expect(taken(answers)).toBe(90)
        expect(answers.filter(answer => answer !== undefined)).toEqual(Array(110).fill(refusal(wanted, DAY)))
      })
    })
  })
}
