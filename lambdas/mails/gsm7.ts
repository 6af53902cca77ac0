/** The characters of an SMS in 7 bits, and those that take two places (3GPP TS 23.038, 6.2.1 and 6.2.1.1). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}\\[~]|€')

/** In one message there is room for so many septets, or so many characters of UCS-2 (3GPP TS 23.040, 9.2.3.24.1). */
const MAX_SEPTETS = 160
const MAX_UCS2 = 70

/** Letters that are not another one with an accent, and punctuation as programs write it prettily. */
const PRETTY = 'ŁłĐđı’‘“”„–—'
const PLAIN = 'LlDdi\'\'"""--'
const LONGER = new Map([
  ['Œ', 'OE'],
  ['œ', 'oe'],
  ['…', '...'],
])

/** A text in the characters of an SMS, as far as it can be: letters lose accents that the SMS has not. */
export function toGsm7(text: string): string {
  return [...text.normalize('NFC')].map(character => (isGsm7(character) ? character : nearest(character))).join('')
}

/** Whether a text is sent, and paid, as one message. */
export function fitsOneSms(text: string): boolean {
  const characters = [...text]
  if (!characters.every(isGsm7)) return text.length <= MAX_UCS2
  return characters.reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0) <= MAX_SEPTETS
}

function isGsm7(character: string): boolean {
  return BASIC.has(character) || EXTENDED.has(character)
}

function nearest(character: string): string {
  const at = PRETTY.indexOf(character)
  if (at >= 0) return PLAIN.charAt(at)
  const found = LONGER.get(character) ?? character.normalize('NFD').replace(/\p{Mark}/gu, '')
  return [...found].every(isGsm7) ? found : character
}
