/** The quick ranges of the specification (section 2, Lists), for past and future dates. */
export const pastRanges = [
  'today',
  'yesterday',
  'last-7-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
] as const
export const futureRanges = ['today', 'tomorrow', 'this-week', 'next-week', 'this-month', 'next-month'] as const
export type RangeName = (typeof pastRanges)[number] | (typeof futureRanges)[number]

/** First and last day, both inclusive, such as `2026-11-21`; an absent end is open. */
export type Days = { first?: string | undefined; last?: string | undefined }
/** Start (inclusive) and end (exclusive), ISO 8601. */
export type Moments = { from?: string; to?: string }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Above the largest UTC offset in the IANA database (14 hours ahead, 12 behind). */
const MAX_OFFSET = 16 * HOUR

/** `2026-02-30` is not a day. */
export function isDay(text: string): boolean {
  return /^(19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text
}

/** @param now milliseconds since the epoch */
export function dayAt(now: number, timeZone: string): string {
  return dayWriter(timeZone)(now)
}

/** Weeks start on Monday; the last seven days include today. */
export function getDays(name: RangeName, today: string): { first: string; last: string } {
  const monday = addDays(today, -getWeekday(today))
  const [thisMonth, nextMonth] = [monthFrom(today, 0), monthFrom(today, 1)]
  const ranges: Record<RangeName, [first: string, last: string]> = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    tomorrow: [addDays(today, 1), addDays(today, 1)],
    'last-7-days': [addDays(today, -6), today],
    'this-week': [monday, addDays(monday, 6)],
    'last-week': [addDays(monday, -7), addDays(monday, -1)],
    'next-week': [addDays(monday, 7), addDays(monday, 13)],
    'this-month': [thisMonth, addDays(nextMonth, -1)],
    'last-month': [monthFrom(today, -1), addDays(thisMonth, -1)],
    'next-month': [nextMonth, addDays(monthFrom(today, 2), -1)],
  }
  const [first, last] = ranges[name]
  return { first, last }
}

/** @param now milliseconds since the epoch @param timeZone an IANA name */
export function toRange(name: RangeName, now: number, timeZone: string): Required<Moments> {
  const { first, last } = getDays(name, dayAt(now, timeZone))
  return { from: getStart(first, timeZone), to: getStart(addDays(last, 1), timeZone) }
}

/** From the start of the first day to the end of the last. */
export function toMoments({ first, last }: Days, timeZone: string): Moments {
  return {
    ...(first === undefined ? {} : { from: getStart(first, timeZone) }),
    ...(last === undefined ? {} : { to: getStart(addDays(last, 1), timeZone) }),
  }
}

/** The first moment of a day, found by bisection: a day need not start at midnight, because clocks may skip it. */
export function getStart(day: string, timeZone: string): string {
  const toDay = dayWriter(timeZone)
  let before = Date.parse(day) - MAX_OFFSET
  let within = Date.parse(day) + MAX_OFFSET
  while (within - before > MINUTE) {
    const middle = before + Math.floor((within - before) / 2 / MINUTE) * MINUTE
    if (toDay(middle) < day) before = middle
    else within = middle
  }
  return new Date(within).toISOString()
}

let lastWriter: { timeZone: string; toDay: (at: number) => string } | undefined

/** A formatter takes longer to make than a hundred days to write. */
export function dayWriter(timeZone: string): (at: number) => string {
  if (lastWriter?.timeZone !== timeZone) lastWriter = { timeZone, toDay: newDayWriter(timeZone) }
  return lastWriter.toDay
}

function newDayWriter(timeZone: string): (at: number) => string {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return at => {
    const parts = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${parts.year}-${parts.month}-${parts.day}`
  }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** 0 for Monday. */
export function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

function monthFrom(day: string, count: number): string {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10)
}
