import { CUT_SHORT_REASONS, type Findings, type InspectionExtent } from '../domain/inspection.ts'
import { words } from './en/words.ts'

/** A newer version may have added a reason. */
function reasonText(reason: keyof typeof words.unread.reasons): string {
  return words.unread.reasons[reason] ?? words.unread.reasons.other
}

/** One sentence on the file, or the number of its parts, that could not be inspected. */
export function notInspectableText({ reason, count, isWhole }: Findings['notInspectable'][number]): string {
  const why = reasonText(reason)
  if (!isWhole) return words.unread.parts(count, why)
  // Found on the way: the content before them was inspected.
  return CUT_SHORT_REASONS.includes(reason) ? words.unread.endOfFile(why) : words.unread.file(why)
}

/** 'Not all of it could be inspected: unknown format'. */
export function listedExtentText({ extent, reason }: InspectionExtent): string {
  const { none, noneBecause, part, partBecause } = words.unread
  if (reason === undefined) return extent === 'none' ? none : part
  return extent === 'none' ? noneBecause(reasonText(reason)) : partBecause(reasonText(reason))
}
