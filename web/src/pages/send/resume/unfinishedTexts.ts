import type { ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { isAbandoned } from '../../../../../shared/domain/transfer.ts'
import { unfinished as texts } from '../../../../../shared/texts/en/send.ts'
import { processingText } from '../../../../../shared/texts/ownTransfers.ts'
import { recipientsText } from '../../../../../shared/texts/recipientsText.ts'
import { reviewedRecipients } from '../../../recipients/reviewedRecipients.ts'
import { translateSentence } from '../../../texts/sentences.ts'
import { ABANDONED_AFTER_MS, KEPT_AT_LEAST_MS } from '../../../upload/lifetimes.ts'

export function waitingText(waiting: number, all: number): string {
  return waiting === 0 ? texts.allUploaded(all) : texts.waiting(waiting, all)
}

type Kept = Pick<ReviewedTransfer, 'createdAt' | 'lastActivityAt'>

/** Servers of an earlier version send no `lastActivityAt`. */
export function keptText({ createdAt, lastActivityAt }: Kept, keptAt: number, now: number): string {
  const end = lastActivityAt === undefined ? keptAt + KEPT_AT_LEAST_MS : Date.parse(lastActivityAt) + ABANDONED_AFTER_MS
  return texts.kept(createdAt, new Date(end).toISOString(), now)
}

export function overText(transfer: ReviewedTransfer): string {
  const { transferState, failureReason, sendEmailNotification } = transfer
  const recipients = reviewedRecipients(transfer)
  switch (transferState) {
    case 'processing':
      return texts.over.finished(processingText(recipients, sendEmailNotification))
    case 'active':
      return texts.over.finished(texts.over.ready(recipientsText(recipients)))
    case 'failed':
      return texts.over.failed(failureReason ? translateSentence(failureReason) : texts.over.sendAgain)
    case 'retracted':
      return isAbandoned(transfer) ? texts.over.discarded : texts.over.revoked
    case 'expired':
      return texts.over.expired
    default:
      return texts.over.other
  }
}
