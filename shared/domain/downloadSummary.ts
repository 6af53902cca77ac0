import * as z from 'zod'
import type { Transfer } from './transfer.ts'

/** Bounds the size of a transfer's record, regardless of how many people have its link. */
export const MAX_RECORDED_DOWNLOADS = 500

/** People are distinguished by sign-in, code, or network. */
export const DownloadSummary = z.object({
  people: z.int(),
  /** Distinct files (or the archive) downloaded by all people. */
  files: z.int(),
  /** Files (or the archive) that can be downloaded. */
  of: z.int(),
  /** Whether each person downloaded all of them. */
  isAllByEach: z.boolean(),
  /** Whether the record was too small for all downloads. */
  isAtLeast: z.boolean(),
})
export type DownloadSummary = z.infer<typeof DownloadSummary>

/** @returns undefined without data, as in records of earlier versions */
export function summarizeDownloads({ taken, isPasswordProtected, files }: Transfer): DownloadSummary | undefined {
  if (!taken || taken.length === 0) return undefined
  const people = new Map<string, number>()
  for (const one of taken) {
    const person = one.slice(0, one.indexOf('.'))
    people.set(person, (people.get(person) ?? 0) + 1)
  }
  const of = isPasswordProtected ? 1 : files.length
  return {
    people: people.size,
    files: new Set(taken.map(one => one.slice(one.indexOf('.')))).size,
    of,
    isAllByEach: [...people.values()].every(count => count === of),
    isAtLeast: taken.length >= MAX_RECORDED_DOWNLOADS,
  }
}
