import { EmailAddress } from '../../shared/domain/email.ts'
import { type GroupMapping, mappedGroups } from '../../shared/domain/groups.ts'
import type { Claims } from './oidcClient.ts'
import { SignInRefused } from './oidcRefusal.ts'
import { getProviderSubject, type Person } from './person.ts'

/** Well beyond real providers; bounds the work of parsing. */
const MAX_GROUPS_LENGTH = 100_000
const MAX_NAME_LENGTH = 200

/** @throws SignInRefused */
export function oidcPerson(
  claims: Claims,
  { emailClaim, groups }: { emailClaim: string; groups: GroupMapping },
): { subject: string; person: Person } {
  const email = EmailAddress.safeParse(claims[emailClaim])
  if (!email.success) throw new SignInRefused('no_email')
  // A person who could set any address in their profile could open files sent to it. Many providers that manage their
  // addresses omit the claim.
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

/** The claim as Cognito stores it, so that both hosts use one mapping. */
function groupsIn(claims: Claims, claim: string): string {
  const value = claims[claim]
  // Above 200 groups, Entra ID sends only a reference (OpenID Connect Core 1.0, 5.6.2).
  const isReferred = value === undefined && Object.hasOwn(Object(claims._claim_names), claim)
  const text = Array.isArray(value) ? JSON.stringify(value.filter(name => typeof name === 'string')) : value
  if (isReferred || (typeof text === 'string' && text.length > MAX_GROUPS_LENGTH)) {
    throw new SignInRefused('too_many_groups')
  }
  return typeof text === 'string' ? text : ''
}

/** Reduced to one line, because pages show it. */
function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return line === '' ? undefined : Array.from(line).slice(0, MAX_NAME_LENGTH).join('')
}
