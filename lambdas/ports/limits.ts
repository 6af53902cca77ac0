import type { RateClass } from '../../shared/contract/contract.ts'

export type Limits = {
  /**
   * Takes one call from the budget of a person or address in a rate class.
   * @returns the seconds to wait when the budget is used up, undefined when the call may go on
   */
  take(rate: RateClass, who: string): Promise<number | undefined>
}
