import { deliveryStateAt, toAddressees, toDeliveryId, toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import { findExtendableUntil } from '../../shared/domain/extension.ts'
import { findHoldingPart } from '../../shared/domain/health.ts'
import { expiryDateAfter } from '../../shared/domain/limits.ts'
import { toShownMalware } from '../../shared/domain/malware.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { compareFindings } from '../../shared/domain/secondLook.ts'
import {
  type Archive,
  isUndoable,
  type MatchedPolicy,
  stateAt,
  type Transfer,
  type TransferFile,
  toCodeFactor,
} from '../../shared/domain/transfer.ts'
import { sendAgainUntil } from '../core/transfer/sendAgainUntil.ts'
import type { Health } from '../ports/health.ts'
import type { Transfers } from '../ports/transfers.ts'

export function toDate(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString()
}

/** For its sender, who of a request is the requester, or for administrators. */
type Reader = 'sender' | 'administrator'

type Reading = {
  /** Milliseconds since the epoch. */
  now: number
  reader: Reader
  /** Of contents, by the id of their file. */
  allowances: ReadonlyMap<string, string>
  /** Of the lifetime of a transfer, in the organisation. */
  maxDays: number
}

export function toReading({ now, organisation }: { now: () => number; organisation: Organisation }) {
  return { now: now(), maxDays: organisation.sendExpiryDays.max }
}

/** Without links. */
export function reviewed(transfer: Transfer, { now, reader, allowances, maxDays }: Reading) {
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
      sendDownloadNotice: transfer.sendDownloadNotice,
      linkMail,
      isPasswordProtected: transfer.isPasswordProtected ?? false,
      archive: transfer.archive && reviewedArchive(transfer.archive),
      createdAt,
      lastActivityAt: transfer.transferState === 'uploading' ? transfer.stateChangedAt : undefined,
      expiryDate,
      expiryDays,
      extension: reader === 'sender' ? toExtension(transfer, now, maxDays) : undefined,
      retractedAt: transfer.transferState === 'retracted' ? transfer.stateChangedAt : undefined,
      downloadCount,
      firstDownloadAt,
      taken: summarizeDownloads(transfer),
      ...toOptions(transfer),
      policies: transfer.policies?.flatMap(toBindingPolicy),
      blocked: transfer.transferState === 'failed' ? transfer.blocked : undefined,
      newId,
      undoUntil: isUndoable(transfer) ? transfer.undoUntil : undefined,
      isUndone: transfer.isUndone,
      isWrongRecipient,
      wasMistake,
      sendAgainUntil: isWrongRecipient ? toDate(sendAgainUntil(transfer)) : undefined,
    },
    files: transfer.files.map(file => {
      const malwareAllowedUntil = allowances.get(file.id)
      const userAction = malwareAllowedUntil === undefined ? toUserAction(file, transfer, reader) : undefined
      return { ...reviewedFile(file), userAction, malwareAllowedUntil }
    }),
  }
}

function toExtension(transfer: Transfer, now: number, maxDays: number) {
  const { finalizedAt, expiryDate } = transfer
  const until = findExtendableUntil(transfer)
  if (until === undefined || now >= until || finalizedAt === undefined || expiryDate === undefined) return undefined
  const latest = expiryDateAfter(Date.parse(finalizedAt), maxDays)
  if (Date.parse(latest) <= Math.max(now, Date.parse(expiryDate))) return undefined
  return { until: new Date(until).toISOString(), latest }
}

/** Without links. Undefined for one recipient. */
export async function findDeliveries(
  transfer: Transfer,
  { transfers, now }: { transfers: Pick<Transfers, 'getRecords'>; now: () => number },
) {
  if (!transfer.furtherRecipients) return undefined
  const [, ...ids] = toDeliveryIds(transfer)
  const records = new Map((await transfers.getRecords(ids)).map(record => [record.id, record]))
  return toAddressees(transfer).map((addressee, place) => {
    const id = toDeliveryId(transfer.id, place)
    const record = place === 0 ? transfer : records.get(id)
    // The workflow makes it, or the sweep removed it long after the end.
    const state = record ? deliveryStateAt(record, transfer, now()) : stateAt(transfer, now())
    const { linkMail, downloadCount = 0, firstDownloadAt } = record ?? {}
    const taken = record && summarizeDownloads({ ...transfer, taken: record.taken })
    return { record, shown: { id, ...addressee, state, linkMail, downloadCount, firstDownloadAt, taken } }
  })
}

/** @returns the id of the transfer that was sent to a wrong recipient, and that this one replaces */
export async function findPreviousId(
  { previousId }: Transfer,
  load: (id: string) => Promise<Transfer | undefined>,
): Promise<string | undefined> {
  const previous = previousId === undefined ? undefined : await load(previousId)
  return previous?.isWrongRecipient && !previous.isUndone ? previous.id : undefined
}

/** Why a transfer stays in processing. */
export async function findWaiting(
  { transferState, files }: Transfer,
  { health }: { health: Pick<Health, 'latest'> },
): Promise<{ waitingFor?: ReturnType<typeof findHoldingPart> | 'scanner' }> {
  if (transferState !== 'processing') return {}
  if (files.some(({ malware }) => malware?.verdict === 'unavailable')) return { waitingFor: 'scanner' }
  return { waitingFor: findHoldingPart(await health.latest()) }
}

function toBindingPolicy({ id, name, mode }: MatchedPolicy) {
  return mode === 'monitor' || name === undefined ? [] : [{ id, name }]
}

/** What the reader can do about the file. */
function toUserAction({ malware, userAction }: TransferFile, { request }: Transfer, reader: Reader) {
  if (malware?.verdict !== 'infected') return userAction
  if (reader === 'administrator') {
    return 'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.'
  }
  return request
    ? 'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.'
    : 'Check your device for malware. If the file should be harmless, ask your administrator.'
}

function reviewedFile(file: TransferFile) {
  const { id, name, fileExtension, contentType, fileState, anonymisation, findings, secondLook } = file
  const { anonymizationProgress, inspectionProgress, inspectionType, errorReason } = file
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
    malware: toShownMalware(file),
    secondOpinion: secondLook && compareFindings(findings?.summary ?? [], secondLook),
  }
}

function reviewedArchive({ name, progress, blob }: Archive) {
  return { name, progress, size: blob?.size, sha256: blob?.sha256 }
}

function toOptions(transfer: Transfer) {
  const { isAnonymousTransfer, phoneVerification, trackingId, templateSet, request, dropPage } = transfer
  const factor = toCodeFactor(transfer)
  const isByPhone = factor === 'phone'
  return {
    isAnonymousTransfer: isAnonymousTransfer ?? false,
    isOTPEnabled: isByPhone,
    isOTPEmailAllowed: isByPhone && (phoneVerification?.isEmailAllowed ?? false),
    isEmailOTPEnabled: factor === 'mailbox',
    recipientPhoneNumber: isByPhone ? phoneVerification?.maskedPhone : undefined,
    trackingId,
    templateSet: templateSet?.name,
    isTransferRequest: request !== undefined,
    ...(dropPage && { isFromDropPage: true as const }),
  }
}
