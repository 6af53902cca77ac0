import { givenRank, placeRank, surnameRank, VOCABULARY_SHIFT, vocabularyRank } from './lexicon.ts'
import { CAPITAL, INITIAL, type Line, LOWER, MARK, MIXED, type Tokens } from './tokens.ts'

const DOT = 0x2e
const AT = 0x40
const HYPHEN = 0x2d
const MIN_SENTENCE = 3
const MIN_LENGTH = 3
/** One use in lower case makes an unlisted word; a listed name needs more. */
const COMMON_NAME = 2
const MIN_USES_OF_NAME = 2
const MIN_USES_OF_GIVEN_NAME = 4
const FREQUENT = 2

const ACRONYMS = /^\p{Lu}{2,}s$/u
/** RGB-sensor, GSettings; not IJmuiden. */
const BEGINS_WITH_ACRONYM = /^(?!IJ)\p{Lu}{2}[\p{Lu}-]*\p{Ll}/u

/** What the text itself tells of its words, which no list has. */
export function rankWordsOfText(tokens: Tokens) {
  const uses = countLowerUses(tokens)
  for (let at = 0; at < tokens.count; at++) {
    const kind = tokens.kind(at)
    if (kind > INITIAL) continue
    if (kind === INITIAL) {
      if (endsAbbreviation(tokens, at)) tokens.kinds[at] = LOWER
    } else if (kind === CAPITAL && isAcronym(tokens, at)) tokens.kinds[at] = MIXED
    else if (kind === CAPITAL && isCutCompound(tokens, at)) makeFrequent(tokens, at)
    else if (uses.size > 0) rankUsedWord(tokens, at, uses)
  }
}

function rankUsedWord(tokens: Tokens, at: number, uses: ReadonlyMap<number, number>) {
  const bits = tokens.bits(at)
  if (vocabularyRank(bits) >= FREQUENT) return
  const count = uses.get(tokens.hashes[at] ?? 0) ?? 0
  if (count === 0 || count < neededUses(bits)) return
  makeFrequent(tokens, at)
}

function makeFrequent(tokens: Tokens, at: number) {
  tokens.known[at] = (tokens.bits(at) & ~(3 << VOCABULARY_SHIFT)) | (FREQUENT << VOCABULARY_SHIFT)
}

/** Matches Lösch- und Kopierrechte. */
function isCutCompound(tokens: Tokens, at: number): boolean {
  const isCut = tokens.mark(at + 1) === HYPHEN && tokens.gap(at + 1) === 0 && tokens.gap(at + 2) === 1
  return isCut && vocabularyRank(tokens.bits(at)) < FREQUENT && tokens.kind(at + 2) === LOWER
}

function neededUses(bits: number): number {
  if (givenRank(bits) >= COMMON_NAME) return MIN_USES_OF_GIVEN_NAME
  return surnameRank(bits) >= COMMON_NAME || placeRank(bits) >= COMMON_NAME ? MIN_USES_OF_NAME : 1
}

/** Of words in lower case inside edited sentences: where groff is written, Groff is no name. */
function countLowerUses(tokens: Tokens): Map<number, number> {
  const uses = new Map<number, number>()
  if (tokens.areCells) return uses
  for (const line of tokens.lines()) {
    if (!isEdited(tokens, line)) continue
    for (let at = line.from; at < line.to; at++) {
      if (tokens.kind(at) !== LOWER || tokens.length(at) < MIN_LENGTH) continue
      if (vocabularyRank(tokens.bits(at)) >= FREQUENT || isGlued(tokens, at)) continue
      const hash = tokens.hashes[at] ?? 0
      uses.set(hash, (uses.get(hash) ?? 0) + 1)
    }
  }
  return uses
}

const isEdited = (tokens: Tokens, { from, lower, capital }: Line) =>
  lower >= MIN_SENTENCE && capital > 0 && tokens.kind(from) !== LOWER

/** Parts of mail addresses, paths and the like are written in lower case too. */
function isGlued(tokens: Tokens, at: number): boolean {
  if (tokens.mark(at + 1) === AT && tokens.gap(at + 1) === 0) return true
  const isJoint = (mark: number) => '@._/\\#=:'.includes(String.fromCharCode(mark || 0x20))
  if (tokens.gap(at) === 0 && isJoint(tokens.mark(at - 1))) return true
  return (
    tokens.gap(at + 1) === 0 && isJoint(tokens.mark(at + 1)) && tokens.gap(at + 2) === 0 && tokens.kind(at + 2) < MARK
  )
}

function isAcronym(tokens: Tokens, at: number): boolean {
  const [bits, word] = [tokens.bits(at), tokens.text.slice(tokens.start(at), tokens.end(at))]
  const isListed = givenRank(bits) + surnameRank(bits) + placeRank(bits) > 1
  return (isListed ? ACRONYMS : BEGINS_WITH_ACRONYM).test(word)
}

const ABBREVIATION = /^(?:z\. ?[BTZ]|u\. ?U|i\. ?[AV]|a\. ?D)$/

/** Matches the B in z. B., the U in u. U.; not the initial in j. B. */
function endsAbbreviation(tokens: Tokens, at: number): boolean {
  if (tokens.mark(at - 1) !== DOT || tokens.mark(at + 1) !== DOT || tokens.kind(at - 2) !== LOWER) return false
  return ABBREVIATION.test(tokens.text.slice(tokens.start(at - 2), tokens.end(at)))
}
