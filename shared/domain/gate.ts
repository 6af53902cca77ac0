import { getDomain, isWithinDomain } from './email.ts'
import type { Transfer } from './transfer.ts'

/** Gates of a download link, in order. Nothing behind the link is shown before all are passed. */
export type GateKey = 'login' | 'phone_number_verification'

/** `provedAs`: the challenge name of a proved phone or mailbox. */
export type Passes = { person?: { subject: string; email: string }; provedAs?: string }

type Gated = Pick<Transfer, 'recipient' | 'sender' | 'request' | 'phoneVerification' | 'isSignInRequired'>

/**
 * The first gate that the caller has not passed; undefined when all are passed.
 * A request opens only to its requester. Recipients in the organisation's own domains sign in, because they can, and others by policy.
 * A transfer with codes needs the one sent for it, regardless of the sign-in.
 * @param ownDomains in lower case
 */
export function closedGate(transfer: Gated, ownDomains: readonly string[], passes: Passes): GateKey | undefined {
  if (!isSignedInAs(transfer, ownDomains, passes)) return 'login'
  const { phoneVerification } = transfer
  const isProved = phoneVerification === undefined || phoneVerification.username === passes.provedAs
  return isProved ? undefined : 'phone_number_verification'
}

/** The first gate of a download, for the text of a mail. */
export function toGate(transfer: Gated, ownDomains: readonly string[]): 'login' | 'phone' | undefined {
  if (!isSignedInAs(transfer, ownDomains, {})) return 'login'
  return transfer.phoneVerification ? 'phone' : undefined
}

function isSignedInAs(
  { request, sender, recipient, isSignInRequired }: Gated,
  ownDomains: readonly string[],
  { person }: Passes,
): boolean {
  if (request) return person?.subject === sender.subject
  const signsIn = isSignInRequired || ownDomains.some(own => isWithinDomain(getDomain(recipient), own))
  // Local parts do not differ by case in practice, and identity providers do not preserve it.
  return !signsIn || person?.email.toLowerCase() === recipient.toLowerCase()
}
