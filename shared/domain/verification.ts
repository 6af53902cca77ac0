import * as z from 'zod'
import { getDomain, isWithinDomain } from './email.ts'
import type { Organisation } from './organisation.ts'
import { extensible } from './tolerantReader.ts'

/** Why a sender is asked to check a recipient, strongest first. Only the first of them blocks. */
export const RecipientReason = z.enum([
  'DOMAIN_BANNED',
  'DOMAIN_UNSEEN',
  'FIRST_COMMON_DOMAIN',
  'DOMAIN_NEW_TO_SENDER',
  'RECIPIENT_NEW_TO_SENDER',
  'SIMILAR_FILE_NEW',
])
export type RecipientReason = z.infer<typeof RecipientReason>

/** One of the first three: whether the recipient is new, changed or the same in this sending. Then the reasons. */
export const VerificationFlag = z.enum([
  'FIRST_TRANSFER',
  'CHANGED_RECIPIENT',
  'RETAINED_RECIPIENT',
  ...RecipientReason.options,
])
export type VerificationFlag = z.infer<typeof VerificationFlag>

export const VerificationOutcome = z.enum(['allow', 'warn', 'block'])
export type VerificationOutcome = z.infer<typeof VerificationOutcome>

export const VerificationMessage = z.strictObject({
  /** The reason, under the name that earlier versions of the page read. */
  flag: extensible(VerificationFlag),
  /** Absent from versions with one reason only. */
  reason: extensible(RecipientReason).optional(),
  text: z.string(),
  /** A sentence on past transfers. */
  evidence: z.string().optional(),
  /** The address that was probably meant. */
  suggestion: z.string().optional(),
})
export type VerificationMessage = z.infer<typeof VerificationMessage>

/** Whether the organisation bans the domain of an address, or a parent of it. */
export function isBanned(recipient: string, { bannedDomains }: Pick<Organisation, 'bannedDomains'>): boolean {
  return isAmong(recipient, bannedDomains)
}

/** Whether an address is in the organisation's own domains, or below them. */
export function isOwnRecipient(recipient: string, { domains }: Pick<Organisation, 'domains'>): boolean {
  return isAmong(recipient, domains)
}

function isAmong(recipient: string, domains: readonly string[]): boolean {
  const domain = getDomain(recipient).replace(/\.+$/, '')
  return domains.some(parent => isWithinDomain(domain, parent))
}
