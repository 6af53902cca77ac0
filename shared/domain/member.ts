import * as z from 'zod'

/** The claims of an ID token that the product reads. */
export const MemberClaims = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  exp: z.int(),
  /** When the person signed in, in seconds; refreshed tokens carry it unchanged. */
  auth_time: z.int(),
  'cognito:groups': z.array(z.string()).default([]),
})
export type MemberClaims = z.infer<typeof MemberClaims>

export type Role = 'visitor' | 'member' | 'admin'

/** An administrator needs both groups; 'admin' alone is a visitor. */
export function roleOf(groups: readonly string[]): Role {
  if (!groups.includes('org')) return 'visitor'
  return groups.includes('admin') ? 'admin' : 'member'
}
