import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { COMPANY, PARTICLE, TITLE } from './cues.ts'
import {
  COUNTRY_OR_REGION,
  givenRank,
  type Lexicon,
  ORGANISATION,
  PLACE_BEGINS,
  placeRank,
  surnameRank,
  vocabularyRank,
} from './lexicon.ts'
import { isMotion } from './motion.ts'
import { hasTitleBefore, personContext } from './personContext.ts'
import { beginsSentence, isNameLike, isOrdinary, type Run, runFrom } from './runs.ts'
import { endsAsSurname } from './surnameEndings.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, MIXED, type Tokens, UPPER } from './tokens.ts'
import { foldWord, hashOfStretch } from './wordHash.ts'

const MOST_TOWN_WORDS = 4

/** A person found: tokens, and how sure. */
export type Person = Run & { likelihood: Likelihood }

/**
 * The persons among the capital words of a text. Words of full names are remembered, so that a surname that comes again
 * alone is found there too.
 */
export function findPersons(tokens: Tokens, lexicon: Lexicon, isTaken: (index: number) => boolean): Person[] {
  const persons: Person[] = []
  const alone: Run[] = []
  const known = new Set<number>()

  for (let at = 0; at < tokens.count; ) {
    if (isTaken(at) || !isNameLike(tokens, at)) {
      at += 1
      continue
    }
    const run = runFrom(tokens, at)
    at = run.to
    for (const part of partsOf(tokens, run, isTaken)) {
      const whole = withGivenBehind(tokens, part)
      if (isTown(tokens, lexicon, part)) continue
      const likelihood = whole === part ? judge(tokens, part, run) : 'LIKELY'
      if (likelihood === undefined) alone.push(part)
      else {
        persons.push({ ...whole, likelihood })
        at = Math.max(at, whole.to)
        if (likelihood !== 'POSSIBLE') remember(tokens, part, known)
      }
    }
  }
  for (const part of alone) {
    const isKnown = (word: number) => known.has(tokens.hashes[word] ?? 0) && placeRank(tokens.bits(word)) < 2
    if (wordsOf(tokens, part).every(isKnown)) persons.push({ ...part, likelihood: 'POSSIBLE' })
  }
  return persons
}

/** San Francisco is a town, not a person called San. */
function isTown(tokens: Tokens, lexicon: Lexicon, part: Run): boolean {
  if (part.to - part.from < 2 || part.to - part.from > MOST_TOWN_WORDS || (tokens.bits(part.from) & PLACE_BEGINS) === 0)
    return false
  let hash: number | undefined
  for (let at = part.from; at < part.to; at++) hash = hashOfStretch(tokens.text, tokens.start(at), tokens.end(at), hash)
  return hash !== undefined && placeRank(lexicon.get(hash)) >= 2 && !hasTitleBefore(tokens, part.from)
}

/** Smith, John: in a line or cell of its own. */
function withGivenBehind(tokens: Tokens, part: Run): Run {
  const given = part.to + 1
  const bits = tokens.bits(given)
  if (tokens.mark(part.to) !== 0x2c || tokens.gap(part.to) > 0 || tokens.kind(given) !== CAPITAL) return part
  if (givenRank(bits) < 2 || !beginsSentence(tokens, part.from) || tokens.mark(part.from - 1) === 0x2e) return part
  const words = wordsOf(tokens, part)
  const isSurname = (word: number) => surnameRank(tokens.bits(word)) > 0 && givenRank(tokens.bits(word)) < 3
  if (words.length > 2 || !words.every(isSurname)) return part
  let to = given + 1
  if (tokens.kind(to) === INITIAL) to = tokens.mark(to + 1) === 0x2e ? to + 2 : to + 1
  else if (tokens.kind(to) === CAPITAL && tokens.gap(to) === 1 && givenRank(tokens.bits(to)) >= 2) to += 1
  const isEnd = tokens.kind(to) === LINE_END || '";,)|<\t'.includes(String.fromCharCode(tokens.mark(to) || 0x41))
  return isEnd ? { from: part.from, to } : part
}

/** Cuts a run at ordinary words and titles; initials stay only inside or before a name. */
function partsOf(tokens: Tokens, run: Run, isTaken: (index: number) => boolean): Run[] {
  const parts: Run[] = []
  let from = -1
  const close = (to: number) => {
    if (from < 0) return
    let end = to
    while (end > from && !(tokens.kind(end - 1) === CAPITAL || tokens.kind(end - 1) === UPPER)) end -= 1
    if (end > from) parts.push({ from, to: end })
    from = -1
  }
  for (let at = run.from; at < run.to; at++) {
    const kind = tokens.kind(at)
    const isTitle = kind < MARK && (tokens.bits(at) & TITLE) !== 0 && (from < 0 || givenRank(tokens.bits(at)) < 2)
    const isCalled = from < 0 && hasTitleBefore(tokens, at) && isCallable(tokens, at)
    const isCut =
      isTaken(at) || ((kind === CAPITAL || kind === UPPER) && (isTitle || (!isCalled && isOrdinary(tokens, at))))
    if (isCut) close(at)
    else if (from < 0 && isNameLike(tokens, at)) from = at
  }
  close(run.to)
  return parts
}

/** Behind a title even an ordinary word may be a surname. */
function isCallable(tokens: Tokens, at: number): boolean {
  const bits = tokens.bits(at)
  return vocabularyRank(bits) < 3 || surnameRank(bits) > 0 || (bits & PARTICLE) !== 0
}

/** The words of a part that are neither initials nor particles. */
function wordsOf(tokens: Tokens, part: Run): number[] {
  const words: number[] = []
  for (let at = part.from; at < part.to; at++) {
    const kind = tokens.kind(at)
    if (kind === CAPITAL || kind === UPPER) words.push(at)
  }
  return words
}

function remember(tokens: Tokens, part: Run, known: Set<number>) {
  for (const word of wordsOf(tokens, part))
    if (vocabularyRank(tokens.bits(word)) < 2) known.add(tokens.hashes[word] ?? 0)
}

function judge(tokens: Tokens, part: Run, run: Run): Likelihood | undefined {
  const words = wordsOf(tokens, part)
  const first = tokens.bits(words[0] ?? part.from)
  const last = tokens.bits(words.at(-1) ?? part.from)
  if (hasTitleBefore(tokens, part.from)) return givenRank(first) + surnameRank(last) > 1 ? 'VERY_LIKELY' : 'LIKELY'
  if (isOfCompany(tokens, part, run)) return undefined
  return words.length > 1 || hasInitial(tokens, part)
    ? judgeFull(tokens, part, words)
    : judgeSingle(tokens, part, run, first)
}

/** The part stands in the name of a company: Johnson Controls Ltd, Bank of Smith, Sony. */
function isOfCompany(tokens: Tokens, part: Run, run: Run): boolean {
  for (let at = part.from; at < part.to; at++) {
    if (tokens.bits(at) & ORGANISATION && part.to - part.from === 1) return true
  }
  const isNamed = (at: number) =>
    (isNameLike(tokens, at) || tokens.kind(at) === MIXED) && (tokens.bits(at) & COMPANY) !== 0
  if (isNamed(part.to) || (tokens.mark(part.to) === 0x2c && isNamed(part.to + 1))) return true
  return part.from > run.from && isNamed(part.from - 1) && givenRank(tokens.bits(part.from)) < 2
}

function hasInitial(tokens: Tokens, part: Run): boolean {
  for (let at = part.from; at < part.to; at++) if (tokens.kind(at) === INITIAL) return true
  return false
}

function judgeFull(tokens: Tokens, part: Run, words: readonly number[]): Likelihood | undefined {
  if (words.length > 5) return undefined
  const first = tokens.bits(words[0] ?? part.from)
  const last = tokens.bits(words.at(-1) ?? part.from)
  const [given, surname] = [givenRank(first), surnameRank(last)]
  const vocabulary = vocabularyRank(first) + vocabularyRank(last)
  // Summer Sale, Olive Green: words of the dictionary both.
  if (vocabulary > 2 && part.to - part.from === 2) {
    if (surname < 3 && personContext(tokens, part.from, part.to) === 'none') return undefined
    return given === 3 ? 'LIKELY' : 'POSSIBLE'
  }
  if (given === 3 && surname >= 2) return 'VERY_LIKELY'
  if (given >= 2 && (surname > 0 || placeRank(last) === 0)) return 'LIKELY'
  if (given >= 1 && surname >= 1) return 'LIKELY'
  if ((given >= 1 && vocabularyRank(first) === 0) || (surname >= 2 && hasInitial(tokens, part))) return 'POSSIBLE'
  // Family name first.
  if (surnameRank(first) >= 2 && givenRank(last) >= 2) return 'LIKELY'
  if (hasInitial(tokens, part) && placeRank(first) < 2) return 'POSSIBLE'
  const context = personContext(tokens, part.from, part.to)
  if (context === 'strong') return 'LIKELY'
  const lastWord = foldWord(tokens.text.slice(tokens.start(part.to - 1), tokens.end(part.to - 1)))
  if (fillsLine(tokens, part) && surname > 0 && placeRank(first) < 2) return 'POSSIBLE'
  if (context === 'weak' && placeRank(first) < 2 && placeRank(last) < 2) return 'POSSIBLE'
  if (placeRank(first) > 0 || placeRank(last) > 0) return undefined
  const isSubject = context === 'weak' || fillsLine(tokens, part) || isSubjectOfVerb(tokens, part)
  if (isSubject || surname > 0 || endsAsSurname(lastWord)) return 'POSSIBLE'
  return undefined
}

function judgeSingle(tokens: Tokens, part: Run, run: Run, bits: number): Likelihood | undefined {
  const [given, surname] = [givenRank(bits), surnameRank(bits)]
  const isOrdinaryToo = vocabularyRank(bits) > 0
  const isPlaceToo = placeRank(bits) > (given === 3 ? 2 : 1) || (bits & COUNTRY_OR_REGION) !== 0
  const context = personContext(tokens, part.from, part.to)
  const isKnown = given + surname > 0
  if (context === 'strong' && (isKnown || tokens.kind(part.from) === CAPITAL) && !(isPlaceToo && given < 2))
    return isKnown ? 'LIKELY' : 'POSSIBLE'
  if (isMotion(tokens, part.from - 1)) return undefined
  const isAlone = part.from === run.from && part.to === run.to
  if (!isAlone || tokens.kind(part.from) === UPPER) return undefined
  if (given < 2 && isListed(tokens, part)) return undefined
  if (context === 'weak' && !isPlaceToo && (given > 0 || surname > 1 || !isOrdinaryToo)) return 'POSSIBLE'
  if (given >= 2 && !isOrdinaryToo && !isPlaceToo) return 'POSSIBLE'
  if (surname >= 2 && !isOrdinaryToo && !isPlaceToo && placeRank(bits) === 0 && !beginsSentence(tokens, part.from))
    return 'POSSIBLE'
  return undefined
}

/** Side by side with other bare surnames: White, Willis and Hoffman are a company more often than three persons. */
function isListed(tokens: Tokens, part: Run): boolean {
  const joins = (at: number) =>
    tokens.mark(at) === 0x2c ||
    tokens.mark(at) === 0x26 ||
    (tokens.kind(at) === LOWER && tokens.length(at) === 3 && tokens.text.startsWith('and', tokens.start(at)))
  return (
    (joins(part.to) && isNameLike(tokens, part.to + 1)) || (joins(part.from - 1) && isNameLike(tokens, part.from - 2))
  )
}

/** The only words in their line. */
function fillsLine(tokens: Tokens, part: Run): boolean {
  const isFirst =
    part.from === 0 ||
    tokens.kind(part.from - 1) === LINE_END ||
    (tokens.mark(part.from - 1) !== 0 && tokens.kind(part.from - 2) === LINE_END)
  return isFirst && tokens.kind(part.to) === LINE_END
}

const SUBJECT_VERB = /^(?:is|was|has|had|will|would|can|could|should|[a-z]{2,}ed)$/

function isSubjectOfVerb(tokens: Tokens, part: Run): boolean {
  return (
    tokens.kind(part.to) === LOWER && SUBJECT_VERB.test(tokens.text.slice(tokens.start(part.to), tokens.end(part.to)))
  )
}
