import { AlertKind } from '../../../../shared/domain/insights/alert.ts'
import { type Interval, intervals, type QuickRange } from '../../../../shared/domain/insights/windows.ts'
import { addDays, dayAt, getDays, isDay, pastRanges, toMoments } from '../../../../shared/domain/listRanges.ts'

/** A quick range moves with time. Days are of the organisation's time zone, both inclusive. */
export type InsightRange = QuickRange | { first: string; last: string }
/** `interval` is undefined for the server's choice. */
export type InsightView = {
  range: InsightRange
  interval: Interval | undefined
  /** Of alerts; undefined for all. */
  kind?: AlertKind | undefined
  /** Whether acknowledged alerts are hidden. */
  isOnlyOpen?: boolean | undefined
}

/** Specification, section 9. */
const defaultRange: QuickRange = 'last-7-days'

/** Unreadable parts are skipped: the page shows its range. */
export function readInsightAddress(params: URLSearchParams): InsightView {
  return {
    range: readRange(params.get('range') ?? '') ?? defaultRange,
    interval: intervals.find(each => each === params.get('interval')),
    kind: AlertKind.safeParse(params.get('alerts')).data,
    isOnlyOpen: params.get('open') === 'true' || undefined,
  }
}

function readRange(text: string): InsightRange | undefined {
  const name = pastRanges.find(each => each === text)
  if (name) return name
  const [first = '', last = '', ...more] = text.split('..')
  return more.length === 0 && isDay(first) && isDay(last) && first <= last ? { first, last } : undefined
}

export function writeInsightAddress({ range, interval, kind, isOnlyOpen }: InsightView): URLSearchParams {
  const params = new URLSearchParams()
  params.set('range', typeof range === 'string' ? range : `${range.first}..${range.last}`)
  if (interval !== undefined) params.set('interval', interval)
  if (kind !== undefined) params.set('alerts', kind)
  if (isOnlyOpen) params.set('open', 'true')
  return params
}

/** The part of the call's body that says which range. */
export function toAsked(
  range: InsightRange,
  timeZone: string,
): { quickRange: QuickRange } | { from: string; to: string } {
  if (typeof range === 'string') return { quickRange: range }
  const { from = '', to = '' } = toMoments(range, timeZone)
  return { from, to }
}

/** @param now milliseconds since the epoch */
export function toDays(range: InsightRange, now: number, timeZone: string): { first: string; last: string } {
  return typeof range === 'string' ? getDays(range, dayAt(now, timeZone)) : range
}

/** As many days just before. */
export function toDaysBefore({ first, last }: { first: string; last: string }): { first: string; last: string } {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  return { first: addDays(first, -count), last: addDays(first, -1) }
}
