/** What a mail is for. */
export type MailOccasion =
  | 'link'
  | 'password'
  | 'request'
  | 'received'
  | 'receipt'
  | 'reminder'
  | 'expired'
  | 'revoked'
  | 'code'
  | 'failed'
  | 'delayed'
  | 'undelivered'

/** One message to one address. `key` names the occasion: a second one with the same key is not sent. */
export type Mail = {
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Where answers go; nobody's address when left out. */
  replyTo?: string | undefined
  /** A picture that the mail shows by `cid:logo`: PNG, in base64. */
  logo?: string | undefined
  /** Of the text. */
  language?: string | undefined
  /** What the mail system is to name again when it tells what became of the mail. */
  about?: { transferId: string; occasion: MailOccasion }
}

export type Mailer = {
  /** Hands a mail to the mail system. @throws MailRefused when no repeat can help */
  send(mail: Mail): Promise<void>
  /**
   * The mail system tells by itself that it took the mail whose key has this digest: it is not sent again, even if the
   * answer to `send` was lost.
   */
  confirm(keyDigest: string): Promise<void>
}

/** The mail system does not send this mail to this address, however often it is asked. Names no address: it is logged. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
