import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { isCertainCompound } from './compounds.ts'
import { CALENDAR, COMPANY, GREETING, KINSHIP, LIST_LABEL, PARTICLE, SPEECH_VERB, STREET_LEADS, TITLE } from './cues.ts'
import { judgePerson } from './judgePerson.ts'
import { givenRank, type Lexicon, PLACE_BEGINS, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { isGivenInPosition, isSurnameInPosition } from './namePositions.ts'
import {
  hasTitleBefore,
  isApposition,
  isBeforePersonVerb,
  isMonsieur,
  isNobleBefore,
  isOfKin,
  isRole,
} from './personContext.ts'
import { findListed, isListable, joinInverted } from './personLists.ts'
import { beginsSentence, findRun, isNameLike, isOrdinary, type Run, toWords } from './runs.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, type Tokens, UPPER } from './tokens.ts'
import { hashSlice } from './wordHash.ts'

const MAX_TOWN_WORDS = 4
const FRENCH_STREET = /^(?:rue|avenue|boulevard|bd|quai|impasse)$/i
const MAX_PARTICLES = 3
const COMMA = 0x2c
const DOT = 0x2e
const HYPHEN = 0x2d
const COLON = 0x3a

export type Person = Run & { likelihood: Likelihood }

/** Remembers words of full names to find a repeated surname. */
export function findPersons(tokens: Tokens, lexicon: Lexicon, isTaken: (index: number) => boolean): Person[] {
  const persons: Person[] = []
  const unjudged: Run[] = []
  const known = new Set<number>()

  for (let at = 0; at < tokens.count; ) {
    if (isTaken(at) || !isNameLike(tokens, at)) {
      at += 1
      continue
    }
    const run = findRun(tokens, at)
    at = run.to
    for (const part of toParts(tokens, run, isTaken)) {
      const extended = includeGivenName(tokens, part)
      if (isTown(tokens, lexicon, part) || isOfStreet(tokens, part.from)) continue
      const likelihood = extended === part ? judgePerson(tokens, part, run) : 'LIKELY'
      if (likelihood === undefined) unjudged.push(part)
      else {
        persons.push({ from: includeInitial(tokens, extended.from), to: extended.to, likelihood })
        at = Math.max(at, extended.to)
        if (likelihood !== 'POSSIBLE') remember(tokens, part, known)
      }
    }
  }
  const isKnownWord = (word: number) => known.has(tokens.hashes[word] ?? 0) && placeRank(tokens.bits(word)) < 2
  const isKnown = (part: Run) => toWords(tokens, part).every(isKnownWord)
  const candidates = unjudged.filter(part => isListable(tokens, part) && !isKnown(part))
  const joined = joinInverted(tokens, candidates, persons)
  const single = candidates.filter(part => !joined.has(part))
  const listed = new Set(findListed(tokens, single, persons))
  for (const part of listed) remember(tokens, part, known)
  for (const part of unjudged)
    if (!joined.has(part) && (listed.has(part) || isKnown(part))) persons.push({ ...part, likelihood: 'POSSIBLE' })
  return persons
}

/** San Francisco is a town, not a person called San. */
function isTown(tokens: Tokens, lexicon: Lexicon, part: Run): boolean {
  if (part.to - part.from < 2 || part.to - part.from > MAX_TOWN_WORDS || (tokens.bits(part.from) & PLACE_BEGINS) === 0)
    return false
  let hash: number | undefined
  for (let at = part.from; at < part.to; at++) hash = hashSlice(tokens.text, tokens.start(at), tokens.end(at), hash)
  return hash !== undefined && placeRank(lexicon.get(hash)) >= 2 && !hasTitleBefore(tokens, part.from)
}

/** Matches rue de Rohan, boulevard Victor-Hugo. */
function isOfStreet(tokens: Tokens, from: number): boolean {
  let at = from - 1
  while (at > from - MAX_PARTICLES && tokens.kind(at) === LOWER && tokens.bits(at) & PARTICLE) at -= 1
  return (
    (tokens.bits(at) & STREET_LEADS) !== 0 && FRENCH_STREET.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  )
}

/** Matches "Smith, John" in a separate line or cell. */
function includeGivenName(tokens: Tokens, part: Run): Run {
  const given = part.to + 1
  const bits = tokens.bits(given)
  if (tokens.mark(part.to) !== COMMA || tokens.gap(part.to) > 0 || tokens.kind(given) !== CAPITAL) return part
  if (givenRank(bits) < 2 || tokens.mark(part.from - 1) === 0x2e) return part
  const isWhole = beginsSentence(tokens, part.from) && !hasTitleBefore(tokens, part.from)
  if (!isWhole && tokens.kind(given + 1) !== LINE_END) return part
  const words = toWords(tokens, part)
  const isSurname = (word: number) =>
    (tokens.areCells || surnameRank(tokens.bits(word)) > 0) &&
    placeRank(tokens.bits(word)) < 3 &&
    givenRank(tokens.bits(word)) < 3
  if (words.length > 2 || !words.every(isSurname)) return part
  let to = given + 1
  if (tokens.kind(to) === INITIAL) to = tokens.mark(to + 1) === 0x2e ? to + 2 : to + 1
  else if (tokens.kind(to) === CAPITAL && tokens.gap(to) === 1 && givenRank(tokens.bits(to)) >= 2) to += 1
  const isEnd = tokens.kind(to) === LINE_END || '";,)|<\t'.includes(String.fromCharCode(tokens.mark(to) || 0x41))
  return isEnd ? { from: part.from, to } : part
}

/** Matches the J. of J.-P. Dupont. */
function includeInitial(tokens: Tokens, from: number): number {
  const isJoined = tokens.mark(from - 1) === HYPHEN && tokens.gap(from) === 0 && tokens.gap(from - 1) === 0
  const isInitial = tokens.kind(from) === INITIAL && tokens.kind(from - 3) === INITIAL
  return isJoined && isInitial && tokens.mark(from - 2) === DOT ? from - 3 : from
}

/** Initials stay only inside or before a name. */
function toParts(tokens: Tokens, run: Run, isTaken: (index: number) => boolean): Run[] {
  const parts: Run[] = []
  let from = -1
  const close = (to: number) => {
    if (from < 0) return
    let end = to
    while (end > from && !(tokens.kind(end - 1) === CAPITAL || tokens.kind(end - 1) === UPPER)) end -= 1
    if (end > from) parts.push({ from, to: end })
    from = -1
  }
  for (let at = run.from; at < run.to; at++) {
    const kind = tokens.kind(at)
    const isTitle = kind < MARK && (tokens.bits(at) & TITLE) !== 0 && (from < 0 || givenRank(tokens.bits(at)) < 2)
    const isCalled = (from < 0 || (at === from + 2 && isMonsieur(tokens, from))) && isAddressed(tokens, at)
    const isParticle = from < 0 && isLeadingParticle(tokens, at)
    const isInPosition = from < 0 ? isGivenInPosition(tokens, at, run) : isSurnameInPosition(tokens, at, from, run)
    const isCut =
      isTaken(at) ||
      ((kind === CAPITAL || kind === UPPER) &&
        (isTitle ||
          (!isCalled && !isParticle && !isInPosition && isOrdinary(tokens, at)) ||
          (from < 0 && isRank(tokens, at))))
    if (isCut) close(at)
    else if (from < 0 && isNameLike(tokens, at)) from = at
  }
  close(run.to)
  return parts
}

/** Matches Van Aert, De Boer, Van der Horst; articles of other languages too before surnames. */
function isLeadingParticle(tokens: Tokens, at: number): boolean {
  let name = at + 1
  while (name < at + MAX_PARTICLES && tokens.kind(name) === LOWER && tokens.bits(name) & PARTICLE) name += 1
  const next = tokens.bits(name)
  const word = tokens.text.slice(tokens.start(at), tokens.end(at))
  if (tokens.kind(name) !== CAPITAL || tokens.gap(name) !== 1 || placeRank(next) >= 2) return false
  if (word === 'Van' && name > at + 1) return true
  // Von den Trainern ...
  if (word === 'Von' && name > at + 1 && beginsSentence(tokens, at)) return false
  const isUnknown = vocabularyRank(next) + givenRank(next) === 0
  if (/^(?:Van|Den|Ter|Ten|Von)$/.test(word) && isUnknown) return true
  return /^(?:Van|De|Den|Ter|Ten|Von|Di|Del|El|Le)$/.test(word) && surnameRank(next) >= 2 && vocabularyRank(next) < 2
}

/** Matches der Familie Mann. */
const FAMILY = /^(?:Famil(?:ie|le|y)|[fF]amil(?:ie|ia|ja|jen|ii)|Eheleuten?|Ehepaars?)$/

/** Behind a title, role, greeting or label even a word may be a name. */
function isAddressed(tokens: Tokens, at: number): boolean {
  if (hasTitleBefore(tokens, at)) return isCallable(tokens, at) && !isOnlyRole(tokens, at)
  const [bits, before] = [tokens.bits(at), tokens.kind(at - 1) < MARK ? tokens.bits(at - 1) : 0]
  if (bits & (COMPANY | CALENDAR | KINSHIP)) return false
  if (before & GREETING && givenRank(bits) >= 2) return vocabularyRank(bits) < 3 || isSurname(tokens, at + 1)
  if (surnameRank(bits) >= 2 && FAMILY.test(tokens.text.slice(tokens.start(at - 1), tokens.end(at - 1)))) return true
  if (vocabularyRank(bits) === 2 && surnameRank(bits) === 3 && isRole(tokens, at - 1)) return true
  if (
    vocabularyRank(bits) === 2 &&
    givenRank(bits) === 2 &&
    !isBehindArticle(tokens, at) &&
    (isBeforePersonVerb(tokens, at + 1) || isOfKin(tokens, at - 1))
  )
    return true
  const isUnknown = vocabularyRank(bits) + placeRank(bits) === 0 && tokens.kind(at) === CAPITAL
  if (isUnknown && (isRole(tokens, at - 1) || isApposition(tokens, at)))
    return !tokens.text.slice(tokens.start(at), tokens.end(at)).includes('-') && !isCertainCompound(tokens, at)
  if (vocabularyRank(bits) !== 1 || placeRank(bits) > 0) return false
  const isListed = tokens.mark(at - 1) === COLON && (tokens.bits(at - 2) & LIST_LABEL) !== 0
  return isListed || isRole(tokens, at - 1) || (surnameRank(bits) > 0 && (before & SPEECH_VERB) !== 0)
}

const isSurname = (tokens: Tokens, at: number) =>
  tokens.kind(at) === CAPITAL &&
  tokens.gap(at) === 1 &&
  surnameRank(tokens.bits(at)) > 0 &&
  vocabularyRank(tokens.bits(at)) === 0

/** Matches auf eine Art. */
const isBehindArticle = (tokens: Tokens, at: number) =>
  tokens.kind(at - 1) === LOWER &&
  /^(?:k?ein(?:e[mnrs]?)?|an?)$/.test(tokens.text.slice(tokens.start(at - 1), tokens.end(at - 1)))

/** Matches Baron Zirngiebl, who is no given Baron. */
const isRank = (tokens: Tokens, at: number) => surnameRank(tokens.bits(at + 1)) < 2 && isNobleBefore(tokens, at + 1)

/** Matches Herr Bürgermeister, Frau Rechtsanwältin Dr. Hüsken; not Herr Richter. */
const isOnlyRole = (tokens: Tokens, at: number) =>
  surnameRank(tokens.bits(at)) < 2 && isRole(tokens, at) && !isBehindDegree(tokens, at)

/** Matches Dr. Hofrichter: offices have none. */
function isBehindDegree(tokens: Tokens, at: number): boolean {
  const title = tokens.mark(at - 1) === DOT ? at - 2 : at - 1
  return /^(?:Dr|Prof|Ing)$/.test(tokens.text.slice(tokens.start(title), tokens.end(title)))
}

/** After a title even an ordinary word may be a surname. */
function isCallable(tokens: Tokens, at: number): boolean {
  const bits = tokens.bits(at)
  return vocabularyRank(bits) < 3 || surnameRank(bits) > 0 || (bits & PARTICLE) !== 0
}

function remember(tokens: Tokens, part: Run, known: Set<number>) {
  for (const word of toWords(tokens, part))
    if (vocabularyRank(tokens.bits(word)) < 2) known.add(tokens.hashes[word] ?? 0)
}
