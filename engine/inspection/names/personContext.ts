import { GREETING, KINSHIP, NAME_LABEL, PARTICLE, PERSON_FOLLOWS, SIGN_OFF, SPEECH_VERB, TITLE } from './cues.ts'
import { LINE_END, LOWER, MARK, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const QUESTION = 0x3f
const REACH = 3

export type Context = 'none' | 'weak' | 'strong'

export function personContext(tokens: Tokens, from: number, to: number): Context {
  const before = contextBefore(tokens, from)
  if (before === 'strong') return before
  const after = contextAfter(tokens, to)
  return after === 'none' ? before : after
}

/** Whether a title precedes: Dr. Smith, Frau Weber, mevrouw de Vries. */
export function hasTitleBefore(tokens: Tokens, from: number): boolean {
  let at = from - 1
  while (at > from - REACH && isParticleOfName(tokens, at)) at -= 1
  if (tokens.mark(at) === DOT) at -= 1
  // The end of a domain is not a title: example.fr. Best regards
  const isGlued = tokens.gap(at) === 0 && tokens.mark(at - 1) === DOT
  return tokens.kind(at) < MARK && !isGlued && (tokens.bits(at) & TITLE) !== 0
}

/** Particles of surnames, not articles: Madame la Directrice. */
function isParticleOfName(tokens: Tokens, at: number): boolean {
  const isParticle = tokens.kind(at) < MARK && (tokens.bits(at) & PARTICLE) !== 0 && (tokens.bits(at) & TITLE) === 0
  return isParticle && !/^(?:l[aeo]s?|el|il|i|y|e)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

function contextBefore(tokens: Tokens, from: number): Context {
  const last = from - 1
  const bits = tokens.bits(last)
  if (tokens.areCells && tokens.kind(last) === LINE_END) return 'none'
  if (tokens.kind(last) < MARK) {
    if (bits & (GREETING | KINSHIP)) return 'strong'
    if (bits & (NAME_LABEL | SPEECH_VERB | PERSON_FOLLOWS)) return 'weak'
    return saysName(tokens, last)
  }
  if (tokens.mark(last) === COLON || tokens.mark(last) === QUESTION) {
    return tokens.bits(last - 1) & (NAME_LABEL | GREETING | KINSHIP) || tokens.bits(last - 2) & (NAME_LABEL | KINSHIP)
      ? 'strong'
      : 'none'
  }
  return isBelowSignOff(tokens, last) ? 'strong' : 'none'
}

/** Matches "name is", "I'm", "this is", "called" before a name. */
function saysName(tokens: Tokens, last: number): Context {
  const text = tokens.text.slice(tokens.start(last), tokens.end(last)).toLowerCase().replace('’', "'")
  if (text === "i'm") return 'weak'
  if (text === 'is' || text === 'am' || text === 'are' || text === 'ist' || text === 'est' || text === 'es') {
    for (let at = last - 1; at >= last - REACH; at--) if (tokens.bits(at) & NAME_LABEL) return 'strong'
    return isWord(tokens, last - 1, 'this', 'i') ? 'weak' : 'none'
  }
  if (text === 'to')
    return isWord(tokens, last - 1, 'it', 'name', 'spoke', 'talked', 'married', 'belongs') ? 'weak' : 'none'
  if (text === 'me') return 'weak'
  if (
    text === 'heiße' ||
    text === 'heisse' ||
    text === 'llamo' ||
    text === 'chiamo' ||
    text === "m'appelle" ||
    text === 'heet'
  )
    return 'strong'
  return 'none'
}

function isWord(tokens: Tokens, at: number, ...words: string[]): boolean {
  return at >= 0 && words.includes(tokens.text.slice(tokens.start(at), tokens.end(at)).toLowerCase())
}

/** Kind regards, and a name on one of the next lines. */
function isBelowSignOff(tokens: Tokens, last: number): boolean {
  let at = last
  while (tokens.kind(at) === LINE_END && at > 0 && at > last - REACH) at -= 1
  if (at === last) return false
  if (tokens.mark(at) === COMMA) at -= 1
  return (tokens.bits(at) & SIGN_OFF) !== 0
}

function contextAfter(tokens: Tokens, to: number): Context {
  const isPossessive =
    to > 0 &&
    tokens.text.charCodeAt(tokens.end(to - 1)) !== 0x20 &&
    /^['’][sS]\b/.test(tokens.text.slice(tokens.end(to - 1), tokens.end(to - 1) + 3))
  if (isPossessive) return tokens.bits(to) & KINSHIP ? 'strong' : 'weak'
  if (tokens.kind(to) === LOWER && tokens.bits(to) & SPEECH_VERB) return 'weak'
  if (tokens.mark(to) === COLON && tokens.mark(to + 1) === 0x22) return 'strong'
  return 'none'
}
