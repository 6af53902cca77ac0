import { isOneDigit, passesLuhn } from './checkDigits.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { lineShape } from './lineShape.ts'
import { getShape, type NumberShape } from './numberShape.ts'
import { LIKELY, POSSIBLE, type Scan, VERY_LIKELY, VERY_UNLIKELY } from './scan.ts'

const groupings = [
  '9999 9999 9999 9999',
  '9999 9999 9999 9999 999',
  '9999 9999 9999 9999 99',
  '9999 9999 9999 9999 9',
  '9999 999999 99999',
  '9999 999999 9999',
  '9999 9999 9999 999',
  '9999 9999 9999 99',
  '999999 9999999999',
  '99999999 99999999',
]
const shapes = new Set(
  [
    ...Array.from({ length: 8 }, (_, more) => '9'.repeat(12 + more)),
    ...groupings.flatMap(grouping => [grouping, grouping.replaceAll(' ', '-'), grouping.replaceAll(' ', '.')]),
  ].map(getShape),
)

/** First and last six-digit prefix, minimum and maximum length: ISO/IEC 7812 ranges as the schemes publish them. */
const issuers: readonly (readonly [number, number, number, number])[] = [
  [400000, 499999, 16, 16], // Visa
  [400000, 499999, 19, 19],
  [510000, 559999, 16, 16], // Mastercard
  [222100, 272099, 16, 16],
  [340000, 349999, 15, 15], // American Express
  [370000, 379999, 15, 15],
  [300000, 305999, 14, 19], // Diners Club
  [309500, 309599, 14, 19],
  [360000, 369999, 14, 19],
  [380000, 399999, 14, 19],
  [601100, 601199, 16, 19], // Discover
  [644000, 659999, 16, 19],
  [620000, 629999, 16, 19], // UnionPay
  [810000, 817199, 16, 19],
  [352800, 358999, 16, 19], // JCB
  [180000, 180099, 15, 15],
  [213100, 213199, 15, 15],
  [220000, 220499, 16, 19], // Mir
  [979200, 979299, 16, 16], // Troy
  [501800, 501899, 16, 19], // Maestro, and national cards in its ranges
  [502000, 502099, 16, 19],
  [503800, 503899, 16, 19],
  [589300, 589399, 16, 19],
  [630400, 630499, 16, 19],
  [675900, 675999, 16, 19],
  [676100, 676399, 16, 19],
  [606282, 606282, 16, 16], // Hipercard
  [508500, 508999, 16, 16], // RuPay
  [607000, 608999, 16, 16],
]

/** CREDIT_CARD_NUMBER: by length, issuer and Luhn check. Includes published test numbers. */
export function findCreditCard(scan: Scan, start: number, shape: NumberShape) {
  let isFound = false
  for (let end = 0; end < shape.count; end++) {
    if ((shape.compactLengths[end] ?? 0) < 12 || !shapes.has(shape.shapes[end] ?? 0)) continue
    const digits = shape.compactUpTo(end)
    const isValid = passesLuhn(digits) && !isOneDigit(digits)
    const to = shape.ends[end] ?? start
    if (isOfIssuer(digits)) {
      isFound ||= isValid
      reportOfIssuer(scan, start, to, shape.shapes[end] ?? 0, isValid)
    } else if (isValid && !isFound && scan.context.isAbout(TOPIC.card, start)) {
      // Not the month of expiry after a card: `4111 1111 1111 1111 12`.
      scan.report('CREDIT_CARD_NUMBER', start, to, POSSIBLE, true)
    }
  }
}

function reportOfIssuer(scan: Scan, start: number, end: number, ownShape: number, isValid: boolean) {
  const { context } = scan
  if (isValid && context.isAbout(TOPIC.card, start)) {
    scan.report('CREDIT_CARD_NUMBER', start, end, VERY_LIKELY, true)
    return
  }
  const series = { shape: lineShape(scan, start, ownShape), passes: Number(isValid) }
  if (!isValid) {
    scan.report('CREDIT_CARD_NUMBER', start, end, VERY_UNLIKELY, false, series)
    return
  }
  const score = context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE) ? POSSIBLE : LIKELY
  scan.report('CREDIT_CARD_NUMBER', start, end, score, true, series)
}

function isOfIssuer(digits: string): boolean {
  const prefix = Number(digits.slice(0, 6))
  return issuers.some(
    ([first, last, minLength, maxLength]) =>
      prefix >= first && prefix <= last && digits.length >= minLength && digits.length <= maxLength,
  )
}
