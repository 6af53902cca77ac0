import type { Lexicon } from './lexicon.ts'
import { hashSlice } from './wordHash.ts'

export const LOWER = 0
export const CAPITAL = 1
export const UPPER = 2
export const INITIAL = 3
export const NUMBER = 4
/** Letters with digits or inner capitals: an identifier or product. */
export const MIXED = 5
export const MARK = 6
export const LINE_END = 7

const MAX_WORD_LENGTH = 40
/** An article or preposition before a name or word: l'Italie, dell'Umbria, L'infirmière. */
const ELISION = /^(?:(?:[dlnscmtj]|qu|un|(?:d|n|s)?(?:a|e|u)ll)['’]|[DLSNJ]['’](?=\p{Ll}))/u
const MAX_ELISION = 6
const LETTER = /[\p{L}\p{M}]/u
const UPPER_LETTER = /[\p{Lu}\p{Lt}]/u

const NONE = 0
const SMALL = 1
const LARGE = 2
const DIGIT = 3
const classes = classesBelow(0x600)

/** With its numbers of words by case; `to` is exclusive. */
export type Line = { from: number; to: number; lower: number; capital: number; upper: number }

export class Tokens {
  text = ''
  /** The text is a column with one cell per line. */
  areCells = false
  count = 0
  starts = new Int32Array(1024)
  ends = new Int32Array(1024)
  kinds = new Uint8Array(1024)
  known = new Int32Array(1024)
  hashes = new Uint32Array(1024)

  private readonly lexicon: Lexicon

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  read(text: string, areCells: boolean) {
    this.text = text
    this.areCells = areCells
    this.count = 0
    let at = 0
    while (at < text.length) {
      const unit = text.charCodeAt(at)
      if (unit === 0x20 || unit === 0xa0) at += 1
      else if (unit === 0x0d) at += 1
      else if (unit === 0x0a) this.add(at, ++at, LINE_END)
      else if (classify(unit) === NONE) this.add(at, ++at, MARK)
      else at = this.word(at)
    }
  }

  gap(index: number): number {
    return index === 0 ? 0 : (this.starts[index] ?? 0) - (this.ends[index - 1] ?? 0)
  }

  /** The same, after a possessive: Queen's Gate. */
  gapInName(index: number): number {
    const gap = this.gap(index)
    return gap > 2 && isPossessive(this.text, this.start(index - 1), this.end(index - 1) + 2) ? gap - 2 : gap
  }

  /** UTF-16 unit of a mark; 0 for other tokens and outside the text. */
  mark(index: number): number {
    return index >= 0 && index < this.count && this.kinds[index] === MARK
      ? this.text.charCodeAt(this.starts[index] ?? 0)
      : 0
  }

  kind(index: number): number {
    return index >= 0 && index < this.count ? (this.kinds[index] ?? LINE_END) : LINE_END
  }

  bits(index: number): number {
    return index >= 0 && index < this.count ? (this.known[index] ?? 0) : 0
  }

  start(index: number): number {
    return this.starts[index] ?? 0
  }

  end(index: number): number {
    return this.ends[index] ?? 0
  }

  indexAt(position: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.end(middle) <= position) low = middle + 1
      else high = middle
    }
    return low
  }

  length(index: number): number {
    return this.end(index) - this.start(index)
  }

  /** Bits of a part of the text. */
  lookUp(start: number, end: number): number {
    return this.lexicon.get(hashSlice(this.text, start, end))
  }

  *lines(): Generator<Line> {
    let line: Line = { from: 0, to: 0, lower: 0, capital: 0, upper: 0 }
    for (let at = 0; at <= this.count; at++) {
      const kind = this.kind(at)
      if (kind === LINE_END) {
        line.to = at
        if (at > line.from) yield line
        line = { from: at + 1, to: 0, lower: 0, capital: 0, upper: 0 }
      } else if (kind === LOWER) line.lower += 1
      else if (kind === CAPITAL) line.capital += 1
      else if (kind === UPPER || kind === INITIAL) line.upper += 1
    }
  }

  private word(start: number): number {
    const { text } = this
    let smalls = 0
    let larges = 0
    let digits = 0
    let largeInside = false
    let at = start
    let afterJoint = true
    let isJoined = false
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      const kind = classify(unit)
      if (kind === SMALL) smalls += 1
      else if (kind === LARGE) {
        if (!afterJoint && smalls > 0) largeInside = true
        larges += 1
      } else if (kind === DIGIT) digits += 1
      else if (isJoint(unit) && at + 1 < text.length && joins(text, at, digits)) {
        afterJoint = true
        isJoined = true
        continue
      } else break
      afterJoint = false
    }

    const elision = isJoined ? ELISION.exec(text.slice(start, Math.min(at, start + MAX_ELISION))) : null
    if (elision && at > start + elision[0].length) {
      this.add(start, start + elision[0].length, LOWER)
      return start + elision[0].length
    }
    let end = at
    if (smalls + larges > 1 && isPossessive(text, start, end)) end -= 2
    this.add(
      start,
      end,
      classifyKind(
        smalls,
        larges,
        digits,
        largeInside && !isNamePrefix(text, start),
        classify(text.charCodeAt(start)) === LARGE,
      ),
    )
    return at
  }

  private add(start: number, end: number, kind: number) {
    if (this.count === this.starts.length) this.grow()
    const { count } = this
    this.starts[count] = start
    this.ends[count] = end
    this.kinds[count] = kind
    const isWord = (kind <= INITIAL || kind === MIXED) && end - start <= MAX_WORD_LENGTH
    const hash = isWord ? hashSlice(this.text, start, end) : 0
    this.hashes[count] = hash
    this.known[count] = isWord ? this.lexicon.get(hash) : 0
    this.count = count + 1
  }

  private grow() {
    const length = this.starts.length * 2
    const wider = <T extends Int32Array | Uint32Array | Uint8Array>(to: T, from: T) => {
      to.set(from)
      return to
    }
    this.starts = wider(new Int32Array(length), this.starts)
    this.ends = wider(new Int32Array(length), this.ends)
    this.kinds = wider(new Uint8Array(length), this.kinds)
    this.known = wider(new Int32Array(length), this.known)
    this.hashes = wider(new Uint32Array(length), this.hashes)
  }
}

function classifyKind(smalls: number, larges: number, digits: number, isMixed: boolean, isCapital: boolean): number {
  if (smalls + larges === 0) return NUMBER
  if (digits > 0 || isMixed) return MIXED
  if (larges === 0) return LOWER
  if (smalls === 0) return larges === 1 ? INITIAL : UPPER
  return isCapital ? CAPITAL : MIXED
}

function classify(unit: number): number {
  return unit < classes.length ? (classes[unit] ?? NONE) : classifyByPattern(unit)
}

function classesBelow(end: number): Uint8Array {
  return Uint8Array.from({ length: end }, (_, unit) => classifyByPattern(unit))
}

function classifyByPattern(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return DIGIT
  const letter = String.fromCharCode(unit)
  if (!LETTER.test(letter)) return NONE
  return UPPER_LETTER.test(letter) ? LARGE : SMALL
}

function isJoint(unit: number): boolean {
  return unit === 0x2d || unit === 0x27 || unit === 0x2019
}

function joins(text: string, at: number, digits: number): boolean {
  const after = classify(text.charCodeAt(at + 1))
  const before = at > 0 ? classify(text.charCodeAt(at - 1)) : NONE
  return digits === 0 && (after === SMALL || after === LARGE) && before !== NONE
}

function isPossessive(text: string, start: number, end: number): boolean {
  const apostrophe = text.charCodeAt(end - 2)
  const last = text.charCodeAt(end - 1)
  return end - start > 3 && (last === 0x73 || last === 0x53) && (apostrophe === 0x27 || apostrophe === 0x2019)
}

function isNamePrefix(text: string, start: number): boolean {
  return /^(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O)\p{Lu}/u.test(text.slice(start, start + 6))
}
