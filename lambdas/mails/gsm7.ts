/** 3GPP TS 23.038, 6.2.1 and 6.2.1.1; the extended ones take two septets. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}\\[~]|€')

/** 3GPP TS 23.040, 9.2.3.24.1. */
const MAX_SEPTETS = 160
const MAX_UCS2 = 70

/** Letters without a decomposition, and typographic punctuation. */
const PRETTY = 'ŁłĐđı’‘“”„–—'
const PLAIN = 'LlDdi\'\'"""--'
const LONGER = new Map([
  ['Œ', 'OE'],
  ['œ', 'oe'],
  ['…', '...'],
])

/** Drops unsupported accents. */
export function toGsm7(text: string): string {
  return [...text.normalize('NFC')].map(character => (isGsm7(character) ? character : nearest(character))).join('')
}

/** Whether a text is charged as one message. */
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
