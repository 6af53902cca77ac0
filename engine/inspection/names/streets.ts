import { isNumber, isWordKind, wordAt } from './addressTail.ts'
import { CALENDAR, PARTICLE, STREET, STREET_LEADS, UNIT } from './cues.ts'
import { givenRank, vocabularyRank } from './lexicon.ts'
import { isNameLike } from './runs.ts'
import { LINE_END, LOWER, MIXED, NUMBER, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const MAX_WORDS = 6

export const STREET_ENDING =
  /(?:stra(?:ss|ß)e|str|weg|platz|allee|gasse|chaussee|ufer|damm|ring|stieg|straat|laan|plein|gracht|kade|dijk|singel|steeg|gata|gatan|gade|v[eä]gen|veien|vegen|vej|vangen|katu|kuja|polku|tänav|utca|stræti|stígur|vegur|boulevard|dreef|gränd|torget|backen|stigen|allén)$/i

/** Ordinary words do not end so. */
const CERTAIN_ENDING = /.(?:stra(?:ss|ß)e|str|gasse|allee|straat|laan|gracht|gatan|vägen|veien|utca)$/i

/** Matches King Street West. */
const DIRECTION = /^(?:North|South|East|West|NORTH|SOUTH|EAST|WEST|[NSEW]|[NS][EW])$/

const WEAK_LEAD = /^(?:am|an|auf|im|zum|zur|unter|alte|neue|a|m|os|al|c|r|u)$/i

/** `isWeak`: only a function word shows it (Am Markt); `isOrdinary`: all words are in a dictionary; `hasOrdinary`: some are. */
export type Street = { to: number; isNamed: boolean; isWeak: boolean; isOrdinary: boolean; hasOrdinary: boolean }

export function findStreet(tokens: Tokens, from: number): Street | undefined {
  let to = from
  let isNamed = false
  let isOrdinary = true
  let hasOrdinary = false
  let isLed = false
  for (let at = from; at < from + MAX_WORDS * 2 && at < tokens.count; at++) {
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
    const dateEnd = kind === NUMBER && isLed ? findDateEnd(tokens, at) : undefined
    if (dateEnd !== undefined) {
      to = dateEnd
      isOrdinary = false
      break
    }
    const isOrdinal = kind === MIXED && /^\d+(?:st|nd|rd|th)$/i.test(wordAt(tokens, at))
    const isLower =
      kind === LOWER && ((bits & (PARTICLE | STREET | STREET_LEADS)) !== 0 || isLastOfStreet(tokens, at, from))
    if (!isNameLike(tokens, at) && !isOrdinal && !isLower) break
    if (bits & CALENDAR && at === from && givenRank(bits) < 2) return undefined
    if (bits & UNIT && at > from && (isNumber(tokens, at + 1) || tokens.mark(at + 1) === DOT)) break
    const ends = (bits & STREET) !== 0 && at > from && kind !== LOWER && !isBareLetter(tokens, at)
    if (kind === LOWER && bits & STREET && at > from && !isNameLike(tokens, at + 1)) {
      if (!isNameLike(tokens, at - 1)) break
      isNamed = true
      to = tokens.mark(at + 1) === DOT && tokens.gap(at + 1) === 0 && tokens.length(at) <= 4 ? at + 2 : at + 1
      break
    }
    if (at === from && bits & STREET_LEADS && !isBareLetter(tokens, at)) isLed = true
    else if (kind !== LOWER && (isLed || vocabularyRank(bits) === 0)) isOrdinary = false
    else if (kind !== LOWER) hasOrdinary = true
    if (kind !== LOWER || isLastOfStreet(tokens, at, from)) to = at + 1
    if (
      ends ||
      CERTAIN_ENDING.test(wordAt(tokens, at)) ||
      (vocabularyRank(bits) === 0 && STREET_ENDING.test(wordAt(tokens, at)))
    ) {
      isNamed = true
      if (!isNameLike(tokens, at + 1) || (tokens.bits(at + 1) & STREET) === 0) {
        if (tokens.mark(at + 1) === DOT && tokens.gap(at + 1) === 0 && endsAbbreviation(tokens, at + 1)) to = at + 2
        else if (DIRECTION.test(wordAt(tokens, at + 1)) && tokens.gap(at + 1) === 1) to = at + 2
        break
      }
    }
  }
  if (to === from) return undefined
  const words = to - from
  // Bd. 4 is a volume.
  const isLeadOnly = words === 2 && tokens.mark(from + 1) === DOT
  const isWeak = isLed && !isNamed && WEAK_LEAD.test(wordAt(tokens, from))
  if (isLed && words > 1 && !isLeadOnly) isNamed = true
  return { to, isNamed, isWeak, isOrdinary, hasOrdinary }
}

/** Matches 5 de Mayo, 24 de Julho, 25 Aprile, 8 mai 1945. */
function findDateEnd(tokens: Tokens, day: number): number | undefined {
  const hasParticle = wordAt(tokens, day + 1) === 'de'
  const month = hasParticle ? day + 2 : day + 1
  const isMonth = hasParticle ? isNameLike(tokens, month) : (tokens.bits(month) & CALENDAR) !== 0
  if (tokens.length(day) > 2 || tokens.gap(day + 1) !== 1 || !isMonth) return undefined
  const isYear = tokens.kind(month + 1) === NUMBER && tokens.length(month + 1) === 4
  const behind = tokens.mark(month + 2) === COMMA ? month + 3 : month + 2
  // 25 de Mayo 1250 has a house number.
  return isYear && (!hasParticle || isNumber(tokens, behind)) ? month + 2 : month + 1
}

/** An abbreviation has a mark: U. Nowa, C/ Mayor. */
const isBareLetter = (tokens: Tokens, at: number) => tokens.length(at) === 1 && tokens.mark(at + 1) === 0

/** A lower-case word between a capital word and the house number: Stensås terrasse 38. */
function isLastOfStreet(tokens: Tokens, at: number, from: number): boolean {
  return at > from && isNumber(tokens, at + 1) && isNumber(tokens, from - 1) && vocabularyRank(tokens.bits(at)) < 3
}

/** The dot of St. or ul., not of a sentence. */
function endsAbbreviation(tokens: Tokens, dot: number): boolean {
  const word = wordAt(tokens, dot - 1)
  if (
    /(?:str|^(?:al|os|ave?|bd|blvd|ct|dr|hwy|ln|pkwy|pl|rd|rkp|sq|st|ste|ter|u|ul|ut|s|n|e|w))$/i.test(word) ||
    tokens.gap(dot + 1) === 0
  )
    return true
  return word.length <= 3 && vocabularyRank(tokens.bits(dot - 1)) === 0
}

export const BIS = /^(?:bis|ter|quater)$/

/** In German, a range or a direction: Lange Straße 5 bis 9, Hauptstraße 5 bis zur Kreuzung. */
function findBisEnd(tokens: Tokens, to: number): number | undefined {
  if (tokens.kind(to) === NUMBER && tokens.length(to) <= 4) return to + 1
  return tokens.kind(to) === LOWER ? undefined : to
}

/** Matches 12, 12b, 12-14, 5 bis, nº 5; S/N, which says that there is none. */
export function findHouseNumberEnd(tokens: Tokens, from: number): number | undefined {
  let at = from
  if (tokens.mark(at) === COMMA && tokens.gap(at) === 0) at += 1
  if (/^ ?s\/n(?![\p{L}\d])/iu.test(tokens.text.slice(tokens.end(at - 1), tokens.start(at) + 4))) return at + 3
  if (!isNumber(tokens, at) || tokens.length(at) > 5 || tokens.gap(at) === 0 || tokens.gap(at) > 2) return undefined
  if (tokens.kind(at) === NUMBER && isNameLike(tokens, at + 1) && tokens.length(at) === 5 && at > from) return undefined
  let to = at + 1
  // 23.10 is an amount.
  if (
    (tokens.mark(to) === DOT || tokens.mark(to) === COMMA) &&
    tokens.gap(to) === 0 &&
    tokens.gap(to + 1) === 0 &&
    tokens.kind(to + 1) === NUMBER
  )
    return undefined
  if ((tokens.mark(to) === 0x2d || tokens.mark(to) === 0x2f) && tokens.gap(to) === 0 && isNumber(tokens, to + 1))
    to += 2
  if (tokens.gap(to) === 1 && BIS.test(wordAt(tokens, to))) return findBisEnd(tokens, to + 1) ?? to
  // Hungarian addresses have a dot here; at the end of a sentence it is a full stop.
  const hasMore = tokens.kind(to + 1) === LINE_END ? tokens.bits(to + 2) & UNIT : tokens.bits(to + 1) & UNIT
  return tokens.mark(to) === DOT && tokens.gap(to) === 0 && hasMore ? to + 1 : to
}
