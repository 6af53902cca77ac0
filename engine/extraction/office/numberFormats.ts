import { attribute } from '../markup/attributes.ts'
import { scan } from '../markup/scanned.ts'

/** Of the formats that every program knows, those of days and times (ECMA-376, Part 1, 18.8.30). */
const isDateById = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** Day 60 is the 29th of February 1900, which never was (18.17.4.1): days before it count from one later. */
const FALSE_LEAP_DAY = 60
/** The 31st of December 9999. */
const LAST_DAY = 2_958_465
const DAY_MILLISECONDS = 86_400_000

/** Which of a workbook's cell styles show days, by the index that cells name. */
export async function readDateStyles(styles: AsyncIterable<Uint8Array>): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const dates: boolean[] = []
  let isInCells = false
  await scan(styles, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      const id = Number(attribute(attributes, 'numFmtId') ?? Number.NaN)
      if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
      if (name === 'xf' && isInCells) {
        const code = codes.get(id)
        dates.push(code === undefined ? isDateById(id) : showsDate(code))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    text() {},
  })
  return dates
}

/** Whether a format code has days or years in it, outside of quoted text, escapes and colours. */
function showsDate(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''))
}

/** A day that is kept as a number, in the manner of ISO 8601; undefined where it is none. */
export function isoDay(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 1 && serial <= LAST_DAY)) return undefined
  const shift = is1904 ? EPOCH_1904 : serial < FALSE_LEAP_DAY ? EPOCH_1900 - 1 : EPOCH_1900
  const iso = new Date(Math.round((serial - shift) * DAY_MILLISECONDS)).toISOString()
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19)
}
