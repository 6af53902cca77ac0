import type { ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { isGivenUp } from '../../../../../shared/domain/transfer.ts'
import { countFiles, formatDateTime, formatRelative } from '../../../../../shared/texts/format.ts'
import { processingText } from '../../../../../shared/texts/ownTransfers.ts'

export const unfinishedTexts = {
  title: (recipient?: string) => `An unfinished sending${recipient === undefined ? '' : ` to ${recipient}`}`,
  elsewhere: 'It is under way in another tab of this browser.',
  unknown: 'It is no longer there, so it cannot go on. Please send the files again.',
}

const HOUR = 60 * 60_000
/** The server gives up after 24 hours without a sign of life, of which it writes down one an hour. */
const KEPT_AT_LEAST = 23 * HOUR

/** '2 of 3 files are waiting.' */
export function waitingText(waiting: number, all: number): string {
  if (waiting === 0) return `All of it is uploaded, ${countFiles(all)}; only the last step is missing.`
  return `${waiting} of ${countFiles(all)} ${waiting === 1 ? 'is' : 'are'} waiting.`
}

/** Since when it waits, and how long what arrived of it is kept. */
export function keptText(createdAt: string, keptAt: number, now: number): string {
  const until = formatDateTime(new Date(keptAt + KEPT_AT_LEAST).toISOString())
  return `Begun ${formatRelative(createdAt, now)}. What has arrived is kept until ${until} at least.`
}

/** Why a transfer that is not being uploaded any more cannot go on. */
export function overText(transfer: ReviewedTransfer): string {
  const { transferState, recipient, failureReason, sendEmailNotification } = transfer
  switch (transferState) {
    case 'processing':
      return `The upload was finished in the meantime. ${processingText(recipient, sendEmailNotification)}`
    case 'active':
      return `The upload was finished in the meantime. Your files are ready for ${recipient}.`
    case 'failed':
      return `It cannot go on. ${failureReason ?? 'Please send the files again.'}`
    case 'retracted':
      if (isGivenUp(transfer)) return 'You gave this upload up. Please send the files again.'
      return 'It was sent in the meantime, and revoked since.'
    case 'expired':
      return 'It was sent in the meantime, and has expired since.'
    default:
      return 'It is no longer being uploaded. Reload this page to see what became of it.'
  }
}
