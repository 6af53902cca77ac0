/** What a byte of a value is to format-preserving encryption. */
export const IN_PLACE = 0
const DIGIT = 1
const UPPER = 2
const LOWER = 3
/** A part of a character beyond ASCII. */
export const BEYOND = 4

/** By byte. */
export const classes = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return BEYOND
  if (byte >= 0x30 && byte <= 0x39) return DIGIT
  if (byte >= 0x41 && byte <= 0x5a) return UPPER
  return byte >= 0x61 && byte <= 0x7a ? LOWER : IN_PLACE
})

/** By class: how many characters it has, and its first. */
export const radices = Uint8Array.of(1, 10, 26, 26, 1)
export const firsts = Uint8Array.of(0, 0x30, 0x41, 0x61, 0)

/** Characters beyond ASCII that tell something, as letters and digits do; signs and punctuation stay in place. */
const TELLING = /[\p{Alphabetic}\p{M}\p{N}\p{Co}\p{Cn}]/u
const CAPITAL = /[\p{Uppercase}\p{Lt}]/u
const NUMBER = /\p{N}/u

export function tellsBeyondAscii(text: string): boolean {
  return TELLING.test(text.replace(/[\0-\x7f]+/g, ''))
}

/** The class of a character of any script, of those above. */
export function classOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return classes[code] as number
  if (!TELLING.test(char)) return IN_PLACE
  if (NUMBER.test(char)) return DIGIT
  return CAPITAL.test(char) ? UPPER : LOWER
}
