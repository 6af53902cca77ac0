import {
  GREETING,
  KINSHIP,
  LIST_LABEL,
  NAME_LABEL,
  PARTICLE,
  PERSON_FOLLOWS,
  PERSON_VERB,
  SIGN_OFF,
  SPEECH_VERB,
  TITLE,
} from './cues.ts'
import { CAPITAL, LINE_END, LOWER, MARK, NUMBER, type Tokens, UPPER } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const UNDERSCORE = 0x5f
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
  if (isEndOfTitle(tokens, at)) at -= 1
  if (tokens.mark(at) === DOT) at -= 1
  // Parts of a domain, locale or product are no titles: example.fr. Best regards, fr_FR.UTF-8, MS Windows.
  const isGlued = tokens.gap(at) === 0 && (tokens.mark(at - 1) === DOT || tokens.mark(at - 1) === UNDERSCORE)
  if (tokens.kind(at) >= MARK || isGlued || (tokens.bits(at) & TITLE) === 0) return false
  return tokens.kind(from) !== CAPITAL || toText(tokens, at) !== 'MS'
}

/** Matches the second part of sig.ra, dott.ssa. */
function isEndOfTitle(tokens: Tokens, at: number): boolean {
  return tokens.gap(at) === 0 && tokens.mark(at - 1) === DOT && /^(?:ra|ssa|na)$/.test(toText(tokens, at))
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
    if (bits & GREETING || isRole(tokens, last)) return 'strong'
    if (isOfKin(tokens, last)) return 'strong'
    if (bits & (NAME_LABEL | SPEECH_VERB | PERSON_FOLLOWS)) return 'weak'
    return saysName(tokens, last)
  }
  if (tokens.mark(last) === COLON || tokens.mark(last) === QUESTION) {
    const isLabel = tokens.bits(last - 1) & (NAME_LABEL | LIST_LABEL | GREETING | KINSHIP)
    return isLabel || tokens.bits(last - 2) & (NAME_LABEL | KINSHIP) ? 'strong' : 'none'
  }
  return isBelowSignOff(tokens, last) ? 'strong' : 'none'
}

const KIN =
  /^(?:mother|father|wife|husband|son|daughter|brother|sister|widow|mutter|vater|frau|sohn|tochter|bruder|schwester|mère|père|femme|mari|fils|fille|frère|sœur|madre|padre|mujer|hijo|hija|hermano|hermana|moglie|marito|figlio|figlia|moeder|vader|vrouw|zoon|dochter|mãe|pai|mulher|filho|filha|matka|ojciec|żona|mąż|syn|córka)$/i

/** Matches the mother of Okoye. */
function isOfKin(tokens: Tokens, at: number): boolean {
  const isOf = tokens.length(at) <= 3 && /^(?:of|von|de|di|van|do|da)$/.test(toText(tokens, at))
  return isOf && KIN.test(toText(tokens, at - 1))
}

export const isRole = (tokens: Tokens, at: number) =>
  tokens.kind(at) < MARK && ((tokens.bits(at) & KINSHIP) !== 0 || isOffice(tokens, at))

/** Matches Außenminister, Bundestrainerin. */
function isOffice(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) !== CAPITAL) return false
  return /.(?:minister|präsident|kanzler|trainer|sprecher|meister|richter|spieler|sieger|chef|lehrer|leiter|bearbeiter|anw[aä]lt|vertreter|ä?arzt|ärzt|schwester|pfleger|referent|sekretär|direktor|kommissar|inspektor|helfer|nehmer|nachbar)(?:in)?$/.test(
    tokens.text.slice(tokens.start(at), tokens.end(at)),
  )
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
    return isWord(tokens, last - 1, 'it', 'name', 'spoke', 'talked', 'married', 'belongs', 'according')
      ? 'weak'
      : 'none'
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

/** Matches (SPD) and (34). */
function isPartyOrAge(tokens: Tokens, at: number): boolean {
  return (
    (tokens.kind(at) === UPPER && tokens.length(at) <= 4) || (tokens.kind(at) === NUMBER && tokens.length(at) === 2)
  )
}

/** Words between a person and a participle: a écrit, non ha voluto, har skrivit. */
const AUXILIARY = /^(?:a|ha|hat|heeft|har|has|had|non|no|não|nie|ne|nicht|not)$/
const MAX_AUXILIARIES = 2
const MAX_AUXILIARY_LENGTH = 5

/** A verb of speech or of persons follows. */
export function isBeforePersonVerb(tokens: Tokens, to: number): boolean {
  let at = to
  const isShort = () => tokens.kind(at) === LOWER && tokens.length(at) <= MAX_AUXILIARY_LENGTH
  while (at < to + MAX_AUXILIARIES && isShort() && AUXILIARY.test(toText(tokens, at))) at += 1
  return tokens.kind(at) === LOWER && (tokens.bits(at) & (SPEECH_VERB | PERSON_VERB)) !== 0
}

const toText = (tokens: Tokens, at: number) => tokens.text.slice(tokens.start(at), tokens.end(at))

function contextAfter(tokens: Tokens, to: number): Context {
  const isPossessive =
    to > 0 &&
    tokens.text.charCodeAt(tokens.end(to - 1)) !== 0x20 &&
    /^['’][sS]\b/.test(tokens.text.slice(tokens.end(to - 1), tokens.end(to - 1) + 3))
  if (isPossessive) return tokens.bits(to) & KINSHIP ? 'strong' : 'weak'
  if (isBeforePersonVerb(tokens, to)) return 'weak'
  const isClosed = tokens.mark(to + 2) === 0x29 || (tokens.kind(to + 2) === LOWER && tokens.mark(to + 3) === 0x29)
  if (tokens.mark(to) === 0x28 && isClosed && isPartyOrAge(tokens, to + 1)) return 'weak'
  if (tokens.mark(to) === COLON && tokens.mark(to + 1) === 0x22) return 'strong'
  return 'none'
}
