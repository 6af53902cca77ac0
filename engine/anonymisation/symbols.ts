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

/**
 * All characters beyond ASCII that may tell something: letters and digits, but flags, radicals, braille, pictures and
 * what cannot be seen, too. White space stays in place, and so does common punctuation: that of Latin-1 and of its
 * typography, of Chinese and Japanese, and signs of currencies.
 */
const TELLING =
  /[^\0-\x7f\p{Zs}\x85\u2028\u2029¡-©«¬®-±´¶-¸»¿×÷\u2010-\u2027\u2030-\u205e\p{Sc}™\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u
const CAPITAL = /[\p{Uppercase}\p{Lt}]/u
const NUMBER = /\p{N}/u

export function isNonAsciiSymbol(text: string): boolean {
  return TELLING.test(text)
}

/** The class of a character of any script, of those above. */
export function classify(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return classes[code] as number
  if (!TELLING.test(char)) return IN_PLACE
  if (NUMBER.test(char)) return DIGIT
  return CAPITAL.test(char) ? UPPER : LOWER
}

/**
 * The same for text whose encoding is a guess: no character beyond ASCII stays in place. Where it does not even look
 * as guessed, it may be halves of characters, and the second halves of GBK and Shift-JIS may be ASCII signs.
 */
export function classOfGuessed(char: string, before: string, isWestern: boolean): number {
  const kind = isWestern || char < '\x80' ? classify(char) : LOWER
  if (kind !== IN_PLACE) return kind
  return char >= '\x80' || (!isWestern && before >= '\x80' && char >= '!') ? LOWER : IN_PLACE
}
