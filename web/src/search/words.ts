export type Word = { word: string; start: number }

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const PART = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu
const isWithoutSpaces = (part: string) => /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(part)

/**
 * The words of a text with their places. Of Japanese, every two neighbouring letters: a dictionary divides a query and a text in
 * different places, and a word with a typing error into other words.
 */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: start }) =>
    [...word.matchAll(PART)].flatMap(({ 0: part, index }) =>
      isWithoutSpaces(part) ? toPairs(part, start + index) : [{ word: part, start: start + index }],
    ),
  )
}

function toPairs(part: string, start: number): Word[] {
  if (part.length < 3) return [{ word: part, start }]
  return Array.from({ length: part.length - 1 }, (_, index) => ({
    word: part.slice(index, index + 2),
    start: start + index,
  }))
}

const KATAKANA = /[\u30A1-\u30F6]/g
/** Between a letter of Katakana and the same of Hiragana. */
const KANA_DISTANCE = 0x60

/** Compares words without case, accents and forms of one letter. */
export function toKey(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(KATAKANA, letter => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE))
}

/** A text as parts that a search found, and parts between them. */
export function splitFound(
  text: string,
  words: ReadonlySet<string>,
): { text: string; isFound: boolean; start: number }[] {
  const parts: { text: string; isFound: boolean; start: number }[] = []
  let end = 0
  const add = (until: number, isFound: boolean) => {
    if (until <= end) return
    const last = parts.at(-1)
    const part = text.slice(end, until)
    if (last?.isFound === isFound) last.text += part
    else parts.push({ text: part, isFound, start: end })
    end = until
  }
  for (const { word, start } of splitWords(text)) {
    if (!words.has(toKey(word))) continue
    add(start, false)
    add(start + word.length, true)
  }
  add(text.length, false)
  return parts
}
