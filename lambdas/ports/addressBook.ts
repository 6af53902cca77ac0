export type AddressBookEntry = {
  address: string
  /** '' until the member types one. */
  name: string
  /** Milliseconds since the epoch. */
  lastUsedAt: number
}

/**
 * The own recipients of each member, whose `subject` comes from the token. Addresses that differ only in case are one
 * entry, which ends 400 days after its last use. Beyond `MAX_ADDRESS_BOOK_ENTRIES` the least recently used go.
 */
export type AddressBook = {
  /** Notes a use. A new name replaces the former; '' keeps it. */
  keep(subject: string, used: { address: string; name: string }): Promise<void>
  /** The last used first. */
  list(subject: string): Promise<AddressBookEntry[]>
  /** Ignores addresses that are not there. */
  remove(subject: string, addresses: readonly string[]): Promise<void>
}
