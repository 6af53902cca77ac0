import { reviewTransfer } from '../../shared/contract/transfers.ts'
import { type Archive, stateAt, type Transfer, type TransferFile } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/endpoint.ts'
import { downloadLink, uploadLink } from '../core/links.ts'
import { ownTransfer } from '../core/ownTransfer.ts'
import { sealedContext } from '../core/sealedContexts.ts'
import type { Keys } from '../ports/keys.ts'

/** A transfer and its files, as their sender sees them. */
export const handler = endpoint(reviewTransfer, async ({ params, caller }, reach) => {
  const transfer = await ownTransfer(reach.transfers, params.id, caller)
  const transferState = stateAt(transfer, reach.now())
  const { id, sender, recipient, recipientName, message, failureReason, sendEmailNotification, linkMail } = transfer
  const { createdAt, expiryDate, expiryDays, downloadCount, firstDownloadAt } = transfer

  return {
    transfer: {
      id,
      sender: sender.email,
      recipient,
      recipientName,
      message,
      transferState,
      failureReason,
      sendEmailNotification,
      linkMail,
      isPasswordProtected: transfer.isPasswordProtected ?? false,
      archive: transfer.archive && reviewedArchive(transfer.archive),
      createdAt,
      expiryDate,
      expiryDays,
      downloadCount,
      firstDownloadAt,
      downloadUrl: transferState === 'active' ? await linkOf(transfer, reach) : undefined,
      ...optionsOf(transfer),
      requestUrl: transferState === 'requested' ? await requestLinkOf(transfer, reach) : undefined,
      newId: transfer.newId,
    },
    files: transfer.files.map(reviewed),
  }
})

function reviewed(file: TransferFile) {
  const { id, name, fileExtension, contentType, fileState, anonymisation, findings } = file
  const { anonymizationProgress, inspectionProgress, inspectionType, errorReason, userAction } = file
  const { size, sha256 } = anonymisation?.blob ?? { size: file.size, sha256: file.blob?.sha256 }
  return {
    id,
    name,
    size,
    fileExtension,
    contentType,
    fileState,
    // That of the upload says nothing of what the recipient gets.
    sha256: anonymisation && !anonymisation.blob ? undefined : sha256,
    anonymize: anonymisation !== undefined,
    anonymizationProgress,
    anonymizationReport: anonymisation?.report,
    inspectionProgress,
    findings,
    inspectionType,
    errorReason,
    userAction,
  }
}

function reviewedArchive({ name, progress, blob }: Archive) {
  return { name, progress, size: blob?.size, sha256: blob?.sha256 }
}

function optionsOf({ isAnonymousTransfer, phoneVerification, trackingId, templateSet, request }: Transfer) {
  return {
    isAnonymousTransfer: isAnonymousTransfer ?? false,
    isOTPEnabled: phoneVerification !== undefined,
    isOTPEmailAllowed: phoneVerification?.isEmailAllowed ?? false,
    recipientPhoneNumber: phoneVerification?.maskedPhone,
    trackingId,
    templateSet: templateSet?.name,
    isTransferRequest: request !== undefined,
  }
}

type Links = { keys: Pick<Keys, 'open'>; publicOrigin: string }

async function requestLinkOf({ id, request }: Transfer, { keys, publicOrigin }: Links) {
  if (!request) return undefined
  return uploadLink(publicOrigin, await keys.open(request.link.sealed, sealedContext('request', id)))
}

async function linkOf(transfer: Transfer, { keys, publicOrigin }: Links) {
  if (!transfer.link) return undefined
  return downloadLink(publicOrigin, await keys.open(transfer.link.sealed, sealedContext('link', transfer.id)))
}
