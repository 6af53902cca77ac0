import type { AlertKind } from '../../domain/insights/alert.ts'
import type { MailKind } from '../../domain/templateSet.ts'
import type { FailureReason } from './failureReasons.ts'

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

/** In mails to partners and to members. */
export type CommonMailTexts = {
  address: string
  filesLabel: string
  /** Files and their size. */
  sized: (what: string, size: string) => string
  moreFiles: (count: number) => string
}

export type MailTexts = CommonMailTexts & {
  greeting: Alternatives
  message: Alternatives
  /** Used when the transfer is one archive. */
  locked: string
  /** Used when the transfer is gated. The mail then reveals nothing about the files. */
  gates: Record<'phone' | 'login', string>
  sentBy: string
  mails: Record<MailKind, MailWords>
  /** The first that fits into one SMS applies. */
  sms: Alternatives
}

/** The member sent files, or requested them. */
type OfBoth<Words> = { send: Words; request: Words }
type ReminderWords = {
  subject: string
  preview: string
  heading: string
  paragraph: string
  advice: string
  because: string
}
type Undelivered = 'delayed' | 'bounced' | 'complained' | 'refused'

/**
 * Mails to members. Placeholders: `{{brand}}`, `{{recipient}}`, in `failed` `{{reason}}`, in the others `{{fileCount}}` and
 * `{{expiryDate}}`. For a request, the recipient is the responder.
 */
export type MemberMailTexts = CommonMailTexts & {
  failed: OfBoth<{ subject: string; heading: string; paragraph: string; because: string }> & {
    reason: string
    /** In English, none: the server writes English. */
    reasons: Readonly<Partial<Record<FailureReason, string>>>
    /** Names the button of the review page. */
    sendAgain: string
    button: string
  }
  /** The button and the footer are those of `undelivered` and `failed`. */
  stopped: OfBoth<{ subject: string; heading: string; paragraph: string }> & { preview: string; advice: string }
  /** Placeholders: also `{{signature}}`, what the malware scanner reported. The button and the footer are as above. */
  allowed: OfBoth<{ subject: string; paragraph: string; advice: string }> & { preview: string; heading: string }
  undelivered: OfBoth<{
    subject: Record<Undelivered, string>
    title: Record<Undelivered, string>
    advice: readonly string[]
    because: string
  }> & { meaning: Record<Undelivered, string>; button: string }
  /** `answer`: requested files that the member has not downloaded. `extend` introduces an address. */
  reminder: OfBoth<ReminderWords> & { answer: ReminderWords; button: string; extend: string }
  /** Placeholders: also `{{until}}`, in the preview and the advice. `asked`: the recipient asks for more time. */
  expired: Record<
    'send' | 'answer' | 'asked',
    { subject: string; heading: string; paragraph: string; because: string }
  > & {
    preview: string
    advice: string
    /** In place of the advice, where the organization allows no later end. */
    atLimit: string
    button: string
  }
  downloaded: {
    subject: string
    preview: string
    heading: string
    paragraph: string
    advice: string
    button: string
    because: string
  }
  received: {
    subject: string
    preview: string
    heading: string
    paragraph: string
    advice: string
    button: string
    other: string
    because: string
  }
}

/** Mails to administrators. Placeholders: `{{brand}}`, in `kinds` `{{sender}}`, `{{recipient}}` and `{{domain}}`. */
export type AlertMailTexts = Pick<CommonMailTexts, 'address'> & {
  subject: (count: number) => string
  introduction: string
  kinds: Record<AlertKind, string>
  more: (count: number) => string
  button: string
  transfers: string
  unsubscribe: string
  because: string
}
