import { CLASSES, DIGIT, plainSeparator, SEPARATOR } from './characters.ts'
import { isDayOfYear } from './checkDigits.ts'
import type { Scan } from './scan.ts'

/** `(0711) - 12` has three. */
const MAX_SEPARATORS = 3
const MAX_GROUPS = 8
/** Of a number that another one follows. */
const MIN_DIGITS = 8
/** Spain and Poland: a number of another area, or a mobile one. */
const NATIONAL_DIGITS = 9
const MAX_LOOK = 24
const MAX_AREA = 6
const SLASH = 0x2f
const HYPHEN = 0x2d
const STOP = 0x2e
const SPACE = 0x20
const ZERO = 0x30
const MAX_OCTET = 255
const FIRST_YEAR = 1500
const END_YEAR = 2200
const FIRST_COMPACT = 1900_00_00
const END_COMPACT = 2100_00_00

export type Dialled = {
  digits: string
  groups: readonly string[]
  separators: readonly string[]
  ends: readonly number[]
}

/** `ends`, `lengths` and `values` by group. */
export type DialledSize = {
  end: number
  digits: number
  groups: number
  ends: Int32Array
  lengths: Int32Array
  values: Float64Array
}

export function createDialledSize(): DialledSize {
  return {
    end: 0,
    digits: 0,
    groups: 0,
    ends: new Int32Array(MAX_GROUPS),
    lengths: new Int32Array(MAX_GROUPS),
    values: new Float64Array(MAX_GROUPS),
  }
}

/** @param size receives the result, to avoid an allocation per candidate */
export function measureDialled({ codes, length }: Scan, start: number, maxDigits: number, size: DialledSize) {
  size.digits = 0
  size.groups = 0
  for (let at = start; size.groups < MAX_GROUPS; ) {
    const from = at
    let value = 0
    for (; ((CLASSES[codes[at] ?? 0] ?? 0) & DIGIT) !== 0 && at < length; at++)
      value = 10 * value + (codes[at] ?? 0) - ZERO
    size.ends[size.groups] = at
    size.lengths[size.groups] = at - from
    size.values[size.groups] = value
    size.digits += at - from
    size.groups++
    size.end = at
    if (size.digits > maxDigits) return
    const next = findNextGroup(codes, length, at)
    if (next < 0 || startsNumber(codes, { start, end: at, digits: size.digits }, next)) return
    at = next
  }
}

export function readDialled({ text }: Scan, { groups: count, ends: allEnds, lengths }: DialledSize): Dialled {
  const groups: string[] = []
  const separators: string[] = []
  const ends: number[] = []
  for (let group = 0; group < count; group++) {
    const end = allEnds[group] as number
    const start = end - (lengths[group] as number)
    if (group > 0) separators.push(text.slice(ends[group - 1], start))
    groups.push(text.slice(start, end))
    ends.push(end)
  }
  return { digits: groups.join(''), groups, separators, ends }
}

/** -1 when no group follows. */
function findNextGroup(codes: Uint16Array, length: number, end: number): number {
  let next = end
  while (next - end <= MAX_SEPARATORS && ((CLASSES[codes[next] ?? 0] ?? 0) & SEPARATOR) !== 0) next++
  const isJoined = next > end && next - end <= MAX_SEPARATORS && next < length
  return isJoined && ((CLASSES[codes[next] ?? 0] ?? 0) & DIGIT) !== 0 ? next : -1
}

/**
 * After a slash or a hyphen with spaces, a number has the length of the one before (`91 439 17 23 / 91 490 87 05`), or
 * begins with 0. Others are parts of one number: `0049 7141 / 123456`, `0711 1234567 - 12`.
 */
function startsNumber(
  codes: Uint16Array,
  before: { start: number; end: number; digits: number },
  next: number,
): boolean {
  if (before.digits < MIN_DIGITS) return false
  let isDivided = false
  for (let at = before.end; at < next; at++) isDivided ||= divides(codes, at)
  if (!isDivided) return false
  const digits = countDigits(codes, next)
  if (digits < MIN_DIGITS) return false
  if (codes[next] === ZERO) return true
  return digits === before.digits && (digits >= NATIONAL_DIGITS || codes[next] === codes[before.start])
}

function divides(codes: Uint16Array, at: number): boolean {
  const sign = plainSeparator(codes[at] ?? 0)
  return sign === SLASH || (sign === HYPHEN && codes[at - 1] === SPACE && codes[at + 1] === SPACE)
}

/** Over the slash behind an area code: `030 123456 / 089/234567`. */
function countDigits(codes: Uint16Array, from: number): number {
  let digits = 0
  for (let at = from; at < from + MAX_LOOK; at++) {
    const isArea = codes[at] === SLASH && codes[from] === ZERO && at - from === digits && digits <= MAX_AREA
    if (divides(codes, at) && !isArea) break
    const kind = CLASSES[codes[at] ?? 0] ?? 0
    if ((kind & (DIGIT | SEPARATOR)) === 0) break
    digits += kind & DIGIT
  }
  return digits
}

export function dropLastGroup({ groups, separators, ends }: Dialled): Dialled {
  const fewer = groups.slice(0, -1)
  return { digits: fewer.join(''), groups: fewer, separators: separators.slice(0, -1), ends: ends.slice(0, -1) }
}

/** Dates, spans of years, social security numbers, IP addresses and decimals. Makes no string, because many are. */
export function isNoNumber({ codes }: Scan, size: DialledSize): boolean {
  const { groups, ends, lengths, values } = size
  if (groups === 1) return isCompactDate(size)
  if (groups === 2 && isYear(size, 0) && isYear(size, 1)) return true
  if (groups > 2 && (isDate(size, 0, 2) || isDate(size, 2, 0))) return true
  if (groups === 3 && lengths[0] === 3 && lengths[1] === 2 && lengths[2] === 4) return true
  if (groups !== 2 && groups !== 4) return false
  for (let group = 0; group < groups; group++) {
    if (group < groups - 1 && codes[ends[group] as number] !== STOP) return false
    if (groups === 4 && (values[group] as number) > MAX_OCTET) return false
  }
  return true
}

/** `20240503` */
function isCompactDate({ digits, values }: DialledSize): boolean {
  const value = values[0] as number
  if (digits !== 8 || value < FIRST_COMPACT || value >= END_COMPACT) return false
  const [month, day] = [Math.floor(value / 100) % 100, value % 100]
  return isDayOfYear(day, month) || isDayOfYear(month, day)
}

/**
 * The second group is the month, or the day. Only three groups may have a year of two digits: `06 12 34 56 78` begins
 * like a date.
 */
function isDate(size: DialledSize, year: number, day: number): boolean {
  const { groups, lengths, values } = size
  if ((lengths[1] as number) > 2 || (lengths[day] as number) > 2) return false
  const isShortYear = groups === 3 && lengths[year] === 2 && lengths[day] === 2 && lengths[1] === 2
  if (!isShortYear && !isYear(size, year)) return false
  const [one, other] = [values[day] as number, values[1] as number]
  return isDayOfYear(one, other) || isDayOfYear(other, one)
}

function isYear({ lengths, values }: DialledSize, group: number): boolean {
  return lengths[group] === 4 && (values[group] as number) >= FIRST_YEAR && (values[group] as number) < END_YEAR
}
