import { EmailAddress } from '../../shared/domain/email.ts'
import { type GroupMapping, mappedGroups } from '../../shared/domain/groups.ts'
import type { Claims } from './oidcClient.ts'
import { SignInRefused } from './oidcRefusal.ts'
import { getProviderSubject, type Person } from './person.ts'

/** Far more than any provider tells; what is longer is not worth the time of reading it. */
const MAX_GROUPS_LENGTH = 100_000
const MAX_NAME_LENGTH = 200

/**
 * The person of a provider's claims.
 * @throws SignInRefused
 */
export function oidcPerson(
  claims: Claims,
  { emailClaim, groups }: { emailClaim: string; groups: GroupMapping },
): { subject: string; person: Person } {
  const email = EmailAddress.safeParse(claims[emailClaim])
  if (!email.success) throw new SignInRefused('no_email')
  // Whoever could write any address into their profile could open what was sent to it. Many providers, that know
  // their people's addresses, say nothing of it.
  if (![undefined, true, 'true'].includes(claims.email_verified as undefined)) {
    throw new SignInRefused('unverified_email')
  }
  const person = {
    email: email.data,
    name: nameIn(claims.name) ?? email.data,
    groups: mappedGroups(groupsIn(claims, groups.claim), groups),
  }
  return { subject: getProviderSubject(claims.iss, claims.sub), person }
}

/** The claim in the form in which Cognito keeps it, so that the same mapping reads it. */
function groupsIn(claims: Claims, claim: string): string {
  const told = claims[claim]
  // Entra ID tells more than 200 groups by a reference alone (OpenID Connect Core 1.0, 5.6.2).
  const isReferred = told === undefined && Object.hasOwn(Object(claims._claim_names), claim)
  const text = Array.isArray(told) ? JSON.stringify(told.filter(name => typeof name === 'string')) : told
  if (isReferred || (typeof text === 'string' && text.length > MAX_GROUPS_LENGTH)) {
    throw new SignInRefused('too_many_groups')
  }
  return typeof text === 'string' ? text : ''
}

/** One line of it: it stands in pages. */
function nameIn(told: unknown): string | undefined {
  if (typeof told !== 'string') return undefined
  const line = told
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return line === '' ? undefined : Array.from(line).slice(0, MAX_NAME_LENGTH).join('')
}
