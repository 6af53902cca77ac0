import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { isNumber, isWordKind, readAddressTail, type Tail, wordAt } from './addressTail.ts'
import { isCompound } from './compounds.ts'
import { ADDRESS_LABEL, PARTICLE, STREET, STREET_LEADS, UNIT } from './cues.ts'
import { placeRank, vocabularyRank } from './lexicon.ts'
import { findBox, findCorner } from './poBoxesAndCrossings.ts'
import { isNameLike, type Run } from './runs.ts'
import { BIS, findHouseNumberEnd, findStreet, type Street } from './streets.ts'
import { CAPITAL, LINE_END, LOWER, MIXED, NUMBER, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const MAX_PARTICLES = 3

const MEANS_MORE =
  /^(?:way|drive|close|court|place|square|park|green|rise|hill|row|walk|circle|pass|bend|ridge|loop|trail|gardens|grove|highway|alley|quay|pike)$/i

export type Address = Run & { likelihood: Likelihood }

export function findAddresses(tokens: Tokens, isTaken: (index: number) => boolean): Address[] {
  const addresses: Address[] = []
  for (let at = 0; at < tokens.count; ) {
    const found = isTaken(at) ? undefined : findAddressAt(tokens, at)
    if (found) addresses.push({ ...found, from: includeUnitBefore(tokens, found.from), to: findFreeEnd(found) })
    at = found ? found.to : at + 1
  }
  return addresses

  /** A card number may follow a street like a postcode. The address ends before it. */
  function findFreeEnd({ from, to }: Address): number {
    let end = from + 1
    while (end < to && !isTaken(end)) end += 1
    while (end < to && end > from + 1 && tokens.mark(end - 1) === COMMA) end -= 1
    return end
  }
}

/** Matches Flat 8, 49 Canal Street. */
function includeUnitBefore(tokens: Tokens, from: number): number {
  const number = tokens.mark(from - 1) === COMMA ? from - 2 : from - 1
  const isUnit = isNumber(tokens, number) && isNameLike(tokens, number - 1) && (tokens.bits(number - 1) & UNIT) !== 0
  return isUnit && tokens.gap(number) === 1 && tokens.gap(from) < 3 ? number - 1 : from
}

function findAddressAt(tokens: Tokens, at: number): Address | undefined {
  const kind = tokens.kind(at)
  if (kind === NUMBER || kind === MIXED)
    return isNumber(tokens, at) && !isInsideNumber(tokens, at) ? findNumberFirst(tokens, at) : undefined
  if (!isWordKind(kind)) return undefined
  const known = findBox(tokens, at) ?? findCorner(tokens, at)
  if (known) return { ...known, likelihood: 'LIKELY' }
  return isNameLike(tokens, at) || isLowerLead(tokens, at) ? findStreetFirst(tokens, at) : undefined
}

/** Matches ul. Długa, calle Mayor, place du Marché. */
function isLowerLead(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) !== LOWER || (tokens.bits(at) & STREET_LEADS) === 0) return false
  let name = tokens.mark(at + 1) === DOT ? at + 2 : at + 1
  while (name < at + MAX_PARTICLES && tokens.kind(name) === LOWER && tokens.bits(name) & PARTICLE) name += 1
  return isNameLike(tokens, name)
}

/** Matches 12 High Street; 8, rue de la Paix; 1200 4th Ave; 25615 Tawastintie 72. */
function findNumberFirst(tokens: Tokens, from: number): Address | undefined {
  let at = from + 1
  if ((tokens.mark(at) === 0x2d || tokens.mark(at) === 0x2f) && tokens.gap(at) === 0 && isNumber(tokens, at + 1))
    at += 2
  if (BIS.test(wordAt(tokens, at))) at += 1
  if (tokens.mark(at) === COMMA) at += 1
  else if (isNumber(tokens, at) && tokens.gap(at) === 1 && isNameLike(tokens, at + 1)) at += 1
  if (tokens.gap(at) === 0 || tokens.gap(at) > 2) return undefined

  // 2005 das vom Grafiker ...
  if (tokens.kind(at) === LOWER && (tokens.bits(at) & (STREET_LEADS | STREET)) === 0) return undefined
  const street = findStreet(tokens, at)
  if (street === undefined) return undefined
  const numberEnd = findHouseNumberEnd(tokens, street.to)
  const tail = readAddressTail(tokens, numberEnd ?? street.to, tokens.start(from))
  if (isDoubtful(tokens, from, street, tail) || (street.isWeak && !tail.hasPlace)) return undefined
  const likelihood = street.isNamed
    ? tail.hasPlace || tail.hasUnit
      ? 'VERY_LIKELY'
      : 'LIKELY'
    : tail.hasCode
      ? 'LIKELY'
      : judgeUnnamed(tokens, from, street, numberEnd !== undefined, tail.hasUnit, tail.hasPlace)
  return likelihood && { from, to: tail.to, likelihood }
}

/** Only dictionary words without address evidence: 100 Percent Cotton Drive, 10 Base Street Lights. */
function isDoubtful(tokens: Tokens, from: number, street: Street, tail: Tail): boolean {
  if (tokens.areCells) return false
  if (!street.isNamed || !street.isOrdinary || tail.hasPlace || tail.hasUnit || hasLabelBefore(tokens, from))
    return false
  const last = tokens.mark(street.to - 1) === DOT ? street.to - 2 : street.to - 1
  const continues =
    isNameLike(tokens, street.to) && tokens.gap(street.to) === 1 && vocabularyRank(tokens.bits(street.to)) > 0
  return continues || MEANS_MORE.test(wordAt(tokens, last))
}

/** Without a street word: judges by adjacent numbers, units, towns and labels. */
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
  if (!hasNumberBehind || !isWrittenAsStreet(tokens, street.to - 1)) return undefined
  return (hasPlace && !street.isOrdinary) || !street.hasOrdinary ? 'POSSIBLE' : undefined
}

const MIN_STREET = 4

/** Matches Tawastintie; not K, SIGPIPE, Start-Bit. */
const isWrittenAsStreet = (tokens: Tokens, last: number) =>
  tokens.kind(last) === CAPITAL && tokens.length(last) >= MIN_STREET && !isCompound(tokens, last)

/** Matches Hauptstraße 5; Via Roma 10; Calle Mayor, 3. */
function findStreetFirst(tokens: Tokens, from: number): Address | undefined {
  const street = findStreet(tokens, from)
  if (street === undefined || tokens.bits(from) & UNIT) return undefined
  const numberEnd = findHouseNumberEnd(tokens, street.to)
  if (numberEnd === undefined) return findWithoutNumber(tokens, from, street)
  const tail = readAddressTail(tokens, numberEnd, tokens.start(from))
  if (isDoubtful(tokens, from, street, tail)) return undefined
  const isDotted = tokens.mark(from + 1) === DOT && tokens.gap(from + 1) === 0
  const isCertain = tokens.areCells || isDotted || (!street.isWeak && tokens.kind(from) !== LOWER)
  const isCoded =
    !street.isNamed &&
    tail.hasCode &&
    !isNameLike(tokens, numberEnd) &&
    !isLedByWord(tokens, from) &&
    !isStreetBehind(tokens, numberEnd)
  if (isCoded && (!street.isOrdinary || tail.hasLongCode || namesTown(tokens, numberEnd, tail.to)))
    return { from, to: tail.to, likelihood: 'LIKELY' }
  if (!isCertain && !tail.hasPlace && !tail.hasUnit && !hasLabelBefore(tokens, from)) return undefined
  if (street.isNamed) return { from, to: tail.to, likelihood: tail.hasPlace || tail.hasUnit ? 'VERY_LIKELY' : 'LIKELY' }
  const isLikely = !street.isOrdinary && (tail.hasUnit || hasLabelBefore(tokens, from))
  return isLikely ? { from, to: tail.to, likelihood: 'POSSIBLE' } : undefined
}

/** Matches rue Gillet, 41405 Romorantin. */
function findWithoutNumber(tokens: Tokens, from: number, street: Street): Address | undefined {
  if (!street.isNamed || street.isWeak || tokens.mark(street.to) !== COMMA) return undefined
  const tail = readAddressTail(tokens, street.to, tokens.start(from))
  return tail.hasCode ? { from, to: tail.to, likelihood: 'LIKELY' } : undefined
}

/** Matches Marktplatz 2, 36088 Hünfeld, not Article 5, 1016 AB. */
function namesTown(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (placeRank(tokens.bits(at)) > 0 && vocabularyRank(tokens.bits(at)) === 0 && isNameLike(tokens, at)) return true
  return false
}

/** The number is the one of the next street: Lucy Pottier, 924, Boulevard Lacroix. */
const isStreetBehind = (tokens: Tokens, numberEnd: number) =>
  tokens.mark(numberEnd) === COMMA && (tokens.bits(numberEnd + 1) & STREET_LEADS) !== 0

/** The street begins later: Huurder van Oude Haven 12. */
function isLedByWord(tokens: Tokens, from: number): boolean {
  return vocabularyRank(tokens.bits(from)) >= 1 && tokens.kind(from + 1) === LOWER
}

/** Matches "Address: 12 ...", "lives at ...", "is located at ...". */
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
