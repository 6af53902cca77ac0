import { editDistance } from './editDistance.ts'
import { splitWords, toKey } from './words.ts'

type Searched = { title: string; text: string }

export type SearchResult<Item> = {
  /** Best first. */
  items: Item[]
  /** Keys of the words that the query matched, to mark them. */
  words: ReadonlySet<string>
}

const TITLE_WEIGHT = 3
/** From this length on, a word also matches inside another: 'password' in a German compound. */
const MIN_INNER = 3

/** Is written as one word with its noun. */
const ARABIC_ARTICLE = /^ال/
/** A word of more texts than this says nothing beside another one: 'how do I'. */
const COMMON_SHARE = 0.2

/** A search over few texts, which tolerates typing errors where nothing matches exactly. */
export function createSearch<Item extends Searched>(items: readonly Item[]): (query: string) => SearchResult<Item> {
  const indexed = items.map(item => ({ item, title: toKeys(item.title), text: toKeys(item.text) }))
  const vocabulary = new Set(indexed.flatMap(({ title, text }) => [...title, ...text]))
  const countItems = (key: string) => indexed.filter(({ title, text }) => title.has(key) || text.has(key)).length

  return query => {
    const keys = [...toKeys(query)]
    const telling = keys.filter(key => countItems(key) <= Math.max(1, COMMON_SHARE * items.length))
    const wanted = (telling.length > 0 ? telling : keys).map(key => findWords(key, vocabulary))
    const scored = indexed
      .map(({ item, title, text }) => {
        const scores = wanted.map(words => Math.max(TITLE_WEIGHT * findBest(words, title), findBest(words, text)))
        return {
          item,
          matched: scores.filter(score => score > 0).length,
          score: scores.reduce((sum, one) => sum + one, 0),
        }
      })
      .filter(({ matched }) => matched > 0)
    // Items with all words, else those with the most.
    const most = Math.max(0, ...scored.map(({ matched }) => matched))
    const found = most * 2 >= wanted.length ? scored.filter(({ matched }) => matched === most) : []
    return {
      items: found.toSorted((one, other) => other.score - one.score).map(({ item }) => item),
      words: new Set(wanted.flatMap(words => [...words.keys()])),
    }
  }
}

/** The words of a query, without case and accents. */
function toKeys(text: string): Set<string> {
  return new Set(splitWords(text).map(({ word }) => toKey(word)))
}

/** The words that one of the query matches, with a score up to 1. */
function findWords(wanted: string, vocabulary: ReadonlySet<string>): Map<string, number> {
  const exact = scoreAll(vocabulary, word => scoreExact(wanted, word))
  if (exact.size > 0) return exact
  const similar = scoreAll(vocabulary, word => scoreSimilar(wanted, word))
  const best = Math.max(...similar.values())
  return new Map([...similar].filter(([, score]) => score === best))
}

function scoreAll(vocabulary: ReadonlySet<string>, score: (word: string) => number): Map<string, number> {
  return new Map([...vocabulary].map(word => [word, score(word)] as const).filter(([, value]) => value > 0))
}

function scoreExact(wanted: string, word: string): number {
  if (word === wanted) return 1
  if (word.startsWith(wanted)) return 0.8
  return wanted.length >= MIN_INNER && word.includes(wanted) ? 0.5 : 0
}

/**
 * One error from 4 letters on, two from 6 on. Of a longer word a beginning is enough, because people search while they type;
 * the beginnings of short words are too much alike.
 */
function scoreSimilar(wanted: string, word: string): number {
  const isShort = wanted.length < 6
  const allowed = wanted.length < 4 ? 0 : isShort ? 1 : 2
  if (allowed === 0) return 0
  const beginnings = isShort
    ? [word, word.replace(ARABIC_ARTICLE, '')]
    : [word, word.slice(0, wanted.length), word.slice(0, wanted.length + 1)]
  const distance = Math.min(...beginnings.map(beginning => editDistance(wanted, beginning, allowed)))
  return distance <= allowed ? 0.4 / distance : 0
}

function findBest(words: ReadonlyMap<string, number>, within: ReadonlySet<string>): number {
  let best = 0
  for (const [word, score] of words) if (score > best && within.has(word)) best = score
  return best
}
