import * as z from 'zod'

export const MemberClaims = z.object({
  sub: z.string().min(1),
  /** Of a restored person (bin/userPool.ts): the earlier `sub`. */
  former_sub: z.string().min(1).optional(),
  email: z.string().min(3),
  exp: z.int(),
  /** Time of the sign-in, in seconds; unchanged in refreshed tokens. */
  auth_time: z.int(),
  'cognito:groups': z.array(z.string()).default([]),
  /** Time of the last reading of the groups, in seconds. Default: `auth_time`. */
  groups_at: z.coerce.number().int().optional(),
})
export type MemberClaims = z.infer<typeof MemberClaims>

/** The id by which transfers, sessions and the audit name the person. */
export function getSubject({ former_sub, sub }: Pick<MemberClaims, 'former_sub' | 'sub'>): string {
  return former_sub ?? sub
}

const ADMIN_SECONDS = 3600

/**
 * After an hour, administrator groups give the role `member`.
 * @param now milliseconds since the epoch
 */
export function roleAt(claims: MemberClaims, now: number): Role {
  const role = getRole(claims['cognito:groups'])
  const endsAt = (claims.groups_at ?? claims.auth_time) + ADMIN_SECONDS
  return role === 'admin' && now >= endsAt * 1000 ? 'member' : role
}

export type Role = 'visitor' | 'member' | 'admin'

/** The group `admin` without `org` gives no rights. */
export function getRole(groups: readonly string[]): Role {
  if (!groups.includes('org')) return 'visitor'
  return groups.includes('admin') ? 'admin' : 'member'
}
