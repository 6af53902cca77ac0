import { GREETING, KINSHIP, LIST_LABEL, NAME_LABEL, PARTICLE, TITLE } from './cues.ts'
import { givenRank, vocabularyRank } from './lexicon.ts'
import { isBelowSignOff } from './personContext.ts'
import { isConjunction } from './runs.ts'
import { CAPITAL, LINE_END, type Line, LOWER, MARK, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const DOT = 0x2e
const COLON = 0x3a
const MAX_WORDS = 4
const MAX_PARTICLES = 3
const GREETING_REACH = 3

/** In lines without capitals, full names where only names stand: below the closing words, behind a label or a greeting. */
export function raiseNamesInPosition(tokens: Tokens, { from, to }: Line) {
  if (isBelowSignOff(tokens, from - 1)) raiseItem(tokens, from, to)
  const colon = from + 1
  if (tokens.mark(colon) === COLON && (tokens.bits(from) & (LIST_LABEL | NAME_LABEL | KINSHIP)) !== 0)
    raiseItems(tokens, colon + 1, to)
  for (let at = from + 1; at < to; at++) {
    if (tokens.kind(at) !== LOWER) continue
    raiseSaluted(tokens, at)
    raiseCalled(tokens, at)
  }
}

/** Matches aanwezig: maxim potters, wessel de pauw en sami bos. */
function raiseItems(tokens: Tokens, from: number, to: number) {
  let begin = from
  for (let at = from; at <= to; at++) {
    const isEnd = at === to || tokens.mark(at) === COMMA || tokens.mark(at) === DOT || isConjunction(tokens, at)
    if (!isEnd) continue
    raiseItem(tokens, begin, at)
    begin = at + 1
  }
}

function raiseItem(tokens: Tokens, from: number, to: number) {
  if (to - from < 2 || to - from > MAX_WORDS || rankGiven(tokens, from) < 2) return
  for (let at = from; at < to; at++) if (tokens.kind(at) !== LOWER || (at > from && tokens.gap(at) !== 1)) return
  if (vocabularyRank(tokens.bits(to - 1)) < 3) raiseEnds(tokens, from, to - 1)
}

/** Matches geachte mevrouw de jong; sehr geehrte frau schinagl. */
function raiseSaluted(tokens: Tokens, at: number) {
  const next = tokens.kind(at + 1)
  if ((next !== LINE_END && tokens.mark(at + 1) !== COMMA) || vocabularyRank(tokens.bits(at)) > 2) return
  let title = at - 1
  while (title > at - MAX_PARTICLES && isParticle(tokens, title)) title -= 1
  if (tokens.kind(title) !== LOWER || (tokens.bits(title) & TITLE) === 0) return
  for (let before = title - 1; before >= title - GREETING_REACH && tokens.kind(before) < MARK; before--)
    if (tokens.bits(before) & GREETING) tokens.kinds[at] = CAPITAL
}

/** Matches hoi timo erkens; victoria van grinsven. */
function raiseCalled(tokens: Tokens, at: number) {
  if (rankGiven(tokens, at) < 2 || vocabularyRank(tokens.bits(at)) > 2) return
  const before = tokens.bits(at - 1)
  const isCalled = tokens.kind(at - 1) === LOWER && (before & (GREETING | KINSHIP)) !== 0
  let last = at + 1
  while (last < at + MAX_PARTICLES && isDutchOrGermanParticle(tokens, last)) last += 1
  const vocabulary = vocabularyRank(tokens.bits(last))
  if (tokens.kind(last) !== LOWER || tokens.gap(last) !== 1 || vocabulary > 1) return
  if (isCalled || (last > at + 1 && vocabulary === 0)) raiseEnds(tokens, at, last)
}

const isParticle = (tokens: Tokens, at: number) =>
  tokens.kind(at) === LOWER && (tokens.bits(at) & PARTICLE) !== 0 && (tokens.bits(at) & TITLE) === 0

const isDutchOrGermanParticle = (tokens: Tokens, at: number) =>
  isParticle(tokens, at) && /^(?:van|von|der|den|ter|ten)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))

function raiseEnds(tokens: Tokens, first: number, last: number) {
  for (let at = first; at <= last; at++)
    if (at === first || at === last || !isParticle(tokens, at)) tokens.kinds[at] = CAPITAL
}

/** Of hans-herbert as of its parts. */
function rankGiven(tokens: Tokens, at: number): number {
  const [start, end] = [tokens.start(at), tokens.end(at)]
  const hyphen = tokens.text.slice(start, end).indexOf('-')
  if (hyphen < 1) return givenRank(tokens.bits(at))
  const rank = (from: number, to: number) => givenRank(tokens.lookUp(from, to))
  return Math.min(rank(start, start + hyphen), rank(start + hyphen + 1, end))
}
