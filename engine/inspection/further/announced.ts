import type { FurtherInfoType, InfoType } from '../../../shared/domain/inspection.ts'
import type { Report, Window } from '../detector.ts'
import { CLASSES, WORD } from '../patterns/characters.ts'
import { type Mention, Vocabulary } from './vocabulary.ts'

/** How a value is written. */
export type Form = {
  /** Sticky, and of bounded length, so that a try at one position takes constant time. */
  pattern: RegExp
  isValid?: (value: string) => boolean
  /** Whether `isValid` compares check digits. */
  hasCheckDigit?: boolean
}

/** A kind whose values count after words that announce them: `Passport no. X1234567`. */
export type Announced<Kind extends InfoType = FurtherInfoType> = {
  infoType: Kind
  words: readonly string[]
  forms: readonly Form[]
  /** Whether a value counts only next to its words. */
  isNear?: boolean
}

/** In UTF-16 units, from the end of the words to the value. */
const MAX_DISTANCE = 40
/** `Date of birth: 1985-03-12`, `DOB is 1985-03-12`. */
const CLOSE_DISTANCE = 10
const MAX_LINE_BREAKS = 1
/** Between values of a list. */
const LIST_GAP =
  /(?:[ \t]{0,2}[,;/&+\n][ \t]{0,2}(?:(?:and|und|et|y|e|en|i|oraz|و)[ \t])?|[ \t](?:and|und|et|y|e|en|i|oraz|و)[ \t])/y
/** `She lost her passport. Flight LX1234567 ...` */
const SENTENCE_END = /[.!?]\s/y
/** A shorter word before a stop is an abbreviation. */
const MIN_LAST_WORD = 5
const LINE_FEED = 0x0a

const OTHER = -1

/** Finds values after the words of their kind, in prose, forms and the columns of tables. */
export class AnnouncedValues<Kind extends InfoType> {
  private readonly vocabulary: Vocabulary<number>
  private readonly kinds: readonly Announced<Kind>[]

  /** @param otherWords announce values of other meanings */
  constructor(kinds: readonly Announced<Kind>[], otherWords: readonly string[]) {
    this.kinds = kinds
    this.vocabulary = new Vocabulary<number>([
      ...kinds.map(({ words }, index) => [index, words] as const),
      [OTHER, otherWords],
    ])
  }

  find({ text, header }: Window, report: Report) {
    const isColumn = header !== undefined
    const topics = header ? this.vocabulary.find(header).flatMap(mention => mention.topics) : []
    for (const topic of topics) this.findInCells(text, topic, report)
    const mentions = this.vocabulary.find(text)
    for (const [index, mention] of mentions.entries()) {
      const limit = getLimit(text, mention, mentions[index + 1], isColumn)
      for (const topic of mention.topics) {
        if (topics.includes(topic)) continue
        const nearest = this.kinds[topic]?.isNear ? Math.min(limit, mention.end + CLOSE_DISTANCE) : limit
        this.findAfter(text, topic, mention.end, nearest, isColumn, report)
      }
    }
  }

  /** Each cell is a line. */
  private findInCells(text: string, topic: number, report: Report) {
    for (let start = 0; start < text.length; ) {
      const feed = text.indexOf('\n', start)
      const end = feed < 0 ? text.length : feed
      const value = this.findValue(text, topic, start, Math.min(end, start + MAX_DISTANCE))
      if (value) this.report(topic, value, 'VERY_LIKELY', report)
      start = end + 1
    }
  }

  private findAfter(text: string, topic: number, from: number, limit: number, isColumn: boolean, report: Report) {
    let value = this.findValue(text, topic, from, limit)
    while (value) {
      this.report(topic, value, value.start - from <= CLOSE_DISTANCE ? 'VERY_LIKELY' : 'LIKELY', report)
      LIST_GAP.lastIndex = value.end
      if (isColumn || !LIST_GAP.test(text)) return
      value = this.findValue(text, topic, LIST_GAP.lastIndex, LIST_GAP.lastIndex + 1)
    }
  }

  private report(topic: number, { start, end, form }: Value, likelihood: 'LIKELY' | 'VERY_LIKELY', report: Report) {
    const kind = this.kinds[topic]
    if (kind) report(kind.infoType, start, end, likelihood, form.hasCheckDigit ?? false)
  }

  private findValue(text: string, topic: number, from: number, limit: number): Value | undefined {
    const forms = this.kinds[topic]?.forms ?? []
    for (let start = from; start < limit && start < text.length; start++) {
      if (!isStart(text, start, from)) continue
      for (const form of forms) {
        form.pattern.lastIndex = start
        const match = form.pattern.exec(text)
        if (match === null) continue
        const end = start + match[0].length
        if (goesOn(text, end) || (form.isValid && !form.isValid(match[0]))) continue
        return { start, end, form }
      }
    }
    return undefined
  }
}

/** `AA-229` is part of `AA-229-AA`. */
function goesOn(text: string, end: number): boolean {
  return isWord(text, end) || (text[end] === '-' && isWord(text, end + 1))
}

type Value = { start: number; end: number; form: Form }

/** The value of a mention comes before the next mention, and before the end of its sentence or cell. */
function getLimit(text: string, { end }: Mention<number>, next: Mention<number> | undefined, isColumn: boolean) {
  const limit = Math.min(text.length, end + MAX_DISTANCE, next?.start ?? text.length)
  SENTENCE_END.lastIndex = end
  if (isLongWord(text, end) && SENTENCE_END.test(text)) return end
  let breaks = 0
  for (let at = end; at < limit; at++) {
    // `Born in Leeds, he has lived here since 12.03.2010.`
    if (at > end && (text[at] === ',' || text[at] === ';') && text[at + 1] === ' ') return at
    if (text.charCodeAt(at) === LINE_FEED && (isColumn || ++breaks > MAX_LINE_BREAKS)) return at
  }
  return limit
}

function isLongWord(text: string, end: number): boolean {
  for (let at = end - MIN_LAST_WORD; at < end; at++) if (!isWord(text, at)) return false
  return true
}

/** Chinese, Japanese and Korean have no spaces between words. */
function isStart(text: string, at: number, from: number): boolean {
  if (text.charCodeAt(at) >= FIRST_UNSPACED) return true
  if (!isWord(text, at)) return false
  if (at === from) return true
  // `03.2019` is no value of its own in `12.03.2019`.
  const isJoined = at - 2 >= from && './-'.includes(text[at - 1] ?? ' ') && isWord(text, at - 2)
  return !isJoined && !isWord(text, at - 1)
}

const FIRST_UNSPACED = 0x3040

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && ((CLASSES[text.charCodeAt(at)] ?? 0) & WORD) !== 0
}
