import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { callsPerMinute, type Limits } from '../../lambdas/ports/limits.ts'
import type { RateClass } from '../../shared/contract/contract.ts'

/** Budgets in this process's memory: a restart forgives, which harms nothing. */
export function memoryLimits(budgets: Record<RateClass, number> = callsPerMinute): Limits {
  const limiters = Object.fromEntries(
    Object.entries(budgets).map(([rate, points]) => [rate, new RateLimiterMemory({ points, duration: 60 })]),
  ) as Record<RateClass, RateLimiterMemory>
  return {
    async take(rate, who) {
      try {
        await limiters[rate].consume(who)
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
  }
}
