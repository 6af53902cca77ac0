import type { MailKind } from '../../domain/templateSet.ts'

/** Texts with `{{placeholders}}` of which the first counts whose placeholders are all there; without one, none. */
export type Alternatives = readonly string[]

/** The words of one mail. Subject, heading and button end with a text that can always be said. */
export type MailWords = {
  subject: Alternatives
  /** Shown beside the subject, in lists and on locked screens. */
  preview: Alternatives
  heading: Alternatives
  /** Before the button, the password, the code or the files. */
  paragraphs: readonly Alternatives[]
  button?: Alternatives
  /** After those: what every mail of this kind says, whatever words an organisation has of its own. */
  after?: readonly Alternatives[]
  /** Small, at the end. */
  footer: readonly Alternatives[]
}

/** How a language speaks to partners. */
export type MailTexts = {
  greeting: Alternatives
  /** Above the words of the sender. */
  message: Alternatives
  /** The one file is an archive. */
  locked: string
  /** Nothing of the files is told before. */
  gates: Record<'phone' | 'login', string>
  /** Before the address of a button. */
  address: string
  filesLabel: string
  moreFiles: (count: number) => string
  minutes: (count: number) => string
  /** The last line of every mail. */
  sentBy: string
  mails: Record<MailKind, MailWords>
  /** The first that fits into one SMS is sent. */
  sms: Alternatives
}
