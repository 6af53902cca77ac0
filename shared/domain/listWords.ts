/** Letters of a word that count, in texts and in questions: a longer word is known by its beginning. */
const MAX_LETTERS = 24
/** A word of a question is found by its beginning from so many letters on; a shorter one is found whole. */
const BEGINNING_LETTERS = 3
/** More marks on one letter than any language uses. Normalising them takes quadratic time. */
const MARKS = /(\p{M}{8})\p{M}+/gu
/** Accents of letters that Unicode decomposes. */
const ACCENTS = /[\u0300-\u036f\u3099\u309a]/g
/** In scripts without spaces between words each sign is a word. Otherwise a run of letters and digits is a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}\p{M}]+?(?=$|[^\p{L}\p{N}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu
/** Texts whose only letters and digits are those of ASCII. */
const ASCII = /^[\0-\x7f]*$/
const ASCII_WORDS = /[a-z0-9]+/g

/**
 * The distinct words that list searches compare: lower case, without accents, cut after 24 letters. All other
 * characters only separate words, so a person's text is never a pattern or a query.
 */
export function toWords(text: string): string[] {
  const plain = ASCII.test(text) ? text.toLowerCase() : fold(text)
  if (!ASCII.test(plain)) {
    const words = plain.match(WORDS) ?? []
    return [...new Set(words.map(word => [...word].slice(0, MAX_LETTERS).join('')))]
  }
  // The same for most texts of Latin letters, in a fifth of the time: a letter is a unit of UTF-16 there.
  const words = plain.match(ASCII_WORDS) ?? []
  return [...new Set(words.map(word => (word.length > MAX_LETTERS ? word.slice(0, MAX_LETTERS) : word)))]
}

function fold(text: string): string {
  // Upper case first, for letters that are several there (ß) or the same as another (ı).
  const decomposed = text.replace(MARKS, '$1').toUpperCase().toLowerCase().normalize('NFKD')
  return decomposed.replace(ACCENTS, '').toLowerCase().replaceAll('ς', 'σ')
}

/** Matches the start of a word, or a short query the complete word. */
export function isFoundIn(query: string, word: string): boolean {
  return isShort(query) ? word === query : word.startsWith(query)
}

/** A shorter prefix would match too many words. */
export function isShort(word: string): boolean {
  return [...word].length < BEGINNING_LETTERS
}
