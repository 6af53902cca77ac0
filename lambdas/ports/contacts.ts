/** Encrypted, and masked for display. */
export type KeptPhone = { sealedPhone: string; maskedPhone: string }

/** Phones that senders gave for recipients. `pair` is a digest of both. */
export type Contacts = {
  keepPhone(pair: string, phone: KeptPhone): Promise<void>
  getPhone(pair: string): Promise<KeptPhone | undefined>
}
