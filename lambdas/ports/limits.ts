import type { RateClass } from '../../shared/contract/contract.ts'

/** Calls per minute for one person, or one address where nobody is signed in. */
export const callsPerMinute: Record<RateClass, number> = { read: 3000, write: 1200, link: 60, report: 30 }

/** At most so many of something in so many seconds, by the clock: windows begin at `since` and every `seconds` later. */
export type Budget = {
  /** What is counted, and whose: no address or phone in clear, only a digest of one. */
  name: string
  most: number
  /** 400 days at most: what is "in all" for anything that lives here. */
  seconds: number
  /** In epoch ms, and the clock's own beginning when left out. The same whenever this is counted. */
  since?: number
}

export type Limits = {
  /**
   * Takes one call from the budget of a person or address in a rate class.
   * @returns the seconds to wait when the budget is used up, undefined when the call may go on
   */
  take(rate: RateClass, who: string): Promise<number | undefined>
  /**
   * Takes one from each of the budgets, or from none of them. Counts last: a restart forgives nothing.
   * @returns the first of those that are used up, and the whole seconds until its window ends
   */
  takeAll(budgets: readonly Budget[]): Promise<{ budget: Budget; retryAfterSeconds: number } | undefined>
}
