import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { addressTail, isNumber, isWordKind, type Tail, wordAt } from './addressTail.ts'
import { ADDRESS_LABEL, CALENDAR, PARTICLE, STREET, STREET_LEADS, UNIT } from './cues.ts'
import { givenRank, vocabularyRank } from './lexicon.ts'
import { isNameLike, type Run } from './runs.ts'
import { LINE_END, LOWER, MARK, MIXED, NUMBER, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const MOST_WORDS = 6

const BOX =
  /(?:P\.? ?O\.? ?Box|Post(?:al)? Office Box|Postfach|Postbus|Bo[iî]te postale|B\.?P\.?|Apartado(?: de correos)?|Casella postale|C\.?P\.?|PSC \d{1,5},? Box|(?:Unit|CMR) \d{1,5},? Box) ?(?:\d{1,6}(?: \d{2}){0,2}|[A-Z]\d{1,5})\b/iy
const BOX_BEGINS = /[pbcau]/i

/** Street names of one word, by how they end. */
const STREET_ENDING =
  /(?:stra(?:ss|ß)e|str|weg|platz|allee|gasse|chaussee|ufer|damm|ring|stieg|straat|laan|plein|gracht|kade|dijk|singel|steeg|gata|gatan|gade|v[eä]gen|veien|vegen|vej|vangen|katu|kuja|polku|tänav|utca|stræti|stígur|vegur)$/i

/** Streets are called so, and many other things. */
const MEANS_MORE =
  /^(?:way|drive|close|court|place|square|park|green|rise|hill|row|walk|circle|pass|bend|ridge|loop|trail|gardens|grove|highway|alley|quay|pike)$/i

/** An address found: tokens, and how sure. */
export type Address = Run & { likelihood: Likelihood }

/** The addresses of a text, each with all that belongs to it: number, street, unit, postcode, town, country. */
export function findAddresses(tokens: Tokens): Address[] {
  const addresses: Address[] = []
  for (let at = 0; at < tokens.count; ) {
    const found = addressAt(tokens, at)
    if (found) addresses.push(found)
    at = found ? found.to : at + 1
  }
  return addresses
}

function addressAt(tokens: Tokens, at: number): Address | undefined {
  const kind = tokens.kind(at)
  if (kind === NUMBER || kind === MIXED)
    return isNumber(tokens, at) && !isInsideNumber(tokens, at) ? numberFirst(tokens, at) : undefined
  if (!isWordKind(kind)) return undefined
  return box(tokens, at) ?? corner(tokens, at) ?? (isNameLike(tokens, at) ? streetFirst(tokens, at) : undefined)
}

/** 12 High Street; 8, rue de la Paix; 1200 4th Ave; 25615 Tawastintie 72. */
function numberFirst(tokens: Tokens, from: number): Address | undefined {
  let at = from + 1
  if ((tokens.mark(at) === 0x2d || tokens.mark(at) === 0x2f) && tokens.gap(at) === 0 && isNumber(tokens, at + 1))
    at += 2
  if (/^(?:bis|ter|quater)$/.test(wordAt(tokens, at))) at += 1
  if (tokens.mark(at) === COMMA) at += 1
  else if (isNumber(tokens, at) && tokens.gap(at) === 1 && isNameLike(tokens, at + 1)) at += 1
  if (tokens.gap(at) === 0 || tokens.gap(at) > 2) return undefined

  const street = streetAt(tokens, at)
  if (street === undefined) return undefined
  const behind = houseNumberEnd(tokens, street.to)
  const tail = addressTail(tokens, behind ?? street.to, tokens.start(from))
  if (isDoubtful(tokens, from, street, tail)) return undefined
  const likelihood = street.isNamed
    ? tail.hasPlace || tail.hasUnit
      ? 'VERY_LIKELY'
      : 'LIKELY'
    : judgeUnnamed(tokens, from, street, behind !== undefined, tail.hasUnit, tail.hasPlace)
  return likelihood && { from, to: tail.to, likelihood }
}

/** Words of the dictionary alone, and nothing that only an address has: 100 Percent Cotton Drive, 10 Base Street Lights. */
function isDoubtful(tokens: Tokens, from: number, street: Street, tail: Tail): boolean {
  if (!street.isNamed || !street.isOrdinary || tail.hasPlace || tail.hasUnit || hasLabelBefore(tokens, from))
    return false
  const last = tokens.mark(street.to - 1) === DOT ? street.to - 2 : street.to - 1
  const goesOn =
    isNameLike(tokens, street.to) && tokens.gap(street.to) === 1 && vocabularyRank(tokens.bits(street.to)) > 0
  return goesOn || MEANS_MORE.test(wordAt(tokens, last))
}

/** No word says that it is a street: numbers around it, a unit or town behind it, a label before it may. */
function judgeUnnamed(
  tokens: Tokens,
  from: number,
  street: Street,
  hasNumberBehind: boolean,
  hasUnit: boolean,
  hasPlace: boolean,
): Likelihood | undefined {
  const isLabelled = hasLabelBefore(tokens, from)
  if (hasUnit && (isLabelled || hasNumberBehind || hasPlace || !street.isOrdinary)) return 'LIKELY'
  if (isLabelled && (hasNumberBehind || hasPlace)) return 'LIKELY'
  if (hasNumberBehind && hasPlace && !street.isOrdinary) return 'POSSIBLE'
  return hasNumberBehind && !street.hasOrdinary ? 'POSSIBLE' : undefined
}

/** Hauptstraße 5; Via Roma 10; Calle Mayor, 3. */
function streetFirst(tokens: Tokens, from: number): Address | undefined {
  const street = streetAt(tokens, from)
  if (street === undefined || tokens.bits(from) & UNIT) return undefined
  const behind = houseNumberEnd(tokens, street.to)
  if (behind === undefined) return undefined
  const tail = addressTail(tokens, behind, tokens.start(from))
  if (isDoubtful(tokens, from, street, tail)) return undefined
  if (street.isNamed) return { from, to: tail.to, likelihood: tail.hasPlace || tail.hasUnit ? 'VERY_LIKELY' : 'LIKELY' }
  const isLikely = !street.isOrdinary && (tail.hasUnit || hasLabelBefore(tokens, from))
  return isLikely ? { from, to: tail.to, likelihood: 'POSSIBLE' } : undefined
}

/** `isOrdinary`: all its words are in a dictionary; `hasOrdinary`: some are. */
type Street = { to: number; isNamed: boolean; isOrdinary: boolean; hasOrdinary: boolean }

/** The words of a street's name, up to the word that says that it is one. */
function streetAt(tokens: Tokens, from: number): Street | undefined {
  let to = from
  let isNamed = false
  let isOrdinary = true
  let hasOrdinary = false
  let isLed = false
  for (let at = from; at < from + MOST_WORDS * 2 && at < tokens.count; at++) {
    if (at > from && tokens.gapInName(at) > 2) break
    const bits = tokens.bits(at)
    const kind = tokens.kind(at)
    if (
      tokens.mark(at) === DOT &&
      at > from &&
      tokens.gap(at) === 0 &&
      tokens.length(at - 1) <= 6 &&
      isWordKind(tokens.kind(at - 1)) &&
      endsAbbreviation(tokens, at)
    ) {
      to = at + 1
      continue
    }
    if (at > from && tokens.gap(at) === 0 && tokens.mark(at - 1) !== DOT) break
    const isOrdinal = kind === MIXED && /^\d+(?:st|nd|rd|th)$/i.test(wordAt(tokens, at))
    const isLower =
      kind === LOWER && ((bits & (PARTICLE | STREET | STREET_LEADS)) !== 0 || isLastOfStreet(tokens, at, from))
    if (!isNameLike(tokens, at) && !isOrdinal && !isLower) break
    if (bits & CALENDAR && at === from && givenRank(bits) < 2) return undefined
    if (bits & UNIT && at > from && (isNumber(tokens, at + 1) || tokens.mark(at + 1) === DOT)) break
    const ends = (bits & STREET) !== 0 && at > from && kind !== LOWER
    if (kind === LOWER && bits & STREET && at > from && !isNameLike(tokens, at + 1)) {
      if (!isNameLike(tokens, at - 1)) break
      isNamed = true
      to = tokens.mark(at + 1) === DOT && tokens.gap(at + 1) === 0 && tokens.length(at) <= 4 ? at + 2 : at + 1
      break
    }
    if (at === from && bits & STREET_LEADS) isLed = true
    else if (kind !== LOWER && (isLed || vocabularyRank(bits) === 0)) isOrdinary = false
    else if (kind !== LOWER) hasOrdinary = true
    if (kind !== LOWER || isLastOfStreet(tokens, at, from)) to = at + 1
    if (ends || (vocabularyRank(bits) === 0 && STREET_ENDING.test(wordAt(tokens, at)))) {
      isNamed = true
      if (!isNameLike(tokens, at + 1) || (tokens.bits(at + 1) & STREET) === 0) {
        if (tokens.mark(at + 1) === DOT && tokens.gap(at + 1) === 0 && endsAbbreviation(tokens, at + 1)) to = at + 2
        break
      }
    }
  }
  if (to === from) return undefined
  const words = to - from
  if (isLed && words > 1) isNamed = true
  return { to, isNamed, isOrdinary, hasOrdinary }
}

/** A small word between a capital one and the number of the house: Stensås terrasse 38. */
function isLastOfStreet(tokens: Tokens, at: number, from: number): boolean {
  return at > from && isNumber(tokens, at + 1) && isNumber(tokens, from - 1) && vocabularyRank(tokens.bits(at)) < 3
}

/** A dot after St. or ul., not that of a sentence. */
function endsAbbreviation(tokens: Tokens, dot: number): boolean {
  const word = wordAt(tokens, dot - 1)
  if (
    /(?:str|^(?:ave?|bd|blvd|ct|dr|hwy|ln|pkwy|pl|rd|rkp|sq|st|ste|ter|u|ul|ut|s|n|e|w))$/i.test(word) ||
    tokens.gap(dot + 1) === 0
  )
    return true
  return word.length <= 3 && vocabularyRank(tokens.bits(dot - 1)) === 0
}

/** A house number behind the street: 12, 12b, 12-14, nº 5. */
function houseNumberEnd(tokens: Tokens, from: number): number | undefined {
  let at = from
  if (tokens.mark(at) === COMMA && tokens.gap(at) === 0) at += 1
  if (!isNumber(tokens, at) || tokens.length(at) > 5 || tokens.gap(at) === 0 || tokens.gap(at) > 2) return undefined
  if (tokens.kind(at) === NUMBER && isNameLike(tokens, at + 1) && tokens.length(at) === 5 && at > from) return undefined
  let to = at + 1
  // An amount: 23.10.
  if (
    (tokens.mark(to) === DOT || tokens.mark(to) === COMMA) &&
    tokens.gap(to) === 0 &&
    tokens.gap(to + 1) === 0 &&
    tokens.kind(to + 1) === NUMBER
  )
    return undefined
  if ((tokens.mark(to) === 0x2d || tokens.mark(to) === 0x2f) && tokens.gap(to) === 0 && isNumber(tokens, to + 1))
    to += 2
  // Hungarian writes a dot behind it; at the end of a sentence none belongs to it.
  const hasMore = tokens.kind(to + 1) === LINE_END ? tokens.bits(to + 2) & UNIT : tokens.bits(to + 1) & UNIT
  return tokens.mark(to) === DOT && tokens.gap(to) === 0 && hasMore ? to + 1 : to
}

/** Address: 12 ...; lives at ...; is located at ... */
function hasLabelBefore(tokens: Tokens, from: number): boolean {
  for (let at = from - 1; at >= from - 4 && at >= 0; at--) {
    if (tokens.bits(at) & ADDRESS_LABEL) return true
    const isBetween =
      tokens.mark(at) === COLON || tokens.kind(at) === LINE_END || tokens.kind(at) === LOWER || isNameLike(tokens, at)
    if (!isBetween) return false
  }
  return false
}

/** Part of a longer number: 1,200 or 12.5 or 2020-01-02. */
function isInsideNumber(tokens: Tokens, at: number): boolean {
  const before = tokens.mark(at - 1)
  return (
    tokens.gap(at) === 0 &&
    before !== 0 &&
    '.,-/:$€£#+'.includes(String.fromCharCode(before)) &&
    (tokens.kind(at - 2) === NUMBER || before === 0x24 || before === 0x2b)
  )
}

/** P.O. Box 12; Postfach 3; PSC 1, Box 2. */
function box(tokens: Tokens, from: number): Address | undefined {
  const start = tokens.start(from)
  if (!BOX_BEGINS.test(tokens.text.charAt(start)) || (tokens.kind(from) === LOWER && tokens.length(from) < 2))
    return undefined
  BOX.lastIndex = start
  const match = BOX.exec(tokens.text)
  if (match === null) return undefined
  const end = start + match[0].length
  let to = from
  while (to < tokens.count && tokens.start(to) < end) to += 1
  return { from, to: addressTail(tokens, to, start).to, likelihood: 'LIKELY' }
}

/** The corner of one street and another. */
function corner(tokens: Tokens, from: number): Address | undefined {
  if (tokens.kind(from) !== LOWER || wordAt(tokens, from) !== 'corner' || wordAt(tokens, from + 1) !== 'of')
    return undefined
  let to = from + 2
  let hasAnd = false
  for (let at = to; at < from + 14 && at < tokens.count; at++) {
    const kind = tokens.kind(at)
    const isJoint =
      kind === LOWER &&
      (wordAt(tokens, at) === 'and' || (tokens.bits(at) & (PARTICLE | STREET)) !== 0 || isNumber(tokens, at + 1))
    if (kind >= MARK && !(tokens.mark(at) === DOT && tokens.gap(at) === 0)) break
    if (!isNameLike(tokens, at) && !isNumber(tokens, at) && !isJoint && kind !== MARK) break
    if (isNameLike(tokens, at) || isNumber(tokens, at) || (isJoint && hasAnd && tokens.bits(at) & STREET)) to = at + 1
    if (wordAt(tokens, at) === 'and') hasAnd = true
  }
  return hasAnd && to > from + 3 ? { from, to, likelihood: 'LIKELY' } : undefined
}
