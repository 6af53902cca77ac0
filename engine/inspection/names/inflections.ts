import { isInGerman } from './compounds.ts'
import {
  COUNTRY_OR_REGION,
  givenRank,
  isCountryOrRegion,
  type Lexicon,
  PLACE,
  PLACE_SHIFT,
  placeRank,
  SURNAME_SHIFT,
  surnameRank,
  vocabularyRank,
} from './lexicon.ts'
import type { Run } from './runs.ts'
import { CAPITAL, LOWER, type Tokens } from './tokens.ts'
import { computeHash, foldWord } from './wordHash.ts'

const REACH = 12
const MIN_SIGNS = 2
const MIN_STEM = 2
const MIN_LENGTH = 4
const MAX_RANK = 2
const MIN_PART = 3
const CAPITAL_WORD = /^\p{Lu}\p{Ll}/u

const POLISH_LETTER = /[ąćęłńśźż]/
/** Decides once for a text whether its words are worth a look. */
const POLISH_TEXT = /[ąćęłńśźż]|\b(?:nie|czy|jest|dla|przez|pani?|oraz)\b/
const POLISH =
  /^(?:w|we|z|ze|i|na|do|nie|to|jest|od|po|dla|o|u|za|przez|przed|pod|nad|przy|oraz|lub|ale|czy|jak|tak|tylko|ma|ten|ta|te|tym|tego|co|by|nr|dnia|roku|pan|pani|pana|panu|ul)$/

/** Endings of inflected Polish names, folded, and those of their nominatives: Kowalczykiem, Kuleszę, Maćka, Annie. */
const POLISH_CASES: readonly [ending: string, nominative: string][] = [
  ['iego', 'i'],
  ['iemu', 'i'],
  ['iej', 'a'],
  ['iej', 'i'],
  ['kim', 'ki'],
  ['kich', 'ki'],
  ['ka', 'ki'],
  ['ckiem', 'ciek'],
  ['ckowi', 'ciek'],
  ['cka', 'ciek'],
  ['kiem', 'ek'],
  ['kowi', 'ek'],
  ['ka', 'ek'],
  ['owi', ''],
  ['iem', ''],
  ['em', ''],
  ['ie', ''],
  ['u', ''],
  ['a', ''],
  ['ach', 'e'],
  ['ach', 'y'],
  ['dzie', 'da'],
  ['cie', 'ta'],
  ['dze', 'ga'],
  ['rze', 'ra'],
  ['ce', 'ka'],
  ['ii', 'ia'],
  ['ie', 'a'],
  ['ie', 'ia'],
  ['y', 'a'],
  ['i', 'a'],
  ['i', 'ia'],
  ['e', 'a'],
  ['le', 'la'],
]

/** Surnames that no list contains: Kubacka, Plantowskiego, Kwaśniewicza. */
const POLISH_SURNAME =
  /[a-z]{2}(?:[oe]wsk|[iy]nsk|[aei]ck)(?:i|a|iego|iemu|iej|im|ich)$|[a-z]{3}wicz(?:a|owi|em|u|owie|ow)?$/

/** Gives inflected and derived names the ranks of what they come from. */
export function rankInflected(tokens: Tokens, lexicon: Lexicon) {
  const mayBePolish = POLISH_TEXT.test(tokens.text)
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind(at) !== CAPITAL || tokens.length(at) < MIN_LENGTH) continue
    const bits = tokens.bits(at)
    if (givenRank(bits) + surnameRank(bits) > 0 || vocabularyRank(bits) > 0 || placeRank(bits) > 1) continue
    const ranks = rankOfParts(tokens, at) || (mayBePolish ? rankOfPolish(tokens, at, lexicon) : 0)
    if (ranks > 0) tokens.known[at] = bits | ranks
  }
}

const MAX_GENITIVE = 24

/** The same for German genitives: Deutschlands, Kassels, Luthers. No address contains one. */
export function rankGenitives(tokens: Tokens) {
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind(at) !== CAPITAL) continue
    const ranks =
      (isGenitive(tokens, at) ? rankOfGenitive(tokens, at) : 0) ||
      (placeRank(tokens.bits(at)) > 1 ? 0 : rankOfPartOfArea(tokens, at))
    if (ranks > 0) tokens.known[at] = ranks
  }
}

/** Matches Süditalien, Nordhessens, Ostpolen. */
const COMPASS =
  /^(?:(?:Nord|Süd)(?:ost|west)?|Ost|West|Mittel|Zentral|Ober|Unter|Nieder|Inner|Hinter|Vorder)(?=\p{Ll}{4})/u

function rankOfPartOfArea(tokens: Tokens, at: number): number {
  const [start, end] = [tokens.start(at), tokens.end(at)]
  const compass = COMPASS.exec(tokens.text.slice(start, Math.min(end, start + MAX_GENITIVE)))?.[0]
  if (compass === undefined) return 0
  const isOfArea = (to: number) => isCountryOrRegion(tokens.lookUp(start + compass.length, to))
  return isOfArea(end) || (isGenitive(tokens, at) && isOfArea(end - 1)) ? PLACE | COUNTRY_OR_REGION : 0
}

function rankOfGenitive(tokens: Tokens, at: number): number {
  const bits = tokens.bits(at)
  if (placeRank(bits) > 1 || givenRank(bits) > 1) return 0
  const stem = toStem(tokens, at)
  if (isPlace(stem)) return isInGerman(tokens, at) ? stem & (PLACE | COUNTRY_OR_REGION) : 0
  const isUnknown = vocabularyRank(bits) + surnameRank(bits) + placeRank(bits) === 0
  const isRareWord = vocabularyRank(bits) === 1 && placeRank(bits) === 0 && surnameRank(stem) > MAX_RANK
  if ((!isUnknown && !isRareWord) || !isName(stem) || !isInGerman(tokens, at)) return 0
  return surnameRank(stem) > 0 ? Math.min(surnameRank(stem), MAX_RANK) << SURNAME_SHIFT : MAX_RANK
}

/** Matches Deutschlands Rolle. */
export const isPlaceInGenitive = (tokens: Tokens, { from, to }: Run) =>
  to === from + 1 &&
  isGenitive(tokens, from) &&
  (isPlace(toStem(tokens, from)) || rankOfPartOfArea(tokens, from) > 0) &&
  isInGerman(tokens, from)

/** Matches Ahlbrechts Rücktritt. */
export const isPersonInGenitive = (tokens: Tokens, { from, to }: Run) =>
  to === from + 1 && isGenitive(tokens, from) && isName(toStem(tokens, from)) && isInGerman(tokens, from)

function isGenitive(tokens: Tokens, at: number): boolean {
  const [start, end] = [tokens.start(at), tokens.end(at)]
  return tokens.text.charCodeAt(end - 1) === 0x73 && end - start >= MIN_LENGTH && end - start <= MAX_GENITIVE
}

const toStem = (tokens: Tokens, at: number) => tokens.lookUp(tokens.start(at), tokens.end(at) - 1)

function isPlace(stem: number): boolean {
  const isArea = isCountryOrRegion(stem) && givenRank(stem) <= MAX_RANK
  const [place, ranks] = [placeRank(stem), givenRank(stem) + surnameRank(stem) + vocabularyRank(stem)]
  return isArea || (place >= MAX_RANK && ranks === 0) || (place > MAX_RANK && ranks <= MAX_RANK)
}

const isName = (stem: number) =>
  (givenRank(stem) >= MAX_RANK || surnameRank(stem) > 0) && vocabularyRank(stem) === 0 && placeRank(stem) < MAX_RANK

/** Matches Hans-Martin, Benkheddour-Schmidt. */
function rankOfParts(tokens: Tokens, at: number): number {
  const [start, end] = [tokens.start(at), tokens.end(at)]
  const hyphen = tokens.text.indexOf('-', start + MIN_PART)
  if (hyphen < 0 || hyphen > end - 1 - MIN_PART || !CAPITAL_WORD.test(tokens.text.slice(hyphen + 1, end))) return 0
  const [first, last] = [tokens.lookUp(start, hyphen), tokens.lookUp(hyphen + 1, end)]
  if (givenRank(first) >= 2 && givenRank(last) >= 2) return MAX_RANK
  const isSurname = surnameRank(first) > 0 && surnameRank(last) > 0 && vocabularyRank(first) + vocabularyRank(last) < 3
  return isSurname ? MAX_RANK << SURNAME_SHIFT : 0
}

function rankOfPolish(tokens: Tokens, at: number, lexicon: Lexicon): number {
  const word = foldWord(tokens.text.slice(tokens.start(at), tokens.end(at)))
  let [given, surname, place] = [0, POLISH_SURNAME.test(word) ? MAX_RANK : 0, 0]
  for (const [ending, nominative] of POLISH_CASES) {
    if (!word.endsWith(ending) || word.length - ending.length < MIN_STEM) continue
    const bits = lexicon.get(computeHash(word.slice(0, -ending.length) + nominative))
    if (vocabularyRank(bits) > 1) continue
    given = Math.max(given, givenRank(bits))
    if (vocabularyRank(bits) > 0) continue
    surname = Math.max(surname, surnameRank(bits))
    place = Math.max(place, placeRank(bits))
  }
  if (Math.max(given, surname, place) < MAX_RANK || !isInPolish(tokens, at)) return 0
  if (place >= MAX_RANK) return MAX_RANK << PLACE_SHIFT
  return Math.min(given, MAX_RANK) | (Math.min(surname, MAX_RANK) << SURNAME_SHIFT)
}

function isInPolish(tokens: Tokens, at: number): boolean {
  let signs = 0
  for (let near = Math.max(0, at - REACH); near <= at + REACH && near < tokens.count; near++) {
    if (near !== at && tokens.kind(near) !== LOWER) continue
    const word = tokens.text.slice(tokens.start(near), tokens.end(near))
    if (POLISH_LETTER.test(word) || (near !== at && POLISH.test(word))) signs += 1
    if (signs >= MIN_SIGNS) return true
  }
  return false
}
