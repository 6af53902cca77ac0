/** Encrypted, and masked for display. */
export type KeptPhone = { sealedPhone: string; maskedPhone: string }

/** A member and a recipient of theirs. */
export type Exchange = { subject: string; recipient: string }
/** Whether files were exchanged with a recipient, by this member or by anyone in the organisation. */
export type Known = { bySender: boolean; byOrganisation: boolean }

/** What is known of recipients. `pair` is a digest of sender and recipient. Entries end 400 days after their last use. */
export type Contacts = {
  keepPhone(pair: string, phone: KeptPhone): Promise<void>
  getPhone(pair: string): Promise<KeptPhone | undefined>
  /** After a completed transfer or an answered request. */
  recordExchange(exchange: Exchange): Promise<void>
  findExchanges(exchange: Exchange): Promise<Known>
}
