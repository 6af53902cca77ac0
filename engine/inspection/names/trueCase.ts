import { COMPANY, GREETING, KINSHIP, NAME_LABEL, PARTICLE, STREET, STREET_LEADS, TITLE, UNIT } from './cues.ts'
import { givenRank, type Lexicon, PLACE_BEGINS, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { raiseBeforePostcodes } from './postcodeLines.ts'
import { raiseNamesInPosition } from './raiseNames.ts'
import { beginsSentence } from './runs.ts'
import { STREET_ENDING } from './streets.ts'
import { CAPITAL, INITIAL, LINE_END, type Line, LOWER, MARK, MIXED, NUMBER, type Tokens, UPPER } from './tokens.ts'
import { hashSlice } from './wordHash.ts'

const DOT = 0x2e
const HYPHEN = 0x2d
const COLON = 0x3a
const MAX_STREET_WORDS = 4
const MAX_PLACE_WORDS = 4
/** Words after a street in which a town follows. */
const TOWN_REACH = 6
const MIN_UPPER_WORDS = 3
/** Words of a sentence rather than of a label with its value. */
const MIN_SENTENCE = 3
const ARTICLE = /^(?:les?|une?|el|los|las|il|the|eine?|ett|een)$/
const BEFORE_PLACE = /^(?:in|from|near|to|aus|nach|bei|uit|naar|från|till|à)$/

/** Gives words the case that they have in edited text, so that names in lower-case and upper-case lines are found. */
export function trueCase(tokens: Tokens, lexicon: Lexicon) {
  for (const line of tokens.lines()) {
    const { from, to, lower, capital, upper } = line
    if (capital === 0 && upper === 0 && lower > 0) raiseLine(tokens, lexicon, line)
    else if (capital === 0 && upper === 0) raiseBeforePostcodes(tokens, line)
    else if (upper >= MIN_UPPER_WORDS && lower === 0 && capital === 0) lowerLine(tokens, from, to)
    else if (lower > 0) {
      const isChat = tokens.kind(from) === LOWER && tokens.kind(from - 2) === LINE_END && !tokens.areCells
      for (let at = from; at < to; at++) {
        if (isOneLetterWord(tokens, at)) tokens.kinds[at] = LOWER
        if (!isBehindArticle(tokens, at)) {
          if (isChat || vocabularyRank(tokens.bits(at)) === 0) raiseFullName(tokens, at)
          if (isChat && tokens.kind(at) === LOWER && !isInIdentifier(tokens, at)) raiseSingleName(tokens, at, true)
        }
        if (BEFORE_PLACE.test(word(tokens, at - 1))) raisePlace(tokens, lexicon, at)
      }
    }
  }
}

/** Matches le manuel, ett tom fil; German and Dutch put articles before names. */
const isBehindArticle = (tokens: Tokens, at: number) =>
  tokens.kind(at - 1) === LOWER && ARTICLE.test(word(tokens, at - 1))

/** A sentence begins with a word of one letter, not an initial: A reunião, I Grekland, W Krakowie. */
function isOneLetterWord(tokens: Tokens, at: number): boolean {
  return (
    tokens.kind(at) === INITIAL && tokens.gap(at + 1) > 0 && tokens.mark(at + 1) === 0 && beginsSentence(tokens, at)
  )
}

/** HOUSTON is a name between words of a dictionary: ARRESTED IN HOUSTON ON FRIDAY. */
function lowerLine(tokens: Tokens, from: number, to: number) {
  let streetEnd = from
  for (let at = from; at < to; at++) {
    if (tokens.kind(at) === NUMBER || tokens.kind(at) === MIXED) streetEnd = findStreetEnd(tokens, at)
    if (tokens.kind(at) !== UPPER || at < streetEnd) continue
    const bits = tokens.bits(at)
    const [vocabulary, given, surname] = [vocabularyRank(bits), givenRank(bits), surnameRank(bits)]
    const isBeforeSurname =
      given >= 2 && vocabulary < 3 && surnameRank(tokens.bits(at + 1)) >= 2 && vocabularyRank(tokens.bits(at + 1)) === 0
    const isName =
      vocabulary === 0 || isBeforeSurname || (vocabulary === 1 && (given >= 2 || surname >= 2 || placeRank(bits) >= 2))
    if (isName || bits & (COMPANY | STREET | UNIT | TITLE)) {
      if (tokens.length(at) > 2) tokens.kinds[at] = CAPITAL
    } else tokens.kinds[at] = LOWER
  }
}

/** Matches 77 QUEEN STREET. */
function findStreetEnd(tokens: Tokens, number: number): number {
  for (let at = number + 1; at <= number + MAX_STREET_WORDS && tokens.kind(at) === UPPER; at++)
    if (at > number + 1 && tokens.bits(at) & STREET) return at + 1
  return number
}

function raiseLine(tokens: Tokens, lexicon: Lexicon, line: Line) {
  const { from, to, lower } = line
  raiseBeforePostcodes(tokens, line)
  raiseNamesInPosition(tokens, line)
  for (let at = from; at < to; at++) {
    if (tokens.kind(at) === NUMBER || tokens.kind(at) === MIXED) raiseNumberedStreet(tokens, at, to)
    if (tokens.kind(at) !== LOWER) continue
    if (tokens.bits(at) & UNIT) raiseStreetBeforeUnit(tokens, at, from)
    raiseLedStreet(tokens, at, to)
    const mayBeName = !isBehindArticle(tokens, at)
    if (mayBeName) raiseFullName(tokens, at)
    if (isInIdentifier(tokens, at)) continue
    raisePlace(tokens, lexicon, at)
    if (mayBeName) raiseSingleName(tokens, at, lower >= MIN_SENTENCE && !tokens.areCells)
  }
}

/** Behind a label, title, greeting or role any name; in a sentence a common given name. */
function raiseSingleName(tokens: Tokens, at: number, isSentence: boolean) {
  const bits = tokens.bits(at)
  if (vocabularyRank(bits) > 0) return
  const [given, surname] = [givenRank(bits), surnameRank(bits)]
  const isGiven = isSentence && given >= 2 && placeRank(bits) < 2
  const isCalled = (tokens.bits(at - 1) & (GREETING | KINSHIP)) !== 0 && tokens.kind(at - 1) === LOWER && given > 0
  const isTitled = (tokens.bits(at - 1) & TITLE) !== 0 && surname > 0
  if (isGiven || isCalled || isTitled || ((given >= 2 || surname >= 1) && isLabelled(tokens, at)))
    tokens.kinds[at] = CAPITAL
}

/** Matches pawel.zielinski@example.com, anna_1, home/anna, plymouth(8). */
function isInIdentifier(tokens: Tokens, at: number): boolean {
  const isJoined = (mark: number, after: number) =>
    '.@_/\\#='.includes(String.fromCharCode(mark || 0x20)) && tokens.gap(after) === 0
  const isBehind = tokens.gap(at) === 0 && (isJoined(tokens.mark(at - 1), at) || isOption(tokens, at))
  const isManual = tokens.mark(at + 1) === 0x28 && tokens.gap(at + 1) === 0 && tokens.kind(at + 2) === NUMBER
  return (
    isBehind ||
    isManual ||
    (tokens.gap(at + 1) === 0 && isJoined(tokens.mark(at + 1), at + 2) && tokens.kind(at + 2) !== LINE_END)
  )
}

/** Matches --plymouth. */
const isOption = (tokens: Tokens, at: number) =>
  tokens.mark(at - 1) === HYPHEN && tokens.mark(at - 2) === HYPHEN && tokens.gap(at - 1) === 0

/** A given name before a surname, with particles between them. */
function raiseFullName(tokens: Tokens, at: number) {
  const bits = tokens.bits(at)
  if (tokens.kind(at) !== LOWER || givenRank(bits) < 2 || vocabularyRank(bits) > 2) return
  let last = at + 1
  while (last < at + 3 && tokens.kind(last) === LOWER && tokens.bits(last) & PARTICLE) last += 1
  const next = tokens.bits(last)
  if (tokens.kind(last) !== LOWER || tokens.gap(last) !== 1 || surnameRank(next) === 0) return
  const isRare = vocabularyRank(bits) === 0
  const isSurname = vocabularyRank(next) === 0 || (isRare && surnameRank(next) >= 2 && vocabularyRank(next) < 2)
  if (!isSurname || (!isRare && (surnameRank(next) < 2 || givenRank(bits) < 2))) return
  tokens.kinds[at] = CAPITAL
  tokens.kinds[last] = CAPITAL
}

/** Matches name is ..., name: ... */
function isLabelled(tokens: Tokens, at: number): boolean {
  const isJoint =
    tokens.mark(at - 1) === COLON ||
    (tokens.kind(at - 1) === LOWER && tokens.text.slice(tokens.start(at - 1), tokens.end(at - 1)) === 'is')
  return isJoint && (tokens.bits(at - 2) & NAME_LABEL) !== 0
}

/** Towns of at least 50,000 people, and longer names of places. */
function raisePlace(tokens: Tokens, lexicon: Lexicon, from: number) {
  let hash: number | undefined
  let to = -1
  for (let at = from; at < from + MAX_PLACE_WORDS; at++) {
    if (tokens.kind(at) !== LOWER || (at > from && tokens.gap(at) !== 1)) break
    hash = hashSlice(tokens.text, tokens.start(at), tokens.end(at), hash)
    const bits = at === from ? tokens.bits(at) : lexicon.get(hash)
    const isKnown = at === from ? placeRank(bits) >= 2 && vocabularyRank(bits) === 0 : placeRank(bits) >= 3
    if (isKnown) to = at + 1
    if ((bits & PLACE_BEGINS) === 0) break
  }
  for (let at = from; at < to; at++) if ((tokens.bits(at) & PARTICLE) === 0 || at === from) tokens.kinds[at] = CAPITAL
}

/** 3911 fourth avenue suite 112: from the unit back to the number. */
function raiseStreetBeforeUnit(tokens: Tokens, unit: number, lineStart: number) {
  const number = tokens.mark(unit + 1) === DOT ? unit + 2 : unit + 1
  if (tokens.kind(number) !== NUMBER) return
  let from = unit - 1
  while (from > lineStart && from > unit - MAX_STREET_WORDS && tokens.kind(from - 1) !== NUMBER) from -= 1
  if (tokens.kind(from - 1) === NUMBER) raise(tokens, from, unit)
}

/** Matches 88 victoria road; 25 rue victor hugo. */
function raiseNumberedStreet(tokens: Tokens, number: number, lineEnd: number) {
  if (tokens.length(number) > 5 || !/^\d+[a-z]?$/.test(word(tokens, number))) return
  const first = tokens.mark(number + 1) === 0x2c ? number + 2 : number + 1
  const isLed = isLead(tokens, first)
  for (let at = first; at <= first + MAX_STREET_WORDS && at < lineEnd; at++) {
    if (tokens.kind(at) !== LOWER || tokens.gap(at) !== 1) break
    const isStreet = at > first && (tokens.bits(at) & STREET) !== 0 && vocabularyRank(tokens.bits(at)) < 3
    if (isStreet || STREET_ENDING.test(word(tokens, at))) {
      if (isStreet && isOrdinaryStreet(tokens, first, at) && !isTownBehind(tokens, at + 1, lineEnd)) return
      raise(tokens, first, at + 1)
      return raiseTown(tokens, at + 1, lineEnd)
    }
  }
  if (!isLed) return
  let to = first + 1
  while (to < first + MAX_STREET_WORDS && tokens.kind(to) === LOWER && tokens.gap(to) === 1) to += 1
  if (!isTownBehind(tokens, to, lineEnd)) return
  raise(tokens, first, to)
  raiseTown(tokens, to, lineEnd)
}

/** Matches hauptstraße 5; calle mayor 3; ul. długa 15. */
function raiseLedStreet(tokens: Tokens, from: number, lineEnd: number) {
  const isEnding = STREET_ENDING.test(word(tokens, from)) && tokens.length(from) > 4
  if (!isEnding && !isLead(tokens, from)) return
  let at = tokens.mark(from + 1) === DOT && tokens.gap(from + 1) === 0 ? from + 2 : from + 1
  while (!isEnding && at < from + MAX_STREET_WORDS + 1 && tokens.kind(at) === LOWER && tokens.gap(at) <= 1) at += 1
  const number = tokens.mark(at) === 0x2c ? at + 1 : at
  const isNumbered = /^\d{1,4}[a-z]?$/.test(word(tokens, number)) && tokens.gap(number) === 1
  const isCertain = isEnding || (word(tokens, from) === 'ul' && tokens.mark(from + 1) === DOT)
  if (!isNumbered || (!isCertain && (at === from + 1 || !isTownBehind(tokens, number + 1, lineEnd)))) return
  raise(tokens, from, at)
  raiseTown(tokens, number + 1, lineEnd)
}

const isLead = (tokens: Tokens, at: number) =>
  tokens.kind(at) === LOWER &&
  (tokens.bits(at) & STREET_LEADS) !== 0 &&
  (tokens.bits(at) & PARTICLE) === 0 &&
  (vocabularyRank(tokens.bits(at)) < 3 || tokens.mark(at + 1) === DOT)

/** 10 good street signs is no address. */
function isOrdinaryStreet(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (vocabularyRank(tokens.bits(at)) === 0) return false
  return true
}

function isTownBehind(tokens: Tokens, from: number, lineEnd: number): boolean {
  for (let at = from; at < Math.min(lineEnd, from + TOWN_REACH); at++) {
    if (tokens.kind(at) === NUMBER && tokens.length(at) >= 4) return true
    if (tokens.kind(at) <= INITIAL && placeRank(tokens.bits(at)) > 0 && vocabularyRank(tokens.bits(at)) === 0)
      return true
  }
  return false
}

/** Villages too, because a street precedes them. */
function raiseTown(tokens: Tokens, from: number, lineEnd: number) {
  for (let at = from; at < Math.min(lineEnd, from + TOWN_REACH); at++) {
    if (tokens.kind(at) !== LOWER) continue
    const isDutchCode =
      tokens.length(at) === 2 && tokens.kind(at - 1) === NUMBER && tokens.length(at - 1) === 4 && tokens.gap(at) === 1
    if (isDutchCode) tokens.kinds[at] = UPPER
    else if (placeRank(tokens.bits(at)) > 0 && vocabularyRank(tokens.bits(at)) < 2) tokens.kinds[at] = CAPITAL
  }
}

function raise(tokens: Tokens, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (tokens.kind(at) === LOWER && (at === from || (tokens.bits(at) & PARTICLE) === 0)) tokens.kinds[at] = CAPITAL
}

function word(tokens: Tokens, at: number): string {
  return tokens.kind(at) < MARK ? tokens.text.slice(tokens.start(at), tokens.end(at)) : ''
}
