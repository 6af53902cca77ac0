import * as z from 'zod'
import { getDomain, isWithinDomain } from './email.ts'

/** Whether the provisional transfer is new, changed or the same, followed by the warnings, strongest first. */
export const VerificationFlag = z.enum(['FIRST_TRANSFER', 'CHANGED_RECIPIENT', 'RETAINED_RECIPIENT', 'DOMAIN_BANNED'])
export type VerificationFlag = z.infer<typeof VerificationFlag>

export const VerificationOutcome = z.enum(['allow', 'warn', 'block'])
export type VerificationOutcome = z.infer<typeof VerificationOutcome>

export type Verification = {
  flags: VerificationFlag[]
  messages: { flag: VerificationFlag; text: string }[]
  outcome: VerificationOutcome
}

/**
 * @param recipient the current address
 * @param previousRecipient the address of the earlier provisional transfer of this sending
 * @param organisation its name and banned domains
 */
export function verifyRecipient(
  recipient: string,
  previousRecipient: string | undefined,
  organisation: { name: string; bannedDomains: readonly string[] },
): Verification {
  const place = placeInSending(recipient, previousRecipient)
  const domain = getDomain(recipient)
  const isBanned = organisation.bannedDomains.some(banned => isWithinDomain(domain, banned))
  if (!isBanned) return { flags: [place], messages: [], outcome: 'allow' }
  const text = `${organisation.name} does not allow files to be sent to ${domain}.`
  return { flags: [place, 'DOMAIN_BANNED'], messages: [{ flag: 'DOMAIN_BANNED', text }], outcome: 'block' }
}

function placeInSending(recipient: string, previousRecipient: string | undefined): VerificationFlag {
  if (previousRecipient === undefined) return 'FIRST_TRANSFER'
  return previousRecipient === recipient ? 'RETAINED_RECIPIENT' : 'CHANGED_RECIPIENT'
}
