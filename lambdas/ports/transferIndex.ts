import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { ListPlace } from '../../shared/domain/listPlace.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { TransferFilters, TransferSort } from '../../shared/domain/transferFilters.ts'

/** Whose transfers a question is about, whatever it says itself: those of one member, by their subject, or all. */
export type ListScope = { ownedBy: string } | 'everybody'

export type TransferQuery = {
  filters: TransferFilters
  sort: TransferSort
  /** How many to answer: 0 to 500. */
  size: number
  /** How many to leave out before them (at most 10,000 with `size`), or after which place to begin. */
  start: { from: number } | { after: ListPlace }
}

/**
 * How far an index that follows its truth had come, when it is known to be behind: changes of later are missing in what
 * it answers (ISO 8601).
 */
export type IndexDelay = { asOf?: string }

export type FoundTransfers = IndexDelay & {
  /** Of all that the filters hold for, not of this page. */
  total: number
  /** With their states as of the question; fewer than were asked for when they are very long (`withinPage`). */
  transfers: ListedTransfer[]
  isShortened?: boolean
}

export type TransferCounts = IndexDelay & { total: number; active: number; retracted: number; expired: number }

/**
 * What lists, statistics and insights read: a projection of the transfers, which can be made anew from them. The filters
 * are those of `shared/domain/transferFilters.ts`, read at a moment, in milliseconds since the epoch.
 */
export type TransferIndex = {
  /** A page of the transfers that the filters hold for. Provisional ones are in no list. */
  find(scope: ListScope, query: TransferQuery, now: number): Promise<FoundTransfers>
  /** How many they are, in all and by three states. */
  count(scope: ListScope, filters: TransferFilters, now: number): Promise<TransferCounts>
  /**
   * Takes transfers in as they are. What it knows in a newer revision stays: neither repeats nor disorder do harm.
   * @returns the ids of those that could not be taken in; the others were
   */
  put(transfers: readonly Transfer[]): Promise<{ failed: string[] }>
}
