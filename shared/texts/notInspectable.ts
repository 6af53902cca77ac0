import {
  CUT_SHORT_REASONS,
  type Findings,
  type InspectionExtent,
  type NotInspectableReason,
} from '../domain/inspection.ts'
import { pluralize } from './format.ts'

/** Reasons, as the end of "It could not be inspected: ". */
const notInspectableReasons: Record<NotInspectableReason, string> = {
  password: 'it is protected by a password',
  broken: 'it is damaged, or does not match its format',
  unknown: 'its format is not known',
  unsupported: 'its format cannot be read for text',
  encoding: 'the encoding of its text is not known, save it as UTF-8',
  tooLarge: 'it unpacks to more than can be read',
  tooDeep: 'archives are nested too deeply',
  tooManyEntries: 'it has too many entries',
  overlapping: 'its entries overlap, as in files made to deceive',
  timeout: 'reading it took too long',
  memory: 'reading it took too much memory',
}

/** A newer version may have added a reason. */
function reasonText(reason: NotInspectableReason): string {
  return notInspectableReasons[reason] ?? 'the reason is not known here'
}

/** One sentence on the file, or the number of its parts, that could not be inspected. */
export function notInspectableText({ reason, count, isWhole }: Findings['notInspectable'][number]): string {
  const what = isWhole ? 'The file' : `${pluralize(count, 'part')} of the file`
  // Found on the way: the content before them was inspected.
  const isToItsEnd = isWhole && CUT_SHORT_REASONS.includes(reason)
  return `${what} could not be inspected${isToItsEnd ? ' to its end' : ''}: ${reasonText(reason)}.`
}

/** 'Not all of it could be inspected: its format is not known'. */
export function listedExtentText({ extent, reason }: InspectionExtent): string {
  const text = extent === 'none' ? 'It could not be inspected' : 'Not all of it could be inspected'
  if (reason === undefined) return text
  return `${text}: ${reason === 'sampled' ? 'some kinds were looked for in a part of the text' : reasonText(reason)}`
}
