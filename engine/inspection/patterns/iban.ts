import { CLASSES, DIGIT, LETTER, LOWER, plainSeparator, UPPER, WORD } from './characters.ts'
import { TOPIC } from './contextWords.ts'
import { IBAN_STRUCTURES } from './ibanStructures.ts'
import { LIKELY, type Scan, VERY_LIKELY } from './scan.ts'

const SPACE = 0x20
const HYPHEN = 0x2d

/** IBAN_CODE: ISO 13616 by country, structure and ISO 7064 MOD 97-10 check digits, grouped or not. */
export function findIban(scan: Scan, start: number) {
  const isOne = (at: number, bits: number) => (scan.class(at) & bits) !== 0
  const letters = UPPER | LOWER
  if (!(isOne(start, letters) && isOne(start + 1, letters) && isOne(start + 2, DIGIT) && isOne(start + 3, DIGIT)))
    return
  const country = String.fromCharCode(scan.code(start) & 0xdf, scan.code(start + 1) & 0xdf)
  const structure = IBAN_STRUCTURES.get(country)
  if (structure === undefined) return

  let rest = 0
  let at = start + 4
  for (let index = 0; index < structure.length; index++, at++) {
    at += getSeparatorLength(scan, at)
    const unit = scan.code(at)
    const kind = CLASSES[unit] ?? 0
    const expected = structure.charCodeAt(index)
    if ((kind & DIGIT) !== 0 ? expected === LETTERS : (kind & letters) === 0 || expected === DIGITS) return
    rest = append(rest, unit)
  }
  if ((scan.class(at) & WORD) !== 0) return
  for (let index = 0; index < 4; index++) rest = append(rest, scan.code(start + index))
  if (rest !== 1) return
  scan.ibanEnd = at
  scan.report(
    'IBAN_CODE',
    start,
    at,
    scan.context.isAbout(TOPIC.iban, start) || isGrouped(at - start, structure) ? VERY_LIKELY : LIKELY,
    true,
  )
}

/** Mails may break lines between groups. */
function getSeparatorLength(scan: Scan, at: number): number {
  const separator = plainSeparator(scan.code(at))
  let next = separator === SPACE || separator === HYPHEN ? at + 1 : at
  if (scan.code(next) === CARRIAGE_RETURN) next++
  if (scan.code(next) === LINE_FEED) return next + 1 - at
  return separator === SPACE || separator === HYPHEN ? 1 : 0
}

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const LETTERS = 0x61
const DIGITS = 0x6e

/** Remainder by 97 after a digit or a letter, which counts as two digits (A is 10). */
function append(rest: number, unit: number): number {
  const kind = CLASSES[unit] ?? 0
  return (kind & LETTER) === 0 ? (rest * 10 + unit - 0x30) % 97 : (rest * 100 + (unit & 0xdf) - 0x37) % 97
}

function isGrouped(length: number, structure: string): boolean {
  return length > structure.length + 4
}
