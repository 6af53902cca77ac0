import type { Transfer } from './transfer.ts'

const HOUR = 60 * 60_000
/** The files of an expired transfer stay for this long, so that its sender can extend it. No recipient can download them. */
export const GRACE_MILLISECONDS = 5 * 24 * HOUR
/** The sweep may be about to erase the files. */
export const ERASURE_MARGIN = HOUR
/** What links of mails offer. */
export const EXTENSION_DAYS = 7

type Extendable = Pick<Transfer, 'transferState' | 'expiryDate' | 'finalizedAt' | 'withdrawnAt' | 'erasedAt' | 'newId'>

/** @returns until when its sender can extend a transfer (epoch ms); undefined when never. Of a request, only the answer. */
export function findExtendableUntil(transfer: Extendable): number | undefined {
  const { transferState, expiryDate, finalizedAt, withdrawnAt, erasedAt, newId } = transfer
  if (transferState !== 'active' && transferState !== 'expired') return undefined
  if (expiryDate === undefined || finalizedAt === undefined) return undefined
  if (withdrawnAt !== undefined || erasedAt !== undefined || newId !== undefined) return undefined
  return Date.parse(expiryDate) + GRACE_MILLISECONDS - ERASURE_MARGIN
}

/** @param now milliseconds since the epoch */
export function isExtendable(transfer: Extendable, now: number): boolean {
  const until = findExtendableUntil(transfer)
  return until !== undefined && now < until
}
