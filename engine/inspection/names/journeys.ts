import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { isCompound, isInGerman } from './compounds.ts'
import { CALENDAR, COMPANY, PARTICLE, TITLE } from './cues.ts'
import {
  DAYS,
  FOR,
  IN,
  IN_ITALY,
  LEAVES,
  MOVED,
  MOVES,
  MOVES_FROM,
  OF,
  OUT_OF,
  SENT,
  TO,
  TOWARDS,
  TOWN,
  TOWN_OF,
  TOWN_PREPOSITION,
  VISITS,
} from './journeyWords.ts'
import { endsAsSurname } from './judgePerson.ts'
import { findKnownPlace, isTownOrVillage, type KnownPlace } from './knownPlaces.ts'
import {
  givenRank,
  type Lexicon,
  ORGANISATION,
  PLACE_BEGINS,
  placeRank,
  surnameRank,
  vocabularyRank,
} from './lexicon.ts'
import { isBehindPreposition, isDescribed } from './placeContext.ts'
import { wordAt } from './placePrepositions.ts'
import type { Run } from './runs.ts'
import { CAPITAL, LOWER, MARK, type Tokens } from './tokens.ts'
import { foldWord } from './wordHash.ts'

const MAX_WORDS = 5
const MIN_UNKNOWN = 4
const MIN_JOINED = 8
const OPENING = 0x28
const CLOSING = 0x29
const DOT = 0x2e

/** Given names may follow. */
const SAINT = /^(?:San|Santa|Santo|Sant|São|Saint|Sainte|Sankt|Sint|La|Las|Los|El)$/
const COMPASS = /^(?:North|South|East|West|New|Port|Lake|Fort|Mount)$/
/** Of names of several words: Borgo Capanne, Oude Meer. */
const FIRST_OF_TOWN =
  /^(?:Borgo|Ponte|Valle|Monte|Castel|Castello|Rocca|Colle|Pieve|Vale|Porto|Oude?|Nieuwe?|Groot|Klein|Groß|Bad)$/
/** Behind a particle: Campos do Oeste. */
const LAST_OF_TOWN = /^(?:Sul|Norte|Oeste|Leste|Serra|Praia|Mar|Mer)$/
/** Of towns whose names are composed of words. */
const TOWN_ENDING =
  /(?:dam|woude|bergen|hoek|kanaal|zand|dorp|molens?|vliet|einde?|kerk|drecht|voorde?|wolde?|horst|loo|beek|burg|burgh|zijl|sluis|monde?|rode|heide|hoven?|laar|haven|slagen|furt|hagen|roda|münde|weiler|hofen|kirch|büttel|ingen)$/
const TOWN_BEGINNING =
  /^(?:Monte?|Castel|Casa|Villa|Villar|Borgo|Ponte?|Rocca|Torre|Campo|Fonte|Valle|Pieve|Serra)\p{Ll}{4,}/u
/** Matches Nederweert-Eind. */
const CAPITALS_JOINED = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}{2,}$/u
/** Matches Bruneau-les-Bains; not Marie-la-Grande. */
const JOINED = /^(\p{Lu}\p{Ll}+)-(?:sur|sous|lès|les|en|la|le|aux)-\p{Lu}\p{Ll}/u
const INNER_PARTICLE = /^(?:Di|Del|Della|Dei|Delle|Degli|Da|De|Do|Dos|Das|La|Sul|Sulla|Al|In|Aan|Op|Am|An)$/

const MOTION_REACH = 4
const TIME_REACH = 3

/** `certain`: no person can follow, as behind mudou-se de. */
type Evidence = 'certain' | 'moves' | 'sent' | 'leaves' | 'town' | 'aside' | 'near'

/** Places to or from which persons move or things are sent, of which a town is named, or alone in brackets. */
export function findJourneys(
  tokens: Tokens,
  lexicon: Lexicon,
  isTaken: (index: number) => boolean,
): (Run & { likelihood: Likelihood })[] {
  const places: (Run & { likelihood: Likelihood })[] = []
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind(at) !== CAPITAL || isTaken(at)) continue
    if (isJoined(tokens, at)) {
      places.push({ from: at, to: at + 1, likelihood: 'POSSIBLE' })
      continue
    }
    const evidence = findEvidence(tokens, at)
    const place = evidence && placeAt(tokens, lexicon, isTaken, { from: at, evidence })
    if (!place || isAnyTaken(place, isTaken)) continue
    places.push(place)
    at = place.to - 1
  }
  return places
}

function isJoined(tokens: Tokens, at: number): boolean {
  if (tokens.length(at) < MIN_JOINED) return false
  const first = JOINED.exec(wordAt(tokens, at))?.[1]
  if (first === undefined || tokens.kind(at + 1) === CAPITAL) return false
  return givenRank(tokens.lookUp(tokens.start(at), tokens.start(at) + first.length)) < 2
}

function isAnyTaken({ from, to }: Run, isTaken: (index: number) => boolean): boolean {
  for (let at = from; at < to; at++) if (isTaken(at)) return true
  return false
}

function findEvidence(tokens: Tokens, at: number): Evidence | undefined {
  if (isDescribed(tokens, { from: at, to: findEnd(tokens, at) })) return 'town'
  const before = at - 1
  if (tokens.mark(before) === OPENING) return isAside(tokens, at) ? 'aside' : undefined
  if (tokens.kind(before) !== LOWER || tokens.gap(at) !== 1) return undefined
  const word = folded(tokens, before)
  if (LEAVES.has(word)) return 'leaves'
  if (TOWN.has(word)) return 'town'
  const last = folded(tokens, before - 1)
  if (TOWN_OF.has(last) && TOWN_PREPOSITION.has(word)) return 'town'
  if (SENT.has(last) && TO.has(word)) return 'moves'
  if ((SENT.has(last) && FOR.has(word)) || (VISITS.has(last) && TO.has(word))) return 'sent'
  if (OF.has(word) && MOVES_FROM.has(last)) return 'certain'
  if (TOWARDS.has(word) && isMoveBefore(tokens, before)) return word === 'nach' ? 'certain' : 'moves'
  if (OUT_OF.has(word) && MOVED.has(folded(tokens, findEnd(tokens, at)))) return 'certain'
  if (IN.has(word) && isCompassed(tokens, at)) return 'town'
  if (IN_ITALY.has(word) && isComposed(tokens, at)) return 'moves'
  return tokens.bits(at) & PLACE_BEGINS && isBehindPreposition(tokens, before) ? 'near' : undefined
}

const folded = (tokens: Tokens, at: number) => (tokens.kind(at) < MARK && at >= 0 ? foldWord(wordAt(tokens, at)) : '')

/** Matches the verb of Iremos el lunes a. */
function isMoveBefore(tokens: Tokens, preposition: number): boolean {
  for (let at = preposition - 1; at >= 0 && at >= preposition - MOTION_REACH; at--) {
    if (tokens.kind(at) >= MARK) return false
    if (MOVES.has(folded(tokens, at))) return true
  }
  return false
}

/** Matches North Haverbrook; not East Wing. */
function isCompassed(tokens: Tokens, at: number): boolean {
  const next = tokens.bits(at + 1)
  const isName = tokens.kind(at + 1) === CAPITAL && tokens.gap(at + 1) === 1 && vocabularyRank(next) < 2
  return isName && COMPASS.test(wordAt(tokens, at)) && tokens.kind(at + 2) !== CAPITAL
}

/** Matches Castelvorno, Santa Maria Di Labante. */
function isComposed(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  const bits = tokens.bits(at)
  const isKnown = givenRank(bits) + surnameRank(bits) + vocabularyRank(bits) > 0
  const isSaint = /^(?:San|Santa|Santo|Sant)$/.test(word) && tokens.kind(at + 1) === CAPITAL
  return isSaint || (TOWN_BEGINNING.test(word) && !isKnown && tokens.kind(at + 1) !== CAPITAL)
}

/** Alone in brackets behind a word. */
function isAside(tokens: Tokens, from: number): boolean {
  const end = [1, 2, 3].find(words => tokens.mark(from + words) === CLOSING)
  return end !== undefined && tokens.kind(from - 2) < MARK && from > 1
}

/** Matches the day of w poniedziałek (Płock). */
function isBehindDay(tokens: Tokens, from: number): boolean {
  for (let at = from - 2; at >= 0 && at >= from - 1 - TIME_REACH; at--) {
    const word = folded(tokens, at)
    if (tokens.bits(at) & CALENDAR || DAYS.has(word) || MOVES.has(word)) return true
  }
  return false
}

function placeAt(
  tokens: Tokens,
  lexicon: Lexicon,
  isTaken: (index: number) => boolean,
  { from, evidence }: { from: number; evidence: Evidence },
): (Run & { likelihood: Likelihood }) | undefined {
  const run = { from, to: findEnd(tokens, from) }
  if (run.to - from > MAX_WORDS || tokens.bits(from) & (COMPANY | CALENDAR | TITLE)) return undefined
  const known = findKnownPlace(tokens, lexicon, from, { isTaken, isPlace: isTownOrVillage })
  if (known && evidence === 'near' && (known.to === from + 1 || isOfWordsAlone(tokens, known))) return undefined
  if (known && known.to >= run.to)
    return isKnownPlace(tokens, known, evidence) ? judgeKnown(known, evidence) : undefined
  if (evidence === 'aside' || evidence === 'near') return undefined
  return isUnknownPlace(tokens, run, evidence) ? { ...run, likelihood: 'POSSIBLE' } : undefined
}

/** Matches Old Town; not Primavera do Leste. */
function isOfWordsAlone(tokens: Tokens, { from, to }: Run): boolean {
  for (let at = from; at < to; at++)
    if (vocabularyRank(tokens.bits(at)) === 0 || tokens.kind(at) === LOWER) return false
  return true
}

const judgeKnown = ({ from, to, bits }: KnownPlace, evidence: Evidence) =>
  ({ from, to, likelihood: placeRank(bits) >= 2 && evidence !== 'aside' ? 'VERY_LIKELY' : 'LIKELY' }) as const

/** Capital words and the particles between them. An abbreviation of a province is left out: Katwijk NB. */
function findEnd(tokens: Tokens, from: number): number {
  let to = from + 1
  // More are no place.
  while (to - from <= 2 * MAX_WORDS) {
    if (tokens.kind(to) === CAPITAL && tokens.gap(to) === 1) to += 1
    else if (isParticleInside(tokens, to)) to += 2
    else break
  }
  return to
}

const isParticleInside = (tokens: Tokens, at: number) =>
  tokens.kind(at) === LOWER &&
  (tokens.bits(at) & PARTICLE) !== 0 &&
  tokens.gap(at) === 1 &&
  tokens.gap(at + 1) === 1 &&
  tokens.kind(at + 1) === CAPITAL

const isCertain = (evidence: Evidence) => evidence === 'certain' || evidence === 'moves'

function isKnownPlace(tokens: Tokens, { from, to, bits: best }: KnownPlace, evidence: Evidence): boolean {
  const bits = tokens.bits(from)
  const rank = placeRank(best)
  const [given, surname, vocabulary] = [givenRank(bits), surnameRank(bits), vocabularyRank(bits)]
  if (to - from > 1) {
    const isName = given >= 2 && surnameRank(tokens.bits(to - 1)) > 0 && tokens.kind(from + 1) !== LOWER
    return !isName || isCertain(evidence) || SAINT.test(wordAt(tokens, from))
  }
  if (bits & ORGANISATION) return false
  if (given >= 2 && evidence !== 'certain') return false
  if (evidence === 'town') return vocabulary < 3
  if (vocabulary >= 2 && rank < 2) return false
  if (isCertain(evidence)) return true
  if (evidence === 'aside') {
    if (tokens.mark(to) !== CLOSING) return false
    return isBehindDay(tokens, from) || (vocabulary === 0 && (rank >= 2 ? surname <= rank : surname + given === 0))
  }
  return surname < 2 || rank >= 2
}

function isUnknownPlace(tokens: Tokens, run: Run, evidence: Evidence): boolean {
  const { from, to } = run
  if (tokens.mark(to) === DOT && tokens.gap(to) === 0 && tokens.gap(to + 1) === 0 && tokens.kind(to + 1) < MARK)
    return false
  if (isAtArea(tokens, run) && (isCertain(evidence) || givenRank(tokens.bits(from)) < 2)) return true
  const first = wordAt(tokens, from)
  const isLed = to - from > 1 && (SAINT.test(first) || COMPASS.test(first) || FIRST_OF_TOWN.test(first))
  for (let at = from; at < to; at++) if (!mayBeOfPlace(tokens, at, run, { isLed, evidence })) return false
  if (isLed) return true
  const bits = tokens.bits(from)
  const isPerson = givenRank(bits) + surnameRank(bits) > 0
  const isClear = isCertain(evidence) || evidence === 'town'
  if (to - from > 1) return isClear || !isPerson || (placeRank(bits) > 0 && isAtRiver(tokens, from + 1))
  if (tokens.length(from) < MIN_UNKNOWN || isOfWords(tokens, from)) return false
  return isClear || (!isPerson && (TOWN_ENDING.test(wordAt(tokens, from)) || !endsAsSurname(folded(tokens, from))))
}

const isAtArea = (tokens: Tokens, { from, to }: Run) =>
  to - from > 2 && tokens.kind(to - 2) === LOWER && LAST_OF_TOWN.test(wordAt(tokens, to - 1))

function mayBeOfPlace(
  tokens: Tokens,
  at: number,
  { from, to }: Run,
  { isLed, evidence }: { isLed: boolean; evidence: Evidence },
): boolean {
  if (tokens.kind(at) !== CAPITAL) return true
  const bits = tokens.bits(at)
  if (bits & (COMPANY | CALENDAR | ORGANISATION | TITLE)) return false
  const isInner = at > from && at < to - 1 && INNER_PARTICLE.test(wordAt(tokens, at))
  if (isInner) return true
  if (isLed) return at === from || vocabularyRank(bits) < (to - from > 2 && SAINT.test(wordAt(tokens, from)) ? 3 : 2)
  if (evidence === 'certain' && at === from && tokens.kind(at + 1) === LOWER && to - from > 2) return true
  const isBehindParticle = at > from && (tokens.bits(at - 1) & PARTICLE) !== 0
  if (givenRank(bits) >= 2 && !isBehindParticle) return false
  if (to - from > 1) return vocabularyRank(bits) < 2 || (at === from && (bits & PLACE_BEGINS) !== 0)
  return vocabularyRank(bits) <= ((bits & PLACE_BEGINS) !== 0 ? 1 : 0)
}

/** Matches Rivalta Sul Mincio. */
const isAtRiver = (tokens: Tokens, at: number) => /^(?:Sul|Sulla|In|Aan|Op|Am|An)$/.test(wordAt(tokens, at))

/** Matches Puttershoek, Nieuw-Balinge. */
export function isWrittenAsTown(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  return !isInGerman(tokens, at) && (TOWN_ENDING.test(word) || CAPITALS_JOINED.test(word))
}

/** A thing rather than a town: Gemeentebesturen. */
function isOfWords(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  if (tokens.bits(at) & PLACE_BEGINS || TOWN_BEGINNING.test(word) || TOWN_ENDING.test(word)) return false
  return !isWrittenAsTown(tokens, at) && isCompound(tokens, at)
}
