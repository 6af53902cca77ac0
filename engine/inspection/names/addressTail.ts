import { COMPANY, GREETING, NAME_LABEL, PARTICLE, PERSON_FOLLOWS, SIGN_OFF, STREET, UNIT } from './cues.ts'
import { givenRank, isCountryOrRegion, PLACE_BEGINS, placeRank, vocabularyRank } from './lexicon.ts'
import { isNameLike } from './runs.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, MIXED, NUMBER, type Tokens, UPPER } from './tokens.ts'

const DOT = 0x2e
const HASH = 0x23
const HYPHEN = 0x2d
const COLON = 0x3a
const COMMA = 0x2c
const MAX_SEPARATORS = 4
const MAX_PARTS = 6
const MAX_PLACE_WORDS = 5
const MAX_ADDRESS_LENGTH = 180

const POSTCODE_OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/i
/** British, Canadian, Irish. */
const POSTCODE_INWARD = /^(?:\d[A-Z]{2}|\d[A-Z]\d|[A-Z]\d[A-Z]{2}|[A-Z][A-Z\d]{3})$/i

const SPANISH_POSTCODE = /^[0-5]\d{4}$/

/** In lower case it may be a unit or an ending: 1990er. */
const DUTCH_POSTCODE = /^[1-9]\d{3}(?:[A-Z]{2}|(?!er|st|th|nd|rd|px|km|kg|mm|cm|hz|ml)[a-z]{2})$/

/** `hasCode`: a postcode with its town; `hasLongCode`: 97-340 or 8500-510. */
export type Tail = { to: number; hasUnit: boolean; hasPlace: boolean; hasCode: boolean; hasLongCode: boolean }

export function readAddressTail(tokens: Tokens, from: number, addressStart: number): Tail {
  const tail: Tail = { to: from, hasUnit: false, hasPlace: false, hasCode: false, hasLongCode: false }
  for (let part = 0; part < MAX_PARTS; part++) {
    const at = skipSeparators(tokens, tail.to)
    if (tokens.start(at) - addressStart > MAX_ADDRESS_LENGTH) break
    const isOnNewPart = at > tail.to
    const unit = findUnitEnd(tokens, at)
    if (unit !== undefined) {
      tail.to = unit
      tail.hasUnit = true
      continue
    }
    const place = findPlaceEnd(tokens, at, isOnNewPart, tail.hasPlace)
    if (place === undefined) break
    tail.hasCode ||= isPostcodeOfTown(tokens, at, tail.hasPlace)
    tail.hasLongCode ||= tokens.mark(at + 1) === HYPHEN && findPostcodeEnd(tokens, at) === at + 3
    tail.to = place
    tail.hasPlace = true
  }
  return tail
}

/** Matches 09001 Burgos, 1016 AD Amsterdam, 50-060 Wrocław; BA1 2QZ behind Bath; 09004 behind Burgos and a comma. */
function isPostcodeOfTown(tokens: Tokens, at: number, hasPlace: boolean): boolean {
  const end = findPostcodeEnd(tokens, at)
  if (end === undefined) return hasTownWithCode(tokens, at)
  if (POSTCODE_OUTWARD.test(wordAt(tokens, at))) return hasPlace
  if (hasPlace && tokens.mark(at - 1) === COMMA && SPANISH_POSTCODE.test(wordAt(tokens, at)) && end === at + 1)
    return true
  const town = skipToTown(tokens, end)
  if (!isNameLike(tokens, town) || !isApart(tokens, town)) return false
  const isCertain = end > at + 1 || tokens.kind(at) === MIXED
  if (isCertain && tokens.kind(town - 1) !== LINE_END) return true
  // The number of the next address: 1885 Jefferson Boulevard.
  if (tokens.bits(town) & STREET || (isNameLike(tokens, town + 1) && tokens.bits(town + 1) & STREET)) return false
  const bits = tokens.bits(town)
  if (bits & PLACE_BEGINS && isNameLike(tokens, town + 1)) return true
  return isCertain || (vocabularyRank(bits) < 2 && (givenRank(bits) < 3 || (bits & PLACE_BEGINS) !== 0))
}

const isApart = (tokens: Tokens, town: number) => tokens.gap(town) > 0 || tokens.kind(town - 1) === LINE_END

/** Matches 5641 KM, Dronrijp; 33019, Leonacco; a known town, or one on a line of its own. */
function skipToTown(tokens: Tokens, end: number): number {
  if (tokens.mark(end) === COMMA && tokens.gap(end) === 0) return end + 1
  return tokens.kind(end) === LINE_END && !tokens.areCells && isTownOnLine(tokens, end + 1) ? end + 1 : end
}

function isTownOnLine(tokens: Tokens, from: number): boolean {
  const bits = tokens.bits(from)
  if (!isNameLike(tokens, from) || vocabularyRank(bits) > 1) return false
  if (placeRank(bits) > 0) return true
  const end = findPlaceWordsEnd(tokens, from) ?? from
  const isWhole = end >= tokens.count || tokens.kind(end) === LINE_END || tokens.mark(end) === DOT
  return isWhole && givenRank(bits) < 2 && (bits & (NAME_LABEL | SIGN_OFF | GREETING)) === 0
}

/** Matches Bath BA1 2QZ; Reno, NV 89501. */
function hasTownWithCode(tokens: Tokens, at: number): boolean {
  const end = findPlaceWordsEnd(tokens, at)
  if (end === undefined) return false
  const isBritish = POSTCODE_OUTWARD.test(wordAt(tokens, end)) && findPostcodeEnd(tokens, end) !== undefined
  const state = tokens.mark(end) === COMMA ? end + 1 : end
  const isAmerican =
    tokens.kind(state) === UPPER &&
    tokens.length(state) === 2 &&
    tokens.kind(state + 1) === NUMBER &&
    tokens.length(state + 1) === 5
  return isBritish || isAmerican
}

function skipSeparators(tokens: Tokens, from: number): number {
  let at = from
  while (at < from + MAX_SEPARATORS && at < tokens.count && isSeparator(tokens, at)) at += 1
  return at
}

function isSeparator(tokens: Tokens, at: number): boolean {
  return (
    (tokens.kind(at) === LINE_END && !tokens.areCells) || ',>;|?/'.includes(String.fromCharCode(tokens.mark(at) || DOT))
  )
}

/** Matches Apt. 5, Suite 300, #12, 3rd floor. */
function findUnitEnd(tokens: Tokens, at: number): number | undefined {
  if (tokens.mark(at) === HASH && isNumber(tokens, at + 1)) return at + 2
  if (tokens.kind(at) === MIXED && /^\d+(?:st|nd|rd|th)$/i.test(wordAt(tokens, at)) && tokens.bits(at + 1) & UNIT)
    return at + 2
  if (tokens.kind(at) === MIXED && /^\d+[ºª]$/.test(wordAt(tokens, at))) return skipStaircase(tokens, at + 1)
  if (tokens.kind(at) >= MARK || (tokens.bits(at) & UNIT) === 0) return undefined
  let next = at + 1
  if (tokens.mark(next) === DOT) next += 1
  if (tokens.mark(next) === HASH) next += 1
  if (tokens.gap(next) > 2) return undefined
  const isLetter = isWordKind(tokens.kind(next)) && tokens.length(next) === 1
  return isNumber(tokens, next) || isLetter ? next + 1 : undefined
}

/** Matches 3º B, 2º izq. */
function skipStaircase(tokens: Tokens, at: number): number {
  if (tokens.kind(at) === INITIAL) return at + 1
  if (!/^(?:izq|izda|dcha|dcho|der|esq|dto)$/.test(wordAt(tokens, at))) return at
  return tokens.mark(at + 1) === DOT ? at + 2 : at + 1
}

function findPlaceEnd(tokens: Tokens, at: number, isOnNewPart: boolean, hasPlace: boolean): number | undefined {
  const code = findPostcodeEnd(tokens, at)
  if (code !== undefined) {
    const town = hasPlace ? code : skipToTown(tokens, code)
    if (isNameLike(tokens, town) && isApart(tokens, town) && tokens.gap(town) < 3)
      return findPlaceWordsEnd(tokens, town) ?? code
    return (isOnNewPart || hasPlace) && (hasPlace || tokens.length(at) >= 5) && !isNumberWithin(tokens, code)
      ? code
      : undefined
  }
  if (!isNameLike(tokens, at)) return undefined
  if (tokens.bits(at) & (SIGN_OFF | GREETING | NAME_LABEL | PERSON_FOLLOWS) && placeRank(tokens.bits(at)) === 0)
    return undefined
  if (
    tokens.kind(at) === UPPER &&
    tokens.length(at) === 2 &&
    (hasPlace || findPostcodeEnd(tokens, at + 1) !== undefined)
  )
    return at + 1
  const end = findPlaceWordsEnd(tokens, at)
  if (end === undefined || tokens.mark(end) === COLON) return undefined
  if (!isOnNewPart && placeRank(tokens.bits(at)) === 0) return undefined
  const isKnown =
    vocabularyRank(tokens.bits(at)) < 2 && (placeRank(tokens.bits(at)) > 0 || (tokens.bits(at) & PLACE_BEGINS) !== 0)
  const after = skipSeparators(tokens, end)
  const isFollowed = isRegionOrPostcode(tokens, after)
  const isPerson = givenRank(tokens.bits(at)) >= 2 && placeRank(tokens.bits(at)) < 2 && end - at > 1
  return (isKnown && !isPerson) || isFollowed ? end : undefined
}

/** Evidence that unknown words are a town. */
function isRegionOrPostcode(tokens: Tokens, at: number): boolean {
  if (findPostcodeEnd(tokens, at) !== undefined) return true
  if (!isNameLike(tokens, at)) return false
  if (tokens.kind(at) === UPPER && tokens.length(at) === 2) return true
  if (isCountryOrRegion(tokens.bits(at))) return true
  const end = findPlaceWordsEnd(tokens, at)
  return end !== undefined && (tokens.bits(at) & PLACE_BEGINS || end === at + 1) && tokens.kind(end) === NUMBER
    ? findPostcodeEnd(tokens, end) !== undefined
    : false
}

function findPlaceWordsEnd(tokens: Tokens, from: number): number | undefined {
  let to = from
  for (let at = from; at < from + MAX_PLACE_WORDS && at < tokens.count; at++) {
    if (at > from && (tokens.gap(at) === 0 || tokens.gap(at) > 2)) break
    const bits = tokens.bits(at)
    if (isNameLike(tokens, at)) {
      if (
        bits & COMPANY ||
        (vocabularyRank(bits) === 3 &&
          placeRank(bits) === 0 &&
          (bits & (PARTICLE | PLACE_BEGINS)) === 0 &&
          !isSecondOfPlace(tokens, at, from))
      )
        break
      if (at > from && tokens.kind(at) === UPPER && tokens.length(at) === 2) break
      to = at + 1
    } else if (tokens.kind(at) !== LOWER || (bits & PARTICLE) === 0) break
  }
  const isInBrackets = tokens.mark(to) === 0x28 && isNameLike(tokens, to + 1) && tokens.mark(to + 2) === 0x29
  if (to > from && isInBrackets && !isRole(tokens, to + 1)) return to + 3
  return to > from ? to : undefined
}

/** Matches Lake Sean. */
const isSecondOfPlace = (tokens: Tokens, at: number, from: number) =>
  at === from + 1 && (tokens.bits(from) & PLACE_BEGINS) !== 0

/** A word in brackets after a town may be a region or the resident's role. */
const isRole = (tokens: Tokens, at: number) =>
  placeRank(tokens.bits(at)) === 0 && /(?:er|or|in|nt)$/i.test(wordAt(tokens, at))

function findPostcodeEnd(tokens: Tokens, at: number): number | undefined {
  // Matches D-04106.
  if (
    /^(?:D|A|CH|F|B|L|I|E|NL)$/.test(wordAt(tokens, at)) &&
    tokens.mark(at + 1) === 0x2d &&
    tokens.gap(at + 1) === 0 &&
    tokens.kind(at + 2) === NUMBER
  )
    return tokens.length(at + 2) >= 4 ? at + 3 : undefined
  const length = tokens.length(at)
  if (tokens.kind(at) === MIXED && DUTCH_POSTCODE.test(wordAt(tokens, at))) return at + 1
  // Matches 00-238, 4050-262, 582 23.
  const isJoined = tokens.mark(at + 1) === 0x2d && tokens.gap(at + 1) === 0 && tokens.gap(at + 2) === 0
  if (tokens.kind(at) === NUMBER && (length === 2 || length === 4) && isJoined && isThreeDigits(tokens, at + 2))
    return at + 3
  const isSpaced = tokens.gap(at + 1) === 1 && tokens.kind(at + 1) === NUMBER && tokens.length(at + 1) === 2
  if (isThreeDigits(tokens, at) && isSpaced && isNameLike(tokens, at + 2)) return at + 2
  if (tokens.kind(at) === NUMBER && length === 8) return isBeforeBrazilianState(tokens, at + 1) ? at + 1 : undefined
  if (tokens.kind(at) === NUMBER && (length === 4 || length === 5 || length === 6)) {
    // Matches 90210-1234; 80896-254; 1012 AB.
    const isFourDigits = tokens.kind(at + 2) === NUMBER && tokens.length(at + 2) === 4
    if (
      tokens.mark(at + 1) === 0x2d &&
      tokens.gap(at + 1) === 0 &&
      (isFourDigits || (length === 5 && isThreeDigits(tokens, at + 2)))
    )
      return at + 3
    if (length === 4 && tokens.kind(at + 1) === UPPER && tokens.length(at + 1) === 2 && tokens.gap(at + 1) === 1)
      return at + 2
    return at + 1
  }
  if (
    length >= 2 &&
    length <= 4 &&
    POSTCODE_OUTWARD.test(wordAt(tokens, at)) &&
    POSTCODE_INWARD.test(wordAt(tokens, at + 1))
  )
    return at + 2
  return undefined
}

const isThreeDigits = (tokens: Tokens, at: number) => tokens.kind(at) === NUMBER && tokens.length(at) === 3

/** Matches Nunes / MT behind a postcode without hyphen. */
function isBeforeBrazilianState(tokens: Tokens, from: number): boolean {
  let at = from
  while (at < from + MAX_PLACE_WORDS && (isNameLike(tokens, at) || tokens.bits(at) & PARTICLE)) at += 1
  const isDivided = '/-'.includes(String.fromCharCode(tokens.mark(at) || DOT))
  return at > from && isDivided && tokens.kind(at + 1) === UPPER && tokens.length(at + 1) === 2
}

/** More digits follow: a phone number, date or amount. */
function isNumberWithin(tokens: Tokens, end: number): boolean {
  if (tokens.kind(end) === NUMBER && tokens.gap(end) <= 1) return true
  return (
    tokens.gap(end) === 0 &&
    tokens.kind(end + 1) === NUMBER &&
    '.-/:)'.includes(String.fromCharCode(tokens.mark(end) || 0x41))
  )
}

/** Matches a house or flat number: 12, 12b. */
export function isNumber(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) === NUMBER) return tokens.length(at) <= 6
  return tokens.kind(at) === MIXED && tokens.length(at) <= 6 && /^\d+[a-z]$/i.test(wordAt(tokens, at))
}

export function wordAt(tokens: Tokens, at: number): string {
  return at >= 0 && at < tokens.count ? tokens.text.slice(tokens.start(at), tokens.end(at)) : ''
}

export const isWordKind = (kind: number) => kind === CAPITAL || kind === UPPER || kind === INITIAL || kind === LOWER
