import * as z from 'zod'
import { Finding } from './inspection.ts'
import { stateAt, type Transfer } from './transfer.ts'
import { ListedState } from './transferFilters.ts'

const ListedFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Bytes, as declared. */
  size: z.int(),
  fileExtension: z.string(),
  findings: z
    .strictObject({
      summary: z.array(Finding),
      /** Whether all of it could be read: where not, nothing found says nothing. */
      isReadInFull: z.boolean(),
    })
    .optional(),
})

/** A transfer as lists show it: nothing of it leads to its files. */
export const ListedTransfer = z.strictObject({
  id: z.string(),
  sender: z.string(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  transferState: ListedState,
  failureReason: z.string().optional(),
  createdAt: z.string(),
  expiryDate: z.string().optional(),
  /** Of a request the recipient is the responder, and the files come from them. */
  isTransferRequest: z.boolean(),
  isPasswordProtected: z.boolean(),
  isAnonymousTransfer: z.boolean(),
  isOTPEnabled: z.boolean(),
  trackingId: z.string().optional(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  /** The transfer that was made of this one, by sending or asking again. */
  newId: z.string().optional(),
  files: z.array(ListedFile),
})
export type ListedTransfer = z.infer<typeof ListedTransfer>

/** A transfer as it stands in lists; a provisional one stands in none. */
export function listedTransfer(transfer: Transfer): ListedTransfer | undefined {
  const { transferState } = transfer
  if (transferState === 'provisional') return undefined
  const { id, recipient, recipientName, message, failureReason, createdAt, expiryDate } = transfer
  const { trackingId, downloadCount, firstDownloadAt, newId } = transfer
  return {
    id,
    sender: transfer.sender.email,
    recipient,
    recipientName,
    message,
    transferState,
    failureReason,
    createdAt,
    expiryDate,
    isTransferRequest: transfer.request !== undefined,
    isPasswordProtected: transfer.isPasswordProtected ?? false,
    isAnonymousTransfer: transfer.isAnonymousTransfer ?? false,
    isOTPEnabled: transfer.phoneVerification !== undefined,
    trackingId,
    downloadCount,
    firstDownloadAt,
    newId,
    files: transfer.files.map(({ id, name, size, fileExtension, findings }) => ({
      id,
      name,
      size,
      fileExtension,
      findings: findings && { summary: findings.summary, isReadInFull: findings.notInspectable.length === 0 },
    })),
  }
}

/** What an answer may weigh: a function of AWS answers 6 MB at most. A transfer alone weighs far less. */
const LONGEST_PAGE = 4 * 1024 * 1024

/** As many of the transfers, from the first on, as an answer can carry. */
export function withinPage(transfers: Iterable<ListedTransfer>): { transfers: ListedTransfer[]; isShortened?: true } {
  const page: ListedTransfer[] = []
  let letters = 0
  for (const transfer of transfers) {
    letters += JSON.stringify(transfer).length
    if (letters > LONGEST_PAGE && page.length > 0) return { transfers: page, isShortened: true }
    page.push(transfer)
  }
  return { transfers: page }
}

/** The same with its state as of a moment. @param now milliseconds since the epoch */
export function listedAt(listed: ListedTransfer, now: number): ListedTransfer {
  return { ...listed, transferState: ListedState.parse(stateAt(listed, now)) }
}
