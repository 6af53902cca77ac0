import { CLASSES, DIGIT, LETTER, LOWER, plainSeparator, UPPER } from './characters.ts'
import type { Scan } from './scan.ts'

const MAX_UNITS = 32
const MAX_ENDS = 12
const MAX_GROUPS = 8
const SPACE = 0x20
const OPENING = 0x28
const HYPHEN = 0x2d

/**
 * The text from the start of a word: `9` for a digit, `A` for a letter, separators unchanged. All kinds of numbers
 * share it, and look up their shapes at possible ends.
 */
export class NumberShape {
  readonly ends = new Int32Array(MAX_ENDS)
  readonly shapes = new Int32Array(MAX_ENDS)
  /** Without separators. */
  readonly plainShapes = new Int32Array(MAX_ENDS)
  readonly compactLengths = new Int32Array(MAX_ENDS)
  count = 0
  private readonly compact = Buffer.alloc(MAX_UNITS)

  read({ codes, length }: Scan, start: number) {
    this.count = 0
    let shape = 0
    let plain = 0
    let size = 0
    let groups = 0
    const limit = Math.min(length, start + MAX_UNITS)
    for (let at = start; ; at++) {
      for (; at < limit; at++) {
        const unit = codes[at] ?? 0
        const kind = CLASSES[unit] ?? 0
        if ((kind & DIGIT) !== 0) {
          shape = mix(shape, NINE)
          plain = mix(plain, NINE)
          this.compact[size++] = unit
        } else if ((kind & (UPPER | LOWER)) !== 0) {
          shape = mix(shape, LETTER_A)
          plain = mix(plain, LETTER_A)
          this.compact[size++] = unit & 0xdf
        } else break
      }
      // Units after the text are 0, which ends a number.
      const after = codes[at] ?? 0
      const beyond = CLASSES[codes[at + 1] ?? 0] ?? 0
      if (((CLASSES[after] ?? 0) & (DIGIT | LETTER)) === 0 && isEnd(after, beyond)) {
        if (this.count === MAX_ENDS) return
        this.ends[this.count] = at
        this.shapes[this.count] = shape
        this.plainShapes[this.count] = plain
        this.compactLengths[this.count] = size
        this.count++
      }
      // Hong Kong puts the check digit in brackets.
      let separator = after === OPENING ? after : plainSeparator(after)
      if (separator === SPACE) {
        const joint = joinSeparators(codes, at)
        if (joint > at) {
          separator = codes[joint] === OPENING ? OPENING : HYPHEN
          at = codes[joint + 1] === SPACE ? joint + 1 : joint
        }
      }
      const isGroup = at < limit - 1 && separator !== 0 && isGroupStart(codes, at + 1)
      if (!isGroup || ++groups === MAX_GROUPS) return
      shape = mix(shape, separator)
    }
  }

  compactUpTo(end: number): string {
    return this.compact.toString('latin1', 0, this.compactLengths[end])
  }
}

/** A small letter is a group on its own only: `99 123456 j 123`. */
function isGroupStart(codes: Uint16Array, at: number): boolean {
  const kind = CLASSES[codes[at] ?? 0] ?? 0
  return (kind & (DIGIT | UPPER)) !== 0 || ((kind & LOWER) !== 0 && ((CLASSES[codes[at + 1] ?? 0] ?? 0) & LETTER) === 0)
}

/** The sign of ` - ` and ` (` between digits, or `at`. */
function joinSeparators(codes: Uint16Array, at: number): number {
  const sign = codes[at + 1] ?? 0
  const isHyphen = plainSeparator(sign) === HYPHEN && codes[at + 2] === SPACE
  if (!isHyphen && sign !== OPENING) return at
  return ((CLASSES[codes[at + (isHyphen ? 3 : 2)] ?? 0] ?? 0) & DIGIT) !== 0 ? at + 1 : at
}

export function getShape(written: string): number {
  let shape = 0
  for (const character of written) shape = mix(shape, character.charCodeAt(0))
  return shape
}

const NINE = 0x39
const LETTER_A = 0x41

/** A hyphen, stop, slash, underscore or at sign may join more digits. */
function isEnd(after: number, beyond: number): boolean {
  const separator = plainSeparator(after)
  const joins = (separator !== 0 && separator !== SPACE) || after === UNDERSCORE || after === AT
  return !joins || (beyond & DIGIT) === 0
}

const UNDERSCORE = 0x5f
const AT = 0x40

function mix(shape: number, unit: number): number {
  return (Math.imul(shape, 31) + unit) | 0
}

/** Not inside a date, version, UUID or path. */
export function isNumberStart(scan: Scan, start: number): boolean {
  const before = scan.code(start - 1)
  if (before === COLON) return (scan.class(start - 2) & DIGIT) === 0 || !isDigitsOnly(scan, start - 2)
  const separator = plainSeparator(before)
  if (before !== UNDERSCORE && (separator === 0 || separator === SPACE)) return true
  // `550e8400-e29b-41d4-a716-446655440000` is not a number; `Fax-0490 75 40 81` contains one.
  for (let at = start - 2; at >= start - MAX_JOINED_LENGTH; at--) {
    const kind = scan.class(at)
    if ((kind & DIGIT) !== 0) return false
    if ((kind & LETTER) === 0) return true
  }
  return true
}

const COLON = 0x3a
const MAX_JOINED_LENGTH = 13

function isDigitsOnly(scan: Scan, last: number): boolean {
  return (scan.class(last - 2) & (DIGIT | LETTER)) === 0
}
