import { createRequire } from 'node:module'
import type { DatabaseSync } from 'node:sqlite'
import type * as rateLimiters from 'rate-limiter-flexible'
import { budgetWindows, type Spent, secondsUntilRoom } from '../../lambdas/core/request/budgetWindows.ts'
import { callsPerMinute, type Limits } from '../../lambdas/ports/limits.ts'
import type { RateClass } from '../../shared/contract/contract.ts'
import { commitWrite } from '../database.ts'

// The package's entry loads its adapters of all databases, which takes 15 ms at start.
const load = createRequire(import.meta.url)
const RateLimiterMemory: typeof rateLimiters.RateLimiterMemory = load('rate-limiter-flexible/lib/RateLimiterMemory.js')
const RateLimiterRes: typeof rateLimiters.RateLimiterRes = load('rate-limiter-flexible/lib/RateLimiterRes.js')

/** Call budgets are in memory, where a restart may reset them; all other budgets are in SQLite. */
export function sqliteLimits(
  database: DatabaseSync,
  { now, callBudgets = callsPerMinute }: { now: () => number; callBudgets?: Record<RateClass, number> | undefined },
): Limits & { sweep(): void } {
  const taken = database.prepare('SELECT count AS amount, ends_at AS endsAt FROM counters WHERE name_digest = ?')
  const take = database.prepare(`INSERT INTO counters (name_digest, window, count, ends_at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count, ends_at = excluded.ends_at`)
  return {
    take: callLimits(callBudgets),
    async takeAll(budgets) {
      const windows = budgetWindows(budgets, now())
      return commitWrite(database, () => {
        for (const window of windows) {
          const retryAfterSeconds = secondsUntilRoom(window, taken.all(window.digest) as Spent[], now())
          if (retryAfterSeconds !== undefined) return { budget: window.budget, retryAfterSeconds }
        }
        for (const { digest, slot, amount, endsAt } of windows) take.run(digest, slot, amount, endsAt)
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
  ) as Record<RateClass, rateLimiters.RateLimiterMemory>
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
