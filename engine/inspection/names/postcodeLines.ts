import { isNumber, wordAt } from './addressTail.ts'
import { PARTICLE, STREET, STREET_LEADS, UNIT } from './cues.ts'
import { placeRank, vocabularyRank } from './lexicon.ts'
import { CAPITAL, LINE_END, type Line, LOWER, MIXED, NUMBER, type Tokens, UPPER } from './tokens.ts'

const COMMA = 0x2c
const DOT = 0x2e
const COLON = 0x3a
const SLASH = 0x2f
const HYPHEN = 0x2d
const MAX_STREET_WORDS = 4
const MAX_TOWN_WORDS = 4
const MAX_PARTS = 4
const MAX_DIVIDERS = 2
const MAX_LINES_BEFORE = 2
/** In tokens, of a line with a postcode and a town. */
const MAX_BEFORE_CODE = 5
/** In tokens, of the lines before it. */
const MAX_BLOCK = 24
const BRITISH_OUTWARD = /^[a-z]{1,2}\d[a-z\d]?$/
/** States and territories of the United States Postal Service, publication 28, appendix B. */
const AMERICAN_STATE =
  /^(?:a[klszr]|c[aot]|d[ce]|f[lm]|g[au]|hi|i[adln]|k[sy]|la|m[adehinopst]|n[cdehjmvy]|o[hkr]|p[arw]|ri|s[cd]|t[nx]|ut|v[ait]|w[aivy])$/
const BRITISH_INWARD = /^\d[a-z]{2}$/

const FLOOR = /^\d+[ºª°]$/
/** Of Spain, Portugal and Brazil, words that mean more without a postcode. */
const KIND_OF_STREET =
  /^(?:acceso|acesso|avenida|camino|cañada|cuesta|pasaje|polígono|urbanización|urbanização|barrio|bairro|campo|chácara|colônia|condomínio|conjunto|distrito|esplanada|estação|estrada|favela|fazenda|feira|jardim|ladeira|lago|lagoa|loteamento|morro|núcleo|parque|passarela|pátio|praia|quadra|quinta|recanto|residencial|rodovia|setor|sítio|trecho|trevo|vale|vereda|viaduto|vila|rotunda|canale|incrocio|rotonda|stretto|borgo)$/

/** Gives capitals to what a postcode shows to be an address, in a line of lower case. */
export function raiseBeforePostcodes(tokens: Tokens, { from, to }: Line) {
  for (let at = from; at < to; at++) {
    const start = at - from <= MAX_BEFORE_CODE ? findLinesBefore(tokens, from) : from
    if (isBritishPostcode(tokens, at) || isAmericanCode(tokens, at)) raiseNumberFirst(tokens, at, start)
    const town = findTownBehind(tokens, at)
    if (town === undefined && isBrazilianCode(tokens, at)) raiseLedAndNumbered(tokens, at, start)
    if (town !== undefined && raiseStreetFirst(tokens, at, start)) raiseTown(tokens, town, to)
  }
}

/** The start of two lines before: the postcode has a line of its own, and the district another. */
function findLinesBefore(tokens: Tokens, lineStart: number): number {
  let start = lineStart
  for (let lines = 0; lines < MAX_LINES_BEFORE && !tokens.areCells && tokens.kind(start - 1) === LINE_END; lines++) {
    start -= 1
    while (start > 0 && lineStart - start < MAX_BLOCK && tokens.kind(start - 1) !== LINE_END) start -= 1
  }
  return start
}

const isDivider = (tokens: Tokens, at: number) => tokens.mark(at) === COMMA || tokens.kind(at) === LINE_END
const isPlainWord = (tokens: Tokens, at: number) => tokens.kind(at) === LOWER || tokens.kind(at) === CAPITAL

const isBritishPostcode = (tokens: Tokens, at: number) =>
  tokens.kind(at) === MIXED &&
  BRITISH_OUTWARD.test(wordAt(tokens, at)) &&
  BRITISH_INWARD.test(wordAt(tokens, at + 1)) &&
  tokens.gap(at + 1) === 1

/** Matches 01310-100 behind its town. */
const isBrazilianCode = (tokens: Tokens, at: number) =>
  tokens.kind(at) === NUMBER &&
  tokens.length(at) === 5 &&
  tokens.mark(at + 1) === HYPHEN &&
  tokens.length(at + 2) === 3 &&
  tokens.mark(at - 1) === COMMA

/** Matches rua das flores, 123, apto 45, são paulo - sp, before 01310-100. */
function raiseLedAndNumbered(tokens: Tokens, code: number, lineStart: number) {
  for (let at = code - 1; at > lineStart && code - at <= MAX_BLOCK; at--) {
    if (tokens.kind(at) !== NUMBER) continue
    const last = skipDividers(tokens, at - 1)
    const from = findLead(tokens, last, lineStart, isLeadOrKind)
    if (from !== undefined) raise(tokens, from, last + 1)
  }
}

/** Matches pa 17013 behind a comma or a town. */
function isAmericanCode(tokens: Tokens, at: number): boolean {
  const isBeforeZip = tokens.kind(at + 1) === NUMBER && tokens.length(at + 1) === 5 && tokens.gap(at + 1) === 1
  const isBehindTown = tokens.mark(at - 1) === COMMA || placeRank(tokens.bits(at - 1)) > 0
  return isBeforeZip && isBehindTown && AMERICAN_STATE.test(wordAt(tokens, at))
}

/** Matches 7 harrison bypass, ashby, br45 1dt; flat 8, hayward spur, ashby, dd0 8bg; suite 211 behind a street. */
function raiseNumberFirst(tokens: Tokens, code: number, lineStart: number) {
  let at = code - 1
  for (let parts = 0; parts < MAX_PARTS && at >= lineStart; parts++) {
    if (isDivider(tokens, at)) at -= 1
    const end = at
    while (at >= lineStart && at > end - MAX_STREET_WORDS && isPlainWord(tokens, at)) at -= 1
    if (isNumber(tokens, at) && tokens.bits(at - 1) & UNIT)
      return raiseWithCode(tokens, findNumberBefore(tokens, at - 2, lineStart) ?? at - 1, code)
    if (isNumber(tokens, at) && tokens.gap(at + 1) === 1 && end > at) return raiseWithCode(tokens, at + 1, code)
    if (end > at + 1 && tokens.bits(end) & STREET && parts > 0) return raiseWithCode(tokens, at + 1, code)
    if (!isDivider(tokens, at) || (end === at && parts > 0)) return
  }
}

/** Matches the street of 8834 michael ports suite 211. */
function findNumberBefore(tokens: Tokens, last: number, lineStart: number): number | undefined {
  let at = last
  while (at >= lineStart && at > last - MAX_STREET_WORDS && isPlainWord(tokens, at)) at -= 1
  return at < last && isNumber(tokens, at) ? at + 1 : undefined
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
  else if (length !== 5 && !(length === 8 && isBeforeState(tokens, end))) return undefined
  if (tokens.mark(end) === COMMA && !tokens.areCells) end += 1
  const isTown = vocabularyRank(tokens.bits(end)) < (isJoined ? 4 : 3)
  return tokens.kind(end) === LOWER && tokens.gap(end) <= 1 && isTown ? end : undefined
}

/** Matches nunes / mt. */
function isBeforeState(tokens: Tokens, from: number): boolean {
  let at = from
  while (at < from + MAX_TOWN_WORDS && tokens.kind(at) === LOWER) at += 1
  return tokens.mark(at) === SLASH && tokens.kind(at + 1) === LOWER && tokens.length(at + 1) === 2
}

/** From the house number back to an ordinary word or, where the street is one, to a comma, colon or the kind of street. */
function raiseStreetFirst(tokens: Tokens, code: number, lineStart: number): boolean {
  const last = skipUnits(tokens, skipDividers(tokens, code - 1))
  const isCertain = isCertainCode(tokens, code)
  if (raiseBeforeNumber(tokens, last, lineStart, isCertain) || raiseLed(tokens, last, lineStart)) return true
  const number = skipUnits(tokens, skipDistrict(tokens, last, lineStart))
  if (!raiseBeforeNumber(tokens, number, lineStart, isCertain)) return false
  for (let at = number + 1; at <= last; at++) if ((tokens.bits(at) & UNIT) === 0) raise(tokens, at, at + 1)
  return true
}

/** Matches 3311 aa, 97-340, 8500-510. */
function isCertainCode(tokens: Tokens, code: number): boolean {
  if (tokens.kind(code) === MIXED) return true
  return tokens.mark(code + 1) === HYPHEN || (tokens.length(code) === 4 && tokens.kind(code + 1) === LOWER)
}

/** Back over 3º b, piano 2, scala b, interno 4, apto. 45. */
function skipUnits(tokens: Tokens, last: number): number {
  let at = last
  for (let units = 0; units < MAX_PARTS; units++) {
    const floor = tokens.mark(at) === DOT ? at - 2 : at - 1
    const word = tokens.mark(at - 1) === DOT ? at - 2 : at - 1
    if (FLOOR.test(wordAt(tokens, at))) at = skipDividers(tokens, at - 1)
    else if (FLOOR.test(wordAt(tokens, floor))) at = skipDividers(tokens, floor - 1)
    else if (tokens.bits(word) & UNIT && tokens.length(at) <= 4 && (isNumber(tokens, at) || tokens.length(at) === 1))
      at = skipDividers(tokens, word - 1)
    else return at
  }
  return at
}

function skipDividers(tokens: Tokens, from: number): number {
  let at = from
  while (at > from - MAX_DIVIDERS && isDivider(tokens, at)) at -= 1
  return at
}

/** Matches savassi in campo de melo, 22, savassi, 22011-101. */
function skipDistrict(tokens: Tokens, last: number, lineStart: number): number {
  let at = last
  while (at > lineStart && last - at < MAX_TOWN_WORDS && isPlainWord(tokens, at)) at -= 1
  return at < last && isDivider(tokens, at) ? skipDividers(tokens, at) : -1
}

/** Matches chemin du moulin; 2 allée des chênes; 3 bis, impasse des lilas. */
function raiseLed(tokens: Tokens, last: number, lineStart: number): boolean {
  const from = isPlainWord(tokens, last) ? findLead(tokens, last, lineStart, isLead) : undefined
  for (let at = (from ?? last) + 1; at <= last; at++) if ((tokens.bits(at) & PARTICLE) === 0) raise(tokens, at, at + 1)
  return from !== undefined
}

/** The kind of street before its name. */
function findLead(tokens: Tokens, last: number, lineStart: number, leads: typeof isLead): number | undefined {
  for (let at = last - 1; at >= lineStart && last - at <= MAX_STREET_WORDS && !isDivider(tokens, at); at--) {
    if (tokens.kind(at) === NUMBER) return undefined
    if (isPlainWord(tokens, at) && leads(tokens, at)) return at
  }
  return undefined
}

const isLead = (tokens: Tokens, at: number) =>
  (tokens.bits(at) & STREET_LEADS) !== 0 && (tokens.bits(at) & PARTICLE) === 0 && tokens.length(at) > 1

const isKind = (tokens: Tokens, at: number) => KIND_OF_STREET.test(wordAt(tokens, at))
const isLeadOrKind = (tokens: Tokens, at: number) => isLead(tokens, at) || isKind(tokens, at)

function raiseBeforeNumber(tokens: Tokens, last: number, lineStart: number, isCertain: boolean): boolean {
  let number = last
  while (tokens.kind(number) === NUMBER && (tokens.mark(number - 1) === SLASH || tokens.mark(number - 1) === HYPHEN))
    number -= 2
  const isWithout = wordAt(tokens, number) === 'n' && tokens.mark(number - 1) === SLASH
  if (isWithout) number -= 2
  else if (!isNumber(tokens, number) || tokens.length(number) > 5) return false
  const end = tokens.mark(number - 1) === COMMA ? number - 1 : number
  const from =
    findLead(tokens, end - 1, lineStart, isKind) ??
    skipBack(tokens, end, lineStart, isStreetWord) ??
    findPart(tokens, end, lineStart) ??
    findLead(tokens, end - 1, lineStart, isLead) ??
    (isCertain ? findTwoWords(tokens, end, lineStart) : undefined)
  if (from === undefined) return false
  raise(tokens, from, end)
  return true
}

/** Matches oude haven before 4, 3311 aa dordrecht. */
function findTwoWords(tokens: Tokens, end: number, lineStart: number): number | undefined {
  const from = end - 2
  const isName = tokens.kind(from) === LOWER && tokens.kind(from + 1) === LOWER && tokens.gap(from + 1) === 1
  return from >= lineStart && isName ? from : undefined
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
  const isState = tokens.mark(to) === SLASH && tokens.kind(to + 1) === LOWER && tokens.length(to + 1) === 2
  if (isState) tokens.kinds[to + 1] = UPPER
}

function raise(tokens: Tokens, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (tokens.kind(at) === LOWER && (at === from || (tokens.bits(at) & PARTICLE) === 0)) tokens.kinds[at] = CAPITAL
}
