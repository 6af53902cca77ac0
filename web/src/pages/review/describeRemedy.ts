import type { Blocked } from '../../../../shared/domain/policies/policyMessage.ts'
import { review } from '../../../../shared/texts/en/review.ts'

/** How a blocked transfer changes when it is sent again. */
export function describeRemedy({ feature, value }: Omit<Blocked['remedies'][number], 'text'>): string {
  if (typeof value === 'number') return review.blocked.expiry(value)
  if (typeof value === 'string') return review.blocked.templateSet(value)
  const known: Partial<Record<string, string>> = value ? review.blocked.on : review.blocked.off
  return known[feature] ?? review.blocked.other(feature)
}
