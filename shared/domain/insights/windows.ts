import { addDays, getWeekday, type pastRanges, toRange } from '../listRanges.ts'
import { getOffset, toDay, toStart } from './clockParts.ts'
import { QUARTER, QUARTERS_OF_WEEK, SPIKE_DAYS, type Window } from './figures.ts'

/** Of a chart over time. Days, weeks (from Monday) and months are of the organisation's time zone. */
export const intervals = ['hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]
export type QuickRange = (typeof pastRanges)[number]

/** Points of one chart. */
export const MAX_POINTS = 1500

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** @param now milliseconds since the epoch @param timeZone an IANA name */
export function toWindow(
  asked: { from: number; to: number } | { quickRange: QuickRange },
  now: number,
  timeZone: string,
): Window {
  if ('from' in asked) return asked
  const { from, to } = toRange(asked.quickRange, now, timeZone)
  return { from: Date.parse(from), to: Date.parse(to) }
}

/**
 * The window of equal length just before, from 1970 on: of as many days if the window consists of days, else of as many
 * milliseconds.
 */
export function toPrevious({ from, to }: Window, timeZone: string): Window {
  const isOfDays = isDayStart(from, timeZone) && isDayStart(to, timeZone)
  return { from: Math.max(0, isOfDays ? daysBefore({ from, to }, timeZone) : from - (to - from)), to: from }
}

function daysBefore({ from, to }: Window, timeZone: string): number {
  const day = toDay(from, timeZone)
  const days = (Date.parse(toDay(to, timeZone)) - Date.parse(day)) / DAY
  return toStart(addDays(day, -days), timeZone)
}

function isDayStart(at: number, timeZone: string): boolean {
  return toStart(toDay(at, timeZone), timeZone) === at
}

/** Short enough to see a course, and long enough for a chart of at most about 100 points in usual ranges. */
export function toInterval({ from, to }: Window): Interval {
  const days = (to - from) / DAY
  if (days <= 2) return 'hour'
  if (days <= 100) return 'day'
  return days <= 700 ? 'week' : 'month'
}

/** Whether a chart of the window has at most `MAX_POINTS`. */
export function isWithinPoints({ from, to }: Window, interval: Interval): boolean {
  const shortest = { hour: HOUR, day: 23 * HOUR, week: 7 * 23 * HOUR, month: 28 * DAY }
  return (to - from) / shortest[interval] <= MAX_POINTS
}

/**
 * The edges of the intervals that a window touches, the first and last cut to the window. An hour that clocks repeat is two
 * points.
 */
export function toEdges({ from, to }: Window, interval: Interval, timeZone: string): number[] {
  const edges = [from]
  for (let next = nextStart(from, interval, timeZone); next < to; next = nextStart(next, interval, timeZone))
    edges.push(next)
  return [...edges, to]
}

function nextStart(at: number, interval: Interval, timeZone: string): number {
  // Zones differ from UTC by quarter hours, so local hours may begin at any of them.
  if (interval === 'hour') return nextHour(at, timeZone)
  const day = toDay(at, timeZone)
  if (interval === 'day') return toStart(addDays(day, 1), timeZone)
  if (interval === 'week') return toStart(addDays(day, 7 - getWeekday(day)), timeZone)
  const nextMonth = new Date(Date.parse(`${day.slice(0, 7)}-01`) + 32 * DAY).toISOString().slice(0, 7)
  return toStart(`${nextMonth}-01`, timeZone)
}

function nextHour(at: number, timeZone: string): number {
  const offset = getOffset(at, timeZone)
  return Math.floor((at + offset) / HOUR) * HOUR + HOUR - offset
}

/** The days of a window, whole, with the seven before them: their starts, and the end of the last. */
export function toSpikeEdges(window: Window, timeZone: string): number[] {
  return toDayEdges(window, SPIKE_DAYS, timeZone)
}

function toDayEdges({ from, to }: Window, before: number, timeZone: string): number[] {
  const start = toStart(addDays(toDay(from, timeZone), -before), timeZone)
  const end = toStart(addDays(toDay(to - 1, timeZone), 1), timeZone)
  return toEdges({ from: start, to: end }, 'day', timeZone)
}

/** Older spikes are not looked for. */
const MAX_SPIKE_AGE = 400 * DAY

/** The part of a window in which spikes are looked for: up to now, and of at most 400 days. */
export function toSpikeWindow({ from, to }: Window, now: number): Window | undefined {
  const end = Math.min(to, now)
  const start = Math.max(from, end - MAX_SPIKE_AGE)
  return start < end ? { from: start, to: end } : undefined
}

/** Of the moving average, the day itself included. */
export const AVERAGE_DAYS = 7

/** The days of a window, whole, with the six before them. */
export function toAverageEdges({ from, to }: Window, timeZone: string): number[] {
  return toDayEdges({ from, to }, AVERAGE_DAYS - 1, timeZone)
}

/** Adds the quarter hours of a week in UTC to the hours of local weekdays: 7 rows from Monday on, of 24 hours. */
export function addLocalHours(hours: number[][], quarters: readonly number[], offset: number) {
  for (const [place, count] of quarters.entries()) {
    const local = (place + Math.floor(offset / QUARTER) + QUARTERS_OF_WEEK) % QUARTERS_OF_WEEK
    const hour = Math.floor(local / 4)
    const row = hours[Math.floor(hour / 24)]
    if (row) row[hour % 24] = (row[hour % 24] ?? 0) + count
  }
}
