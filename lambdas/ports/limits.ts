import type { RateClass } from '../../shared/contract/contract.ts'

/** Per person, or per address of anonymous callers. */
export const callsPerMinute: Record<RateClass, number> = { read: 3000, write: 1200, link: 60, report: 30 }

/** At most `most` within any period of `seconds`: a sliding window. */
export type Budget = {
  /** Addresses and phones only as digests. */
  name: string
  most: number
  /** At most 400 days, longer than any record lives. */
  seconds: number
  /** 1 by default. */
  amount?: number
}

export type Limits = {
  /** @returns the seconds to wait; undefined when the call may proceed */
  take(rate: RateClass, who: string): Promise<number | undefined>
  /**
   * All or none. Counts survive a restart.
   * @returns the first budget without room, and the whole seconds until it has room
   */
  takeAll(budgets: readonly Budget[]): Promise<{ budget: Budget; retryAfterSeconds: number } | undefined>
}
