import { findAttribute } from '../markup/attributes.ts'
import { scan } from '../markup/scanned.ts'

/** Built-in date and time formats (ECMA-376, Part 1, 18.8.30). */
const isDateById = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** Day 60 is the non-existent 29 February 1900 (18.17.4.1): earlier days are off by one. */
const FALSE_LEAP_DAY = 60
const LAST_DAY = 2_958_465
const DAY_MILLISECONDS = 86_400_000

export async function readDateStyles(styles: AsyncIterable<Uint8Array>): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const dates: boolean[] = []
  let isInCells = false
  await scan(styles, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      const id = Number(findAttribute(attributes, 'numFmtId') ?? Number.NaN)
      if (name === 'numFmt') codes.set(id, findAttribute(attributes, 'formatCode') ?? '')
      if (name === 'xf' && isInCells) {
        const code = codes.get(id)
        dates.push(code === undefined ? isDateById(id) : isDateFormat(code))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    text() {},
  })
  return dates
}

function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''))
}

/** Converts a serial date to ISO 8601; undefined when out of range. */
export function isoDay(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 1 && serial <= LAST_DAY)) return undefined
  const shift = is1904 ? EPOCH_1904 : serial < FALSE_LEAP_DAY ? EPOCH_1900 - 1 : EPOCH_1900
  const iso = new Date(Math.round((serial - shift) * DAY_MILLISECONDS)).toISOString()
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19)
}
