/** Bits of character classes; the scan needs no more for most units. */
export const DIGIT = 1
export const UPPER = 2
export const LOWER = 4
/** A letter beyond ASCII in a script with spaces between words. */
const WIDE = 8
/** RFC 5891 permits letters of all scripts in a domain label. */
export const LABEL = 16
/** Local part of an e-mail address. Further characters of RFC 5321 separate addresses in real text. */
export const LOCAL = 32
export const SEPARATOR = 64
export const HEX = 128

export const LETTER = UPPER | LOWER | WIDE
export const WORD = LETTER | DIGIT

const UNITS = 65_536
const FIRST_UNSPACED = 0x2e80

export const CLASSES = classes()

function classes(): Uint8Array {
  const table = new Uint8Array(UNITS)
  const add = (characters: string, bits: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = (table[character.charCodeAt(0)] ?? 0) | bits
  }
  for (let unit = 0xaa; unit < UNITS; unit++) if (isLetter(unit)) table[unit] = getLetters(unit)
  add('0123456789', DIGIT | LABEL | LOCAL | HEX)
  add('ABCDEFGHIJKLMNOPQRSTUVWXYZ', UPPER | LABEL | LOCAL)
  add('abcdefghijklmnopqrstuvwxyz', LOWER | LABEL | LOCAL)
  add('ABCDEFabcdef', HEX)
  add('-', LABEL)
  add("%'+-_.", LOCAL)
  add(' -./()\u00a0\u2009\u202f\u2010\u2011\u2012\u2013', SEPARATOR)
  return table
}

/** Chinese, Japanese and Korean write numbers directly after words. */
function getLetters(unit: number): number {
  return unit < FIRST_UNSPACED ? WIDE | LABEL | LOCAL : LABEL
}

/** By block; spaces, quotes and dashes must not be letters. */
function isLetter(unit: number): boolean {
  if (unit < 0xc0) return unit === 0xaa || unit === 0xb5 || unit === 0xba
  if (unit === 0xd7 || unit === 0xf7 || unit === 0x3000) return false
  if (unit >= 0x2000 && unit <= 0x2bff) return false
  if (unit >= 0x3000 && unit <= 0x3030) return false
  return !(unit >= 0xfe10 && unit <= 0xff0f) && unit < 0xfff0
}

/** Latin, Greek and Cyrillic only. */
export function lowerCase(unit: number): number {
  if (unit < 0xc0) return unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit
  if (unit <= 0xde) return unit === 0xd7 ? unit : unit + 0x20
  if (unit < 0x100 || unit > 0x42f) return unit
  // These blocks alternate capitals and small letters.
  if (unit < 0x180) return (unit >= 0x139 && unit <= 0x148) || unit >= 0x179 ? unit + (unit & 1) : unit | 1
  if (unit >= 0x391 && unit <= 0x3a9) return unit + 0x20
  if (unit >= 0x410) return unit + 0x20
  return unit >= 0x400 && unit <= 0x40f ? unit + 0x50 : unit
}

/** The equivalent ASCII separator, or 0. */
export function plainSeparator(unit: number): number {
  if (unit === 0x20 || unit === 0xa0 || unit === 0x2009 || unit === 0x202f) return 0x20
  if (unit === 0x2d || (unit >= 0x2010 && unit <= 0x2013)) return 0x2d
  return unit === 0x2e || unit === 0x2f ? unit : 0
}
