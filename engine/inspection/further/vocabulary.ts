import { CLASSES, LOWER, lowerCase, UPPER, WORD } from '../patterns/characters.ts'

/** `end` is exclusive; in UTF-16 units. */
export type Mention<Topic> = { topics: readonly Topic[]; start: number; end: number }

const MAX_WORDS = 8
/** Between the words of a phrase: `date_of_birth`, `d. o. b.`, and nothing in `dateOfBirth`. */
const MAX_GAP = 2
const LINE_FEED = 0x0a
/** Scripts without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g

/** Phrases of several topics, found in one pass: whole words, in any case. */
export class Vocabulary<Topic> {
  private readonly phrases = new Map<string, Topic[]>()
  /** Hashes, because most words of a text end no phrase. */
  private readonly lastWords = new Set<number>()
  private readonly unspaced: RegExp | undefined
  private readonly starts = new Int32Array(MAX_WORDS)
  private readonly ends = new Int32Array(MAX_WORDS)

  constructor(topics: Iterable<readonly [Topic, readonly string[]]>) {
    const unspaced: string[] = []
    for (const [topic, phrases] of topics) {
      for (const phrase of phrases) {
        if (UNSPACED.test(phrase)) {
          unspaced.push(phrase)
          this.add(phrase, topic)
          continue
        }
        const words = toWords(phrase)
        this.add(words.join(' '), topic)
        this.lastWords.add(hashWord(words.at(-1) ?? ''))
        if (words.length === 1) continue
        // Headers of columns: `dateofbirth`.
        this.add(words.join(''), topic)
        this.lastWords.add(hashWord(words.join('')))
      }
    }
    const longestFirst = unspaced.sort((one, other) => other.length - one.length)
    if (unspaced.length > 0) {
      this.unspaced = new RegExp(longestFirst.map(phrase => phrase.replace(SPECIAL, '\\$&')).join('|'), 'g')
    }
  }

  /** In the order of the text. Of phrases that end or begin together, only the longest. */
  find(text: string): Mention<Topic>[] {
    const mentions: Mention<Topic>[] = []
    let words = 0
    for (let at = 0; at < text.length; ) {
      let kind = CLASSES[text.charCodeAt(at)] ?? 0
      if ((kind & WORD) === 0) {
        at++
        continue
      }
      const start = at
      let hash = 0
      let before = 0
      do {
        hash = mix(hash, text.charCodeAt(at))
        before = kind
        kind = ++at < text.length ? (CLASSES[text.charCodeAt(at)] ?? 0) : 0
      } while ((kind & WORD) !== 0 && ((kind & UPPER) === 0 || (before & LOWER) === 0))
      this.starts[words % MAX_WORDS] = start
      this.ends[words % MAX_WORDS] = at
      words++
      if (!this.lastWords.has(hash)) continue
      const mention = this.longestUntil(text, words)
      if (mention === undefined) continue
      while ((mentions.at(-1)?.start ?? -1) >= mention.start) mentions.pop()
      mentions.push(mention)
    }
    return this.unspaced && UNSPACED.test(text) ? this.withUnspaced(this.unspaced, text, mentions) : mentions
  }

  private add(phrase: string, topic: Topic) {
    const topics = this.phrases.get(phrase) ?? []
    if (!topics.includes(topic)) topics.push(topic)
    this.phrases.set(phrase, topics)
  }

  private longestUntil(text: string, words: number): Mention<Topic> | undefined {
    const end = this.ends[(words - 1) % MAX_WORDS] ?? 0
    let phrase = ''
    let longest: Mention<Topic> | undefined
    let next = end
    for (let back = 1; back <= Math.min(words, MAX_WORDS); back++) {
      const slot = (words - back) % MAX_WORDS
      const start = this.starts[slot] ?? 0
      const wordEnd = this.ends[slot] ?? 0
      if (back > 1 && (next - wordEnd > MAX_GAP || text.charCodeAt(wordEnd) === LINE_FEED)) break
      const word = text.slice(start, wordEnd).toLowerCase()
      phrase = back === 1 ? word : `${word} ${phrase}`
      const topics = this.phrases.get(phrase)
      if (topics) longest = { topics, start, end }
      next = start
    }
    return longest
  }

  private withUnspaced(unspaced: RegExp, text: string, mentions: Mention<Topic>[]): Mention<Topic>[] {
    for (const { 0: phrase, index } of text.matchAll(unspaced)) {
      mentions.push({ topics: this.phrases.get(phrase) ?? [], start: index, end: index + phrase.length })
    }
    return mentions.sort((one, other) => one.start - other.start)
  }
}

function toWords(phrase: string): string[] {
  return phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function hashWord(word: string): number {
  let hash = 0
  for (let index = 0; index < word.length; index++) hash = mix(hash, word.charCodeAt(index))
  return hash
}

/** Ignores case. */
function mix(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + (unit < 0x80 ? unit | 0x20 : lowerCase(unit))) | 0
}
