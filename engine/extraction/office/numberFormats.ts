import { findAttribute } from '../markup/attributes.ts'
import { scan } from '../markup/scanned.ts'
import { type DigitFormat, parseDigitFormat, placeDigits } from './digitFormat.ts'

/** Built-in date and time formats (ECMA-376, Part 1, 18.8.30). */
const isDateById = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** Day 60 is the non-existent 29 February 1900 (18.17.4.1): earlier days are off by one. */
const FALSE_LEAP_DAY = 60
const LAST_DAY = 2_958_465
/** ECMA-376, Part 1, 18.8.31. A longer one is not a format of Excel. */
const MAX_CODE_LENGTH = 255
const DAY_MILLISECONDS = 86_400_000
/** Beyond, JavaScript writes an exponent. */
const MAX_PLAIN = 1e21

/** How cells of a style show a number; undefined where it is shown as it is stored. */
export type CellFormat = 'date' | DigitFormat | undefined

/** Formats by their number. Any number of cell styles may share one, so each is parsed once. */
export class NumberFormats {
  private readonly codes = new Map<number, string>()
  private readonly parsed = new Map<number, CellFormat>()

  add(id: number, code: string) {
    this.codes.set(id, code)
    this.parsed.delete(id)
  }

  get(id: number): CellFormat {
    if (!this.parsed.has(id)) this.parsed.set(id, toCellFormat(id, this.codes.get(id)))
    return this.parsed.get(id)
  }
}

export async function readCellFormats(styles: AsyncIterable<Uint8Array>): Promise<CellFormat[]> {
  const numbers = new NumberFormats()
  const formats: CellFormat[] = []
  let isInCells = false
  await scan(styles, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      const id = Number(findAttribute(attributes, 'numFmtId') ?? Number.NaN)
      if (name === 'numFmt') numbers.add(id, findAttribute(attributes, 'formatCode') ?? '')
      if (name === 'xf' && isInCells) formats.push(numbers.get(id))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    text() {},
  })
  return formats
}

/** @param id of a format; built-in ones have no code */
function toCellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return isDateById(id) ? 'date' : undefined
  if (code.length > MAX_CODE_LENGTH) return undefined
  return isDateFormat(code) ? 'date' : parseDigitFormat(code)
}

/** @returns undefined where the number is shown as it is stored */
export function showNumber(number: number, format: CellFormat, is1904: boolean): string | undefined {
  if (format === 'date') return isoDay(number, is1904)
  // A card number may be stored as 4.11111111111111E+15.
  if (!Number.isInteger(number) || Math.abs(number) >= MAX_PLAIN) return undefined
  return (format && placeDigits(format, number)) ?? String(number)
}

function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''))
}

/** Converts a serial date to ISO 8601; undefined when out of range. */
function isoDay(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 1 && serial <= LAST_DAY)) return undefined
  const shift = is1904 ? EPOCH_1904 : serial < FALSE_LEAP_DAY ? EPOCH_1900 - 1 : EPOCH_1900
  const iso = new Date(Math.round((serial - shift) * DAY_MILLISECONDS)).toISOString()
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19)
}
