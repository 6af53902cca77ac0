import type { RateClass } from '../../shared/contract/contract.ts'

/** Calls per minute for one person, or one address where nobody is signed in. */
export const callsPerMinute: Record<RateClass, number> = { read: 3000, write: 1200, link: 60, report: 30 }

/** At most `most` of something within any `seconds` that follow one another: the window slides. */
export type Budget = {
  /** What is counted, and whose: no address or phone in clear, only a digest of one. */
  name: string
  most: number
  /** 400 days at most: what is "in all" for anything that lives here. */
  seconds: number
  /** How much one take is; 1 when left out. More than `most` never fits. */
  amount?: number
}

export type Limits = {
  /**
   * Takes one call from the budget of a person or address in a rate class.
   * @returns the seconds to wait when the budget is used up, undefined when the call may go on
   */
  take(rate: RateClass, who: string): Promise<number | undefined>
  /**
   * Takes its amount from each of the budgets, or nothing from any. Counts last: a restart forgives nothing.
   * @returns the first of those without room, and the whole seconds until it has room
   */
  takeAll(budgets: readonly Budget[]): Promise<{ budget: Budget; retryAfterSeconds: number } | undefined>
}
