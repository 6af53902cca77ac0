import type { BounceReason } from '../../shared/domain/bounceReason.ts'

export type MailOccasion =
  | 'link'
  | 'password'
  | 'request'
  | 'received'
  | 'receipt'
  | 'reminder'
  | 'expired'
  | 'ended'
  | 'asked'
  | 'revoked'
  | 'stopped'
  | 'code'
  | 'failed'
  | 'allowed'
  | 'delayed'
  | 'downloaded'
  | 'undelivered'

/** A second mail with the same `key` is not sent. */
export type Mail = {
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** None when omitted. */
  replyTo?: string | undefined
  /** Shown as `cid:logo`: PNG, in base64. */
  logo?: string | undefined
  language?: string | undefined
  /** Mail programs offer to end mails of this kind: they POST to this URL (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** Returned in delivery events. */
  about?: { transferId: string; occasion: MailOccasion }
}

export type Mailer = {
  /** @throws MailRefused when a retry cannot help */
  send(mail: Mail): Promise<void>
  /** The mail system accepted the mail whose key has this digest, even if the answer to `send` was lost. */
  confirm(keyDigest: string): Promise<void>
  /** @throws when the mail system accepts no mails now */
  check(): Promise<void>
}

/** Permanent. The message contains no address, because it is logged. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly reason: BounceReason | undefined

  constructor(message: string, reason?: BounceReason) {
    super(message)
    this.reason = reason
  }
}
