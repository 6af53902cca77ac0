import { ADDRESS_LABEL, CALENDAR, COMPANY, LIST_LABEL, NAME_LABEL, PARTICLE, STREET, TITLE, UNIT } from './cues.ts'
import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { isBeforePersonVerb, isBelowSignOff, isRole } from './personContext.ts'
import { wordAt } from './placePrepositions.ts'
import { beginsSentence, isConjunction, isNameLike, type Run } from './runs.ts'
import { CAPITAL, LINE_END, LOWER, MARK, NUMBER, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const COLON = 0x3a
const MAX_LIST = 40
const MAX_PARTICLES = 3
const NO_NAME = COMPANY | UNIT | STREET | CALENDAR | TITLE

/** Where full names stand, a word before another name is a given name: Huurder: Ella van der Strigt. */
export function isGivenInPosition(tokens: Tokens, at: number, run: Run): boolean {
  const bits = tokens.bits(at)
  if (tokens.kind(at) !== CAPITAL || bits & NO_NAME) return false
  const next = nextOfName(tokens, at)
  const nextBits = tokens.bits(next)
  if (tokens.kind(next) !== CAPITAL || next >= run.to || nextBits & NO_NAME) return false
  const isSurname =
    (givenRank(bits) === 3 && vocabularyRank(bits) < 3) ||
    vocabularyRank(nextBits) === 0 ||
    surnameRank(nextBits) >= 2 ||
    (next > at + 1 && vocabularyRank(nextBits) < 2)
  if (givenRank(bits) >= 2) return isSurname && isPosition(tokens, at, run)
  const isRare = vocabularyRank(bits) === 1 && placeRank(bits) < 2
  const isKnown = surnameRank(nextBits) > 0 || isWholeValue(tokens, at, next)
  return isRare && isSurname && isKnown && isAnnounced(tokens, at)
}

/** There, a word behind a certain given name is a surname: Obecni: Leon Drewa i Marta Sznura. */
export function isSurnameInPosition(tokens: Tokens, at: number, from: number, run: Run): boolean {
  const [given, bits] = [tokens.bits(from), tokens.bits(at)]
  if (tokens.kind(at) !== CAPITAL || at !== from + 1 || at !== run.to - 1 || bits & NO_NAME) return false
  if (givenRank(given) < 2 || vocabularyRank(given) > (givenRank(given) === 3 ? 2 : 1)) return false
  return isPosition(tokens, from, run)
}

export function isPosition(tokens: Tokens, from: number, { to }: Run): boolean {
  const isSubject = beginsSentence(tokens, from) && tokens.mark(from - 1) !== COLON && isBeforePersonVerb(tokens, to)
  const isBehindRole = isRole(tokens, from - 1) && (tokens.kind(from - 1) === LOWER || beginsSentence(tokens, from - 1))
  return isSubject || isBehindRole || isNamedByVerb(tokens, from) || isAnnounced(tokens, from)
}

const TO_BE = /^(?:is|es|est|ist|é|è|är|to)$/
const OWN =
  /^(?:my|your|his|her|our|their|mon|ma|notre|votre|leur|mein|meine|unsere?|ihre?|nuestr[oa]|onze?|mijn|uw|nostr[oa]|noss[oa]|nasz|nasza|vår)$/i
const OWN_REACH = 4

/** Matches Onze nieuwe beheerder is Grace Kuil. */
function isNamedByVerb(tokens: Tokens, from: number): boolean {
  if (tokens.kind(from - 1) !== LOWER || !TO_BE.test(wordAt(tokens, from - 1))) return false
  for (let at = from - 2; at >= from - OWN_REACH && at >= 0 && tokens.kind(at) < MARK; at--)
    if (OWN.test(wordAt(tokens, at))) return true
  return false
}

/** Matches Name: Sieda Tolvanen in a line of its own. */
const isWholeValue = (tokens: Tokens, from: number, last: number) =>
  tokens.mark(from - 1) === COLON &&
  (tokens.bits(from - 2) & NAME_LABEL) !== 0 &&
  tokens.kind(last + 1) === LINE_END &&
  vocabularyRank(tokens.bits(last)) + placeRank(tokens.bits(last)) === 0

/** Matches Billing address: Sara Schwarz, with the address on the next lines. */
const isAddressee = (tokens: Tokens, from: number) =>
  tokens.mark(from - 1) === COLON &&
  (tokens.bits(from - 2) & ADDRESS_LABEL) !== 0 &&
  tokens.kind(from + 2) === LINE_END &&
  tokens.kind(from + 3) === NUMBER

const isAnnounced = (tokens: Tokens, from: number) =>
  isListedBehindLabel(tokens, from) || isAddressee(tokens, from) || isBelowSignOff(tokens, from - 1)

/** Matches Asistentes: Rebeca Aguado, Quirino Benito y Mirta Sans. */
function isListedBehindLabel(tokens: Tokens, from: number): boolean {
  const isOfList = (at: number) =>
    isNameLike(tokens, at) ||
    tokens.mark(at) === COMMA ||
    isConjunction(tokens, at) ||
    (tokens.kind(at) === LOWER && (tokens.bits(at) & PARTICLE) !== 0)
  let at = from - 1
  if (tokens.mark(at) !== COLON && tokens.mark(at) !== COMMA && !isConjunction(tokens, at)) return false
  while (at > from - MAX_LIST && isOfList(at)) at -= 1
  return (
    tokens.mark(at) === COLON && tokens.kind(at - 1) < MARK && (tokens.bits(at - 1) & (LIST_LABEL | NAME_LABEL)) !== 0
  )
}

function nextOfName(tokens: Tokens, at: number): number {
  let next = at + 1
  while (next <= at + MAX_PARTICLES && tokens.kind(next) === LOWER && tokens.bits(next) & PARTICLE) next += 1
  return tokens.kind(next) === LINE_END ? at : next
}
