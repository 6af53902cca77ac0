import { EmailAddress } from '../../shared/domain/email.ts'
import { type GroupMapping, type MemberGroup, mappedGroups, memberGroups } from '../../shared/domain/groups.ts'
import type { Reach } from '../core/request/reach.ts'
import type { Challenges } from '../ports/challenges.ts'

/** For how long a recipient may have tokens renewed after the code was proved. */
const RECIPIENT_SECONDS = 15 * 60

export const preTokenReach: Reach = { audit: ['append'], challenges: ['findProof'] }

/** What Cognito tells before it makes tokens. It does not tell when the person signed in, or by what. */
export type TokenRequest = {
  /** `TokenGeneration_HostedAuth` and so on. */
  trigger: string
  /** As the person is known to the pool; of a recipient the opaque name under which codes are proved. */
  username: string
  attributes: Readonly<Record<string, string>>
  /** The person's groups in the pool; for people of a provider there is one more, named after it. */
  poolGroups: readonly string[]
}

/** No tokens are made; the sentence reaches the person's browser. */
export class TokensRefused extends Error {
  override name = 'TokensRefused'
}

/**
 * The groups that a person's tokens carry, and when they were read where they are kept, in seconds.
 *
 * Which client asks cannot be told by its id: the pool names this function, and the clients, made after the pool, could
 * be known to it only in a circle. It shows in how they sign in: members by the hosted page alone, recipients by
 * the API alone. A refresh tells nothing of that, so it goes by the person: whoever is neither of the provider nor in a
 * group is taken for a recipient.
 * @param now milliseconds since the epoch
 * @throws TokensRefused
 */
export async function preToken(
  request: TokenRequest,
  mapping: GroupMapping,
  now: number,
  { challenges }: { challenges: Pick<Challenges, 'findProof'> },
): Promise<{ groups: MemberGroup[]; readAt?: number }> {
  const { trigger, username, attributes } = request
  // Cognito alone writes these two, and the groups only from what the provider told.
  const isOfProvider = attributes['cognito:user_status'] === 'EXTERNAL_PROVIDER' || attributes.identities !== undefined
  // Recipients read it as the sender's name: what is no single address must not get there.
  if (isOfProvider && !EmailAddress.safeParse(attributes.email).success) {
    throw new TokensRefused('Your organisation did not tell your e-mail address. Please ask its support to let it.')
  }
  const told = isOfProvider ? mappedGroups(attributes['custom:groups'] ?? '', mapping) : []
  const groups = memberGroups.filter(group => told.includes(group) || request.poolGroups.includes(group))

  // Cognito reads a provider's groups at a real sign-in only, and knows people again for an hour without one. So only
  // the token's `auth_time` tells when they were read.
  const read = isOfProvider ? {} : { readAt: Math.floor(now / 1000) }

  switch (trigger) {
    case 'TokenGeneration_HostedAuth':
    case 'TokenGeneration_NewPasswordChallenge':
      return { groups, ...read }
    case 'TokenGeneration_RefreshTokens':
      if (!isOfProvider && groups.length === 0) assertWithinTime(await challenges.findProof(username), now)
      return { groups, ...read }
    default:
      return { groups: [] }
  }
}

/** The proof of a code counts for its time alone; without one, nothing is renewed. `provedAt` in seconds. */
function assertWithinTime(provedAt: number | undefined, now: number) {
  const age = now / 1000 - (provedAt ?? Number.NaN)
  if (age >= 0 && age < RECIPIENT_SECONDS) return
  throw new TokensRefused('Your session has expired. Please login to continue.')
}
