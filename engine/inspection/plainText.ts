/** Invisible characters (Cf and Default_Ignorable_Code_Point, UAX #44), digits of other scripts, full-width ASCII. */
const DISGUISED = /[\p{Cf}\p{DI}[\p{Nd}--[0-9]]\u3000\uff01-\uff5e]/v
/** Costs nothing on strings of one byte a character. Of the characters below, only the soft hyphen is disguised. */
const BEYOND_LATIN = /[\u034f-\uffff]/
const SOFT_HYPHEN = '\xad'
const ALL_DISGUISED = new RegExp(DISGUISED.source, 'gv')
const DIGIT = /^\p{Nd}$/u
const FULL_WIDTH = 0xfee0
const digits = new Map<string, string>()

/**
 * Removes invisible characters and converts digits and full-width characters to ASCII, so that disguised numbers are
 * found.
 */
export function plainText(text: string): string {
  const mayBeDisguised = text.includes(SOFT_HYPHEN) || BEYOND_LATIN.test(text)
  return mayBeDisguised && DISGUISED.test(text) ? text.replace(ALL_DISGUISED, plainCharacter) : text
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - FULL_WIDTH)
  if (code === 0x3000) return ' '
  if (!DIGIT.test(character)) return ''
  const known = digits.get(character)
  if (known !== undefined) return known
  // Scripts have consecutive digits from zero to nine, sometimes in several runs (The Unicode Standard, 4.6).
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  const digit = String((code - first) % 10)
  digits.set(character, digit)
  return digit
}
