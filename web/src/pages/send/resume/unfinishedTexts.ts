import type { ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { isGivenUp } from '../../../../../shared/domain/transfer.ts'
import { countFiles, formatDateTime, formatRelative } from '../../../../../shared/texts/format.ts'
import { processingText } from '../../../../../shared/texts/ownTransfers.ts'

export const unfinishedTexts = {
  title: (recipient?: string) => `Unfinished transfer${recipient === undefined ? '' : ` to ${recipient}`}`,
  elsewhere: 'The upload is running in another tab of this browser.',
  unknown: 'The transfer no longer exists. Please send the files again.',
}

const HOUR = 60 * 60_000
/** The server abandons an upload after 24 hours without progress, which it records once an hour. */
const KEPT_AT_LEAST = 23 * HOUR
const KEPT_AFTER_RECORD = 24 * HOUR

export function waitingText(waiting: number, all: number): string {
  if (waiting === 0) return `Everything is uploaded (${countFiles(all)}); only the last step is missing.`
  return `${waiting} of ${countFiles(all)} still to upload.`
}

type Kept = Pick<ReviewedTransfer, 'createdAt' | 'lastActivityAt'>

/** Servers of an earlier version send no `lastActivityAt`. */
export function keptText({ createdAt, lastActivityAt }: Kept, keptAt: number, now: number): string {
  const end = lastActivityAt === undefined ? keptAt + KEPT_AT_LEAST : Date.parse(lastActivityAt) + KEPT_AFTER_RECORD
  const until = formatDateTime(new Date(end).toISOString())
  return `Started ${formatRelative(createdAt, now)}. Uploaded data is kept until at least ${until}.`
}

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
      if (isGivenUp(transfer)) return 'You gave up this upload. Please send the files again.'
      return 'It was sent in the meantime, and revoked since.'
    case 'expired':
      return 'It was sent in the meantime, and has expired since.'
    default:
      return 'It is no longer being uploaded. Reload this page to see its state.'
  }
}
