import { deliveryStateAt } from '../../../shared/domain/deliveries.ts'
import { EXTENSION_DAYS } from '../../../shared/domain/extension.ts'
import type { Transfer, TransferRecord } from '../../../shared/domain/transfer.ts'
import type { Transfers } from '../../ports/transfers.ts'

/**
 * What the recipient of a delivery has: its own record, with the files, the words and the dates of its transfer. For reading
 * only, never to be stored. Every other transfer is returned as it is.
 */
export async function withContents(
  { transfers, now }: { transfers: Pick<Transfers, 'get'>; now: () => number },
  transfer: Transfer,
): Promise<Transfer> {
  const { deliveryOf } = transfer
  const of = deliveryOf === undefined ? undefined : await transfers.get(deliveryOf)
  if (!of) return transfer
  const { message, files, archive, isPasswordProtected, expiryDate } = of
  const transferState = deliveryStateAt(transfer, of, now())
  return { ...transfer, message, files, archive, isPasswordProtected, expiryDate, transferState }
}

/** Where the sender reviews it: a delivery has no page of its own. */
export function toReviewUrl(origin: string, { id, deliveryOf = id }: Pick<TransferRecord, 'id' | 'deliveryOf'>) {
  return `${origin}/transfers/${deliveryOf}/review`
}

/** There, the sender confirms a later end. Following the link changes nothing, because mail scanners follow links. */
export function toExtendUrl(reviewUrl: string) {
  return `${reviewUrl}?extend=${EXTENSION_DAYS}`
}
