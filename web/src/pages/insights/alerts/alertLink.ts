import type { Alert } from '../../../../../shared/domain/insights/alert.ts'
import type { DateChoice } from '../../../transferList/listQuestion.ts'
import { toReviewPath } from '../cards/finds.ts'
import { type ListFilters, toCreation, toListLink } from '../listLink.ts'

/**
 * Where an alert leads (specification, section 2): parties to their transfers in the current range, spikes to those of
 * their day, single transfers to their review.
 * @returns undefined for an alert of a newer server that names no transfers
 */
export function toAlertLink(alert: Alert, creation: DateChoice): string | undefined {
  const { kind, day, transferId } = alert
  const isOfTransfer = kind === 'mistakePrevented' || kind === 'sensitiveInfotypes'
  const filters = isOfTransfer ? undefined : toFilters(alert)
  if (filters) return toListLink(filters, day ? toCreation(day) : creation)
  return transferId === undefined ? undefined : toReviewPath(transferId)
}

function toFilters({ sender, recipient, domain }: Alert): ListFilters | undefined {
  if (domain !== undefined) return { recipient: [`*@${domain}`] }
  if (recipient !== undefined) return { recipient: [recipient] }
  return sender === undefined ? undefined : { sender: [sender] }
}
