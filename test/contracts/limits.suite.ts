import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Limits } from '../../lambdas/ports/limits.ts'
import type { RateClass } from '../../shared/contract/contract.ts'

/** What a person may do in a minute, for these tests. */
const budgets: Record<RateClass, number> = { read: 20, write: 10, link: 3, report: 1 }

/** What every keeper of limits does, on both hosts. */
export function limitsSuite(
  name: string,
  open: (budgets: Record<RateClass, number>) => Promise<{ limits: Limits; close(): Promise<void> }>,
) {
  describe(`limits: ${name}`, () => {
    let limits: Limits
    let close: () => Promise<void>

    beforeEach(async () => {
      const opened = await open(budgets)
      limits = opened.limits
      close = opened.close
    })
    afterEach(() => close())

    const take = (rate: RateClass, who: string, calls: number) =>
      Promise.all(Array.from({ length: calls }, () => limits.take(rate, who)))

    test.each(Object.entries(budgets))('a person may make so many calls of the class %s: %i', async (rate, budget) => {
      const answers = await take(rate as RateClass, 'alice', budget)

      expect(answers).toEqual(Array.from({ length: budget }, () => undefined))
    })

    test('who asks for more is told how many seconds to wait', async () => {
      await take('link', '192.0.2.1', budgets.link)

      const wait = await limits.take('link', '192.0.2.1')

      expect(Number.isInteger(wait)).toBe(true)
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(60)
    })

    test('of fifty calls at once as many go on as the budget has', async () => {
      const answers = await take('write', 'alice', 50)

      expect(answers.filter(wait => wait === undefined)).toHaveLength(budgets.write)
    })

    test('the calls of one person cost nobody else', async () => {
      await take('report', '192.0.2.1', 5)

      expect(await limits.take('report', '192.0.2.2')).toBeUndefined()
      expect(await limits.take('report', '2001:db8::1')).toBeUndefined()
      expect(await limits.take('report', '__proto__')).toBeUndefined()
    })

    test('the calls of one class cost nothing of another', async () => {
      await take('report', 'alice', 5)

      expect(await limits.take('read', 'alice')).toBeUndefined()
    })
  })
}
