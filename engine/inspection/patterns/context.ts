import { CLASSES, LETTER, LOWER, lowerCase, UPPER } from './characters.ts'
import { CONTEXT_WORDS } from './contextWords.ts'
import { HashFilter } from './hashFilter.ts'

const MAX_DISTANCE = 50
/** The same for words of another meaning: `order no. 0123 456 789`. */
export const CLOSE_DISTANCE = 20
const MAX_WORD_LENGTH = 40
const FAR_BEFORE = -1_000_000
const LINE_FEED = 0x0a
const SPACE = 0x20
const ASCII_END = 0x80
const LOWER_BIT = 0x20

const units = (characters: string) => new Set(Array.from(characters, character => character.charCodeAt(0)))
const BEFORE_NOTE = units(' -([,')
/** After the word: `Mobile: +1 ...` describes the next number, `Office chair` none. */
const BEFORE_MORE = units(' :=')

const NO_TOPICS: Uint8Array = new Uint8Array(CONTEXT_WORDS.length)

type Phrase = { text: string; topics: readonly number[] }

const filter = new HashFilter()
const phrases = new Map<number, Phrase>()
const topicsByPhrase = new Map<string, number[]>()
for (const [topic, words] of CONTEXT_WORDS.entries()) {
  for (const word of words) {
    const topics = topicsByPhrase.get(word) ?? []
    topics.push(topic)
    topicsByPhrase.set(word, topics)
  }
}
for (const [text, topics] of topicsByPhrase) {
  const hash = computeHash(text)
  filter.add(hash)
  phrases.set(hash, { text, topics })
}

/** Each word is read once, on demand: text without candidates costs nothing, any text linear time. */
export class Context {
  private codes: Uint16Array = new Uint16Array(0)
  private length = 0
  private isColumn = false
  private scannedTo = 0
  private previousHash = 0
  private previousFrom = 0
  private previousTo = -2
  private readonly headers = new Map<string, Uint8Array>()
  private headerTopics: Uint8Array = NO_TOPICS
  private line = 0
  /** The last two per topic, because a candidate may begin before the last. */
  private readonly last = new Int32Array(CONTEXT_WORDS.length)
  private readonly lastButOne = new Int32Array(CONTEXT_WORDS.length)

  /** @param header of the window's column, whose cells are not context of each other */
  open(codes: Uint16Array, length: number, header: string | undefined) {
    this.codes = codes
    this.length = length
    this.isColumn = header !== undefined
    this.scannedTo = 0
    this.previousTo = -2
    this.line = FAR_BEFORE
    this.last.fill(FAR_BEFORE)
    this.lastButOne.fill(FAR_BEFORE)
    this.headerTopics = header === undefined ? NO_TOPICS : this.topicsOfHeader(header)
  }

  /**
   * Reads the column's header and the words shortly before `at`.
   * @param within at most {@link MAX_DISTANCE}, in UTF-16 units
   */
  isAbout(topic: number, at: number, within = MAX_DISTANCE): boolean {
    if (this.headerTopics[topic] === 1) return true
    if (this.scannedTo < at) this.scan(at)
    let end = this.last[topic] ?? FAR_BEFORE
    if (end > at) end = this.lastButOne[topic] ?? FAR_BEFORE
    return end <= at && end >= at - within && end > this.line
  }

  isHeading(topic: number): boolean {
    return this.headerTopics[topic] === 1
  }

  /** A word at the end of a line or clause: `07700 900123 (mobile)`. */
  isFollowedBy(topic: number, at: number): boolean {
    let from = at
    while (from < at + 3 && from < this.length && BEFORE_NOTE.has(this.codes[from] ?? 0)) from++
    let hash = 0
    let to = from
    while (to < this.length && to < from + MAX_WORD_LENGTH && this.isLetter(to)) {
      hash = mix(hash, lowerCase(this.codes[to++] ?? 0))
    }
    if (to === from || BEFORE_MORE.has(this.codes[to] ?? 0)) return false
    return this.phrase(hash, from, to)?.topics.includes(topic) ?? false
  }

  private scan(at: number) {
    const { codes, length } = this
    let position = Math.max(this.scannedTo, at - MAX_DISTANCE - MAX_WORD_LENGTH)
    if (position > this.scannedTo) {
      while (position < at && this.isLetter(position - 1) && !this.isHump(position)) position++
      this.previousTo = -2
    }
    while (position < at) {
      let unit = codes[position] ?? 0
      let kind = CLASSES[unit] ?? 0
      if ((kind & LETTER) === 0) {
        if (this.isColumn && unit === LINE_FEED) this.line = position
        position++
        continue
      }
      const from = position
      let hash = 0
      let before = 0
      do {
        hash = mix(hash, unit < ASCII_END ? unit | LOWER_BIT : lowerCase(unit))
        before = kind
        unit = codes[++position] ?? 0
        kind = CLASSES[unit] ?? 0
      } while (position < length && (kind & LETTER) !== 0 && ((kind & UPPER) === 0 || (before & LOWER) === 0))
      this.remember(this.phrase(hash, from, position), position)
      if (from - this.previousTo <= 1) {
        this.remember(this.phrase(toPair(this.previousHash, hash), this.previousFrom, position), position)
      }
      this.previousHash = hash
      this.previousFrom = from
      this.previousTo = position
    }
    this.scannedTo = position
  }

  private remember(phrase: Phrase | undefined, position: number) {
    if (phrase === undefined) return
    for (const topic of phrase.topics) {
      this.lastButOne[topic] = this.last[topic] ?? FAR_BEFORE
      this.last[topic] = position
    }
  }

  /** Compares the words, because hashes may collide. */
  private phrase(hash: number, from: number, to: number): Phrase | undefined {
    if (!filter.mayHave(hash)) return undefined
    const phrase = phrases.get(hash)
    if (phrase === undefined) return undefined
    let at = from
    for (let index = 0; index < phrase.text.length; index++) {
      const expected = phrase.text.charCodeAt(index)
      if (expected === SPACE) {
        if (!this.isLetter(at)) at++
      } else if (lowerCase(this.codes[at++] ?? 0) !== expected) return undefined
    }
    return at === to ? phrase : undefined
  }

  /** `phoneNumber` is two words. */
  private isHump(at: number): boolean {
    return (
      ((CLASSES[this.codes[at] ?? 0] ?? 0) & UPPER) !== 0 && ((CLASSES[this.codes[at - 1] ?? 0] ?? 0) & LOWER) !== 0
    )
  }

  private isLetter(at: number): boolean {
    return ((CLASSES[this.codes[at] ?? 0] ?? 0) & LETTER) !== 0
  }

  private topicsOfHeader(header: string): Uint8Array {
    const known = this.headers.get(header)
    if (known !== undefined) return known
    const words = header.toLowerCase().match(/\p{L}+/gu) ?? []
    const topics = new Uint8Array(CONTEXT_WORDS.length)
    let previous = ''
    for (const word of words) {
      for (const phrase of [word, `${previous} ${word}`, `${previous}${word}`]) {
        for (const topic of topicsByPhrase.get(phrase) ?? []) topics[topic] = 1
      }
      previous = word
    }
    if (this.headers.size >= 1000) this.headers.clear()
    this.headers.set(header, topics)
    return topics
  }
}

function mix(hash: number, unit: number): number {
  return (Math.imul(hash, 0x01000193) ^ (unit + 0x9e37)) | 0
}

function toPair(first: number, second: number): number {
  return mix(Math.imul(first, 0x85ebca6b), second)
}

function computeHash(phrase: string): number {
  const [first = 0, second] = phrase.split(' ').map(word => {
    let hash = 0
    for (let index = 0; index < word.length; index++) hash = mix(hash, word.charCodeAt(index))
    return hash
  })
  return second === undefined ? first : toPair(first, second)
}
