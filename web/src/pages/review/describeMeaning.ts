import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandonable, isAbandoned, isCorrected, isUnfinished } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'

const HOUR = 3_600_000

/** Requested files travel the other way, and only senders' pages poll. */
export function describeMeaning(transfer: ReviewedTransfer, isSender: boolean, now: number): string {
  const { transferState, isTransferRequest, recipient, lastActivityAt } = transfer
  if (transfer.isUndone) return review.undo.done
  if (transfer.isWrongRecipient) return words.wrongRecipient
  if (isCorrected(transfer)) return words.corrected
  if (isAbandoned(transfer)) return words.abandoned
  const hasArrived = isTransferRequest && transferState === 'active'
  const meaning = hasArrived ? words.arrived(recipient) : stateText(transferState).meaning
  if (isSender && isTransferRequest && transferState === 'uploading') {
    const hours = countQuietHours(lastActivityAt, now)
    return hours > 0 ? review.state.stalled(meaning, hours, recipient) : review.state.unfinished(meaning, recipient)
  }
  // One's own upload may be stalled: the page offers actions.
  return isSender && isUnfinished(transferState) && !isAbandonable(transferState, isTransferRequest)
    ? review.state.updating(meaning)
    : meaning
}

/** Activity is recorded at most once an hour, so that the last of it may be an hour younger than its record. */
function countQuietHours(lastActivityAt: string | undefined, now: number): number {
  return lastActivityAt === undefined ? 0 : Math.floor((now - Date.parse(lastActivityAt)) / HOUR) - 1
}
