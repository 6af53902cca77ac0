import type { ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { isAbandoned } from '../../../../../shared/domain/transfer.ts'
import { countFiles, formatDateTime, formatRelative } from '../../../../../shared/texts/format.ts'
import { processingText } from '../../../../../shared/texts/ownTransfers.ts'
import type { ChooseAgainTexts } from '../../../upload/ChooseAgain.tsx'
import { ABANDONED_AFTER_MS, KEPT_AT_LEAST_MS } from '../../../upload/lifetimes.ts'

export const unfinishedTexts = {
  title: (recipient?: string) => `Unfinished transfer${recipient === undefined ? '' : ` to ${recipient}`}`,
  elsewhere: 'The upload is running in another tab of this browser.',
  unknown: 'The transfer no longer exists. Please send the files again.',
}

export function chooseAgainTexts(recipient: string): ChooseAgainTexts {
  return {
    chooseHeading: `Go on sending to ${recipient}`,
    choosePanel: 'Choose the same files again',
    chooseHint: 'Uploaded data is not sent again.',
    sameFiles: 'Files of this sending',
    resizedTitle: 'This upload cannot continue with a file of a different size',
    resized: 'Choose the file as it was when you started, or send everything as a new transfer.',
    stillMissing: 'Choose every file that is missing first.',
    goOn: 'Go on',
  }
}

export function waitingText(waiting: number, all: number): string {
  if (waiting === 0) return `Everything is uploaded (${countFiles(all)}); only the last step is missing.`
  return `${waiting} of ${countFiles(all)} still to upload.`
}

type Kept = Pick<ReviewedTransfer, 'createdAt' | 'lastActivityAt'>

/** Servers of an earlier version send no `lastActivityAt`. */
export function keptText({ createdAt, lastActivityAt }: Kept, keptAt: number, now: number): string {
  const end = lastActivityAt === undefined ? keptAt + KEPT_AT_LEAST_MS : Date.parse(lastActivityAt) + ABANDONED_AFTER_MS
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
      if (isAbandoned(transfer)) return 'You gave up this upload. Please send the files again.'
      return 'It was sent in the meantime, and revoked since.'
    case 'expired':
      return 'It was sent in the meantime, and has expired since.'
    default:
      return 'It is no longer being uploaded. Reload this page to see its state.'
  }
}
