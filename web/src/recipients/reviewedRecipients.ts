import type { ReviewedTransfer } from '../../../shared/contract/transfers.ts'

/** In the order of the deliveries. */
export function reviewedRecipients({
  recipient,
  deliveries,
}: Pick<ReviewedTransfer, 'recipient' | 'deliveries'>): string[] {
  return deliveries?.map(delivery => delivery.recipient) ?? [recipient]
}
