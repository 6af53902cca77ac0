import { isIPv6 } from 'node:net'
import { DIGIT, HEX, LETTER, WORD } from './characters.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY } from './scan.ts'

const STOP = 0x2e
const COLON = 0x3a
const SLASH = 0x2f
const HYPHEN = 0x2d
const UNDERSCORE = 0x5f
/** `ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255` */
const MAX_V6_LENGTH = 45
/** Resolvers that look like versions. */
const KNOWN_SMALL = new Set(['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '9.9.9.9'])

/** IP_ADDRESS, version 4: dotted quads of RFC 791, without versions, sections and object identifiers. */
export function findIpv4(scan: Scan, start: number) {
  const before = scan.code(start - 1)
  if (before === UNDERSCORE || ((before === STOP || before === HYPHEN) && (scan.class(start - 2) & WORD) !== 0)) return
  const octets: number[] = []
  let at = start
  for (;;) {
    const from = at
    let octet = 0
    while ((scan.class(at) & DIGIT) !== 0 && at - from < 4) octet = 10 * octet + scan.code(at++) - 0x30
    if (at === from || at - from > 3 || octet > 255 || (at - from > 1 && scan.code(from) === ZERO)) return
    octets.push(octet)
    if (octets.length === 4) break
    if (scan.code(at++) !== STOP) return
  }
  const joins = scan.code(at) === STOP || scan.code(at) === HYPHEN || scan.code(at) === UNDERSCORE
  if ((scan.class(at) & WORD) !== 0 || (joins && (scan.class(at + 1) & DIGIT) !== 0)) return
  scan.report('IP_ADDRESS', start, at, scoreIpv4(scan, start, at, octets))
}

const ZERO = 0x30

function scoreIpv4(scan: Scan, start: number, end: number, octets: readonly number[]): number {
  const [first = 0] = octets
  const isMentioned = scan.context.isAbout(TOPIC.ip, start)
  // A mask, network or placeholder.
  if (first === 0 || octets.slice(0, 3).every(octet => octet === 255)) return UNLIKELY
  const hasPrefix = scan.code(end) === SLASH && (scan.class(end + 1) & DIGIT) !== 0
  const hasPort = scan.code(end) === COLON && (scan.class(end + 1) & DIGIT) !== 0
  if (isMentioned || hasPrefix || hasPort) return VERY_LIKELY
  if (scan.context.isAbout(TOPIC.version, start) || scan.context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE))
    return UNLIKELY
  if (KNOWN_SMALL.has(octets.join('.'))) return POSSIBLE
  if (octets.every(octet => octet < 20)) return first === 10 && octets.join('').length > 5 ? POSSIBLE : UNLIKELY
  return isPrivate(octets) ? POSSIBLE : LIKELY
}

/** RFC 1918, loopback and link-local: valid, but not unique. */
function isPrivate([first = 0, second = 0]: readonly number[]): boolean {
  if (first === 10 || first === 127) return true
  return (
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254)
  )
}

/**
 * IP_ADDRESS, version 6: all forms of RFC 4291, 2.2.
 * @param colon first colon of a run of hexadecimal groups
 * @returns the end of the run
 */
export function findIpv6(scan: Scan, colon: number): number {
  let start = colon
  while ((scan.class(start - 1) & HEX) !== 0 && colon - start <= 4) start--
  let end = colon + 1
  while (
    end - start <= MAX_V6_LENGTH + 2 &&
    ((scan.class(end) & HEX) !== 0 || scan.code(end) === COLON || isQuadStop(scan, end))
  ) {
    end++
  }
  const runEnd = end
  const before = scan.code(start - 1)
  // A single colon at an edge is punctuation: `host:2001:db8::1`, `2001:db8::1: refused`.
  if (start < colon ? (scan.class(start - 1) & WORD) !== 0 : scan.code(colon + 1) !== COLON) start = colon + 1
  else if ((scan.class(start - 1) & WORD) !== 0 || before === COLON || before === STOP) return runEnd
  if (scan.code(end - 1) === COLON && scan.code(end - 2) !== COLON) end--
  if ((scan.class(end) & WORD) !== 0 || end - start > MAX_V6_LENGTH) return runEnd
  const written = scan.text.slice(start, end)
  // Times have two colons: `12:30:45`.
  if (mayBeV6(written) && isIPv6(written)) scan.report('IP_ADDRESS', start, end, scoreIpv6(scan, start, end, written))
  return runEnd
}

function mayBeV6(written: string): boolean {
  return written.includes('::') || written.length > MIN_FULL_V6_LENGTH
}

/** One less than `1:2:3:4:5:6:7:8`. */
const MIN_FULL_V6_LENGTH = 14

function isQuadStop(scan: Scan, at: number): boolean {
  return scan.code(at) === STOP && (scan.class(at - 1) & DIGIT) !== 0 && (scan.class(at + 1) & DIGIT) !== 0
}

/** `a::b` is a C++ name and `1::2` a slice: short forms need further evidence. */
function scoreIpv6(scan: Scan, start: number, end: number, written: string): number {
  const groups = written.split(':').filter(group => group !== '')
  const isMentioned = scan.context.isAbout(TOPIC.ip, start)
  const hasPrefix = scan.code(end) === SLASH && (scan.class(end + 1) & DIGIT) !== 0
  if (groups.length === 0) return UNLIKELY
  if (isMentioned || hasPrefix) return VERY_LIKELY
  if (groups.length === 8 || written.includes('.')) return LIKELY
  const isFull = groups.some(group => group.length >= 3 && /\d/.test(group)) || groups.length >= 4
  return isFull && groups.length >= 2 && (scan.class(end) & LETTER) === 0 ? LIKELY : UNLIKELY
}
