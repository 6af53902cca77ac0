import {
  CUT_SHORT_REASONS,
  type Findings,
  type InspectionExtent,
  type NotInspectableReason,
} from '../domain/inspection.ts'
import { pluralize } from './format.ts'

/** Why something could not be looked into, as the end of "It could not be inspected: ". */
const notInspectableReasons: Record<NotInspectableReason, string> = {
  password: 'it is locked by a password',
  broken: 'it is damaged, or not what its format demands',
  unknown: 'its format is not known',
  unsupported: 'its format cannot be read for text',
  encoding: 'the encoding of its text is not known, save it as UTF-8',
  tooLarge: 'it unpacks to more than can be read',
  tooDeep: 'archives lie too deep in one another',
  tooManyEntries: 'it has too many entries',
  overlapping: 'its entries lie over one another, as in files made to deceive',
  timeout: 'reading it took too long',
  memory: 'reading it took too much memory',
}

/** A newer version may have added a reason. */
function reasonText(reason: NotInspectableReason): string {
  return notInspectableReasons[reason] ?? 'the reason is not known here'
}

/** One sentence on what could not be looked into: the file, or so many parts of it. */
export function notInspectableText({ reason, count, isWhole }: Findings['notInspectable'][number]): string {
  const what = isWhole ? 'The file' : `${pluralize(count, 'part')} of the file`
  // These are met on the way: what came before them was looked into.
  const isToItsEnd = isWhole && CUT_SHORT_REASONS.includes(reason)
  return `${what} could not be inspected${isToItsEnd ? ' to its end' : ''}: ${reasonText(reason)}.`
}

/** Why a file was not inspected in full, for a list: 'Not all of it could be inspected: its format is not known'. */
export function listedExtentText({ extent, reason }: InspectionExtent): string {
  const text = extent === 'none' ? 'It could not be inspected' : 'Not all of it could be inspected'
  if (reason === undefined) return text
  return `${text}: ${reason === 'sampled' ? 'some kinds were looked for in a part of the text' : reasonText(reason)}`
}
