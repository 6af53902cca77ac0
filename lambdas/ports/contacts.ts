/** Encrypted, and masked for display. */
export type KeptPhone = { sealedPhone: string; maskedPhone: string }

/** Phones of recipients. `pair` is a digest of sender and recipient. Entries end 400 days after their last use. */
export type Contacts = {
  keepPhone(pair: string, phone: KeptPhone): Promise<void>
  getPhone(pair: string): Promise<KeptPhone | undefined>
}
