import * as z from 'zod'

/** The claims of an ID token that the product reads. */
export const MemberClaims = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  exp: z.int(),
  /** When the person signed in, in seconds; refreshed tokens carry it unchanged. */
  auth_time: z.int(),
  'cognito:groups': z.array(z.string()).default([]),
  /** When the groups were last read where they are kept, in seconds. Without it that was at the sign-in. */
  groups_at: z.coerce.number().int().optional(),
})
export type MemberClaims = z.infer<typeof MemberClaims>

/** An administrator's groups count this long after they were read: then the person signs in again. */
const ADMIN_SECONDS = 3600

/**
 * The role that a token gives at a moment. Past the time of an administrator's groups it is that of a member.
 * @param now milliseconds since the epoch
 */
export function roleAt(claims: MemberClaims, now: number): Role {
  const role = getRole(claims['cognito:groups'])
  const endsAt = (claims.groups_at ?? claims.auth_time) + ADMIN_SECONDS
  return role === 'admin' && now >= endsAt * 1000 ? 'member' : role
}

export type Role = 'visitor' | 'member' | 'admin'

/** An administrator needs both groups; 'admin' alone is a visitor. */
export function getRole(groups: readonly string[]): Role {
  if (!groups.includes('org')) return 'visitor'
  return groups.includes('admin') ? 'admin' : 'member'
}
