import * as z from 'zod'

export const memberGroups = ['org', 'admin'] as const
export type MemberGroup = (typeof memberGroups)[number]

const Name = z
  .string('Write the name of a group.')
  .trim()
  .min(1, 'Write the name of a group.')
  // Providers join lists with commas, so a name with a comma would look like two.
  .regex(/^[^,[\]"]*$/, 'Write a group’s id or name without commas, brackets and quotes.')
const Names = z.array(Name, 'Write a list of groups.')

export const GroupMapping = z.strictObject({
  claim: z.string('Write the name of a claim.').trim().min(1, 'Write the name of a claim.'),
  org: Names,
  admin: Names,
})
export type GroupMapping = z.infer<typeof GroupMapping>

/**
 * Ignores case and surrounding space.
 * @param claim as Cognito stores several values: `a,b`, `[a, b]` or JSON
 */
export function mappedGroups(claim: string, mapping: GroupMapping): MemberGroup[] {
  const given = new Set(groupsIn(claim).map(plain))
  return memberGroups.filter(group => mapping[group].some(name => given.has(plain(name))))
}

function groupsIn(claim: string): string[] {
  return (
    parseList(claim) ??
    claim
      .trim()
      .replace(/^\[(.*)\]$/s, '$1')
      .split(',')
  )
}

function parseList(claim: string): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(claim)
    return Array.isArray(parsed) ? parsed.map(String) : undefined
  } catch {
    return undefined
  }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
