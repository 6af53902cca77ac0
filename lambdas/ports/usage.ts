import type { FileLikeness, Likeness } from '../../shared/domain/recipients/fileLikeness.ts'
import type { KnownDomains } from '../../shared/domain/recipients/findLookalike.ts'

/** A member and a recipient of theirs. */
export type Exchange = { subject: string; recipient: string }

export type RecipientUsage = {
  /** Own exchanges with this address. */
  own: { count: number; lastAt: number; likeness: Likeness } | undefined
  /** Own other addresses at its domain, in lower case, last used first, at most `MAX_OWN_AT_DOMAIN`. */
  ownAtDomain: string[]
  /** Members of the organisation, the caller included, who exchanged files with the domain; at most `MAX_MEMBERS`. */
  membersAtDomain: number
  /** What this member's files of these stems held before, for every recipient. Only stems that held something. */
  ownStems: { stem: string; infoTypes: string[] }[]
}

/**
 * With whom members exchanged files, and files of which kinds: released transfers of 400 days. Spellings of an address
 * (case, Punycode, trailing dots) are equal. `Transfers.replaceWithUsage` writes it.
 */
export type Usage = {
  /**
   * One answer for each recipient, in order.
   * @param stems of the files, at most `MAX_STEMS_ASKED`; further ones are ignored
   */
  findRecipients(subject: string, recipients: readonly string[], stems: readonly string[]): Promise<RecipientUsage[]>
  /** All domains of exchanges, the most used first. On AWS up to `KNOWN_DOMAINS_MILLISECONDS` old. */
  knownDomains(): Promise<KnownDomains>
  /** Whether this member, and whether any member, exchanged files with the address. */
  findExchanges(exchange: Exchange): Promise<{ bySender: boolean; byOrganisation: boolean }>
}

/** What the release of a transfer adds to the usage history (1), or what its withdrawal takes from it (-1). */
export type UsageChange = { times: 1 | -1; exchange: Exchange; files: readonly FileLikeness[] }
