import { CLASSES, DIGIT, LETTER, LOWER, plainSeparator, UPPER, WORD } from './characters.ts'
import { TOPIC } from './contextWords.ts'
import { IBAN_STRUCTURES } from './ibanStructures.ts'
import { LIKELY, type Scan, VERY_LIKELY } from './scan.ts'

const SPACE = 0x20
const HYPHEN = 0x2d

/** IBAN_CODE: ISO 13616 by country, structure and the check digits of ISO 7064 MOD 97-10; in groups or as one. */
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
    const separator = plainSeparator(scan.code(at))
    if (separator === SPACE || separator === HYPHEN) at++
    const unit = scan.code(at)
    const kind = CLASSES[unit] ?? 0
    const expected = structure.charCodeAt(index)
    if ((kind & DIGIT) !== 0 ? expected === LETTERS : (kind & letters) === 0 || expected === DIGITS) return
    rest = append(rest, unit)
  }
  if ((scan.class(at) & WORD) !== 0) return
  for (let index = 0; index < 4; index++) rest = append(rest, scan.code(start + index))
  if (rest !== 1) return
  scan.report(
    'IBAN_CODE',
    start,
    at,
    scan.context.speaksOf(TOPIC.iban, start) || isGrouped(at - start, structure) ? VERY_LIKELY : LIKELY,
  )
}

const LETTERS = 0x61
const DIGITS = 0x6e

/** The remainder by 97 when a letter or digit is written behind a number: letters are two digits, A is 10. */
function append(rest: number, unit: number): number {
  const kind = CLASSES[unit] ?? 0
  return (kind & LETTER) === 0 ? (rest * 10 + unit - 0x30) % 97 : (rest * 100 + (unit & 0xdf) - 0x37) % 97
}

function isGrouped(length: number, structure: string): boolean {
  return length > structure.length + 4
}
