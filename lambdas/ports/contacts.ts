/** A recipient's phone, as a sender gave it: sealed, and as it is shown. */
export type KeptPhone = { sealedPhone: string; maskedPhone: string }

/** What a sender once told of a recipient, so that it need not be asked again. `pair` is a digest of the two. */
export type Contacts = {
  keepPhone(pair: string, phone: KeptPhone): Promise<void>
  getPhone(pair: string): Promise<KeptPhone | undefined>
}
