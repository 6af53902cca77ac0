import { EmailAddress } from '../../shared/domain/email.ts'
import { type GroupMapping, type MemberGroup, mappedGroups, memberGroups } from '../../shared/domain/groups.ts'
import type { Reach } from '../core/request/reach.ts'
import type { Challenges } from '../ports/challenges.ts'

const RECIPIENT_SECONDS = 15 * 60

export const preTokenReach: Reach = {
  audit: ['append'],
  challenges: ['findProof'],
  alerts: ['findReader', 'endSubscription'],
}

/** Time and method of the sign-in are not included. */
export type TokenRequest = {
  /** `TokenGeneration_HostedAuth` and so on. */
  trigger: string
  /** For recipients the opaque name under which codes are verified. */
  username: string
  attributes: Readonly<Record<string, string>>
  /** A provider's users have one more, named after the provider. */
  poolGroups: readonly string[]
}

/** The browser shows the sentence. */
export class TokensRefused extends Error {
  override name = 'TokensRefused'
}

/**
 * The groups in a token, and the time in seconds at which they were read.
 *
 * This function cannot know client ids: the pool names it, and clients are created after the pool. Instead, only
 * members use the hosted page, and only recipients the API. A refresh does not show this: a person without a provider
 * and without groups is a recipient.
 * @param now milliseconds since the epoch
 * @throws TokensRefused
 */
export async function preToken(
  request: TokenRequest,
  mapping: GroupMapping,
  now: number,
  { challenges }: { challenges: Pick<Challenges, 'findProof'> },
): Promise<{ groups: MemberGroup[]; readAt?: number; isMember: boolean }> {
  const { trigger, username, attributes } = request
  // Only Cognito writes these, from the provider's data.
  const isOfProvider = attributes['cognito:user_status'] === 'EXTERNAL_PROVIDER' || attributes.identities !== undefined
  // Recipients see it as the sender's address.
  if (isOfProvider && !EmailAddress.safeParse(attributes.email).success) {
    throw new TokensRefused('Your organization did not provide your e-mail address. Please contact its support.')
  }
  const providerGroups = isOfProvider ? mappedGroups(attributes['custom:groups'] ?? '', mapping) : []
  const groups = memberGroups.filter(group => providerGroups.includes(group) || request.poolGroups.includes(group))

  // Cognito reads a provider's groups only at a real sign-in, and reuses the session for an hour: `auth_time` gives the
  // time of reading.
  const read = isOfProvider ? {} : { readAt: Math.floor(now / 1000) }

  switch (trigger) {
    case 'TokenGeneration_HostedAuth':
    case 'TokenGeneration_NewPasswordChallenge':
      return { groups, ...read, isMember: true }
    case 'TokenGeneration_RefreshTokens':
      if (!isOfProvider && groups.length === 0) assertWithinTime(await challenges.findProof(username), now)
      return { groups, ...read, isMember: true }
    default:
      return { groups: [], isMember: false }
  }
}

/** @param provedAt in seconds */
function assertWithinTime(provedAt: number | undefined, now: number) {
  const age = now / 1000 - (provedAt ?? Number.NaN)
  if (age >= 0 && age < RECIPIENT_SECONDS) return
  throw new TokensRefused('Your session has expired. Please login to continue.')
}
