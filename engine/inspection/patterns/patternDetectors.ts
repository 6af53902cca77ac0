import type { Detector } from '../detector.ts'
import { CLASSES, DIGIT, HEX, LABEL, LOWER, UPPER, WORD } from './characters.ts'
import { findCreditCard } from './creditCard.ts'
import { findDomainName } from './domainName.ts'
import { findEmailAddress } from './emailAddress.ts'
import { findIban } from './iban.ts'
import { findIpv4, findIpv6 } from './ipAddress.ts'
import { findNationalId } from './nationalId.ts'
import { isNumberStart, NumberShape } from './numberShape.ts'
import { findPhoneNumber } from './phoneNumber.ts'
import { Scan } from './scan.ts'
import { findSwift } from './swift.ts'

const AT = 0x40
const STOP = 0x2e
const COLON = 0x3a
const SLASH = 0x2f
const SPACE = 0x20

/** The longest match is an e-mail address: 64 characters, the sign and 253 more. Words around it are further 100. */
const LONGEST = 320

/**
 * The kinds that have a form: all but names, places and addresses. They share one pass over the text, which looks at
 * each unit's class and calls a kind only where one can begin; what a kind reads from there is bounded.
 */
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
      longest: LONGEST,
      find(window, report) {
        scan.open(window, report)
        findPatterns(scan, shape)
      },
    },
  ]
}

function findPatterns(scan: Scan, shape: NumberShape) {
  const { codes, length } = scan
  let word = 0
  let kinds = 0
  let domainEnd = 0
  let addressEnd = 0
  for (let at = 0; at <= length; at++) {
    const unit = codes[at] ?? 0
    const kind = CLASSES[unit] ?? 0
    if ((kind & WORD) !== 0 && at < length) {
      kinds |= kind
      continue
    }
    if ((kinds & DIGIT) !== 0 || ((kinds & (LOWER | UPPER)) === UPPER && at - word === 2))
      findNumbers(scan, shape, word, at)
    if ((kinds & (LOWER | UPPER)) === UPPER && (at - word === 8 || at - word === 11)) findSwift(scan, word, at)
    kinds = 0
    word = at + 1
    if (unit === SPACE) continue
    if (unit === AT) findEmailAddress(scan, at)
    else if (unit === STOP) {
      if (at >= domainEnd && isBetween(codes, at, LABEL)) domainEnd = findDomainName(scan, at)
    } else if (unit === COLON) {
      if (codes[at + 1] === SLASH && codes[at + 2] === SLASH) scan.enterUrl(at + 3)
      else if (at >= addressEnd && (codes[at + 1] === COLON || ((CLASSES[codes[at + 1] ?? 0] ?? 0) & HEX) !== 0))
        addressEnd = findIpv6(scan, at)
    }
  }
}

function isBetween(codes: Uint16Array, at: number, bits: number): boolean {
  return ((CLASSES[codes[at - 1] ?? 0] ?? 0) & (CLASSES[codes[at + 1] ?? 0] ?? 0) & bits) !== 0
}

/** What can begin with a word that has a digit, or with two capitals before digits, as ids of persons in Britain do. */
function findNumbers(scan: Scan, shape: NumberShape, start: number, end: number) {
  const first = scan.class(start)
  if ((first & DIGIT) === 0) {
    const isPair = end - start === 2
    if (isPair && (scan.class(end + 1) & DIGIT) === 0) return
    if (!isNumberStart(scan, start)) return
    if (!isPair) findIban(scan, start)
  } else {
    if (scan.code(end) === STOP && end - start <= 3) findIpv4(scan, start)
    findPhoneNumber(scan, start)
    if (!isNumberStart(scan, start)) return
  }
  shape.read(scan, start)
  if (shape.count === 0) return
  if ((first & DIGIT) !== 0) findCreditCard(scan, start, shape)
  findNationalId(scan, start, shape)
}
