import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { addressTail, isNumber, isWordKind, type Tail, wordAt } from './addressTail.ts'
import { box, corner } from './boxesAndCorners.ts'
import { ADDRESS_LABEL, UNIT } from './cues.ts'
import { vocabularyRank } from './lexicon.ts'
import { isNameLike, type Run } from './runs.ts'
import { houseNumberEnd, type Street, streetAt } from './streets.ts'
import { LINE_END, LOWER, MIXED, NUMBER, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a

/** Streets are called so, and many other things. */
const MEANS_MORE =
  /^(?:way|drive|close|court|place|square|park|green|rise|hill|row|walk|circle|pass|bend|ridge|loop|trail|gardens|grove|highway|alley|quay|pike)$/i

/** An address found: tokens, and how sure. */
export type Address = Run & { likelihood: Likelihood }

/** The addresses of a text, each with all that belongs to it: number, street, unit, postcode, town, country. */
export function findAddresses(tokens: Tokens, isTaken: (index: number) => boolean): Address[] {
  const addresses: Address[] = []
  for (let at = 0; at < tokens.count; ) {
    const found = isTaken(at) ? undefined : addressAt(tokens, at)
    if (found) addresses.push({ ...found, from: withUnitBefore(tokens, found.from), to: freeUntil(found) })
    at = found ? found.to : at + 1
  }
  return addresses

  /** A street is followed by a card number as by a postcode: the address ends before it. */
  function freeUntil({ from, to }: Address): number {
    let end = from + 1
    while (end < to && !isTaken(end)) end += 1
    while (end < to && end > from + 1 && tokens.mark(end - 1) === COMMA) end -= 1
    return end
  }
}

/** Flat 8, 49 Canal Street. */
function withUnitBefore(tokens: Tokens, from: number): number {
  const number = tokens.mark(from - 1) === COMMA ? from - 2 : from - 1
  const isUnit = isNumber(tokens, number) && isNameLike(tokens, number - 1) && (tokens.bits(number - 1) & UNIT) !== 0
  return isUnit && tokens.gap(number) === 1 && tokens.gap(from) < 3 ? number - 1 : from
}

function addressAt(tokens: Tokens, at: number): Address | undefined {
  const kind = tokens.kind(at)
  if (kind === NUMBER || kind === MIXED)
    return isNumber(tokens, at) && !isInsideNumber(tokens, at) ? numberFirst(tokens, at) : undefined
  if (!isWordKind(kind)) return undefined
  const known = box(tokens, at) ?? corner(tokens, at)
  if (known) return { ...known, likelihood: 'LIKELY' }
  return isNameLike(tokens, at) ? streetFirst(tokens, at) : undefined
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
