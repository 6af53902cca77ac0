import type { Detector } from '../detector.ts'
import { CLASSES, DIGIT, HEX, LABEL, LOWER, SEPARATOR, UPPER, WORD } from './characters.ts'
import { findCreditCard } from './creditCard.ts'
import { findDomainName } from './domainName.ts'
import { findEmailAddress } from './emailAddress.ts'
import { findIban } from './iban.ts'
import { findIpv4, findIpv6 } from './ipAddress.ts'
import { findNationalId } from './nationalId.ts'
import { isNumberStart, NumberShape } from './numberShape.ts'
import { findPhoneNumber } from './phoneNumber.ts'
import { Scan } from './scan.ts'
import { findSwift, findSwiftInGroups } from './swift.ts'

const SPACE = 0x20
const AT = 0x40
const STOP = 0x2e
const COLON = 0x3a
const SLASH = 0x2f

/** An e-mail address: 64 characters, the sign and 253 more. */
const MAX_LENGTH = 320

/** One pass calls a kind only where it can begin; each kind reads a bounded length. */
export function patternDetectors(): Detector[] {
  const scan = new Scan()
  const shape = new NumberShape()
  return [
    {
      infoTypes: [
        'CREDIT_CARD_NUMBER',
        'DOMAIN_NAME',
        'EMAIL_ADDRESS',
        'IBAN_CODE',
        'IP_ADDRESS',
        'NATIONAL_ID',
        'PHONE_NUMBER',
        'SWIFT_CODE',
      ],
      longest: MAX_LENGTH,
      find(window, report) {
        scan.open(window, report)
        findPatterns(scan, shape)
      },
    },
  ]
}

function findPatterns(scan: Scan, shape: NumberShape) {
  const { codes, length } = scan
  let domainEnd = 0
  let addressEnd = 0
  for (let at = 0; at < length; at++) {
    const word = at
    let kinds = 0
    // Units after the text are 0, which ends a word.
    for (let kind = CLASSES[codes[at] ?? 0] ?? 0; (kind & WORD) !== 0; kind = CLASSES[codes[++at] ?? 0] ?? 0)
      kinds |= kind
    // Fast path: almost all words have small letters and no digit.
    if ((kinds & (DIGIT | LOWER)) !== LOWER && at > word) {
      const isCapital = (kinds & (LOWER | UPPER)) === UPPER
      if ((kinds & DIGIT) !== 0 || (isCapital && (at - word <= 2 || isNameOfId(scan, word, at)))) {
        findNumbers(scan, shape, word, at)
      }
      if (isCapital && (at - word === 8 || at - word === 11)) findSwift(scan, word, at)
      else if (isCapital && at - word === 4) findSwiftInGroups(scan, word)
    }
    const unit = codes[at] ?? 0
    if (unit === AT) findEmailAddress(scan, at)
    else if (unit === STOP) {
      if (at >= domainEnd && isBetween(codes, at, LABEL)) domainEnd = findDomainName(scan, at)
    } else if (unit === COLON) {
      if (codes[at + 1] === SLASH && codes[at + 2] === SLASH) scan.enterUrl(at + 3)
      else if (at >= addressEnd && mayFollowColon(codes[at + 1] ?? 0)) addressEnd = findIpv6(scan, at)
    }
  }
}

function mayFollowColon(unit: number): boolean {
  return unit === COLON || ((CLASSES[unit] ?? 0) & HEX) !== 0
}

function isBetween(codes: Uint16Array, at: number, bits: number): boolean {
  return ((CLASSES[codes[at - 1] ?? 0] ?? 0) & (CLASSES[codes[at + 1] ?? 0] ?? 0) & bits) !== 0
}

/** In UTF-16 units. Skips most numbers, as in `in 2024`. */
const MIN_NUMBER_LENGTH = 7

function continuesAfter(scan: Scan, end: number): boolean {
  return (scan.class(end) & SEPARATOR) !== 0 && (scan.class(end + 1) & (DIGIT | UPPER | SEPARATOR)) !== 0
}

/** `ab 123456 c`, `ab 12 34 56 c`: of its digits. */
function isAfterSmallPrefix(scan: Scan, start: number): boolean {
  const isPrefix = scan.code(start - 1) === SPACE && (scan.class(start - 2) & scan.class(start - 3) & LOWER) !== 0
  return isPrefix && (scan.class(start - 4) & WORD) === 0
}

function findIdWithPrefix(scan: Scan, shape: NumberShape, start: number) {
  shape.read(scan, start)
  if (shape.count > 0) findNationalId(scan, start, shape)
}

/** `RSS MRA 85T10 A562S`, `RSSMRA 85T10 A562S` */
function isNameOfId(scan: Scan, start: number, end: number): boolean {
  const length = end - start
  return (length === 3 && isPair(scan, start + 8)) || (length === 6 && isPair(scan, start + 7))
}

const isPair = (scan: Scan, at: number) => (scan.class(at) & scan.class(at + 1) & DIGIT) !== 0

/** `AB 12 34 56 C`, `X-1234567-L`. */
function findNumbers(scan: Scan, shape: NumberShape, start: number, end: number) {
  // A proven IBAN contains no other number.
  if (start < scan.ibanEnd || (end - start < MIN_NUMBER_LENGTH && !continuesAfter(scan, end))) return
  const startsWithDigit = (scan.class(start) & DIGIT) !== 0
  const isPrefix = !startsWithDigit && end - start <= 2
  if (isPrefix && (scan.class(end + 1) & DIGIT) === 0) return
  const isStart = isNumberStart(scan, start)
  if (startsWithDigit) {
    if (isAfterSmallPrefix(scan, start)) findIdWithPrefix(scan, shape, start - 3)
    if (scan.code(end) === STOP && end - start <= 3) findIpv4(scan, start)
    findPhoneNumber(scan, start, isStart)
  }
  if (!isStart) return
  if (!startsWithDigit && !isPrefix) findIban(scan, start)
  shape.read(scan, start)
  if (shape.count === 0) return
  if (startsWithDigit) findCreditCard(scan, start, shape)
  findNationalId(scan, start, shape)
}
