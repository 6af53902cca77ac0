import { DIGIT, LETTER, WORD } from './characters.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { type Dialled, type DialledSize, dropLastGroup, isNoNumber, measureDialled, readDialled } from './dialled.ts'
import { isInternationalNumber, isNationalNumber, mayBeInternationalNumber } from './phonePlans.ts'
import { LIKELY, POSSIBLE, type Scan, VERY_LIKELY } from './scan.ts'

const PLUS = 0x2b
const OPENING = 0x28
const SPACE = 0x20
const ZERO = 0x30
const ONE = 0x31
/** ITU-T E.164, 6.2.1, and a trunk prefix. */
const MAX_DIGITS = 16
const MIN_DIGITS = 7
const MIN_WITHOUT_WORDS = 9
/** Another number may follow. */
const MAX_CUT = 2

const WITH_ZERO = 'GB DE FR IT NL BE CH AT AU SE FI IE NZ ZA IN JP KR TR UA RO HR SI IL TH'.split(' ')
const WITHOUT_ZERO = 'US ES IT PT DK NO PL GR CZ HU LU MX BR SG HK CN AR CL CO RU EE LV LT IS'.split(' ')
/** NANPA: area and exchange codes do not begin with 0 or 1. */
const NORTH_AMERICAN = /^(?:1[-.\s])?\(?[2-9]\d{2}(?:\)\s?|[-.])[2-9]\d{2}[-.]\d{4}$/

/**
 * PHONE_NUMBER: international numbers, and national ones with context or a typical form, by libphonenumber's plans.
 * @param start of the first digits
 * @param isStart whether a number without a `+` may begin there
 */
export function findPhoneNumber(scan: Scan, start: number, isStart: boolean) {
  const before = scan.code(start - 1)
  const isInternational = before === PLUS || (before === OPENING && scan.code(start - 2) === PLUS)
  if (!isInternational && !isStart) return
  measureDialled(scan, start, MAX_DIGITS, size)
  const { digits, end } = size
  if (digits < MIN_DIGITS) return
  if (isInternational) findInternational(scan, start, readDialled(scan, start, size))
  else if (digits <= MAX_DIGITS) {
    const isSpoken = scan.context.isAbout(TOPIC.phone, start) || scan.context.isFollowedBy(TOPIC.afterPhone, end)
    if (isSpoken) findSpoken(scan, start, readDialled(scan, start, size))
    else if (mayStandAlone(scan, start)) findWritten(scan, start, readDialled(scan, start, size))
  }
}

const size: DialledSize = { end: 0, digits: 0, groups: 0, firstGroup: 0 }

function mayStandAlone(scan: Scan, start: number): boolean {
  if (size.digits < MIN_WITHOUT_WORDS || size.groups < 2) return false
  return scan.code(start) === ZERO || size.firstGroup === 3 || (size.firstGroup === 1 && scan.code(start) === ONE)
}

function findInternational(scan: Scan, start: number, complete: Dialled) {
  const isEnclosed = scan.code(start - 2) === OPENING && complete.separators[0]?.startsWith(')')
  const begin = scan.code(start - 1) === PLUS && !isEnclosed ? start - 1 : start - 2
  if ((scan.class(begin - 1) & WORD) !== 0) return
  let dialled = complete
  for (let cut = 0; cut <= MAX_CUT && dialled.digits.length >= MIN_DIGITS; cut++) {
    if (dialled.digits.length <= MAX_DIGITS && isInternationalNumber(dialled.digits)) {
      report(scan, begin, dialled, isMentioned(scan, begin, dialled) ? VERY_LIKELY : LIKELY)
      return
    }
    if (dialled.separators.at(-1) !== ' ') break
    dialled = dropLastGroup(dialled)
  }
  // Numbers for examples and films have no plan, and new numbers not yet.
  const isGrouped = complete.groups.length > 2 && mayBeInternationalNumber(complete.digits)
  if (complete.digits.length <= MAX_DIGITS && (isGrouped || isMentioned(scan, begin, complete))) {
    report(scan, begin, complete, POSSIBLE)
  }
}

function findSpoken(scan: Scan, start: number, dialled: Dialled) {
  if (isNoNumber(dialled)) return
  const { digits } = dialled
  const begin = findBegin(scan, start, dialled)
  const regions = digits.startsWith('0') ? WITH_ZERO : WITHOUT_ZERO
  const exists = isForeign(digits) || regions.some(region => isNationalNumber(region, digits))
  const score = computeScore(scan, begin, dialled, exists)
  if (score > 0) report(scan, begin, dialled, score)
}

function findWritten(scan: Scan, start: number, dialled: Dialled) {
  if (isNoNumber(dialled)) return
  const begin = findBegin(scan, start, dialled)
  if (
    scan.context.isAbout(TOPIC.reference, begin, CLOSE_DISTANCE) ||
    scan.context.isAbout(TOPIC.version, begin, CLOSE_DISTANCE)
  )
    return
  const end = dialled.ends.at(-1) ?? start
  if (isForeign(dialled.digits) || isWrittenAsNumber(scan, begin, end, dialled)) report(scan, begin, dialled, POSSIBLE)
}

function findBegin(scan: Scan, start: number, { separators }: Dialled): number {
  return scan.code(start - 1) === OPENING && separators[0]?.startsWith(')') ? start - 1 : start
}

function isForeign(digits: string): boolean {
  return digits.startsWith('00') && isInternationalNumber(digits.slice(2))
}

function computeScore(scan: Scan, begin: number, { digits, groups }: Dialled, exists: boolean): number {
  const hasOtherMeaning =
    scan.context.isAbout(TOPIC.reference, begin, CLOSE_DISTANCE) || scan.context.isAbout(TOPIC.identity, begin)
  if (hasOtherMeaning) return exists && groups.length > 1 ? POSSIBLE : 0
  if (exists) return groups.length > 1 || digits.length > 9 ? VERY_LIKELY : LIKELY
  return digits.length <= 13 ? POSSIBLE : 0
}

/** A form of North America, or a trunk 0 without the pairs of a date. */
function isWrittenAsNumber(scan: Scan, begin: number, end: number, { digits, groups }: Dialled): boolean {
  if (scan.code(begin - 1) === SPACE && (scan.class(begin - 2) & DIGIT) !== 0) return false
  const written = scan.text.slice(begin, end)
  if (NORTH_AMERICAN.test(written)) return true
  if (!digits.startsWith('0') || digits.startsWith('00')) return false
  const [first = '', ...others] = groups
  const isByTwo = groups.length === 5 && groups.every(group => group.length === 2)
  const isByArea = first.length >= 3 || (groups.length >= 3 && others.every(group => group.length >= 3))
  return (isByTwo || isByArea) && WITH_ZERO.some(region => isNationalNumber(region, digits))
}

function isMentioned({ context }: Scan, begin: number, { ends }: Dialled): boolean {
  return context.isAbout(TOPIC.phone, begin) || context.isFollowedBy(TOPIC.afterPhone, ends.at(-1) ?? begin)
}

function report(scan: Scan, begin: number, { ends }: Dialled, score: number) {
  const last = ends.at(-1) ?? begin
  const end = findExtensionEnd(scan, last)
  if ((scan.class(end) & (LETTER | DIGIT)) !== 0) return
  scan.report('PHONE_NUMBER', begin, end, score)
}

const EXTENSIONS = ['extension', 'ext.', 'ext', 'x', '#']
const MAX_OF_EXTENSION = 6

/** `345-899-3560x4587`, `... ext. 12`. */
function findExtensionEnd(scan: Scan, end: number): number {
  const from = scan.code(end) === SPACE ? end + 1 : end
  const word = EXTENSIONS.find(extension => scan.reads(extension, from))
  if (word === undefined) return end
  let at = from + word.length
  if (scan.code(at) === SPACE) at++
  const digits = at
  while ((scan.class(at) & DIGIT) !== 0 && at - digits < MAX_OF_EXTENSION) at++
  return at > digits ? at : end
}
