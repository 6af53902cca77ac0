import { CLASSES, DIGIT, LETTER, lowerCase } from './characters.ts'
import type { Scan } from './scan.ts'

/** Words, spaces and other characters before the number. */
const MAX_TOKENS = 6
/** In UTF-16 units. */
const MAX_LENGTH = 64
const LINE_FEED = 0x0a
const SPACE = 0x20
const A_WORD = 0x1_0000
const COMMA = 0x2c
const SEMICOLON = 0x3b
const BAR = 0x7c
const TAB = 0x09

/**
 * A hash of the text before a number in its line: equal for the lines that a program writes. Words differ by their
 * place only, except the nearest in the same column: `order=`, `"serial":`.
 * @param start of the number
 * @param ownShape of the number
 */
export function lineShape({ codes }: Scan, start: number, ownShape: number): number {
  let shape = ownShape
  let tokens = 0
  let previous = 0
  let isNearest = true
  for (let at = start - 1; start - at <= MAX_LENGTH && tokens < MAX_TOKENS; at--) {
    const unit = at < 0 ? LINE_FEED : (codes[at] ?? 0)
    if (unit === LINE_FEED) return mix(shape, LINE_FEED)
    const kind = CLASSES[unit] ?? 0
    const isLetter = (kind & LETTER) !== 0
    if (isLetter && isNearest) shape = mix(shape, lowerCase(unit))
    if (isLetter || (kind & DIGIT) !== 0) {
      if (previous !== A_WORD) {
        shape = mix(shape, A_WORD)
        tokens++
      }
      previous = A_WORD
      continue
    }
    if (previous === A_WORD || isBetweenColumns(unit)) isNearest = false
    if (unit === SPACE && previous === SPACE) continue
    shape = mix(shape, unit)
    previous = unit
    tokens++
  }
  return shape
}

function isBetweenColumns(unit: number): boolean {
  return unit === COMMA || unit === SEMICOLON || unit === BAR || unit === TAB
}

function mix(shape: number, unit: number): number {
  return (Math.imul(shape, 31) + unit) | 0
}
