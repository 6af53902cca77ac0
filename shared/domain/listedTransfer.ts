import * as z from 'zod'
import { isCanary } from './canary.ts'
import { DownloadSummary, summarizeDownloads } from './downloadSummary.ts'
import { Finding, type Findings, InspectionExtent, inspectionExtent, isUnread } from './inspection.ts'
import { ShownMalware, toShownMalware } from './malware.ts'
import { toChosenOptions } from './policies/effects.ts'
import { extensible } from './tolerantReader.ts'
import { isCorrected, stateAt, type Transfer, type TransferFile } from './transfer.ts'
import { type ListedOption, ListedState } from './transferFilters.ts'

const ListedFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Bytes, as declared. */
  size: z.int(),
  fileExtension: z.string(),
  /** Whether the sender asked for it. Absent from transfers listed by earlier versions, as are the other optional facts. */
  isAnonymised: z.boolean().optional(),
  findings: z
    .strictObject({
      summary: z.array(Finding),
      /** Whether `inspection` is `full`. For web pages up to 1.13.1. */
      isReadInFull: z.boolean(),
      /** Absent from index documents of earlier versions, whose `isReadInFull` ignores sampling. */
      inspection: InspectionExtent.optional(),
      /** As policies compare it. Absent from transfers listed by earlier versions. */
      isNotInspectable: z.boolean().optional(),
    })
    .optional(),
  /** Absent where no scanner is configured. */
  malware: ShownMalware.optional(),
})

export const ListedTransfer = z.strictObject({
  id: z.string(),
  sender: z.string(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  /** The addresses after the first. Absent for one recipient. */
  furtherRecipients: z.array(z.string()).optional(),
  message: z.string(),
  transferState: extensible(ListedState),
  failureReason: z.string().optional(),
  createdAt: z.string(),
  expiryDate: z.string().optional(),
  /** For a request, the recipient is the responder. */
  isTransferRequest: z.boolean(),
  isPasswordProtected: z.boolean(),
  isAnonymousTransfer: z.boolean(),
  isOTPEnabled: z.boolean(),
  /** A code goes to the mailbox of each recipient. Absent from transfers listed by earlier versions. */
  isEmailOTPEnabled: z.boolean().optional(),
  trackingId: z.string().optional(),
  acknowledgement: z.boolean().optional(),
  expiryDays: z.int().optional(),
  senderGroups: z.array(z.string()).optional(),
  /** The name of the template set. */
  templateSet: z.string().optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  taken: DownloadSummary.optional(),
  /** The transfer that replaced this one when it was sent or requested again. */
  newId: z.string().optional(),
  files: z.array(ListedFile),
})
export type ListedTransfer = z.infer<typeof ListedTransfer>

/** @returns undefined for a canary, a delivery, and a provisional transfer, also after its correction */
export function listedTransfer(transfer: Transfer): ListedTransfer | undefined {
  const { transferState } = transfer
  if (transferState === 'provisional' || isCorrected(transfer) || isCanary(transfer.id)) return undefined
  // The transfer is listed with all its recipients.
  if (transfer.deliveryOf !== undefined) return undefined
  const { id, recipient, recipientName, message, failureReason, createdAt, expiryDate } = transfer
  const { downloadCount, firstDownloadAt, newId } = transfer
  return {
    id,
    sender: transfer.sender.email,
    recipient,
    recipientName,
    furtherRecipients: transfer.furtherRecipients?.map(further => further.recipient),
    message,
    transferState,
    failureReason,
    createdAt,
    expiryDate,
    ...toChosenOptions(transfer),
    senderGroups: transfer.senderGroups,
    downloadCount,
    firstDownloadAt,
    taken: summarizeDownloads(transfer),
    newId,
    files: transfer.files.map(toListedFile),
  }
}

/** A file as lists show it. */
export function toListedFile(file: TransferFile): ListedTransfer['files'][number] {
  const { id, name, size, fileExtension, anonymisation, findings } = file
  const isAnonymised = anonymisation !== undefined
  const malware = toShownMalware(file)
  return {
    ...{ id, name, size, fileExtension, isAnonymised, findings: findings && listedFindings(findings) },
    ...(malware ? { malware } : {}),
  }
}

/** The options in use, for filters and figures. `anonymized` means at least one file. */
export function toListedOptions({
  files,
  isPasswordProtected,
  isOTPEnabled,
  isEmailOTPEnabled,
  trackingId = '',
}: ListedTransfer): ListedOption[] {
  return [
    ...(files.some(({ isAnonymised }) => isAnonymised === true) ? ['anonymized' as const] : []),
    ...(isPasswordProtected ? ['passwordProtected' as const] : []),
    ...(isOTPEnabled || isEmailOTPEnabled ? ['otp' as const] : []),
    ...(trackingId !== '' ? ['trackingId' as const] : []),
  ]
}

function listedFindings(findings: Findings) {
  const inspection = inspectionExtent(findings)
  const isNotInspectable = isUnread(findings)
  return { summary: findings.summary, isReadInFull: inspection.extent === 'full', inspection, isNotInspectable }
}

/** Undefined while no file has findings. */
export function listedExtent(files: ListedTransfer['files']): InspectionExtent['extent'] | undefined {
  const extents = files.map(({ findings }) => findings && (findings.inspection?.extent ?? 'part'))
  if (extents.every(extent => extent === undefined)) return undefined
  if (extents.every(extent => extent === 'full')) return 'full'
  return extents.every(extent => extent === undefined || extent === 'none') ? 'none' : 'part'
}

/** An AWS function answers at most 6 MB. One transfer is far smaller. */
const MAX_PAGE_LENGTH = 4 * 1024 * 1024

/** As many of the transfers, from the first on, as an answer can carry. @param measure how long a transfer is as JSON */
export function limitPage<Listed = ListedTransfer>(
  transfers: Iterable<Listed>,
  measure = (transfer: Listed) => JSON.stringify(transfer).length,
): { transfers: Listed[]; isShortened?: true } {
  const { taken, isShortened } = limitAnswer(transfers, measure)
  return isShortened ? { transfers: taken, isShortened } : { transfers: taken }
}

/** As many as an answer can carry, from the first on. */
export function limitAnswer<Item>(
  items: Iterable<Item>,
  measure = (item: Item) => JSON.stringify(item).length,
): { taken: Item[]; isShortened: boolean } {
  const taken: Item[] = []
  let letters = 0
  for (const item of items) {
    letters += measure(item)
    if (letters > MAX_PAGE_LENGTH && taken.length > 0) return { taken, isShortened: true }
    taken.push(item)
  }
  return { taken, isShortened: false }
}

/** Applies expiry. @param now milliseconds since the epoch */
export function listedAt(listed: ListedTransfer, now: number): ListedTransfer {
  return { ...listed, transferState: stateAt(listed, now) }
}
