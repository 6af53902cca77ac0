import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandonable, isGivenUp, isUnfinished } from '../../../../shared/domain/transfer.ts'
import { givenUpText } from '../../../../shared/texts/ownTransfers.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'

/** What the state means to the one who reads: files that were asked for come the other way, and pages of senders follow. */
export function describeMeaning(transfer: ReviewedTransfer, isSender: boolean): string {
  const { transferState, isTransferRequest, recipient } = transfer
  if (isGivenUp(transfer)) return givenUpText
  const isHere = isTransferRequest && transferState === 'active'
  const meaning = isHere ? `The files of ${recipient} are here` : stateText(transferState).meaning
  // An upload of one's own may stand still: the page offers what helps.
  return isSender && isUnfinished(transferState) && !isAbandonable(transferState, isTransferRequest)
    ? `${meaning}. This page follows by itself, every five seconds.`
    : meaning
}
