import * as z from 'zod'
import type { Transfer } from './transfer.ts'

/** Keeps the record of a transfer small, however many people hold its link. */
export const MAX_TAKEN = 500

/** How many people downloaded how much. People are told apart by sign-in, code, or network. */
export const Taken = z.object({
  people: z.int(),
  /** Different files (or the archive) that were taken, by all people together. */
  files: z.int(),
  /** Files (or the archive) that can be taken. */
  of: z.int(),
  /** Whether each person took all of them. */
  isAllByEach: z.boolean(),
  /** Whether there may be more than the record has room for. */
  isAtLeast: z.boolean(),
})
export type Taken = z.infer<typeof Taken>

/** @returns undefined where the record does not say, as in those of earlier versions */
export function getTaken({ taken, isPasswordProtected, files }: Transfer): Taken | undefined {
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
    isAtLeast: taken.length >= MAX_TAKEN,
  }
}
