/**
 * Of a person whom `bin/userPool.ts` restored: the id by which their records name them. Cognito gives each user a new
 * `sub`. No client may write it.
 */
export const FORMER_SUBJECT = 'custom:subject'

export function toSubject(attributes: Readonly<Record<string, string | undefined>>): string | undefined {
  return attributes[FORMER_SUBJECT] ?? attributes.sub
}
