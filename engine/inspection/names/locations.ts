import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { isCompound, isInGerman } from './compounds.ts'
import { CALENDAR, COMPANY, PLACE_FOLLOWS, PLACE_LABEL, PLACE_MAY_FOLLOW, TITLE } from './cues.ts'
import { isPlaceInGenitive } from './inflections.ts'
import { isWrittenAsTown } from './journeys.ts'
import { findKnownPlace, isTown, isTownOrVillage } from './knownPlaces.ts'
import {
  givenRank,
  isCountryOrRegion,
  isVillage,
  type Lexicon,
  ORGANISATION,
  placeRank,
  surnameRank,
  vocabularyRank,
} from './lexicon.ts'
import { isDateline, isListedPlace, placeContext } from './placeContext.ts'
import {
  isBeforeDutchTown,
  isBeforeRareTown,
  isBeforeTown,
  isBeforeUnknownPlace,
  isGermanBeforeArea,
  isListedBehindSeat,
  isMotion,
  isPolishBeforePlace,
  isSeatBefore,
  isValley,
  namesDutchPlace,
  namesOffice,
  wordAt,
} from './placePrepositions.ts'
import { beginsSentence, findRun, isNameLike, isOrdinary, type Run } from './runs.ts'
import { CAPITAL, INITIAL, LOWER, MARK, MIXED, type Tokens, UPPER } from './tokens.ts'
import { computeHash, foldWord } from './wordHash.ts'

const MAX_WORDS = 5
const COLON = 0x3a

export type Location = Run & { likelihood: Likelihood }

/** Known places, and unknown capital words after "in" and "from". */
export function findLocations(tokens: Tokens, lexicon: Lexicon, isTaken: (index: number) => boolean): Location[] {
  const locations: Location[] = []
  for (let at = 0; at < tokens.count; ) {
    const isCapital = tokens.kind(at) === CAPITAL || (tokens.kind(at) === UPPER && !isAbbreviation(tokens, at))
    const found =
      isCapital && !isTaken(at)
        ? (knownPlace(tokens, at, lexicon, isTaken) ??
          village(tokens, at, lexicon, isTaken) ??
          inflectedPlace(tokens, at, lexicon, isTaken) ??
          valley(tokens, at) ??
          unknownPlace(tokens, at, isTaken))
        : dutchPlace(tokens, at)
    if (found) locations.push(found)
    at = found ? found.to : at + 1
  }
  return locations
}

/** Matches 's-Gravenhage. */
function dutchPlace(tokens: Tokens, at: number): Location | undefined {
  const isElided =
    tokens.kind(at) === MIXED && tokens.gap(at) === 0 && /['’]/.test(tokens.text.charAt(tokens.end(at - 1) - 1))
  const isPlace = isElided && /^s-\p{Lu}\p{Ll}{3,}$/u.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  return isPlace ? { from: at - 1, to: at + 1, likelihood: 'LIKELY' } : undefined
}

/** URI is more often no canton. */
function isAbbreviation(tokens: Tokens, at: number): boolean {
  return (
    tokens.length(at) <= 3 && !/^(?:USA|UK|UAE|NYC|GB|US)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  )
}

function knownPlace(
  tokens: Tokens,
  from: number,
  lexicon: Lexicon,
  isTaken: (index: number) => boolean,
): Location | undefined {
  const known = findKnownPlace(tokens, lexicon, from, { isTaken, isPlace: isTown })
  if (!known) return undefined
  const { to, bits } = known
  if (to - from > 1 && placeRank(bits) < 3 && isOfOrdinaryWords(tokens, known)) {
    const isNamed = isBeforeTown(tokens, from - 1) || isBeforeRareTown(tokens, from - 1)
    return isNamed && !isInLongerName(tokens, known) ? { from, to, likelihood: 'POSSIBLE' } : undefined
  }
  if (to - from === 1 && tokens.bits(from) & (COMPANY | CALENDAR)) return undefined
  const likelihood = judge(tokens, { from, to }, bits)
  return likelihood && { from, to, likelihood }
}

/** Only where places are named, because persons and things have the same names. */
function village(
  tokens: Tokens,
  from: number,
  lexicon: Lexicon,
  isTaken: (index: number) => boolean,
): Location | undefined {
  const known = findKnownPlace(tokens, lexicon, from, { isTaken, isPlace: isVillage })
  if (!known || tokens.bits(from) & (COMPANY | CALENDAR | ORGANISATION)) return undefined
  const { to } = known
  if (isInLongerName(tokens, known) || isOfCompany(tokens, known)) return undefined
  const isNamed = namesOffice(tokens, from - 1) && tokens.gap(from) === 1
  const context = isNamed ? 'strong' : placeContext(tokens, known)
  if (isOfOrdinaryWords(tokens, known) && (context !== 'strong' || isRankedWord(tokens, known))) return undefined
  const isClear = to - from > 1 || isOfPlaceAlone(tokens, from, context === 'strong')
  return context !== 'none' && isClear ? { from, to, likelihood: 'POSSIBLE' } : undefined
}

const isRankedWord = (tokens: Tokens, { from, to }: Run) => to - from > 1 || vocabularyRank(tokens.bits(from)) > 1

/** Persons hardly ever follow in. */
function isOfPlaceAlone(tokens: Tokens, from: number, isStrong: boolean): boolean {
  const [given, surname] = [givenRank(tokens.bits(from)), surnameRank(tokens.bits(from))]
  if (isStrong && /^in$/i.test(wordAt(tokens, from - 1))) return given < 2
  return given + surname <= (isStrong ? 1 : 0)
}

function isOfOrdinaryWords(tokens: Tokens, { from, to }: Run): boolean {
  for (let at = from; at < to; at++) if (vocabularyRank(tokens.bits(at)) === 0) return false
  return true
}

function judge(tokens: Tokens, place: Run, bits: number): Likelihood | undefined {
  const isNamed = namesOffice(tokens, place.from - 1) || namesDutchPlace(tokens, place.from - 1)
  // Schnittstelle Die Schnittstelle; but Amtsgericht Celle.
  const beginsAnew = vocabularyRank(tokens.bits(place.from)) === 3 && tokens.kind(place.to) === CAPITAL
  const isSeat = isNamed && tokens.gap(place.from) === 1 && !beginsAnew
  const isWhole = isSeat || isPlaceInGenitive(tokens, place)
  if ((!isWhole && isInLongerName(tokens, place)) || isOfCompany(tokens, place)) return undefined
  if (isSeat) return 'LIKELY'
  const rank = placeRank(bits)
  const context = placeContext(tokens, place)
  const isSeveral = place.to - place.from > 1
  const vocabulary = isSeveral ? 0 : vocabularyRank(bits)
  const isPersonToo = !isSeveral && (givenRank(bits) >= 2 || surnameRank(bits) >= 2)

  const isInside = tokens.kind(place.from) === CAPITAL && tokens.kind(place.from - 1) === LOWER
  if (context === 'strong') {
    const isHead = vocabulary === 2 && isDateline(tokens, place) && tokens.kind(place.to + 1) === LOWER
    if (vocabulary >= 2 && rank < 2 && !isHead && (!isInside || isInGerman(tokens, place.from))) return undefined
    if (vocabulary >= 2) return rank < 2 ? 'POSSIBLE' : 'LIKELY'
    return rank < 2 ? 'LIKELY' : 'VERY_LIKELY'
  }
  const isForeign = !isInGerman(tokens, place.from)
  const isAfterPreposition =
    isBeforeTown(tokens, place.from - 1) ||
    (vocabulary === 1 && !isPersonToo && isBeforeRareTown(tokens, place.from - 1))
  if (vocabulary > 0 && isInside && isForeign && isAfterPreposition) return 'POSSIBLE'
  const isCountry = isCountryOrRegion(bits)
  const isArea = isCountry && givenRank(bits) === 0 && surnameRank(bits) < 2
  const mayBeArea = isForeign ? !beginsSentence(tokens, place.from) : isGermanBeforeArea(tokens, place.from - 1)
  if (vocabulary === 2 && isArea && mayBeArea) return 'POSSIBLE'
  if (vocabulary === 2 && isCountry && isListedPlace(tokens, place)) return 'POSSIBLE'
  const isCommonInside = vocabulary > 0 && vocabulary < rank && isInside && isForeign
  if (context === 'weak' && isCommonInside) return 'POSSIBLE'
  if (vocabulary > 0 && !(rank === 3 && vocabulary === 1)) return undefined
  if (context === 'clear' && (isSeveral || givenRank(bits) + surnameRank(bits) === 0))
    return rank < 2 ? 'POSSIBLE' : 'LIKELY'
  if (context === 'weak')
    return (rank >= 2 && givenRank(bits) < 3) || !isPersonToo || isAfterAt(tokens, place.from)
      ? 'LIKELY'
      : rank === 3
        ? 'POSSIBLE'
        : undefined
  if (rank === 3 && (isCountryOrRegion(bits) || !isPersonToo)) return 'LIKELY'
  if (isSeveral && rank >= 1) return 'POSSIBLE'
  return rank === 2 && !isPersonToo ? 'POSSIBLE' : undefined
}

/** Persons hardly ever follow: at Keswick. */
const isAfterAt = (tokens: Tokens, from: number) =>
  tokens.length(from - 1) === 2 &&
  tokens.text.startsWith('at', tokens.start(from - 1)) &&
  givenRank(tokens.bits(from)) < 2

/** Matches University of London Press, London Bridge. */
function isInLongerName(tokens: Tokens, place: Run): boolean {
  const isBeside = (at: number, gap: number) =>
    gap > 0 &&
    gap < 3 &&
    (tokens.kind(at) === CAPITAL || tokens.kind(at) === INITIAL) &&
    (tokens.bits(at) & TITLE) === 0 &&
    (tokens.bits(at) & CALENDAR) === 0
  if (isBeside(place.to, tokens.gap(place.to))) {
    const next = tokens.bits(place.to)
    return (next & COMPANY) !== 0 || (placeRank(next) === 0 && !isGermanNounBehind(tokens, place))
  }
  if (isBeside(place.from - 1, tokens.gap(place.from)) && place.from > 0) {
    const before = tokens.bits(place.from - 1)
    const isHead = beginsSentence(tokens, place.from - 1) && givenRank(before) + surnameRank(before) === 0
    return !isHead && !isOrdinary(tokens, place.from - 1) && placeRank(before) === 0
  }
  return false
}

/** Matches Charkiw in `während in Charkiw Raketen einschlugen`. */
function isGermanNounBehind(tokens: Tokens, { from, to }: Run): boolean {
  const bits = tokens.bits(to)
  const isNoun = vocabularyRank(bits) > 0 && givenRank(bits) + surnameRank(bits) === 0
  return isNoun && isGermanBeforeArea(tokens, from - 1) && isInGerman(tokens, from)
}

/** Matches University of Edinburgh. */
function isOfCompany(tokens: Tokens, place: Run): boolean {
  return (
    (tokens.bits(place.from - 1) & PLACE_MAY_FOLLOW) !== 0 &&
    tokens.length(place.from - 1) === 2 &&
    isNameLike(tokens, place.from - 2) &&
    (tokens.bits(place.from - 2) & COMPANY) !== 0
  )
}

/** Endings of Polish towns behind prepositions, and those of their names: do Torunia, w Londynie, z Zakopanego. */
const POLISH_CASES: readonly [ending: string, nominative: string][] = [
  ['ego', 'e'],
  ['iu', ''],
  ['ia', ''],
  ['ie', ''],
  ['ie', 'a'],
  ['a', ''],
  ['a', 'e'],
  ['u', ''],
  ['y', 'a'],
  ['i', 'ia'],
]
const MIN_STEM = 4

function inflectedPlace(
  tokens: Tokens,
  at: number,
  lexicon: Lexicon,
  isTaken: (index: number) => boolean,
): Location | undefined {
  if (isTaken(at) || vocabularyRank(tokens.bits(at)) > 1 || !isPolishBeforePlace(tokens, at - 1)) return undefined
  const word = foldWord(tokens.text.slice(tokens.start(at), tokens.end(at)))
  const isPlace = POLISH_CASES.some(([ending, nominative]) => {
    const stem = word.slice(0, -ending.length)
    return (
      word.endsWith(ending) && stem.length >= MIN_STEM && isTownOrVillage(lexicon.get(computeHash(stem + nominative)))
    )
  })
  return isPlace ? { from: at, to: at + 1, likelihood: 'LIKELY' } : undefined
}

function valley(tokens: Tokens, at: number): Location | undefined {
  const isKnown = vocabularyRank(tokens.bits(at)) < 2 && isValley(tokens, at)
  return isKnown ? { from: at, to: at + 1, likelihood: 'POSSIBLE' } : undefined
}

/** Behind German prepositions the names of things are as frequent: in POSIX. */
const longestAcronym = (tokens: Tokens, at: number, isLabelled: boolean) =>
  !isLabelled && isInGerman(tokens, at) ? 7 : 4

/** Matches the end of SIGRTMIN+27, Path=, Groff_TMPDIR. */
const isInIdentifier = (tokens: Tokens, to: number) =>
  tokens.gap(to) === 0 && '+=_'.includes(String.fromCharCode(tokens.mark(to) || 0x20))

function unknownPlace(tokens: Tokens, from: number, isTaken: (index: number) => boolean): Location | undefined {
  const before = from - 1
  const bitsBefore = tokens.bits(before)
  const isLed =
    tokens.kind(before) < MARK &&
    tokens.gap(from) > 0 &&
    (bitsBefore & PLACE_FOLLOWS ||
      (bitsBefore & PLACE_LABEL && tokens.kind(before) === LOWER) ||
      isMotion(tokens, before) ||
      isSeatBefore(tokens, before) ||
      isBeforeUnknownPlace(tokens, before))
  const isLabelled = tokens.mark(before) === COLON && tokens.bits(before - 1) & PLACE_LABEL
  if (!isLed && !isLabelled && !isListedBehindSeat(tokens, from)) return undefined
  let { to } = findRun(tokens, from)
  for (let at = from + 1; isLabelled && at < to; at++) if (isOrdinary(tokens, at)) to = at
  if (to - from > MAX_WORDS) return undefined
  for (let at = from; at < to; at++) {
    if (isTaken(at)) return undefined
    if (!isNameLike(tokens, at)) continue
    const bits = tokens.bits(at)
    if (bits & (COMPANY | CALENDAR | ORGANISATION) || vocabularyRank(bits) > 0) return undefined
    if (isCompound(tokens, at) && !isBeforeDutchTown(tokens, before) && !isWrittenAsTown(tokens, at)) return undefined
    if ((givenRank(bits) >= 2 && !isMotion(tokens, before)) || tokens.kind(at) === INITIAL) return undefined
    if (tokens.kind(at) === UPPER && tokens.length(at) <= longestAcronym(tokens, at, Boolean(isLabelled)))
      return undefined
  }
  if (isInIdentifier(tokens, to)) return undefined
  return { from, to, likelihood: 'POSSIBLE' }
}
