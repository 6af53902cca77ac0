import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { stateTexts } from '../../../../shared/texts/transfers.ts'

/** What the state means to the one who reads: files that were asked for come the other way, and pages of senders follow. */
export function meaningOf(
  { transferState, isTransferRequest, recipient }: ReviewedTransfer,
  isSender: boolean,
): string {
  const isHere = isTransferRequest && transferState === 'active'
  const meaning = isHere ? `The files of ${recipient} are here` : stateTexts[transferState].meaning
  return isSender && isUnfinished(transferState)
    ? `${meaning}. This page follows by itself, every five seconds.`
    : meaning
}
