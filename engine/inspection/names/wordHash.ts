const SEED = 0x811c9dc5
const PRIME = 0x01000193
const SPACE = 0x20

/** Letters that Unicode does not decompose, as they are written where they are missing. */
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

/** A word as gazetteers know it: small letters without accents, a straight apostrophe. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœđðłþı]/g, letter => undecomposed[letter] ?? letter)
    .replaceAll('’', "'")
}

/**
 * The 32-bit hash of a folded word, FNV-1a over UTF-16 units.
 * @param before the hash of the words before it: words joined by one space
 */
export function computeHash(folded: string, before?: number): number {
  let hash = before === undefined ? SEED : Math.imul(before ^ SPACE, PRIME)
  for (let i = 0; i < folded.length; i++) hash = Math.imul(hash ^ folded.charCodeAt(i), PRIME)
  return hash >>> 0
}

/**
 * The hash of a stretch of text, folded on the way: nothing is copied as long as it is ASCII.
 * @param before as in `computeHash`
 */
export function hashOfStretch(text: string, start: number, end: number, before?: number): number {
  let hash = before === undefined ? SEED : Math.imul(before ^ SPACE, PRIME)
  for (let i = start; i < end; i++) {
    let unit = text.charCodeAt(i)
    if (unit > 0x7f) return computeHash(foldWord(text.slice(start, end)), before)
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20
    hash = Math.imul(hash ^ unit, PRIME)
  }
  return hash >>> 0
}
