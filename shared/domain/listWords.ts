/** Letters of a word that count: a longer one is known by its beginning, in what is looked through and in what is asked. */
const MOST_LETTERS = 24
/** Accents and the like, of letters that Unicode takes apart. */
const ACCENTS = /[\u0300-\u036f\u3099\u309a]/g
/** Scripts that put no space between words: each sign is a word of its own. The rest goes by runs of letters and digits. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}\p{M}]+?(?=$|[^\p{L}\p{N}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu

/**
 * The words of a text as lists are searched by them: in lower case, without accents, each once, cut after 24 letters.
 * Everything but letters and digits only parts them, so that no text of a person is ever a pattern or a query.
 */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').toLowerCase()
  const words = plain.match(WORDS) ?? []
  return [...new Set(words.map(word => [...word].slice(0, MOST_LETTERS).join('')))]
}

/** Whether a word that was asked for is found in another: by its beginning, or whole where it is a single letter. */
export function isFoundIn(asked: string, word: string): boolean {
  return isSingle(asked) ? word === asked : word.startsWith(asked)
}

/** Whether a word is one letter, which is looked for whole: by their first letter alone nobody looks for words. */
export function isSingle(word: string): boolean {
  return [...word].length === 1
}
