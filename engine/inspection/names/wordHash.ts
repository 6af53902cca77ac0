const SEED = 0x811c9dc5
const PRIME = 0x01000193
const SPACE = 0x20

const undecomposed: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Lower case, no accents, straight apostrophes. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœđðłþı]/g, letter => undecomposed[letter] ?? letter)
    .replaceAll('’', "'")
}

/**
 * 32-bit FNV-1a over UTF-16 units.
 * @param before hash of the preceding words, joined by single spaces
 */
export function computeHash(folded: string, before?: number): number {
  let hash = before === undefined ? SEED : Math.imul(before ^ SPACE, PRIME)
  for (let i = 0; i < folded.length; i++) hash = Math.imul(hash ^ folded.charCodeAt(i), PRIME)
  return hash >>> 0
}

/**
 * Folds while hashing; ASCII needs no copy.
 * @param before as in `computeHash`
 */
export function hashSlice(text: string, start: number, end: number, before?: number): number {
  let hash = before === undefined ? SEED : Math.imul(before ^ SPACE, PRIME)
  for (let i = start; i < end; i++) {
    let unit = text.charCodeAt(i)
    if (unit > 0x7f) return computeHash(foldWord(text.slice(start, end)), before)
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20
    hash = Math.imul(hash ^ unit, PRIME)
  }
  return hash >>> 0
}
