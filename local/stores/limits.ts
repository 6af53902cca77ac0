import type { DatabaseSync } from 'node:sqlite'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { budgetWindows } from '../../lambdas/core/budgetWindows.ts'
import { callsPerMinute, type Limits } from '../../lambdas/ports/limits.ts'
import type { RateClass } from '../../shared/contract/contract.ts'
import { committed } from '../database.ts'

/** Calls are counted in this process's memory, where a restart forgives, which harms nothing; all else in SQLite. */
export function sqliteLimits(
  database: DatabaseSync,
  { now, callBudgets = callsPerMinute }: { now: () => number; callBudgets?: Record<RateClass, number> | undefined },
): Limits & { sweep(): void } {
  const taken = database.prepare('SELECT count FROM counters WHERE name_digest = ? AND window = ?')
  const take = database.prepare(`INSERT INTO counters (name_digest, window, count, ends_at) VALUES (?, ?, 1, ?)
    ON CONFLICT DO UPDATE SET count = count + 1`)
  return {
    take: callLimits(callBudgets),
    async takeAll(budgets) {
      const windows = budgetWindows(budgets, now())
      return committed(database, () => {
        const usedUp = windows.find(
          ({ budget, digest, number }) => Number(taken.get(digest, number)?.count ?? 0) >= budget.most,
        )
        if (usedUp) return { budget: usedUp.budget, retryAfterSeconds: usedUp.retryAfterSeconds }
        for (const { digest, number, endsAt } of windows) take.run(digest, number, endsAt)
        return undefined
      })
    },
    sweep() {
      database.prepare('DELETE FROM counters WHERE ends_at <= ?').run(now())
    },
  }
}

function callLimits(budgets: Record<RateClass, number>): Limits['take'] {
  const limiters = Object.fromEntries(
    Object.entries(budgets).map(([rate, points]) => [rate, new RateLimiterMemory({ points, duration: 60 })]),
  ) as Record<RateClass, RateLimiterMemory>
  return async (rate, who) => {
    try {
      await limiters[rate].consume(who)
      return undefined
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw error
    }
  }
}
