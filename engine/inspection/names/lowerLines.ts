import { NAME_LABEL, UNIT } from './cues.ts'
import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { CAPITAL, LOWER, NUMBER, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COLON = 0x3a
const MAX_STREET_WORDS = 4

/**
 * Capitalises names in lower-case lines with strong evidence: a given name before a surname, a name after its label, a
 * street before its unit.
 */
export function raiseNames(tokens: Tokens, lineStart: number, lineEnd: number) {
  for (let at = lineStart; at < lineEnd; at++) {
    if (tokens.kind(at) !== LOWER) continue
    const bits = tokens.bits(at)
    if (bits & UNIT) raiseStreet(tokens, at, lineStart)
    if (vocabularyRank(bits) > 0) continue
    const next = tokens.bits(at + 1)
    if (givenRank(bits) >= 2 && placeRank(bits) < 2 && tokens.kind(at + 1) === LOWER && tokens.gap(at + 1) === 1) {
      if (surnameRank(next) > 0 && vocabularyRank(next) === 0) {
        tokens.kinds[at] = CAPITAL
        tokens.kinds[at + 1] = CAPITAL
      }
    }
    if ((givenRank(bits) >= 2 || surnameRank(bits) >= 1) && isLabelled(tokens, at)) tokens.kinds[at] = CAPITAL
  }
}

/** Matches name is ..., name: ... */
function isLabelled(tokens: Tokens, at: number): boolean {
  const isJoint =
    tokens.mark(at - 1) === COLON ||
    (tokens.kind(at - 1) === LOWER && tokens.text.slice(tokens.start(at - 1), tokens.end(at - 1)) === 'is')
  return isJoint && (tokens.bits(at - 2) & NAME_LABEL) !== 0
}

/** 3911 fourth avenue suite 112: from the unit back to the number. */
function raiseStreet(tokens: Tokens, unit: number, lineStart: number) {
  const number = tokens.mark(unit + 1) === DOT ? unit + 2 : unit + 1
  if (tokens.kind(number) !== NUMBER) return
  let from = unit - 1
  while (from > lineStart && from > unit - MAX_STREET_WORDS && tokens.kind(from - 1) !== NUMBER) from -= 1
  if (tokens.kind(from - 1) !== NUMBER) return
  for (let at = from; at < unit; at++) if (tokens.kind(at) === LOWER) tokens.kinds[at] = CAPITAL
}
