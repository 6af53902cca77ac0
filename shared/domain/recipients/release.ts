import { type ListedTransfer, listedTransfer } from '../listedTransfer.ts'
import type { Transfer } from '../transfer.ts'
import { type FileLikeness, toLikeness } from './fileLikeness.ts'

/** What the usage history has of a released transfer. `at` is in milliseconds since the epoch. */
export type Release = { recipient: string; files: FileLikeness[]; at: number }

/**
 * The release of a stored transfer.
 * @returns undefined for one that was never released, or went to a wrong recipient
 */
export function findRelease(transfer: Transfer): Release | undefined {
  if (transfer.isWrongRecipient) return undefined
  const listed = listedTransfer(transfer)
  return listed && findListedRelease(listed, transfer.finalizedAt)
}

/** The same of what lists have of it. */
export function findListedRelease(listed: ListedTransfer, releasedAt = listed.createdAt): Release | undefined {
  if (!isReleased(listed)) return undefined
  const at = Date.parse(releasedAt)
  if (Number.isNaN(at)) return undefined
  return { recipient: listed.recipient, files: listed.files.map(toLikeness), at }
}

/** Whether a transfer was active. Only finalized transfers have an expiry date, and only inspected files findings. */
function isReleased({ transferState, isTransferRequest, expiryDate, files }: ListedTransfer): boolean {
  if (transferState === 'active') return true
  if (transferState !== 'expired' && transferState !== 'retracted') return false
  if (isTransferRequest) return files.length > 0 && files.every(({ findings }) => findings !== undefined)
  return transferState === 'expired' || expiryDate !== undefined
}
