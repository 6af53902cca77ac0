import { summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import {
  type Archive,
  type MatchedPolicy,
  stateAt,
  type Transfer,
  type TransferFile,
} from '../../shared/domain/transfer.ts'

/** Without links. @param now milliseconds since the epoch */
export function reviewed(transfer: Transfer, now: number) {
  const { id, sender, recipient, recipientName, message, failureReason, sendEmailNotification, linkMail } = transfer
  const { createdAt, expiryDate, expiryDays, downloadCount, firstDownloadAt, newId } = transfer
  return {
    transfer: {
      id,
      sender: sender.email,
      recipient,
      recipientName,
      message,
      transferState: stateAt(transfer, now),
      failureReason,
      sendEmailNotification,
      linkMail,
      isPasswordProtected: transfer.isPasswordProtected ?? false,
      archive: transfer.archive && reviewedArchive(transfer.archive),
      createdAt,
      lastActivityAt: transfer.transferState === 'uploading' ? transfer.stateChangedAt : undefined,
      expiryDate,
      expiryDays,
      downloadCount,
      firstDownloadAt,
      taken: summarizeDownloads(transfer),
      ...toOptions(transfer),
      policies: transfer.policies?.flatMap(toBindingPolicy),
      blocked: transfer.transferState === 'failed' ? transfer.blocked : undefined,
      newId,
    },
    files: transfer.files.map(reviewedFile),
  }
}

function toBindingPolicy({ id, name, mode }: MatchedPolicy) {
  return mode === 'monitor' || name === undefined ? [] : [{ id, name }]
}

function reviewedFile(file: TransferFile) {
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
    // The upload's digest is not that of the recipient's file.
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

function toOptions({ isAnonymousTransfer, phoneVerification, trackingId, templateSet, request }: Transfer) {
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
