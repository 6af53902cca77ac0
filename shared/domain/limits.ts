import * as z from 'zod'
import type { Transfer } from './transfer.ts'

const MIB = 1024 * 1024
const DAY_MILLISECONDS = 86_400_000

/** Measured by `bench/manyFiles.ts`. */
const MAX_FILES = 1000

/** The record of a transfer names them all, and a row of DynamoDB has at most 400 KB. */
export const MAX_RECIPIENTS = 500

/** Proven by `bench/killed.ts`. */
const MAX_FILE_MIB = 50 * 1024
const MAX_TOTAL_MIB = 200 * 1024

/** Sizes are MiB, as in the specification's configuration keys. */
export const TransferLimits = z.strictObject({
  maxFiles: z.int().min(1).max(MAX_FILES),
  totalSizeMiB: z.int().min(1).max(MAX_TOTAL_MIB),
  fileSizeMiB: z.int().min(1).max(MAX_FILE_MIB),
  zipEncryptSizeMiB: z.int().min(1).max(MAX_TOTAL_MIB),
})
export type TransferLimits = z.infer<typeof TransferLimits>

export const ExpiryBounds = z.strictObject({ min: z.int().min(1), default: z.int().min(1), max: z.int().min(1) })
export type ExpiryBounds = z.infer<typeof ExpiryBounds>

export function clampDays(days: number, { min, max }: Pick<ExpiryBounds, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, days))
}

/** Records of limits, mails and the audit are kept for longer than any transfer lives. */
const MAX_LIFETIME_DAYS = 365

/** Of one member. The least recently used beyond them go. */
export const MAX_ADDRESS_BOOK_ENTRIES = 500

/** Bounds that an organisation may configure, in days. */
export const ConfiguredExpiry = ExpiryBounds.refine(({ max }) => max <= MAX_LIFETIME_DAYS, {
  path: ['max'],
  error: `Write at most ${MAX_LIFETIME_DAYS} days.`,
}).refine(
  bounds => bounds.min <= bounds.default && bounds.default <= bounds.max,
  'Write days of which min is at most default, and default at most max.',
)

export type FilesFault =
  | { kind: 'none' }
  | { kind: 'tooMany'; allowed: number }
  | { kind: 'fileTooLarge'; name: string; allowedBytes: number }
  | { kind: 'totalTooLarge'; allowedBytes: number }

/**
 * @param files names, and sizes in bytes
 * @returns the first limit that they exceed
 */
export function faultOfFiles(
  files: readonly { name: string; size: number }[],
  limits: Omit<TransferLimits, 'zipEncryptSizeMiB'>,
): FilesFault | undefined {
  if (files.length === 0) return { kind: 'none' }
  if (files.length > limits.maxFiles) return { kind: 'tooMany', allowed: limits.maxFiles }
  const tooLarge = files.find(file => file.size > limits.fileSizeMiB * MIB)
  if (tooLarge) return { kind: 'fileTooLarge', name: tooLarge.name, allowedBytes: limits.fileSizeMiB * MIB }
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return total > limits.totalSizeMiB * MIB
    ? { kind: 'totalTooLarge', allowedBytes: limits.totalSizeMiB * MIB }
    : undefined
}

export type SealingFault = { totalBytes: number; allowedBytes: number }

/** Password protection seals all files into one archive. */
export function faultOfSealing(
  files: readonly { size: number }[],
  { zipEncryptSizeMiB }: Pick<TransferLimits, 'zipEncryptSizeMiB'>,
): SealingFault | undefined {
  const totalBytes = files.reduce((sum, file) => sum + file.size, 0)
  const allowedBytes = zipEncryptSizeMiB * MIB
  return totalBytes > allowedBytes ? { totalBytes, allowedBytes } : undefined
}

/** @returns the days for which a request accepts files; undefined once files arrived, whose expiry its date is then */
export function getRequestDays({
  createdAt,
  expiryDate,
  finalizedAt,
}: Pick<Transfer, 'createdAt' | 'expiryDate' | 'finalizedAt'>): number | undefined {
  if (expiryDate === undefined || finalizedAt !== undefined) return undefined
  return Math.max(0, Math.round((Date.parse(expiryDate) - Date.parse(createdAt)) / DAY_MILLISECONDS))
}

/** Of the clock between two reads of it. */
const LEEWAY_MILLISECONDS = 60_000

/** The days of a life from `from` to `to`, in milliseconds since the epoch. A part of a day is a day. */
export function toExpiryDays(from: number, to: number): number {
  return Math.ceil((to - from - LEEWAY_MILLISECONDS) / DAY_MILLISECONDS)
}

/**
 * @param from milliseconds since the epoch
 * @returns ISO 8601
 */
export function expiryDateAfter(from: number, days: number): string {
  return new Date(from + days * DAY_MILLISECONDS).toISOString()
}
