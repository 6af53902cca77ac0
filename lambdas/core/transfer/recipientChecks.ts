import { getDomain } from '../../../shared/domain/email.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import { toLikeness } from '../../../shared/domain/recipients/fileLikeness.ts'
import { findLookalike, indexDomains, type KnownDomains } from '../../../shared/domain/recipients/findLookalike.ts'
import {
  commonMailDomains,
  isCommonMailDomain,
  isPublicMailDomain,
} from '../../../shared/domain/recipients/publicMailDomains.ts'
import { type Verification, verifyRecipient } from '../../../shared/domain/recipients/verifyRecipient.ts'
import { isBanned, isOwnRecipient, VerificationOutcome } from '../../../shared/domain/verification.ts'
import type { Exchange, RecipientUsage, Usage } from '../../ports/usage.ts'

const commonMail = indexDomains(commonMailDomains)

type Checked = Exchange & {
  /** The address of the earlier provisional transfer of this sending. */
  previousRecipient?: string | undefined
  files: readonly { name: string }[]
}
type Checking = { usage: Pick<Usage, 'findRecipients' | 'knownDomains'>; organisation: Organisation }

/**
 * Compares a recipient with the usage history. Own and banned domains are not looked up. The domain and the sender's own
 * history decide what it reads, so the time to answer is the same whether or not a colleague knows an address.
 * Import this module when needed: its lists are large.
 */
export async function checkRecipient(
  { usage, organisation }: Checking,
  { subject, recipient, previousRecipient, files }: Checked,
): Promise<Verification & { exchanges?: Awaited<ReturnType<Usage['findExchanges']>> }> {
  const facts = { recipient, previousRecipient, organisation, files: [] }
  if (isBanned(recipient, organisation) || isOwnRecipient(recipient, organisation)) return verifyRecipient(facts)

  const alike = files.map(({ name }) => ({ ...toLikeness({ name }), name }))
  const stems = [...new Set(alike.map(({ stem }) => stem))].filter(stem => stem !== '')
  const typed = getDomain(recipient)
  const slip = isCommonMailDomain(typed) ? undefined : findLookalike(typed, commonMail)?.domain
  const domain = findMeant(typed, organisation, await usage.knownDomains()) ?? slip
  const sameName = `${recipient.slice(0, recipient.lastIndexOf('@'))}@${domain}`
  const asked = domain === undefined ? [recipient] : [recipient, sameName]
  const [history, meant] = await usage.findRecipients(subject, asked, stems)
  if (!history) throw new Error('The usage history has no answer for a recipient.')
  // The known domains may lack one of the last minutes.
  const lookalike = domain && meant && history.membersAtDomain === 0 ? { domain, history: meant } : undefined
  // Lists of providers also have slips, such as gmial.com.
  const isPublicMail = isPublicMailDomain(typed) && (slip === undefined || history.membersAtDomain > 0)
  return { ...verifyRecipient({ ...facts, files: alike, history, isPublicMail, lookalike }), ...toExchanges(history) }
}

const outcomes = VerificationOutcome.options

/** Of several recipients, each message names its own, and the strictest outcome counts. */
export async function checkRecipients(
  checking: Checking,
  { recipients, ...checked }: Omit<Checked, 'recipient'> & { recipients: readonly string[] },
): Promise<
  Omit<Awaited<ReturnType<typeof checkRecipient>>, 'messages'> & {
    messages: (Verification['messages'][number] & { recipient?: string })[]
  }
> {
  const checks = await Promise.all(
    recipients.map(async recipient => ({ ...(await checkRecipient(checking, { ...checked, recipient })), recipient })),
  )
  const [only] = checks
  if (checks.length === 1 && only) return only
  return {
    flags: [...new Set(checks.flatMap(({ flags }) => flags))],
    messages: checks.flatMap(({ messages, recipient }) => messages.map(message => ({ ...message, recipient }))),
    outcome: outcomes[Math.max(...checks.map(({ outcome }) => outcomes.indexOf(outcome)))] ?? 'block',
  }
}

/** What the history of the domain already answers, so that policies read nothing. */
function toExchanges({ own, membersAtDomain }: RecipientUsage) {
  if (own) return { exchanges: { bySender: true, byOrganisation: true } }
  return membersAtDomain === 0 ? { exchanges: { bySender: false, byOrganisation: false } } : {}
}

/** The domain that was probably meant: an own one, or one that the organisation uses. */
function findMeant(domain: string, { domains }: Organisation, known: KnownDomains): string | undefined {
  return (findLookalike(domain, indexDomains(domains)) ?? findLookalike(domain, known))?.domain
}
