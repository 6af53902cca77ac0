import { type DateChoice, type ListFilters, toListLink } from '../listAddress.ts'
import type { Moments } from '../listRanges.ts'
import { pages } from '../pages.ts'
import type { Alert, AlertKind } from './alert.ts'

const ofTransfers: readonly AlertKind[] = ['mistakePrevented', 'sensitiveInfotypes', 'malwareFound', 'secondOpinion']

/**
 * Where an alert leads (specification, section 2): parties to their transfers in a range, spikes to those of their day,
 * single transfers to their review.
 * @param creation the range
 * @param toChoice the filter of a day, where the time zone of the reader is known
 * @returns undefined for an alert of a newer server that names no transfers
 */
export function toAlertLink(
  alert: Alert,
  creation: DateChoice,
  toChoice: (day: Required<Moments>) => DateChoice = day => day,
): string | undefined {
  const { kind, day, transferId } = alert
  const filters = ofTransfers.includes(kind) ? undefined : toFilters(alert)
  if (filters) return toListLink(filters, day ? toChoice(day) : creation)
  return transferId === undefined ? undefined : toReviewPath(transferId)
}

function toFilters({ sender, recipient, domain }: Alert): ListFilters | undefined {
  if (domain !== undefined) return { recipient: [`*@${domain}`] }
  if (recipient !== undefined) return { recipient: [recipient] }
  return sender === undefined ? undefined : { sender: [sender] }
}

/** The review that administrators may open, of any member's transfer. */
export function toReviewPath(transferId: string): string {
  return pages.reviewAny.path.replace(':transferId', encodeURIComponent(transferId))
}
