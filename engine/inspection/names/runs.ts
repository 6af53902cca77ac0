import { isCompound, isInGerman } from './compounds.ts'
import {
  CALENDAR,
  COMPANY,
  GREETING,
  KINSHIP,
  PARTICLE,
  PERSON_FOLLOWS,
  PERSON_VERB,
  PLACE_FOLLOWS,
  PLACE_MAY_FOLLOW,
  SIGN_OFF,
  SPEECH_VERB,
  STREET,
  TITLE,
  UNIT,
} from './cues.ts'
import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { isShortVon } from './personContext.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, NUMBER, type Tokens, UPPER } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const MAX_TOKENS = 16
const MAX_PARTICLES = 3

/** `to` is exclusive: adjacent capital words with initials and particles. */
export type Run = { from: number; to: number }

export function isNameLike(tokens: Tokens, index: number): boolean {
  const kind = tokens.kind(index)
  return kind === CAPITAL || kind === UPPER || kind === INITIAL
}

export function findRun(tokens: Tokens, from: number): Run {
  let to = skipWord(tokens, from)
  while (to - from < MAX_TOKENS) {
    const next = findNextInRun(tokens, to)
    if (next === undefined) break
    to = skipWord(tokens, next)
  }
  return { from, to }
}

function findNextInRun(tokens: Tokens, to: number): number | undefined {
  for (let at = to; at <= to + MAX_PARTICLES; at++) {
    const isShort = tokens.kind(at) === LOWER && isShortVon(tokens, at + 1)
    if (isShort && tokens.gap(at) === 1 && tokens.gap(at + 2) <= 1 && tokens.kind(at + 2) === CAPITAL) return at + 2
    const gap = tokens.gap(at)
    const isElided = gap === 0 && /['’]/.test(tokens.text.charAt(tokens.end(at - 1) - 1))
    if (gap === 0 && at > to && !isElided) return undefined
    if (gap > 2 || (gap === 0 && !isElided && tokens.mark(at - 1) !== DOT)) return undefined
    if (isNameLike(tokens, at)) return at
    if (tokens.kind(at) !== LOWER || (tokens.bits(at) & PARTICLE) === 0) return undefined
    const before = tokens.bits(to - 1)
    if (at === to && isWordOfSentence(before)) return undefined
    if (at === to && isArticle(tokens, at) && !isCertainGiven(before) && (before & PARTICLE) === 0) return undefined
  }
  return undefined
}

/** Kannst du Torben: no particle of a name follows. */
const isWordOfSentence = (bits: number) =>
  vocabularyRank(bits) >= 2 &&
  givenRank(bits) < 2 &&
  surnameRank(bits) < 2 &&
  placeRank(bits) === 0 &&
  (bits & (COMPANY | PARTICLE | STREET | TITLE)) === 0

/** German articles, which are particles only in von der and after given names. */
function isArticle(tokens: Tokens, at: number): boolean {
  return /^(?:der|die|das|den|dem|des|zum|zur|zu|von)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

function skipWord(tokens: Tokens, index: number): number {
  const takesDot = tokens.kind(index) === INITIAL || (tokens.bits(index) & TITLE) !== 0
  return takesDot && tokens.mark(index + 1) === DOT && tokens.gap(index + 1) === 0 ? index + 2 : index + 1
}

function isNeighbour(tokens: Tokens, index: number, other: number): boolean {
  const gap = tokens.gap(index)
  return other >= 0 && gap > 0 && gap < 3 && (tokens.kind(other) === CAPITAL || tokens.kind(other) === UPPER)
}

/** Peter van der Meer: a given name and particles precede. */
function isBehindGivenName(tokens: Tokens, index: number, particles: number): boolean {
  const at = isShortVon(tokens, index - 1) ? index - 3 : particles
  return at < index - 1 && at >= 0 && tokens.kind(at) === CAPITAL && givenRank(tokens.bits(at)) > 0
}

const CAPITAL_PARTICLE = /^(?:D[eiu]|D(?:el|ella|os|as|en|er)|Van|Von|Le|Ten|Ter)$/

/** Matches the De of Bart De Smedt. */
const isCapitalParticle = (tokens: Tokens, at: number) =>
  tokens.kind(at) === CAPITAL && CAPITAL_PARTICLE.test(tokens.text.slice(tokens.start(at), tokens.end(at)))

/** In capitals too: VAN DER MEULEN. */
function skipParticlesBack(tokens: Tokens, index: number): number {
  const isParticle = (at: number) =>
    ((tokens.kind(at) === LOWER || tokens.kind(at) === UPPER) && (tokens.bits(at) & PARTICLE) !== 0) ||
    isParticleBehindGiven(tokens, at)
  let at = index - 1
  while (at > index - 1 - MAX_PARTICLES && isParticle(at)) at -= 1
  return at
}

/** Matches Geachte heer H. van den Heuvel; Getuigen: R. Boelens en J.A. Esch. An initial may also end a sentence or number a section. */
function isInitialled(tokens: Tokens, index: number, last: number): boolean {
  if (tokens.mark(last) !== DOT || tokens.kind(last - 1) !== INITIAL || tokens.gap(last) > 0) return false
  let first = last - 1
  while (tokens.mark(first - 1) === DOT && tokens.kind(first - 2) === INITIAL) first -= 2
  if (last - first > 4) return vocabularyRank(tokens.bits(index)) < 3
  const bits = tokens.bits(first - 1)
  if (tokens.kind(first - 1) === LOWER && bits & (TITLE | KINSHIP)) return true
  const isAmong = isConjunction(tokens, first - 1) || tokens.mark(first - 1) === COLON || (bits & PERSON_FOLLOWS) !== 0
  return vocabularyRank(tokens.bits(index)) < 2 && (isAmong || last < index - 1)
}

/** VAN and DER in H. VAN DER MEULEN. */
function isParticleInCapitals(tokens: Tokens, index: number, before: number): boolean {
  if (tokens.kind(index) !== UPPER || (tokens.bits(index) & PARTICLE) === 0) return false
  return tokens.kind(index + 1) === UPPER && isInitialled(tokens, index, before)
}

/** Matches the De of Bart De Smedt; not of Anna. De. */
function isParticleBehindGiven(tokens: Tokens, index: number): boolean {
  const isName = tokens.kind(index + 1) === CAPITAL && tokens.gap(index + 1) === 1
  const isBehind = isNeighbour(tokens, index, index - 1) && givenRank(tokens.bits(index - 1)) >= 2
  return isName && isBehind && isCapitalParticle(tokens, index)
}

/** Even a word, if it is a usual given name: Mark Elchert; not 50 Mark Elchgeld. */
const isUsualGiven = (tokens: Tokens, index: number) =>
  givenRank(tokens.bits(index)) === 3 &&
  vocabularyRank(tokens.bits(index)) < 3 &&
  (tokens.bits(index) & CALENDAR) === 0 &&
  tokens.kind(index - 1) !== NUMBER

const isCertainGiven = (bits: number) => givenRank(bits) >= 2 && vocabularyRank(bits) < 2 && (bits & CALENDAR) === 0

export function beginsSentence(tokens: Tokens, index: number): boolean {
  if (index === 0) return true
  const kind = tokens.kind(index - 1)
  if (kind === LINE_END) return true
  if (kind !== MARK) return false
  const isAbbreviated = tokens.kind(index - 2) === INITIAL || (tokens.bits(index - 2) & TITLE) !== 0
  if (tokens.mark(index - 1) === DOT && isAbbreviated) return false
  return '.!?:;"“„«>([*•-–—'.includes(String.fromCharCode(tokens.mark(index - 1)))
}

/** Matches Säljaren Johan Wikström. */
function isBeforeFullName(tokens: Tokens, index: number): boolean {
  const isFull = isNeighbour(tokens, index + 1, index + 1) && isNeighbour(tokens, index + 2, index + 2)
  return (
    isFull &&
    beginsSentence(tokens, index) &&
    isCertainGiven(tokens.bits(index + 1)) &&
    surnameRank(tokens.bits(index + 2)) > 0
  )
}

/** A rare word behind what is only a given name: Detlef Kümmerling, not Hale Outfitters. */
function isRareSurname(tokens: Tokens, index: number): boolean {
  const bits = tokens.bits(index)
  if (vocabularyRank(bits) !== 1 || placeRank(bits) > 1) return false
  const before = tokens.bits(index - 1)
  return surnameRank(bits) === 1 || (placeRank(bits) === 0 && surnameRank(before) < givenRank(before))
}

const ARTICLE = /^(?:the|le|les|la|el|los|las|il|lo|gli|der|die|das|den|dem|des|ein|eine|het|een|o|os|as|um|uma|ett?)$/

/** In running text, a word behind a given name is a surname: par Ludmila Fromage, mit Mariele Eigenwillig. */
function isWordAsSurname(tokens: Tokens, index: number): boolean {
  const [bits, given] = [tokens.bits(index), tokens.bits(index - 1)]
  if (tokens.kind(index) !== CAPITAL || vocabularyRank(bits) > 2 || placeRank(bits) > 1 || bits & CALENDAR) return false
  if (vocabularyRank(given) > 0 || surnameRank(given) > givenRank(given)) return false
  if (placeRank(given) > 1 && givenRank(given) < 3) return false
  const before = tokens.text.slice(tokens.start(index - 2), tokens.end(index - 2))
  const isRunning = tokens.kind(index - 2) === LOWER ? !ARTICLE.test(before) : tokens.mark(index - 2) === COMMA
  if (!isRunning || isNameLike(tokens, index + 1)) return false
  return !isInGerman(tokens, index) || GERMAN_BEFORE_PERSON.test(before)
}

/** Before a noun without an article they are rare. */
const GERMAN_BEFORE_PERSON = /^(?:an|mit|von|für|bei|durch|ohne|gegen|über|um|wie|namens|sagte?|so|laut)$/

/** Accents tell names from words that fold alike: Patrycja Wąs (kadry). */
const isAccented = (tokens: Tokens, index: number) =>
  tokens.kind(index) === CAPITAL && /[^\p{ASCII}’]/u.test(tokens.text.slice(tokens.start(index), tokens.end(index)))

/** The Portuguese surname; without the accent it is a company. */
const isSa = (tokens: Tokens, index: number) =>
  isNeighbour(tokens, index, index - 1) &&
  givenRank(tokens.bits(index - 1)) >= 2 &&
  tokens.text.slice(tokens.start(index), tokens.end(index)) === 'Sá'

/** Unlike OS-computer behind Mac. */
const isWrittenAsName = (tokens: Tokens, index: number) =>
  tokens.kind(index) === CAPITAL &&
  /^(?:\p{Lu}['’])?\p{Lu}\p{Ll}/u.test(tokens.text.slice(tokens.start(index), tokens.end(index)))

/** It begins a sentence, is in a heading, or names no person. Adjacent words decide on ambiguous ones such as Young. */
export function isOrdinary(tokens: Tokens, index: number): boolean {
  const bits = tokens.bits(index)
  const before = skipParticlesBack(tokens, index)
  if (isBehindGivenName(tokens, index, before) || isInitialled(tokens, index, before)) return false
  if (isParticleInCapitals(tokens, index, before) || isParticleBehindGiven(tokens, index)) return false
  if (bits & (GREETING | SIGN_OFF) && beginsSentence(tokens, index)) return true
  const isThing = (bits & (COMPANY | UNIT | STREET)) !== 0 && surnameRank(bits) < 3
  const isBehindGiven = isNeighbour(tokens, index, index - 1) && isCertainGiven(tokens.bits(index - 1))
  if (!isThing && isBehindGiven && (surnameRank(bits) >= 2 || isRareSurname(tokens, index))) return false
  if (!isThing && isBehindGiven && isWordAsSurname(tokens, index)) return false
  if (!isThing && isBehindGiven && vocabularyRank(bits) === 3 && isAccented(tokens, index)) return false
  if (isSa(tokens, index)) return false
  const isPreposition =
    vocabularyRank(bits) === 3 && (bits & (PLACE_FOLLOWS | PLACE_MAY_FOLLOW)) !== 0 && givenRank(bits) < 3
  if (!isPreposition && givenRank(bits) >= (vocabularyRank(bits) === 1 ? 1 : 2)) {
    const next = tokens.bits(index + 1)
    if (isNeighbour(tokens, index + 1, index + 1) && surnameRank(next) >= 2 && vocabularyRank(next) === 0) {
      return isThing
    }
  }
  const [given, surname, vocabulary] = [givenRank(bits), surnameRank(bits), vocabularyRank(bits)]
  if (bits & (COMPANY | UNIT) && given < 3) return true
  if (bits & CALENDAR && given < 2) return true
  if (bits & STREET && given < 2 && surname < 3) return true
  if (tokens.kind(index) === UPPER && tokens.length(index) <= 4 && given + surname === 0 && placeRank(bits) === 0)
    return true
  const isUnknown = given + surname + vocabulary + placeRank(bits) === 0
  const isBehindUsual = isNeighbour(tokens, index, index - 1) && isUsualGiven(tokens, index - 1)
  if (isUnknown && (isBehindGiven || isBehindUsual) && isWrittenAsName(tokens, index)) return false
  if (isUnknown && !isInGerman(tokens, index) && tokens.bits(index - 1) & KINSHIP && tokens.gap(index) === 1)
    return false
  if (isUnknown && (isCompound(tokens, index) || isBeforeFullName(tokens, index))) return true
  if (isUnknown && bits & (PERSON_FOLLOWS | SPEECH_VERB | PERSON_VERB | KINSHIP) && beginsSentence(tokens, index))
    return true
  if (vocabulary === 3) return given < 3 || beginsSentence(tokens, index)
  if (vocabulary === 2) return given < 3 && (surname < 3 || beginsSentence(tokens, index) || isInGerman(tokens, index))
  return vocabulary === 1 && given < 2 && surname < (beginsSentence(tokens, index) ? 3 : 2)
}

/** Between the last two of a list, in nine languages. */
export function isConjunction(tokens: Tokens, at: number): boolean {
  return (
    tokens.kind(at) === LOWER &&
    tokens.length(at) <= 4 &&
    /^(?:and|und|et|y|e|ed|en|i|oraz|och)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  )
}

export function toWords(tokens: Tokens, part: Run): number[] {
  const words: number[] = []
  for (let at = part.from; at < part.to; at++) {
    const kind = tokens.kind(at)
    if (kind === CAPITAL || kind === UPPER) words.push(at)
  }
  return words
}
