import { CLASSES, DIGIT, LETTER, LOWER, lowerCase, UPPER, WORD } from './characters.ts'
import { CONTEXT_WORDS, ID_TOPICS } from './contextWords.ts'
import { HashFilter } from './hashFilter.ts'

const MAX_DISTANCE = 50
/** The same for words of another meaning: `order no. 0123 456 789`. */
export const CLOSE_DISTANCE = 20
const MAX_WORD_LENGTH = 40
const FAR_BEFORE = -1_000_000
const NO_WORD = -9
/** Between the words of a phrase: `Vers.-Nr.`, `C. F.` */
const MAX_GAP = 2
const LINE_FEED = 0x0a
const OPENING = 0x28
const CLOSING = 0x29
const COMMA = 0x2c
const STOP = 0x2e
const COLON = 0x3a
const OPENING_SQUARE = 0x5b
const CLOSING_SQUARE = 0x5d
const SPACE = 0x20
const TAB = 0x09
const SEMICOLON = 0x3b
const BAR = 0x7c
const ASCII_END = 0x80
const LOWER_BIT = 0x20

const units = (characters: string) => new Set(Array.from(characters, character => character.charCodeAt(0)))
const BEFORE_NOTE = units(' -([,')
const NOTE_OPENS = units('([=-–,')
const NOTE_ENDS = units(';|<"\n\r\t')
const MAX_NOTE_LENGTH = 40
const COPULAS = new Set(['is', 'was', 'ist', 'war', 'est', 'es', 'è', 'é', 'to', 'jest', 'är', 'var'].map(computeHash))
const MAX_COPULA = 4
const MAX_LINE = 400
const MAX_TABLE = 8000
/** In letters: `Vers.` */
const MAX_ABBREVIATION = 4
/** Of a value between two words. */
const MIN_DIGITS = 4
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
  private previousTo = NO_WORD
  private acronymHash = 0
  private acronymFrom = 0
  private noteAt = -1
  private noteTopics: Uint8Array = NO_TOPICS
  /** The end of the last word for an id. */
  private lastId = FAR_BEFORE
  private cellAt = -1
  private cellTopics: Uint8Array = NO_TOPICS
  private rowAt = -1
  private rowStart = -1
  private rowSign = 0
  private rowCell = 0
  /** By sign, the last line that was looked up and the first one of its table. */
  private readonly tables = new Map<number, { line: number; first: number }>()
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
    this.previousTo = NO_WORD
    this.noteAt = -1
    this.lastId = FAR_BEFORE
    this.cellAt = -1
    this.rowAt = -1
    this.tables.clear()
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
    return this.headerTopics[topic] === 1 || this.follows(topic, at, within)
  }

  /** The same without the header. */
  follows(topic: number, at: number, within: number): boolean {
    if (this.scannedTo < at) this.scan(at)
    let end = this.last[topic] ?? FAR_BEFORE
    if (end > at) end = this.lastButOne[topic] ?? FAR_BEFORE
    return end <= at && end >= at - within && end > this.line
  }

  isHeading(topic: number): boolean {
    return this.headerTopics[topic] === 1
  }

  /** Whether any word for an id may be near: most numbers have none. */
  mayNameId(start: number, end: number): boolean {
    if (this.headerTopics !== NO_TOPICS) return true
    if (this.scannedTo < start) this.scan(start)
    if (this.lastId >= start - MAX_DISTANCE) return true
    return this.topicsOfNote(end) !== NO_TOPICS || this.topicsOfCell(start) !== NO_TOPICS
  }

  /** Whether a value and then `one` follow the last mention of `other`, before `at`. */
  isNext(one: number, other: number, at: number): boolean {
    const end = this.lastBefore(one, at)
    let digits = 0
    for (let index = Math.max(0, this.lastBefore(other, at)); index < end; index++)
      digits += (CLASSES[this.codes[index] ?? 0] ?? 0) & DIGIT
    return digits >= MIN_DIGITS
  }

  private lastBefore(topic: number, at: number): number {
    const end = this.last[topic] ?? FAR_BEFORE
    return end <= at ? end : (this.lastButOne[topic] ?? FAR_BEFORE)
  }

  /** Words after the value that are a clause of their own: `943 476 5919 (NHS number)`, `DEUTDEFF = BIC`. */
  isNoted(topic: number, at: number): boolean {
    return this.topicsOfNote(at)[topic] === 1
  }

  private topicsOfNote(at: number): Uint8Array {
    if (this.noteAt !== at) {
      this.noteAt = at
      this.noteTopics = this.readNote(at)
    }
    return this.noteTopics
  }

  /** Whether the first line of the table around `at` names its column: `| Name | PESEL |`, tabs or semicolons. */
  isInTable(topic: number, at: number): boolean {
    return this.topicsOfCell(at)[topic] === 1
  }

  private topicsOfCell(at: number): Uint8Array {
    if (this.isColumn || !this.beginsCell(at)) return NO_TOPICS
    if (this.cellAt !== at) {
      this.cellAt = at
      this.cellTopics = this.readTableHeader(at)
    }
    return this.cellTopics
  }

  private beginsCell(at: number): boolean {
    const { codes } = this
    const before = codes[at - 1] === SPACE ? at - 2 : at - 1
    return before < 0 || codes[before] === LINE_FEED || isCellSign(codes[before] ?? 0)
  }

  private readTableHeader(at: number): Uint8Array {
    this.readRow(at)
    if (this.rowStart < 0) return NO_TOPICS
    if (this.rowSign === 0 && this.rowCell === 0) this.rowSign = this.signBehind(at)
    if (this.rowSign === 0) return NO_TOPICS
    const header = this.tableStart(this.rowStart, this.rowSign)
    if (header === this.rowStart) return NO_TOPICS
    let from = header
    for (let skipped = 0; skipped < this.rowCell; from++) {
      const unit = this.codes[from] ?? LINE_FEED
      if (unit === LINE_FEED || from >= this.length) return NO_TOPICS
      if (unit === this.rowSign) skipped++
    }
    const to = this.cellEnd(from)
    // A value, not the name of a column.
    for (let index = from; index < to; index++)
      if (((CLASSES[this.codes[index] ?? 0] ?? 0) & DIGIT) !== 0) return NO_TOPICS
    return this.topicsOfHeader(String.fromCharCode(...this.codes.subarray(from, to)).toLowerCase())
  }

  /** Counts the cells of the line up to `at`, from where the last count ended. */
  private readRow(at: number) {
    const { codes } = this
    const floor = Math.max(this.rowAt, at - MAX_LINE, 0)
    let from = at
    while (from > floor && codes[from - 1] !== LINE_FEED) from--
    const isSame = from === this.rowAt && this.rowAt > 0 && codes[from - 1] !== LINE_FEED
    if (!isSame) {
      this.rowStart = from === 0 || codes[from - 1] === LINE_FEED ? from : -1
      this.rowSign = 0
      this.rowCell = 0
    }
    this.rowAt = at
    if (this.rowStart < 0) return
    for (let index = from; index < at; index++) {
      const unit = codes[index] ?? 0
      if (this.rowSign === 0 && isCellSign(unit)) this.rowSign = unit
      if (this.rowSign !== 0 && unit === this.rowSign) this.rowCell++
    }
  }

  private signBehind(at: number): number {
    const sign = this.codes[this.cellEnd(at)] ?? 0
    return isCellSign(sign) ? sign : 0
  }

  private cellEnd(from: number): number {
    let end = from
    while (end < this.length && end < from + MAX_NOTE_LENGTH) {
      const unit = this.codes[end] ?? 0
      if (unit === LINE_FEED || isCellSign(unit)) break
      end++
    }
    return end
  }

  /** -1 when the line begins too far away. */
  private lineStart(at: number, within: number): number {
    let start = at
    while (start > 0 && this.codes[start - 1] !== LINE_FEED && at - start < within) start--
    return start === 0 || this.codes[start - 1] === LINE_FEED ? start : -1
  }

  /** The first of the lines in a row that have the sign. Remembers it, so that each line is read once. */
  private tableStart(line: number, sign: number): number {
    const known = this.tables.get(sign)
    let first = line
    for (let above = line; above > 0 && line - above < MAX_TABLE; ) {
      if (above === known?.line) {
        first = known.first
        break
      }
      const start = this.lineStart(above - 1, MAX_LINE)
      if (start < 0 || !this.codes.subarray(start, above - 1).includes(sign)) break
      first = start
      above = start
    }
    this.tables.set(sign, { line, first })
    return first
  }

  private readNote(at: number): Uint8Array {
    const { codes, length } = this
    const after = codes[at] === CLOSING ? at + 1 : at
    const open = codes[after] === SPACE ? after + 1 : after
    const sign = codes[open] ?? 0
    if (!NOTE_OPENS.has(sign) && !this.isCopula(open)) return NO_TOPICS
    const isBracket = sign === OPENING || sign === OPENING_SQUARE
    for (let end = open + 1; end <= open + MAX_NOTE_LENGTH; end++) {
      const unit = end < length ? (codes[end] ?? 0) : LINE_FEED
      // The words belong to the next value.
      if (unit === COLON || (((CLASSES[unit] ?? 0) & DIGIT) !== 0 && !this.isWord(end - 1))) return NO_TOPICS
      const isEnd = isBracket ? unit === CLOSING || unit === CLOSING_SQUARE : this.endsClause(unit, end)
      if (isEnd) return this.topicsOfHeader(String.fromCharCode(...codes.subarray(open, end)).toLowerCase())
    }
    return NO_TOPICS
  }

  /** `943 476 5919 is my NHS number.` */
  private isCopula(at: number): boolean {
    const { codes } = this
    let hash = 0
    let to = at
    while (to <= at + MAX_COPULA && this.isLetter(to)) hash = mix(hash, codes[to++] ?? 0)
    return to > at && codes[to] === SPACE && COPULAS.has(hash)
  }

  private endsClause(unit: number, at: number): boolean {
    if (NOTE_ENDS.has(unit) || unit === COMMA) return true
    return unit === STOP && !this.isWord(at + 1) && !this.isAbbreviation(at)
  }

  /** `Vers.-Nr.`, `Nat. Ins. No.` */
  private isAbbreviation(stop: number): boolean {
    let from = stop
    while (this.isLetter(from - 1)) from--
    return stop - from <= MAX_ABBREVIATION
  }

  private isWord(at: number): boolean {
    return ((CLASSES[this.codes[at] ?? 0] ?? 0) & WORD) !== 0
  }

  /** A word at the end of a line or clause: `07700 900123 (mobile)`. */
  isFollowedBy(topic: number, at: number): boolean {
    let from = at
    while (from < at + 3 && from < this.length && BEFORE_NOTE.has(this.codes[from] ?? 0)) from++
    const to = this.wordEnd(from)
    if (to === from || BEFORE_MORE.has(this.codes[to] ?? 0)) return false
    return this.phrase(this.wordHash(from, to), from, to)?.topics.includes(topic) ?? false
  }

  /** Two words: `612 345 678 no contesta`. */
  isFollowedByPair(topic: number, at: number): boolean {
    const from = at + 1
    const middle = this.wordEnd(from)
    if (this.codes[at] !== SPACE || middle === from || this.codes[middle] !== SPACE) return false
    const to = this.wordEnd(middle + 1)
    const pair = toPair(this.wordHash(from, middle), this.wordHash(middle + 1, to))
    return this.phrase(pair, from, to)?.topics.includes(topic) ?? false
  }

  private wordEnd(from: number): number {
    let to = from
    while (to < this.length && to < from + MAX_WORD_LENGTH && this.isLetter(to)) to++
    return to
  }

  private wordHash(from: number, to: number): number {
    let hash = 0
    for (let at = from; at < to; at++) hash = mix(hash, lowerCase(this.codes[at] ?? 0))
    return hash
  }

  private scan(at: number) {
    const { codes, length } = this
    let position = Math.max(this.scannedTo, at - MAX_DISTANCE - MAX_WORD_LENGTH)
    if (position > this.scannedTo) {
      while (position < at && this.isLetter(position - 1) && !this.isHump(position)) position++
      this.previousTo = NO_WORD
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
      if (from - this.previousTo <= MAX_GAP) {
        this.remember(this.phrase(toPair(this.previousHash, hash), this.previousFrom, position), position)
      }
      if (position - from === 1) this.readAcronym(lowerCase(codes[from] ?? 0), from, position)
      this.previousHash = hash
      this.previousFrom = from
      this.previousTo = position
    }
    this.scannedTo = position
  }

  /** `N.I.F.`: letters that are words of their own. */
  private readAcronym(unit: number, from: number, to: number) {
    const isAfterStop = this.codes[this.previousTo] === STOP && from - this.previousTo <= MAX_GAP
    const follows = this.previousTo - this.previousFrom === 1 && isAfterStop
    if (!follows) {
      this.acronymHash = 0
      this.acronymFrom = from
    }
    this.acronymHash = mix(this.acronymHash, unit)
    if (follows) this.remember(this.phrase(this.acronymHash, this.acronymFrom, to), to)
  }

  private remember(phrase: Phrase | undefined, position: number) {
    if (phrase === undefined) return
    for (const topic of phrase.topics) {
      if (ID_TOPICS[topic] === 1) this.lastId = position
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
      if (expected === SPACE) continue
      while (!this.isLetter(at) && at < to) at++
      if (lowerCase(this.codes[at++] ?? 0) !== expected) return undefined
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
    const words = joinLetters(header.toLowerCase()).match(/\p{L}+/gu) ?? []
    const topics = new Uint8Array(CONTEXT_WORDS.length)
    let previous = ''
    for (const word of words) {
      for (const phrase of [word, `${previous} ${word}`, `${previous}${word}`]) {
        for (const topic of topicsByPhrase.get(phrase) ?? []) topics[topic] = 1
      }
      previous = word
    }
    const found = topics.includes(1) ? topics : NO_TOPICS
    if (this.headers.size >= 1000) this.headers.clear()
    this.headers.set(header, found)
    return found
  }
}

/** Of a table in a text. */
function isCellSign(unit: number): boolean {
  return unit === BAR || unit === SEMICOLON || unit === TAB
}

/** `N.I.F.` is the word `nif`. */
function joinLetters(text: string): string {
  return text.replace(
    /(?<!\p{L})\p{L}(?:\. ?\p{L}(?!\p{L}))+/gu,
    letters => `${letters} ${letters.replace(/[. ]/g, '')}`,
  )
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
