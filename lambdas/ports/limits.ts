import type { RateClass } from '../../shared/contract/contract.ts'

/** Calls per minute for one person, or one address where nobody is signed in. */
export const callsPerMinute: Record<RateClass, number> = { read: 3000, write: 1200, link: 60, report: 30 }

export type Limits = {
  /**
   * Takes one call from the budget of a person or address in a rate class.
   * @returns the seconds to wait when the budget is used up, undefined when the call may go on
   */
  take(rate: RateClass, who: string): Promise<number | undefined>
}
