import { getDomain, isWithinDomain } from './email.ts'
import type { Transfer } from './transfer.ts'

/** What has to be done before anything behind a download link is told: in this order. */
export type GateKey = 'login' | 'phone_number_verification'

/** Who opens a link: signed in as whom, and as whom a phone was proved. */
export type Passes = { person?: { subject: string; email: string }; provedAs?: string }

type Gated = Pick<Transfer, 'recipient' | 'sender' | 'request' | 'phoneVerification'>

/**
 * The first gate of a link that somebody has not passed; undefined when they passed all of them.
 *
 * What was asked for opens to the requester alone. People of the organisation's own domains sign in, for they can. Where
 * the sender gave a phone, the code that was sent to it is needed, whoever is signed in.
 * @param ownDomains in lower case
 */
export function closedGate(transfer: Gated, ownDomains: readonly string[], passes: Passes): GateKey | undefined {
  if (!isSignedInAs(transfer, ownDomains, passes)) return 'login'
  const { phoneVerification } = transfer
  const isProved = phoneVerification === undefined || phoneVerification.username === passes.provedAs
  return isProved ? undefined : 'phone_number_verification'
}

/** What stands in front of a download, as a mail may say it: the first thing that takes the recipient something. */
export function toGate(transfer: Gated, ownDomains: readonly string[]): 'login' | 'phone' | undefined {
  if (!isSignedInAs(transfer, ownDomains, {})) return 'login'
  return transfer.phoneVerification ? 'phone' : undefined
}

function isSignedInAs(
  { request, sender, recipient }: Gated,
  ownDomains: readonly string[],
  { person }: Passes,
): boolean {
  if (request) return person?.subject === sender.subject
  const isOwn = ownDomains.some(own => isWithinDomain(getDomain(recipient), own))
  // Local parts differ in case nowhere in practice, and identity providers do not keep it.
  return !isOwn || person?.email.toLowerCase() === recipient.toLowerCase()
}
