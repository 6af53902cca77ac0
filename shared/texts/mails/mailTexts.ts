import type { MailKind } from '../../domain/templateSet.ts'

/** Texts with `{{placeholders}}`. The first whose placeholders all have values applies; without one, none. */
export type Alternatives = readonly string[]

/** The texts of one mail. Subject, heading and button end with a text without placeholders. */
export type MailWords = {
  subject: Alternatives
  /** Shown next to the subject, in lists and on locked screens. */
  preview: Alternatives
  heading: Alternatives
  paragraphs: readonly Alternatives[]
  button?: Alternatives
  /** After those: fixed sentences that an organisation's own words do not replace. */
  after?: readonly Alternatives[]
  footer: readonly Alternatives[]
}

export type MailTexts = {
  greeting: Alternatives
  message: Alternatives
  /** Used when the transfer is one archive. */
  locked: string
  /** Used when the transfer is gated. The mail then reveals nothing about the files. */
  gates: Record<'phone' | 'login', string>
  address: string
  filesLabel: string
  moreFiles: (count: number) => string
  minutes: (count: number) => string
  sentBy: string
  mails: Record<MailKind, MailWords>
  /** The first that fits into one SMS applies. */
  sms: Alternatives
}
