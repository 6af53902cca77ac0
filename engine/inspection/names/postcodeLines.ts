import { isNumber, wordAt } from './addressTail.ts'
import { PARTICLE, STREET_LEADS, UNIT } from './cues.ts'
import { vocabularyRank } from './lexicon.ts'
import { CAPITAL, type Line, LOWER, MIXED, NUMBER, type Tokens, UPPER } from './tokens.ts'

const COMMA = 0x2c
const DOT = 0x2e
const COLON = 0x3a
const SLASH = 0x2f
const HYPHEN = 0x2d
const MAX_STREET_WORDS = 4
const MAX_TOWN_WORDS = 4
const MAX_PARTS = 4
const BRITISH_OUTWARD = /^[a-z]{1,2}\d[a-z\d]?$/
/** States and territories of the United States Postal Service, publication 28, appendix B. */
const AMERICAN_STATE =
  /^(?:a[klszr]|c[aot]|d[ce]|f[lm]|g[au]|hi|i[adln]|k[sy]|la|m[adehinopst]|n[cdehjmvy]|o[hkr]|p[arw]|ri|s[cd]|t[nx]|ut|v[ait]|w[aivy])$/
const BRITISH_INWARD = /^\d[a-z]{2}$/

/** Gives capitals to what a postcode shows to be an address, in a line of lower case. */
export function raiseBeforePostcodes(tokens: Tokens, { from, to }: Line) {
  for (let at = from; at < to; at++) {
    if (isBritishPostcode(tokens, at) || isAmericanCode(tokens, at)) raiseNumberFirst(tokens, at, from)
    const town = findTownBehind(tokens, at)
    if (town !== undefined && town < to && raiseStreetFirst(tokens, at, from)) raiseTown(tokens, town, to)
  }
}

const isBritishPostcode = (tokens: Tokens, at: number) =>
  tokens.kind(at) === MIXED &&
  BRITISH_OUTWARD.test(wordAt(tokens, at)) &&
  BRITISH_INWARD.test(wordAt(tokens, at + 1)) &&
  tokens.gap(at + 1) === 1

/** Matches pa 17013 behind a comma. */
function isAmericanCode(tokens: Tokens, at: number): boolean {
  const isBeforeZip = tokens.kind(at + 1) === NUMBER && tokens.length(at + 1) === 5 && tokens.gap(at + 1) === 1
  return isBeforeZip && tokens.mark(at - 1) === COMMA && AMERICAN_STATE.test(wordAt(tokens, at))
}

/** Matches 7 harrison bypass, ashby, br45 1dt; flat 8, hayward spur, ashby, dd0 8bg. */
function raiseNumberFirst(tokens: Tokens, code: number, lineStart: number) {
  let at = code - 1
  for (let parts = 0; parts < MAX_PARTS && at >= lineStart; parts++) {
    if (tokens.mark(at) === COMMA) at -= 1
    const end = at
    while (at >= lineStart && at > end - MAX_STREET_WORDS && tokens.kind(at) === LOWER) at -= 1
    if (isNumber(tokens, at) && tokens.gap(at + 1) === 1 && end > at) return raiseWithCode(tokens, at + 1, code)
    if (isNumber(tokens, at) && tokens.bits(at - 1) & UNIT) return raiseWithCode(tokens, at - 1, code)
    if (tokens.mark(at) !== COMMA || (end === at && parts > 0)) return
  }
}

function raiseWithCode(tokens: Tokens, from: number, code: number) {
  raise(tokens, from, code)
  if (tokens.kind(code) === LOWER) tokens.kinds[code] = UPPER
}

/** Matches the postcode of 5641 km, dronrijp; 72-720 jawor; 123 45 motala; 54011, serricciolo. */
function findTownBehind(tokens: Tokens, at: number): number | undefined {
  const length = tokens.length(at)
  let end = at + 1
  const isJoined = tokens.mark(end) === HYPHEN && tokens.gap(end) === 0 && tokens.gap(end + 1) === 0
  if (tokens.kind(at) === MIXED && /^[1-9]\d{3}[a-z]{2}$/.test(wordAt(tokens, at))) end = at + 1
  else if (tokens.kind(at) !== NUMBER) return undefined
  else if (isJoined && (length === 2 || length === 4 || length === 5) && tokens.length(end + 1) === 3) end += 2
  else if (length === 3 && tokens.kind(end) === NUMBER && tokens.length(end) === 2 && tokens.gap(end) === 1) end += 1
  else if (length === 4 && tokens.kind(end) === LOWER && tokens.length(end) === 2 && tokens.gap(end) === 1) end += 1
  else if (length !== 5) return undefined
  if (tokens.mark(end) === COMMA) end += 1
  return tokens.kind(end) === LOWER && tokens.gap(end) === 1 && vocabularyRank(tokens.bits(end)) < 3 ? end : undefined
}

/** From the house number back to an ordinary word or, where the street is one, to a comma or colon. */
function raiseStreetFirst(tokens: Tokens, code: number, lineStart: number): boolean {
  let number = tokens.mark(code - 1) === COMMA ? code - 2 : code - 1
  while (tokens.kind(number) === NUMBER && (tokens.mark(number - 1) === SLASH || tokens.mark(number - 1) === HYPHEN))
    number -= 2
  while (tokens.bits(number - 1) & UNIT && tokens.kind(number - 2) === NUMBER) number -= 2
  const isWithout = wordAt(tokens, number) === 'n' && tokens.mark(number - 1) === SLASH
  if (isWithout) number -= 2
  else if (!isNumber(tokens, number) || tokens.length(number) > 5) return false
  const end = tokens.mark(number - 1) === COMMA ? number - 1 : number
  const from = skipBack(tokens, end, lineStart, isStreetWord) ?? findPart(tokens, end, lineStart)
  if (from === undefined) return false
  raise(tokens, from, end)
  return true
}

/** Between a comma or colon and `end`. */
function findPart(tokens: Tokens, end: number, lineStart: number): number | undefined {
  const from = skipBack(tokens, end, lineStart, () => true) ?? end
  return tokens.mark(from - 1) === COMMA || tokens.mark(from - 1) === COLON ? from : undefined
}

function skipBack(tokens: Tokens, end: number, lineStart: number, takes: (bits: number) => boolean) {
  let from = end
  while (from > lineStart && end - from <= MAX_STREET_WORDS) {
    const isDot = tokens.mark(from - 1) === DOT && tokens.gap(from - 1) === 0 && tokens.length(from - 2) <= 4
    if (!isDot && (tokens.kind(from - 1) !== LOWER || !takes(tokens.bits(from - 1)))) break
    from -= 1
  }
  return from < end && end - from <= MAX_STREET_WORDS ? from : undefined
}

const isStreetWord = (bits: number) => vocabularyRank(bits) < 2 || (bits & (STREET_LEADS | PARTICLE)) !== 0

function raiseTown(tokens: Tokens, from: number, lineEnd: number) {
  const isDutch = tokens.kind(from - 1) === LOWER || tokens.kind(from - 2) === LOWER
  if (isDutch) for (let at = from - 2; at < from; at++) if (tokens.kind(at) === LOWER) tokens.kinds[at] = UPPER
  let to = from
  while (to < Math.min(lineEnd, from + MAX_TOWN_WORDS) && tokens.kind(to) === LOWER && tokens.gap(to) === 1) to += 1
  raise(tokens, from, to)
}

function raise(tokens: Tokens, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (tokens.kind(at) === LOWER && (at === from || (tokens.bits(at) & PARTICLE) === 0)) tokens.kinds[at] = CAPITAL
}
