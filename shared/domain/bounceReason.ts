import * as z from 'zod'

/** Why a mail did not arrive, as far as its sender can do something about it. */
export const BounceReason = z.enum(['unknownAddress', 'mailboxFull', 'refusedMail', 'tooLarge', 'unreachable'])
export type BounceReason = z.infer<typeof BounceReason>

/**
 * By subject and detail of an enhanced status code; `*` matches every detail.
 * @see https://www.rfc-editor.org/rfc/rfc3463
 * @see https://www.iana.org/assignments/smtp-enhanced-status-codes/smtp-enhanced-status-codes.xhtml
 */
const byStatus: Readonly<Record<string, BounceReason>> = {
  '1.1': 'unknownAddress',
  '1.2': 'unreachable',
  '1.3': 'unknownAddress',
  '1.6': 'unknownAddress',
  '1.10': 'unreachable',
  '2.1': 'unknownAddress',
  '2.2': 'mailboxFull',
  '2.3': 'tooLarge',
  '3.1': 'mailboxFull',
  '3.4': 'tooLarge',
  '4.*': 'unreachable',
  '6.*': 'refusedMail',
  '7.*': 'refusedMail',
}

/** Replies without an enhanced code. 550 and 554 have too many meanings. @see https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3 */
const byReply: Readonly<Record<string, BounceReason>> = {
  421: 'unreachable',
  452: 'mailboxFull',
  552: 'mailboxFull',
  553: 'unknownAddress',
}

/**
 * @param status an enhanced status code such as `5.1.1`, a reply code such as `553`, or a reply that begins with them
 * @returns undefined when it says nothing that helps
 */
export function toBounceReason(status: string | undefined): BounceReason | undefined {
  const enhanced = /\b[245]\.(\d{1,3})\.(\d{1,3})\b/.exec(status ?? '')
  if (enhanced) return byStatus[`${enhanced[1]}.${enhanced[2]}`] ?? byStatus[`${enhanced[1]}.*`]
  return byReply[/\b[45]\d\d\b/.exec(status ?? '')?.[0] ?? '']
}
