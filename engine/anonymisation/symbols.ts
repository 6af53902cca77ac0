export const IN_PLACE = 0
const DIGIT = 1
const UPPER = 2
const LOWER = 3

export const classes = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x30 && byte <= 0x39) return DIGIT
  if (byte >= 0x41 && byte <= 0x5a) return UPPER
  return byte >= 0x61 && byte <= 0x7a ? LOWER : IN_PLACE
})

export const radices = Uint8Array.of(1, 10, 26, 26)
export const firsts = Uint8Array.of(0, 0x30, 0x41, 0x61)

/**
 * Characters beyond ASCII that may carry information, including flags, radicals, braille, pictures and invisible ones.
 * White space, currency signs and common punctuation of Latin-1, Chinese and Japanese stay in place.
 */
const IDENTIFYING =
  /[^\0-\x7f\p{Zs}\x85\u2028\u2029¡-©«¬®-±´¶-¸»¿×÷\u2010-\u2027\u2030-\u205e\p{Sc}™\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u
const CAPITAL = /[\p{Uppercase}\p{Lt}]/u
const NUMBER = /\p{N}/u

export function isNonAsciiSymbol(text: string): boolean {
  return IDENTIFYING.test(text)
}

export function classify(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return classes[code] as number
  if (!IDENTIFYING.test(char)) return IN_PLACE
  if (NUMBER.test(char)) return DIGIT
  return CAPITAL.test(char) ? UPPER : LOWER
}

/**
 * No character beyond ASCII stays in place. Text that does not look Western may be split characters, and the second
 * bytes of GBK and Shift-JIS may be ASCII signs.
 */
export function classifyGuessed(char: string, before: string, isWestern: boolean): number {
  const kind = isWestern || char < '\x80' ? classify(char) : LOWER
  if (kind !== IN_PLACE) return kind
  return char >= '\x80' || (!isWestern && before >= '\x80' && char >= '!') ? LOWER : IN_PLACE
}
