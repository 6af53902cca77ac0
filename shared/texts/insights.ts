import type { Alert } from '../domain/insights/alert.ts'
import type { Interval } from '../domain/insights/windows.ts'
import { common } from './en/common.ts'
import { alertSentences, changes, insights } from './en/insights.ts'
import { getPageLanguage, languageFacts } from './language.ts'

function getTag(): string {
  return languageFacts[getPageLanguage()].tag
}

/** '1.4': a mean of counts. */
export function formatAverage(mean: number): string {
  return new Intl.NumberFormat(getTag(), { maximumFractionDigits: 1 }).format(mean)
}

/**
 * '12%', '0.4%', 'n/a': a change in percent, by default without its sign. Null is infinite.
 * @param signs 'shown' for tables: '+12%', '−5.6%'
 */
export function changeText(change: number | null, signs: 'hidden' | 'shown' = 'hidden'): string {
  if (change === null) return common.notAvailable
  const format = new Intl.NumberFormat(getTag(), {
    style: 'percent',
    maximumFractionDigits: Math.abs(change) >= 10 ? 0 : 1,
    signDisplay: signs === 'shown' ? 'exceptZero' : 'never',
  })
  return format.format(change / 100).replace('-', '−')
}

/** The change in words, for screen readers. */
export function changeInWords(change: number | null): string {
  if (change === null) return changes.fromNone
  if (change === 0) return changes.same
  return change > 0 ? changes.up(changeText(change)) : changes.down(changeText(change))
}

/** A kind of a newer server gets its own name. */
export function alertText({ kind, sender = '', recipient = '', domain = '' }: Alert): string {
  switch (kind) {
    case 'newDomains':
    case 'domainsSpike':
      return alertSentences[kind](domain)
    case 'newRecipients':
    case 'recipientsSpike':
      return alertSentences[kind](recipient)
    default:
      return alertSentences[kind]?.(sender) ?? kind
  }
}

/**
 * 'Monday' or 'Mon'.
 * @param day from Monday, 0
 */
export function weekdayName(day: number, length: 'long' | 'short' = 'long'): string {
  // 5 January 1970 was a Monday.
  return new Intl.DateTimeFormat(getTag(), { weekday: length, timeZone: 'UTC' }).format((4 + day) * 86_400_000)
}

/** '09:00' */
export function writeHour(hour: number): string {
  return `${`${hour}`.padStart(2, '0')}:00`
}

/**
 * Writes the points of a chart, for its axis and for readers of one point.
 * @param timeZone an IANA name
 * @returns a function of an ISO 8601 time
 */
export function pointWriter(interval: Interval, timeZone: string): (at: string) => { short: string; long: string } {
  const formats = pointFormats[interval] ?? pointFormats.hour
  const short = new Intl.DateTimeFormat(getTag(), { ...formats.short, timeZone })
  const long = new Intl.DateTimeFormat(getTag(), { ...formats.long, timeZone })
  return at => {
    const text = long.format(Date.parse(at))
    return { short: short.format(Date.parse(at)), long: interval === 'week' ? insights.weekFrom(text) : text }
  }
}

const fullDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const pointFormats: Record<Interval, { short: Intl.DateTimeFormatOptions; long: Intl.DateTimeFormatOptions }> = {
  hour: {
    short: { hour: '2-digit', minute: '2-digit' },
    long: { ...fullDay, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  day: { short: { day: 'numeric', month: 'short' }, long: fullDay },
  week: { short: { day: 'numeric', month: 'short' }, long: fullDay },
  month: { short: { month: 'short', year: 'numeric' }, long: { month: 'long', year: 'numeric' } },
}
