import type { Days, Moments } from '../domain/listRanges.ts'
import { words } from './en/words.ts'
import { getPageLanguage, languageFacts } from './language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageFacts[getPageLanguage()].tag, options)
}

/** '1–20 Nov 2026', 'since 1 Nov 2026', 'until 20 Nov 2026'. */
export function formatDays({ first, last }: Days): string {
  const days = formatter({ ...day, timeZone: 'UTC' })
  if (first !== undefined && last !== undefined) return days.formatRange(Date.parse(first), Date.parse(last))
  if (first !== undefined) return words.since(days.format(Date.parse(first)))
  return last === undefined ? words.anyTime : words.until(days.format(Date.parse(last)))
}

/** '15 Nov 2026, 00:00 – 22 Nov 2026, 00:00' in the reader's zone. */
export function formatMoments({ from, to }: Moments): string {
  if (from === undefined || to === undefined) return words.anyTime
  return formatter({ ...day, ...time }).formatRange(Date.parse(from), Date.parse(to))
}

/**
 * '21 Nov 2026, 10:00 CET' in the reader's zone; without the zone next to a note that has it.
 * @param iso ISO 8601
 */
export function formatShortly(iso: string, isZoned = false): string {
  return formatter({ ...day, ...time, ...(isZoned && { timeZoneName: 'short' }) }).format(Date.parse(iso))
}

/**
 * '10:00 CET' in the reader's zone.
 * @param iso ISO 8601
 */
export function formatTime(iso: string): string {
  return formatter({ ...time, timeZoneName: 'short' }).format(Date.parse(iso))
}
