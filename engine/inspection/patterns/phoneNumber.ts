import { DIGIT, LETTER, WORD } from './characters.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { createDialledSize, type Dialled, dropLastGroup, isNoNumber, measureDialled, readDialled } from './dialled.ts'
import { lineShape } from './lineShape.ts'
import { getShape } from './numberShape.ts'
import { isInternationalNumber, isNationalNumber, mayBeInternationalNumber, regionsOfNumber } from './phonePlans.ts'
import { LIKELY, POSSIBLE, type Scan, VERY_LIKELY, VERY_UNLIKELY } from './scan.ts'

const PLUS = 0x2b
const OPENING = 0x28
const CLOSING = 0x29
const SPACE = 0x20
const LINE_FEED = 0x0a
const AT = 0x40
const ZERO = 0x30
const ONE = 0x31
/** ITU-T E.164, 6.2.1, and a trunk prefix. */
const MAX_DIGITS = 16
const MIN_DIGITS = 7
const MIN_WITHOUT_WORDS = 9
const MIN_REACHED = 8
const MAX_NATIONAL = 11
const MAX_TO_CONTACT = 40
/** Of an e-mail address before its sign. */
const MAX_ADDRESS = 64
const MAX_OF_SERIES = 12
/** Distance of a word: `T: (0`, `en el `. */
const DIRECTLY = 4
const SHORTLY = 12
/** With the trunk 0, as of the longest area codes: `033932 1234`. */
const MAX_AREA = 6
/** Another number may follow. */
const MAX_CUT = 2

const WITH_ZERO = 'GB DE FR IT NL BE CH AT AU SE FI IE NZ ZA IN JP KR TR UA RO HR SI IL TH'.split(' ')
const WITHOUT_ZERO = 'US ES IT PT DK NO PL GR CZ HU LU MX BR SG HK CN AR CL CO RU EE LV LT IS'.split(' ')
/** Beside the bits of the lists above: international numbers, and the form of North America. */
const FOREIGN = 1 << 30
/** Its plan is almost full, so serials belong to it, but its numbers are written by twos. */
const FRANCE = 1 << WITH_ZERO.indexOf('FR')
const NETHERLANDS = 1 << WITH_ZERO.indexOf('NL')
const BELGIUM = 1 << WITH_ZERO.indexOf('BE')
const SWEDEN = 1 << WITH_ZERO.indexOf('SE')
/** NANPA: area and exchange codes do not begin with 0 or 1. */
const NORTH_AMERICAN = /^(?:1[-.\s])?\(?[2-9]\d{2}(?:\)\s?|[-.]|\s(?=\d{3}-))[2-9]\d{2}[-.]\d{4}$/

/** No compact date. */
const DUTCH_MOBILE = /^06[- ](?!(?:19|20)\d{2}[01]\d[0-3]\d$)\d{8}$/
const BELGIAN = /^0\d[ /]\d{3}[. ]\d{2}[. ]\d{2}$/
/** Poland; Brazil and Mexico, not two years. */
const AREA_IN_BRACKETS = /^\(\d\d\) ?(?:\d{3}[- ]\d{2}[- ]\d{2}|(?!(?:19|20)\d{2}-(?:19|20))\d{4,5}[- ]\d{4})$/
const COUNTRY_IN_BRACKETS = /^\(\d{2,3}\) ?\d{2,3}(?: \d{2,4}){2,4}$/

/**
 * PHONE_NUMBER: international numbers, and national ones with context or a typical form, by libphonenumber's plans.
 * @param start of the first digits
 * @param isStart whether a number without a `+` may begin there
 */
export function findPhoneNumber(scan: Scan, start: number, isStart: boolean) {
  const before = scan.code(start - 1)
  const isInternational = before === PLUS || (before === OPENING && scan.code(start - 2) === PLUS)
  if (!isInternational && (!isStart || start < scan.phoneEnd)) return
  measureDialled(scan, start, MAX_DIGITS, size)
  const { digits, end } = size
  if (digits < MIN_DIGITS) return
  if (isInternational) findInternational(scan, start, readDialled(scan, size))
  else if (digits <= MAX_DIGITS && !isNoNumber(scan, size)) {
    const isAbout = scan.context.isAbout(TOPIC.phone, start)
    if (isAbout ? isNamed(scan, start) : isFollowed(scan, end)) {
      findNamed(scan, start, readDialled(scan, size))
    } else if (isAbout && (size.groups > 1 || scan.context.isAbout(TOPIC.phone, start, CLOSE_DISTANCE))) {
      findCalled(scan, start, readDialled(scan, size))
    } else if (isReached(scan, start)) {
      findReached(scan, start, readDialled(scan, size))
    } else if (mayStandAlone(scan, start)) findWritten(scan, start, readDialled(scan, size))
    else if (mayBeOfSeries(scan, start)) noteFailed(scan, start, readDialled(scan, size))
  }
}

const size = createDialledSize()

function isNamed(scan: Scan, start: number): boolean {
  const { context } = scan
  return context.isAbout(TOPIC.telephone, start) || context.isHeading(TOPIC.phone) || isFollowed(scan, size.end)
}

function isFollowed({ context }: Scan, end: number): boolean {
  return context.isFollowedBy(TOPIC.afterPhone, end) || context.isNoted(TOPIC.phone, end)
}

/** Serials with the shape of a national number: a column of phone numbers has none without a trunk 0. */
function mayBeOfSeries(scan: Scan, start: number): boolean {
  const first = size.lengths[0] as number
  const after = scan.code(start + first)
  if (size.digits < MIN_WITHOUT_WORDS || size.digits > MAX_OF_SERIES || size.groups < 2 || first > MAX_AREA)
    return false
  return after === SPACE && !followsDigits(scan, start)
}

/** The rest of a longer number. */
function followsDigits(scan: Scan, begin: number): boolean {
  return scan.code(begin - 1) === SPACE && (scan.class(begin - 2) & DIGIT) !== 0
}

function mayStandAlone(scan: Scan, start: number): boolean {
  if (size.digits < MIN_WITHOUT_WORDS || size.groups < 2) return false
  const first = size.lengths[0] as number
  return (
    scan.code(start) === ZERO || first === 3 || (first === 1 && scan.code(start) === ONE) || isEnclosed(scan, start)
  )
}

/** `(22) 123 45 67`, `(351) 912 345 678` */
function isEnclosed(scan: Scan, start: number): boolean {
  return scan.code(start - 1) === OPENING && scan.code(start + (size.lengths[0] as number)) === CLOSING
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

function findNamed(scan: Scan, start: number, dialled: Dialled) {
  const { digits } = dialled
  const begin = findBegin(scan, start, dialled)
  const exists = isForeign(digits) || getRegions(digits).some(region => isNationalNumber(region, digits))
  const score = computeScore(scan, begin, dialled, exists)
  if (score > 0) report(scan, begin, dialled, score)
}

/** `call`, `cell` and `mobile` have other meanings in logs. */
function findCalled(scan: Scan, start: number, dialled: Dialled) {
  const { digits, groups } = dialled
  const begin = findBegin(scan, start, dialled)
  const regions = isForeign(digits) ? FOREIGN : regionsOfNumber(getRegions(digits), digits)
  const exists = regions !== 0
  const isCounted = scan.context.isAbout(TOPIC.counted, begin, CLOSE_DISTANCE)
  const score =
    isCounted && (groups.length === 1 || !exists) ? VERY_UNLIKELY : computeScore(scan, begin, dialled, exists)
  report(scan, begin, dialled, score, regions)
}

function isReached(scan: Scan, start: number): boolean {
  const { context } = scan
  const { digits, end } = size
  if (digits < MIN_REACHED) return false
  if (size.groups === 1) return isReachedWithoutGroups(scan, start)
  if (isBehindWord(scan, start)) return !isAmount(scan, end)
  if (digits < MIN_WITHOUT_WORDS) return false
  return (
    follows(scan, start) ||
    context.follows(TOPIC.contact, start, MAX_TO_CONTACT) ||
    context.isFollowedByPair(TOPIC.unanswered, end) ||
    isInSignature(scan, start, end)
  )
}

/** `t. 601 123 456`, `Oficina: 912 345 678`, `på 08-12 34 56` */
function isBehindWord(scan: Scan, start: number): boolean {
  const { context } = scan
  return (
    context.isAbout(TOPIC.reach, start, DIRECTLY) ||
    isBehindLine(scan, start) ||
    context.follows(TOPIC.office, start, DIRECTLY) ||
    (mayFollowPreposition(scan, start) && context.follows(TOPIC.preposition, start, DIRECTLY))
  )
}

/** Not the date of `on 09-12 123 456`. */
function mayFollowPreposition(scan: Scan, start: number): boolean {
  const [first = 0, second = 0] = size.lengths
  return scan.code(start) === ZERO && (first > 2 || second > 2)
}

/** `Oficina: `, `mi nuevo número es el ` */
function isBehindLine({ context }: Scan, start: number): boolean {
  return context.follows(TOPIC.line, start, DIRECTLY) || context.follows(TOPIC.ownNumber, start, SHORTLY)
}

/** `al 3331234567`, `op 0612345678` */
function isReachedWithoutGroups(scan: Scan, start: number): boolean {
  const { context } = scan
  const { digits, end } = size
  if (digits < MIN_WITHOUT_WORDS || digits > MAX_NATIONAL) return false
  if (isBehindLine(scan, start)) return true
  return (
    scan.code(start) === ZERO &&
    (context.follows(TOPIC.preposition, start, DIRECTLY) || isInSignature(scan, start, end))
  )
}

/** `250 000 000`, `601 123 456 złotych` */
function isAmount(scan: Scan, end: number): boolean {
  let isRound = true
  for (let group = 1; group < size.groups; group++) isRound &&= size.values[group] === 0 && size.lengths[group] === 3
  return isRound || scan.context.isFollowedBy(TOPIC.currency, end)
}

/** On a line of its own, and the next one has an e-mail address. */
function isInSignature(scan: Scan, start: number, end: number): boolean {
  if (scan.code(start - 1) !== LINE_FEED || scan.code(end) !== LINE_FEED) return false
  for (let at = end + 1; at <= end + MAX_ADDRESS; at++) {
    const unit = scan.code(at)
    if (unit === AT) return true
    if (unit === LINE_FEED || unit === SPACE || unit === 0) return false
  }
  return false
}

/** `601 123 456 / 22 632 85 00` */
function follows(scan: Scan, start: number): boolean {
  if (start - scan.namedPhoneEnd > DIRECTLY) return false
  for (let at = scan.namedPhoneEnd; at < start; at++) if (scan.code(at) === LINE_FEED) return false
  return true
}

/** `está en el 633 18 27 04`, `T: 601 123 456` */
function findReached(scan: Scan, start: number, dialled: Dialled) {
  const begin = findBegin(scan, start, dialled)
  const hasOtherMeaning =
    scan.context.isAbout(TOPIC.reference, begin, CLOSE_DISTANCE) || scan.context.isAbout(TOPIC.identity, begin)
  const regions = hasOtherMeaning
    ? 0
    : isForeign(dialled.digits)
      ? FOREIGN
      : regionsOfNumber(getRegions(dialled.digits), dialled.digits)
  report(scan, begin, dialled, regions === 0 ? VERY_UNLIKELY : POSSIBLE, regions)
  if (regions !== 0) scan.namedPhoneEnd = scan.phoneEnd
}

function noteFailed(scan: Scan, start: number, dialled: Dialled) {
  report(scan, start, dialled, VERY_UNLIKELY, 0)
}

function getRegions(digits: string): readonly string[] {
  return digits.startsWith('0') ? WITH_ZERO : WITHOUT_ZERO
}

function findWritten(scan: Scan, start: number, dialled: Dialled) {
  const begin = findBegin(scan, start, dialled)
  if (
    (followsDigits(scan, begin) && !isForeign(dialled.digits)) ||
    scan.context.isAbout(TOPIC.reference, begin, CLOSE_DISTANCE) ||
    scan.context.isAbout(TOPIC.version, begin, CLOSE_DISTANCE)
  )
    return
  const end = dialled.ends.at(-1) ?? start
  const regions = isForeign(dialled.digits) ? FOREIGN : regionsOfWritten(scan, begin, end, dialled)
  report(scan, begin, dialled, regions === 0 ? VERY_UNLIKELY : POSSIBLE, regions)
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

/** For a form of North America, or a trunk 0 without the pairs of a date, the regions as bits. */
function regionsOfWritten(scan: Scan, begin: number, end: number, { digits, groups, separators }: Dialled): number {
  const written = scan.text.slice(begin, end)
  if (NORTH_AMERICAN.test(written)) return FOREIGN
  if (begin < end && separators[0]?.startsWith(')') && !digits.startsWith('0'))
    return regionsOfEnclosed(written, digits)
  if (!digits.startsWith('0') || digits.startsWith('00')) return 0
  const [first = '', ...others] = groups
  const isByTwo = groups.length === 5 && groups.every(group => group.length === 2)
  const isByArea =
    (first.length >= 3 && first.length <= MAX_AREA) || (groups.length >= 3 && others.every(group => group.length >= 3))
  // `08-445 207 25`, not the pairs of a date.
  const isSwedish = /^- {1,3}$/.test(separators.join('')) && others.some(isOfThree) && others.at(-1)?.length === 2
  if (DUTCH_MOBILE.test(written)) return regionsOfNumber(WITH_ZERO, digits) & NETHERLANDS
  if (BELGIAN.test(written)) return regionsOfNumber(WITH_ZERO, digits) & BELGIUM
  if (isSwedish) return regionsOfNumber(WITH_ZERO, digits) & SWEDEN
  return isByTwo ? regionsOfNumber(WITH_ZERO, digits) : isByArea ? regionsOfNumber(WITH_ZERO, digits) & ~FRANCE : 0
}

function regionsOfEnclosed(written: string, digits: string): number {
  if (AREA_IN_BRACKETS.test(written)) return regionsOfNumber(WITHOUT_ZERO, digits)
  return COUNTRY_IN_BRACKETS.test(written) && isInternationalNumber(digits) ? FOREIGN : 0
}

const isOfThree = (group: string) => group.length === 3

function isMentioned(scan: Scan, begin: number, { ends }: Dialled): boolean {
  return scan.context.isAbout(TOPIC.phone, begin) || isFollowed(scan, ends.at(-1) ?? begin)
}

/** @param regions of a number whose only evidence is its form */
function report(scan: Scan, begin: number, { ends, groups, separators }: Dialled, score: number, regions?: number) {
  const last = ends.at(-1) ?? begin
  const end = findExtensionEnd(scan, last)
  if ((scan.class(end) & (LETTER | DIGIT)) !== 0) return
  if (score >= POSSIBLE) {
    scan.phoneEnd = end
    if (regions === undefined) scan.namedPhoneEnd = end
  }
  if (regions === undefined) scan.report('PHONE_NUMBER', begin, end, score)
  else {
    const ownShape = getShape(groups.map((group, index) => group.length + (separators[index] ?? '')).join(''))
    const series = { shape: lineShape(scan, begin, ownShape), passes: regions }
    scan.report('PHONE_NUMBER', begin, end, score, false, series)
  }
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
