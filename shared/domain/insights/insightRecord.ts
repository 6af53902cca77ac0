import { isCanary } from '../canary.ts'
import { getDomain } from '../email.ts'
import type { InfoType } from '../inspection.ts'
import { listedTransfer, toListedOptions } from '../listedTransfer.ts'
import type { Transfer, TransferState } from '../transfer.ts'

/** What the figures read of a transfer: those of every transfer that a list shows. Times are milliseconds since the epoch. */
export type InsightRecord = {
  id: string
  createdAt: number
  /** Addresses in lower case. For a request, the recipient is the responder. */
  sender: string
  recipient: string
  recipientDomain: string
  isRequest: boolean
  /** As stored: reads decide expiry (`stateAt`). */
  transferState: TransferState
  expiryDate: number | undefined
  /** Declared bytes of all files. */
  bytes: number
  downloadCount: number
  /** From the sender's confirmation to the first download, in milliseconds. */
  firstDownloadAfter: number | undefined
  isAnonymized: boolean
  isPasswordProtected: boolean
  isOTPEnabled: boolean
  hasTrackingId: boolean
  /** In lower case, each once. */
  fileExtensions: string[]
  infoTypes: InfoType[]
}

/** A recipient that was corrected before sending, or a transfer withdrawn from a wrong recipient before any download. */
export type Mistake = {
  /** Of the transfer that would have gone, or went, to the wrong recipient. */
  id: string
  /** When it was corrected or withdrawn. */
  preventedAt: number
  sender: string
  recipient: string
  /** The corrected transfer. */
  newId: string | undefined
}

/** @returns undefined for a transfer that no list shows */
export function toInsightRecord(transfer: Transfer, listed = listedTransfer(transfer)): InsightRecord | undefined {
  if (!listed) return undefined
  const { id, files, firstDownloadAt } = listed
  const createdAt = Date.parse(listed.createdAt)
  const confirmedAt = Date.parse(transfer.finalizedAt ?? listed.createdAt)
  const found = files.flatMap(({ findings }) => findings?.summary ?? [])
  const options = toListedOptions(listed)
  return {
    id,
    createdAt,
    sender: listed.sender.toLowerCase(),
    recipient: listed.recipient.toLowerCase(),
    recipientDomain: getDomain(listed.recipient),
    isRequest: listed.isTransferRequest,
    transferState: listed.transferState,
    // A date that cannot be read keeps nothing open.
    expiryDate: listed.expiryDate === undefined ? undefined : Date.parse(listed.expiryDate) || 0,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    downloadCount: listed.downloadCount,
    firstDownloadAfter:
      firstDownloadAt === undefined ? undefined : Math.max(0, Date.parse(firstDownloadAt) - confirmedAt),
    isAnonymized: options.includes('anonymized'),
    isPasswordProtected: options.includes('passwordProtected'),
    isOTPEnabled: options.includes('otp'),
    hasTrackingId: options.includes('trackingId'),
    fileExtensions: [...new Set(files.map(({ fileExtension }) => fileExtension.toLowerCase()))],
    infoTypes: [...new Set(found.map(({ infoType }) => infoType))],
  }
}

/** @returns undefined where no mistake was prevented */
export function toMistake(transfer: Transfer): Mistake | undefined {
  if (transfer.wasMistake !== true || isCanary(transfer.id)) return undefined
  // `withdrawnAt` may follow: the state changes first, and for the last time.
  const { id, stateChangedAt, sender, recipient, newId } = transfer
  return {
    id,
    preventedAt: Date.parse(stateChangedAt),
    sender: sender.email.toLowerCase(),
    recipient: recipient.toLowerCase(),
    newId,
  }
}
