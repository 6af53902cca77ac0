import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandonable, isAbandoned, isCorrected, isUnfinished } from '../../../../shared/domain/transfer.ts'
import { pluralize } from '../../../../shared/texts/format.ts'
import { abandonedText, correctedText, wrongRecipientText } from '../../../../shared/texts/ownTransfers.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'

const HOUR = 3_600_000

/** Requested files travel the other way, and only senders' pages poll. */
export function describeMeaning(transfer: ReviewedTransfer, isSender: boolean, now: number): string {
  const { transferState, isTransferRequest, recipient, lastActivityAt } = transfer
  if (transfer.isWrongRecipient) return wrongRecipientText
  if (isCorrected(transfer)) return correctedText
  if (isAbandoned(transfer)) return abandonedText
  const hasArrived = isTransferRequest && transferState === 'active'
  const meaning = hasArrived ? `The files of ${recipient} are here` : stateText(transferState).meaning
  if (isSender && isTransferRequest && transferState === 'uploading') {
    return `${meaning}. ${quietText(lastActivityAt, now)}If ${recipient} does not go on, revoke the request. Otherwise its link opens again 24 hours after the upload stopped.`
  }
  // One's own upload may be stalled: the page offers actions.
  return isSender && isUnfinished(transferState) && !isAbandonable(transferState, isTransferRequest)
    ? `${meaning}. This page updates every five seconds.`
    : meaning
}

/** Activity is recorded at most once an hour, so that the last of it may be an hour younger than its record. */
function quietText(lastActivityAt: string | undefined, now: number): string {
  const hours = lastActivityAt === undefined ? 0 : Math.floor((now - Date.parse(lastActivityAt)) / HOUR) - 1
  return hours > 0 ? `Nothing has arrived for at least ${pluralize(hours, 'hour')}. ` : ''
}
