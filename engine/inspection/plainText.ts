/** What readers do not see (Cf and Default_Ignorable_Code_Point, UAX #44), digits of other scripts, full-width ASCII. */
const DISGUISED = /[\p{Cf}\p{DI}[\p{Nd}--[0-9]]\u3000\uff01-\uff5e]/v
/** Below U+034F there is but the soft hyphen of them. Most texts end here, at a fraction of the cost. */
const MAY_BE_DISGUISED = /[\u034f-\uffff\xad]/
const ALL_DISGUISED = new RegExp(DISGUISED.source, 'gv')
const DIGIT = /^\p{Nd}$/u
/** Full-width ASCII stands at this distance from ASCII. */
const FULL_WIDTH = 0xfee0
const digits = new Map<string, string>()

/**
 * A text as its readers take it: without characters that nobody sees, its digits and full-width characters in ASCII, so
 * that a number is found however it is disguised. Other text is given back as it is.
 */
export function plainText(text: string): string {
  return MAY_BE_DISGUISED.test(text) && DISGUISED.test(text) ? text.replace(ALL_DISGUISED, plainCharacter) : text
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - FULL_WIDTH)
  if (code === 0x3000) return ' '
  if (!DIGIT.test(character)) return ''
  const known = digits.get(character)
  if (known !== undefined) return known
  // Digits stand in rows from zero to nine, several rows in a row at most (The Unicode Standard, 4.6).
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  const digit = String((code - first) % 10)
  digits.set(character, digit)
  return digit
}
