import { isDayOfYear } from '../patterns/checkDigits.ts'
import type { Form } from './announced.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar']
/** A person who is alive was born in one of them. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2035

/** Names of months as they stand in dates, such as `marca`, and short ones. */
function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(Date.UTC(2000, index, 1))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        names.set(toName(name), index + 1)
      }
    }
  }
  return names
}

const toName = (written: string) => written.toLowerCase().replace(/\.$/, '')

const months = monthNames()

const DAY = '(?<day>\\d{1,2})'
const YEAR = '(?<year>\\d{4})'
const NAME = '(?<name>\\p{L}{3,12})\\.?'

const WRITTEN: readonly RegExp[] = [
  /(?<one>\d{1,2})(?<sign>[./-])[ \u00a0]?(?<two>\d{1,2})\k<sign>[ \u00a0]?(?<year>\d{4}|\d{2})/y,
  /(?<year>\d{4})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})/y,
  /(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/y,
  new RegExp(
    `${DAY}(?:\\.|st|nd|rd|th|er|º|°)?[ \\u00a0-](?:(?:of|de|del) )?${NAME},?[ \\u00a0-](?:(?:de|del) )?${YEAR}`,
    'uy',
  ),
  new RegExp(`${NAME} ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`, 'uy'),
  /(?<year>\d{4})年 ?(?<month>\d{1,2})月 ?(?<day>\d{1,2})日/y,
  /(?:明治|大正|昭和|平成|令和) ?(?:元|\d{1,2})年 ?(?<month>\d{1,2})月 ?(?<day>\d{1,2})日/y,
]

/** Dates as people write them in the languages of {@link announcingWords}. */
export const dateForms: readonly Form[] = WRITTEN.map(pattern => ({
  pattern,
  isValid(value) {
    pattern.lastIndex = 0
    const { day, month, name, one, two, year } = pattern.exec(value)?.groups ?? {}
    if (year?.length === 4 && (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)) return false
    // Day and month, or the American order.
    if (one && two) return isDayOfYear(Number(one), Number(two)) || isDayOfYear(Number(two), Number(one))
    return isDayOfYear(Number(day), name ? (months.get(toName(name)) ?? 0) : Number(month))
  },
}))
