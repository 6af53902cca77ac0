import type { ListCursor } from '../../shared/domain/listCursor.ts'
import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { PolicyMatches } from '../../shared/domain/policies/policyMatches.ts'
import type { Simulated } from '../../shared/domain/policies/simulated.ts'
import type { SimulatedPolicy } from '../../shared/domain/policies/simulation.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { TransferFilters, TransferSort } from '../../shared/domain/transferFilters.ts'

/** The index is not set up yet. Everything else works without it. */
export class IndexMissing extends Error {
  override name = 'IndexMissing'
}

/** Independent of filters: the transfers of one member, by subject, or all. */
export type ListScope = { ownedBy: string } | 'everybody'

export type TransferQuery = {
  filters: TransferFilters
  sort: TransferSort
  /** 0 to 500. */
  size: number
  /** The offset (at most 10,000 with `size`), or the place after which the page begins. */
  start: { from: number } | { after: ListCursor }
}

/** A delayed index lacks changes after this time (ISO 8601). */
export type IndexDelay = { asOf?: string }

export type FoundTransfers = IndexDelay & {
  /** Over all pages. */
  total: number
  /** With current states; fewer than requested when they are very long (`withinPage`). */
  transfers: ListedTransfer[]
  isShortened?: boolean
}

export type TransferCounts = IndexDelay & { total: number; active: number; retracted: number; expired: number }

/** `transfers`: all that the policy was tried on. */
export type SimulatedPast = IndexDelay & Simulated & { transfers: number }

/**
 * A projection of the transfers that can be rebuilt. Filters as in `shared/domain/transferFilters.ts`; `now` in
 * milliseconds since the epoch.
 */
export type TransferIndex = {
  /** Provisional transfers are in no list. */
  find(scope: ListScope, query: TransferQuery, now: number): Promise<FoundTransfers>
  count(scope: ListScope, filters: TransferFilters, now: number): Promise<TransferCounts>
  /** Tries a policy on all transfers created from `since` on, in milliseconds since the epoch. */
  simulate(policy: SimulatedPolicy, since: number, now: number): Promise<SimulatedPast>
  /** Counts the transfers created from `since` on that matched policies. */
  countPolicies(since: number): Promise<PolicyMatches>
  /**
   * Keeps newer stored revisions, so repeats and disorder are harmless.
   * @returns the ids that are refused permanently
   */
  put(transfers: readonly Transfer[]): Promise<{ failed: string[] }>
  /** Removes transfers that exist no more. Ignores those that it does not have. */
  remove(ids: readonly string[]): Promise<void>
}
