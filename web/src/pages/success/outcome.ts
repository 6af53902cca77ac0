import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandoned, type TransferState } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { success as texts } from '../../../../shared/texts/en/send.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { processingText } from '../../../../shared/texts/ownTransfers.ts'
import { recipientsText } from '../../../../shared/texts/recipientsText.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'
import { reviewedRecipients } from '../../recipients/reviewedRecipients.ts'

export type Outcome = {
  title: string
  sign: 'good' | 'waiting' | 'warning' | 'bad' | 'ended'
  text: string
  expiring?: 'transfer' | 'request' | undefined
}

export function toOutcome(transfer: ReviewedTransfer): Outcome {
  // The state below says why.
  if (transfer.waitingFor) return { title: words.heldTitle, sign: 'waiting', text: '' }
  return transfer.isTransferRequest ? requestOutcome(transfer) : transferOutcome(transfer)
}

function transferOutcome(transfer: ReviewedTransfer): Outcome {
  const { transferState, sendEmailNotification, linkMail } = transfer
  const recipients = reviewedRecipients(transfer)
  const recipient = recipientsText(recipients)
  const isSeveral = recipients.length > 1
  const noLongerShared = isSeveral ? words.several.noLongerShared : texts.noLongerShared(recipient)
  switch (transferState) {
    case 'processing':
      return {
        title: texts.success,
        sign: 'good',
        text: processingText(recipients, sendEmailNotification),
        expiring: 'transfer',
      }
    case 'active': {
      const isUndelivered = linkMailText(linkMail) !== undefined
      const isByHand = isUndelivered || !sendEmailNotification
      const byHand = isSeveral ? words.several.readyByHand : texts.readyByHand(recipient)
      const text = isByHand ? byHand : texts.ready(recipient)
      return isUndelivered
        ? { title: texts.byHand, sign: 'warning', text, expiring: 'transfer' }
        : { title: texts.success, sign: 'good', text, expiring: 'transfer' }
    }
    case 'failed':
      return { title: texts.failed, sign: 'bad', text: '' }
    case 'expired':
      return { title: texts.expired, sign: 'ended', text: noLongerShared }
    case 'retracted':
      if (transfer.isUndone) return { title: review.undo.done, sign: 'ended', text: '' }
      return isAbandoned(transfer)
        ? { title: texts.discarded, sign: 'ended', text: texts.notShared(recipient) }
        : { title: texts.revoked, sign: 'ended', text: noLongerShared }
    case 'provisional':
    case 'uploading':
      return { title: texts.uploading, sign: 'waiting', text: texts.uploadingText }
    default:
      return unknown(transferState)
  }
}

function requestOutcome({ transferState, recipient, sendEmailNotification, linkMail }: ReviewedTransfer): Outcome {
  switch (transferState) {
    case 'requested': {
      const isUndelivered = linkMailText(linkMail) !== undefined
      if (isUndelivered) {
        const text = texts.requestNotMailed(recipient)
        return { title: texts.byHand, sign: 'warning', text, expiring: 'request' }
      }
      const text = sendEmailNotification ? texts.requested(recipient) : texts.requestedByHand(recipient)
      return { title: texts.success, sign: 'good', text, expiring: 'request' }
    }
    case 'processing':
      return {
        title: texts.success,
        sign: 'good',
        text: texts.arrived(recipient),
      }
    case 'active':
      return { title: texts.success, sign: 'good', text: texts.released(recipient), expiring: 'transfer' }
    case 'failed':
      return { title: texts.requestFailed, sign: 'bad', text: texts.notReleased(recipient) }
    case 'expired':
      return { title: texts.requestExpired, sign: 'ended', text: texts.askAgain }
    case 'retracted':
      return { title: texts.requestRevoked, sign: 'ended', text: texts.askAgain }
    case 'provisional':
    case 'uploading':
      return { title: texts.responding, sign: 'waiting', text: texts.respondingText(recipient) }
    default:
      return unknown(transferState)
  }
}

/** A newer server may have added a state. */
function unknown(state: TransferState): Outcome {
  return { title: texts.unknownState, sign: 'waiting', text: stateText(state).meaning }
}
