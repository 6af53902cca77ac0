import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandoned, type TransferState } from '../../../../shared/domain/transfer.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { heldTitle, processingText } from '../../../../shared/texts/ownTransfers.ts'
import { stateText } from '../../../../shared/texts/transfers.ts'

export type Outcome = {
  title: string
  sign: 'good' | 'waiting' | 'warning' | 'bad' | 'ended'
  text: string
  expiring?: 'transfer' | 'request' | undefined
}

export function toOutcome(transfer: ReviewedTransfer): Outcome {
  // The state below says why.
  if (transfer.waitingFor) return { title: heldTitle, sign: 'waiting', text: '' }
  return transfer.isTransferRequest ? requestOutcome(transfer) : transferOutcome(transfer)
}

function transferOutcome(transfer: ReviewedTransfer): Outcome {
  const { transferState, recipient, sendEmailNotification, linkMail } = transfer
  switch (transferState) {
    case 'processing':
      return {
        title: 'Success!',
        sign: 'good',
        text: processingText(recipient, sendEmailNotification),
        expiring: 'transfer',
      }
    case 'active': {
      const isUndelivered = linkMailText(linkMail) !== undefined
      const isByHand = isUndelivered || !sendEmailNotification
      const text = isByHand
        ? `Your files are ready. Copy the link below, and give it to ${recipient}.`
        : `Your files are ready. The link is sent to ${recipient} by e-mail.`
      return isUndelivered
        ? { title: 'Pass the link on yourself', sign: 'warning', text, expiring: 'transfer' }
        : { title: 'Success!', sign: 'good', text, expiring: 'transfer' }
    }
    case 'failed':
      return { title: 'Your files were not sent', sign: 'bad', text: '' }
    case 'expired':
      return { title: 'Your transfer has expired', sign: 'ended', text: `${recipient} can no longer get the files.` }
    case 'retracted':
      return isAbandoned(transfer)
        ? { title: 'You gave up this upload', sign: 'ended', text: `Nothing was shared with ${recipient}.` }
        : { title: 'Your transfer was revoked', sign: 'ended', text: `${recipient} can no longer get the files.` }
    case 'provisional':
    case 'uploading':
      return { title: 'Your files are not sent yet', sign: 'waiting', text: 'The upload is not finished.' }
    default:
      return unknown(transferState)
  }
}

function requestOutcome({ transferState, recipient, sendEmailNotification, linkMail }: ReviewedTransfer): Outcome {
  switch (transferState) {
    case 'requested': {
      const isUndelivered = linkMailText(linkMail) !== undefined
      if (isUndelivered) {
        const text = `Copy the upload link below, and give it to ${recipient}.`
        return { title: 'Pass the link on yourself', sign: 'warning', text, expiring: 'request' }
      }
      const text = sendEmailNotification
        ? `${recipient} was asked for files.`
        : `Your request is ready. Copy the upload link below, and give it to ${recipient}.`
      return { title: 'Success!', sign: 'good', text, expiring: 'request' }
    }
    case 'processing':
      return {
        title: 'Success!',
        sign: 'good',
        text: `The files of ${recipient} have arrived and are being processed.`,
      }
    case 'active':
      return { title: 'Success!', sign: 'good', text: `The files of ${recipient} are here.`, expiring: 'transfer' }
    case 'failed':
      return { title: 'You did not get the files', sign: 'bad', text: `The files of ${recipient} were not released.` }
    case 'expired':
      return { title: 'Your request has expired', sign: 'ended', text: 'You can ask again.' }
    case 'retracted':
      return { title: 'Your request was revoked', sign: 'ended', text: 'You can ask again.' }
    case 'provisional':
    case 'uploading':
      return { title: 'Files are on their way', sign: 'waiting', text: `${recipient} is uploading files.` }
    default:
      return unknown(transferState)
  }
}

/** A newer server may have added a state. */
function unknown(state: TransferState): Outcome {
  return { title: 'Unknown state', sign: 'waiting', text: stateText(state).meaning }
}
