import { CLASSES, DIGIT, SEPARATOR } from './characters.ts'
import { isDayOfYear } from './checkDigits.ts'
import type { Scan } from './scan.ts'

/** `(0711) - 12` has three. */
const MAX_SEPARATORS = 3
const MAX_GROUPS = 8
const STOP = 0x2e

export type Dialled = {
  digits: string
  groups: readonly string[]
  separators: readonly string[]
  ends: readonly number[]
}

export type DialledSize = { end: number; digits: number; groups: number; firstGroup: number }

/** @param size receives the result, to avoid an allocation per candidate */
export function measureDialled({ codes, length }: Scan, start: number, maxDigits: number, size: DialledSize) {
  size.digits = 0
  size.groups = 0
  for (let at = start; size.groups < MAX_GROUPS; ) {
    const from = at
    while (((CLASSES[codes[at] ?? 0] ?? 0) & DIGIT) !== 0 && at < length) at++
    size.digits += at - from
    size.groups++
    size.end = at
    if (size.groups === 1) size.firstGroup = at - from
    if (size.digits > maxDigits) return
    at = findNextGroup(codes, length, at)
    if (at < 0) return
  }
}

export function readDialled({ codes, length, text }: Scan, start: number, size: DialledSize): Dialled {
  const groups: string[] = []
  const separators: string[] = []
  const ends: number[] = []
  for (let at = start; groups.length < size.groups; ) {
    const from = at
    while (((CLASSES[codes[at] ?? 0] ?? 0) & DIGIT) !== 0 && at < length) at++
    groups.push(text.slice(from, at))
    ends.push(at)
    if (groups.length === size.groups) break
    const next = findNextGroup(codes, length, at)
    separators.push(text.slice(at, next))
    at = next
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

export function dropLastGroup({ groups, separators, ends }: Dialled): Dialled {
  const fewer = groups.slice(0, -1)
  return { digits: fewer.join(''), groups: fewer, separators: separators.slice(0, -1), ends: ends.slice(0, -1) }
}

/** Dates, spans of years, social security numbers, IP addresses and decimals. */
export function isNoNumber({ digits, groups, separators }: Dialled): boolean {
  const [first = '', second = '', third = ''] = groups
  const isShort = groups.length === 3
  if (isDate(first, second, third, isShort) || isDate(third, second, first, isShort)) return true
  if (groups.length === 1) {
    return /^(?:19|20)\d{6}$/.test(digits) && isDate(first.slice(0, 4), first.slice(4, 6), first.slice(6), false)
  }
  if (groups.length === 3 && first.length === 3 && second.length === 2 && third.length === 4) return true
  if (groups.length === 2 && isYear(first) && isYear(second)) return true
  const areStops = separators.every(separator => separator.charCodeAt(0) === STOP)
  return areStops && (groups.length === 2 || (groups.length === 4 && groups.every(group => Number(group) < 256)))
}

/** @param isShort allows a two-digit year: `06 12 34 56 78` begins like a date */
function isDate(year: string, month: string, day: string, isShort: boolean): boolean {
  if (month.length > 2 || day.length > 2 || month === '' || day === '') return false
  const isShortYear = isShort && year.length === 2 && day.length === 2 && month.length === 2
  if (!isShortYear && !isYear(year)) return false
  return isDayOfYear(Number(day), Number(month)) || isDayOfYear(Number(month), Number(day))
}

function isYear(digits: string): boolean {
  return /^(?:1[5-9]|20|21)\d\d$/.test(digits)
}
