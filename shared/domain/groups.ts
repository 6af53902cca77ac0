import * as z from 'zod'

/** What tells members and administrators apart, in every ID token. */
export const memberGroups = ['org', 'admin'] as const
export type MemberGroup = (typeof memberGroups)[number]

const Name = z
  .string('Write the name of a group.')
  .trim()
  .min(1, 'Write the name of a group.')
  // Providers' lists come joined by commas: such a name could not be told from two.
  .regex(/^[^,[\]"]*$/, 'Write a group’s id or name without commas, brackets and quotes.')
const Names = z.array(Name, 'Write a list of groups.')

/** Which groups of the organisation's identity provider make a member, and which an administrator. */
export const GroupMapping = z.strictObject({
  /** Under which name the provider tells a person's groups. */
  claim: z.string('Write the name of a claim.').trim().min(1, 'Write the name of a claim.'),
  org: Names,
  admin: Names,
})
export type GroupMapping = z.infer<typeof GroupMapping>

/**
 * The product's groups of a person, by the groups that the provider told. Case and space at either end do not count.
 * @param told as Cognito keeps a claim of several values: `a,b`, `[a, b]` or JSON
 */
export function mappedGroups(told: string, mapping: GroupMapping): MemberGroup[] {
  const given = new Set(groupsIn(told).map(plain))
  return memberGroups.filter(group => mapping[group].some(name => given.has(plain(name))))
}

function groupsIn(told: string): string[] {
  return (
    listed(told) ??
    told
      .trim()
      .replace(/^\[(.*)\]$/s, '$1')
      .split(',')
  )
}

function listed(told: string): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(told)
    return Array.isArray(parsed) ? parsed.map(String) : undefined
  } catch {
    return undefined
  }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
