import type { DateChoice } from '../../../../shared/domain/listAddress.ts'
import { dayAt, toMoments, toRange } from '../../../../shared/domain/listRanges.ts'
import { readersTimeZone } from '../../../../shared/texts/format.ts'
import type { InsightRange } from './insightRange.ts'

/** Start (inclusive) and end (exclusive), ISO 8601. */
export type Window = { from: string; to: string }

/**
 * The filter of creation dates with exactly this window. Lists count days in the reader's time zone, so that an
 * organisation elsewhere needs moments.
 * @param range the chosen range, if the window is its own
 */
export function toCreation(
  { from, to }: Window,
  range?: InsightRange,
  now = Date.now(),
  timeZone = readersTimeZone(),
): DateChoice {
  const isSame = (moments: { from?: string; to?: string }) =>
    Date.parse(moments.from ?? '') === Date.parse(from) && Date.parse(moments.to ?? '') === Date.parse(to)
  if (typeof range === 'string' && isSame(toRange(range, now, timeZone))) return range
  const days = { first: dayAt(Date.parse(from), timeZone), last: dayAt(Date.parse(to) - 1, timeZone) }
  return isSame(toMoments(days, timeZone)) ? days : { from, to }
}
