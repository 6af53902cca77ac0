/** Letters of a word that count, in texts and in questions: a longer word is known by its beginning. */
const MAX_LETTERS = 24
/** A word of a question is found by its beginning from so many letters on; a shorter one is found whole. */
const BEGINNING_LETTERS = 3
/** More marks on one letter than any language puts there: sorting them takes time by the square of their number. */
const MARKS = /(\p{M}{8})\p{M}+/gu
/** Accents and the like, of letters that Unicode takes apart. */
const ACCENTS = /[\u0300-\u036f\u3099\u309a]/g
/** Scripts that put no space between words: each sign is a word of its own. The rest goes by runs of letters and digits. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}\p{M}]+?(?=$|[^\p{L}\p{N}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu
/** Texts whose only letters and digits are those of ASCII. */
const ASCII = /^[\0-\x7f]*$/
const ASCII_WORDS = /[a-z0-9]+/g

/**
 * The words of a text as lists are searched by them: in lower case, without accents, each once, cut after 24 letters.
 * Everything but letters and digits only parts them, so that no text of a person is ever a pattern or a query.
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

/** Whether a word that was asked for is found in another: by its beginning, or whole where it is short. */
export function isFoundIn(asked: string, word: string): boolean {
  return isShort(asked) ? word === asked : word.startsWith(asked)
}

/** Whether a word is too short to be a beginning: too many words would begin with it to be of use. */
export function isShort(word: string): boolean {
  return [...word].length < BEGINNING_LETTERS
}
