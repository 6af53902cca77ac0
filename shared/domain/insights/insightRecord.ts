import { isCanary } from '../canary.ts'
import { getDomain } from '../email.ts'
import type { InfoType } from '../inspection.ts'
import { listedTransfer, toListedOptions } from '../listedTransfer.ts'
import type { Transfer, TransferState } from '../transfer.ts'

/**
 * What the figures read of a transfer that a list shows, or of a delivery to one of its further recipients. Times are milliseconds
 * since the epoch.
 */
export type InsightRecord = {
  /** Of the transfer, also for a delivery. */
  id: string
  /** To a further recipient: the transfer itself is the delivery to the first. It has no bytes, options and kinds of its own. */
  isDelivery: boolean
  createdAt: number
  /** Addresses in lower case. For a request, the recipient is the responder. */
  sender: string
  recipient: string
  /** Undefined for a delivery whose partner got the transfer before. */
  recipientDomain: string | undefined
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
  if (transfer.deliveryOf !== undefined) return toDeliveryRecord(transfer, transfer.deliveryOf)
  if (!listed) return undefined
  const { id, files } = listed
  const found = files.flatMap(({ findings }) => findings?.summary ?? [])
  const options = toListedOptions(listed)
  return {
    id,
    isDelivery: false,
    ...toOwnFacts(transfer),
    recipientDomain: getDomain(listed.recipient),
    isRequest: listed.isTransferRequest,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    isAnonymized: options.includes('anonymized'),
    isPasswordProtected: options.includes('passwordProtected'),
    isOTPEnabled: options.includes('otp'),
    hasTrackingId: options.includes('trackingId'),
    fileExtensions: [...new Set(files.map(({ fileExtension }) => fileExtension.toLowerCase()))],
    infoTypes: [...new Set(found.map(({ infoType }) => infoType))],
  }
}

/** What each delivery has of its own. */
function toOwnFacts(transfer: Transfer) {
  const { sender, recipient, transferState, createdAt, finalizedAt, expiryDate, downloadCount, firstDownloadAt } =
    transfer
  const confirmedAt = Date.parse(finalizedAt ?? createdAt)
  return {
    createdAt: Date.parse(createdAt),
    sender: sender.email.toLowerCase(),
    recipient: recipient.toLowerCase(),
    transferState,
    // A date that cannot be read keeps nothing open.
    expiryDate: expiryDate === undefined ? undefined : Date.parse(expiryDate) || 0,
    downloadCount,
    firstDownloadAfter:
      firstDownloadAt === undefined ? undefined : Math.max(0, Date.parse(firstDownloadAt) - confirmedAt),
  }
}

function toDeliveryRecord(delivery: Transfer, transferId: string): InsightRecord | undefined {
  if (isCanary(transferId)) return undefined
  return {
    id: transferId,
    isDelivery: true,
    ...toOwnFacts(delivery),
    recipientDomain: delivery.isPartnerRepeated ? undefined : getDomain(delivery.recipient),
    isRequest: false,
    bytes: 0,
    isAnonymized: false,
    isPasswordProtected: false,
    isOTPEnabled: false,
    hasTrackingId: false,
    fileExtensions: [],
    infoTypes: [],
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
