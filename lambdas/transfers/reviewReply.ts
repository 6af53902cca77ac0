import { summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import { findHoldingPart } from '../../shared/domain/health.ts'
import {
  type Archive,
  type MatchedPolicy,
  stateAt,
  type Transfer,
  type TransferFile,
} from '../../shared/domain/transfer.ts'
import { sendAgainUntil } from '../core/transfer/sendAgainUntil.ts'
import type { Health } from '../ports/health.ts'

export function toDate(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString()
}

/** Without links. @param now milliseconds since the epoch */
export function reviewed(transfer: Transfer, now: number) {
  const { id, sender, recipient, recipientName, message, failureReason, sendEmailNotification, linkMail } = transfer
  const { createdAt, expiryDate, expiryDays, downloadCount, firstDownloadAt, newId, isWrongRecipient, wasMistake } =
    transfer
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
      retractedAt: transfer.transferState === 'retracted' ? transfer.stateChangedAt : undefined,
      downloadCount,
      firstDownloadAt,
      taken: summarizeDownloads(transfer),
      ...toOptions(transfer),
      policies: transfer.policies?.flatMap(toBindingPolicy),
      blocked: transfer.transferState === 'failed' ? transfer.blocked : undefined,
      newId,
      isWrongRecipient,
      wasMistake,
      sendAgainUntil: isWrongRecipient ? toDate(sendAgainUntil(transfer)) : undefined,
    },
    files: transfer.files.map(reviewedFile),
  }
}

/** @returns the id of the transfer that was sent to a wrong recipient, and that this one replaces */
export async function findPreviousId(
  { previousId }: Transfer,
  load: (id: string) => Promise<Transfer | undefined>,
): Promise<string | undefined> {
  const previous = previousId === undefined ? undefined : await load(previousId)
  return previous?.isWrongRecipient ? previous.id : undefined
}

/** Why a transfer stays in processing. */
export async function findWaiting(
  { transferState }: Transfer,
  { health }: { health: Pick<Health, 'latest'> },
): Promise<{ waitingFor?: ReturnType<typeof findHoldingPart> }> {
  if (transferState !== 'processing') return {}
  return { waitingFor: findHoldingPart(await health.latest()) }
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
