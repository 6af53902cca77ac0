import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandonable, isGivenUp, isUnfinished } from '../../../../shared/domain/transfer.ts'
import { givenUpText } from '../../../../shared/texts/ownTransfers.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'

/** Requested files travel the other way, and only senders' pages poll. */
export function describeMeaning(transfer: ReviewedTransfer, isSender: boolean): string {
  const { transferState, isTransferRequest, recipient } = transfer
  if (isGivenUp(transfer)) return givenUpText
  const hasArrived = isTransferRequest && transferState === 'active'
  const meaning = hasArrived ? `The files of ${recipient} are here` : stateText(transferState).meaning
  // One's own upload may be stalled: the page offers actions.
  return isSender && isUnfinished(transferState) && !isAbandonable(transferState, isTransferRequest)
    ? `${meaning}. This page updates every five seconds.`
    : meaning
}
