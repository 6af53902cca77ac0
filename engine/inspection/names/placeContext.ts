import { isInGerman } from './compounds.ts'
import { PLACE_FOLLOWS, PLACE_LABEL, PLACE_MAY_FOLLOW } from './cues.ts'
import { isBeforeDate } from './datelines.ts'
import { givenRank, isCountryOrRegion, isVillage, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { isMotion, isSeatBefore, wordAt } from './placePrepositions.ts'
import { beginsSentence, isConjunction, isNameLike, type Run } from './runs.ts'
import { CAPITAL, LOWER, MARK, type Tokens, UPPER } from './tokens.ts'

const COMMA = 0x2c
const COLON = 0x3a

/** Clear: of names that are no word and of no person. */
type Context = 'none' | 'clear' | 'weak' | 'strong'

export function placeContext(tokens: Tokens, place: Run): Context {
  const before = place.from - 1
  const bits = tokens.bits(before)
  if (tokens.kind(before) < MARK && before >= 0) {
    if (bits & PLACE_FOLLOWS || (bits & PLACE_LABEL && tokens.kind(before) === LOWER)) return 'strong'
    if (isMotion(tokens, before)) return 'strong'
    if (isSeatBefore(tokens, before) && vocabularyRank(tokens.bits(place.from)) < 2) return 'strong'
    if (bits & PLACE_MAY_FOLLOW) return 'weak'
  }
  if (tokens.mark(before) === COLON && tokens.bits(before - 1) & PLACE_LABEL) return 'strong'
  if (isDateline(tokens, place)) return 'strong'
  if (isListedPlace(tokens, place)) return 'weak'
  // Matches Springfield, Illinois; Lyon (France).
  const isPair = (mark: number, other: number) =>
    (tokens.mark(mark) === COMMA || tokens.mark(mark) === 0x28) &&
    isNameLike(tokens, other) &&
    placeRank(tokens.bits(other)) >= 2
  if (isPair(place.to, place.to + 1) || isPair(before, before - 1)) return 'weak'
  return isBehindWay(tokens, before) || isOneOfSeveral(tokens, place.from) || lies(tokens, place) ? 'clear' : 'none'
}

/** Matches Chartres, 3 mars, also below a heading in capitals. */
export function isDateline(tokens: Tokens, place: Run): boolean {
  if (tokens.mark(place.to) !== COMMA) return false
  const isFirst = beginsSentence(tokens, place.from) || tokens.kind(place.from - 1) === UPPER
  return isFirst && givenRank(tokens.bits(place.from)) < 2 && isBeforeDate(tokens, place.to)
}

/** Matches Merano in Merano, Bressanone und Brunico; in English such lists are more often firms. */
export function isListedPlace(tokens: Tokens, { from, to }: Run): boolean {
  const isPlace = (at: number) => {
    const bits = tokens.bits(at)
    const isWord = vocabularyRank(bits) > 0 && !isCountryOrRegion(bits)
    if (isVillage(bits)) return tokens.kind(at) === CAPITAL && vocabularyRank(bits) + surnameRank(bits) === 0
    return tokens.kind(at) === CAPITAL && placeRank(bits) > 0 && !isWord && givenRank(bits) < 2
  }
  const joins = (at: number) => tokens.mark(at) === COMMA || isConjunction(tokens, at)
  const isListed = (joins(to) && isPlace(to + 1)) || (joins(from - 1) && isPlace(from - 2))
  return isListed && isInGerman(tokens, from)
}

/** Prepositions and adverbs that also stand before things and, rarely, before persons. */
const WAY =
  /^(?:um|bis|über|nahe|unweit|nördlich|südlich|östlich|westlich|oberhalb|unterhalb|van|sur|jusque|até|junto|runt|od|pod|à)$/i

export const isBehindPreposition = (tokens: Tokens, at: number) =>
  (tokens.bits(at) & (PLACE_FOLLOWS | PLACE_MAY_FOLLOW)) !== 0 || isBehindWay(tokens, at)

const isBehindWay = (tokens: Tokens, at: number) => tokens.kind(at) <= CAPITAL && WAY.test(wordAt(tokens, at))

const MAX_LISTED = 8
const MAX_WORDS = 4

/** Matches the last of in Marsas, Payroux et Chânes. */
function isOneOfSeveral(tokens: Tokens, from: number): boolean {
  let at = from - 1
  for (let item = 0; item < MAX_LISTED; item++) {
    if ((tokens.mark(at) !== COMMA && !isConjunction(tokens, at)) || !mayBePlace(tokens, at - 1)) return false
    let first = at - 1
    while (tokens.kind(first - 1) === CAPITAL && tokens.gap(first) === 1 && at - first < MAX_WORDS) first -= 1
    if (isBehindPreposition(tokens, first - 1)) return true
    at = first - 1
  }
  return false
}

const mayBePlace = (tokens: Tokens, at: number) =>
  tokens.kind(at) === CAPITAL && givenRank(tokens.bits(at)) < 2 && vocabularyRank(tokens.bits(at)) < 2

const LIES =
  /^(?:liegt|lag|liegen|lagen|grenzt|grenzen|befindet|befand|gehört|gehörte|zählt|ligt|ligger|låg|leży|leżał[ao]?|lies|situé|fica|ficava|dista)$/
const IS = /^(?:ist|war|is|was|était|est|es|era|è|é|är|var|bildet|heißt|wurde)$/
const REFLEXIVE = /^(?:si|se)$/
const LIES_REFLEXIVELY =
  /^(?:trova|trovava|trouve|trouvait|situe|encuentra|encontraba|situa|localiza|estende|extiende|étend)$/
const KIND =
  /(?:^(?:city|town|village|hamlet|municipality|county|river|lake|mountain|island|suburb|stad|dorp|gemeente|gehucht|rivier|eiland|wijk|ville|commune|bourg|hameau|fleuve|rivière|montagne|île|quartier|ciudad|pueblo|municipio|río|isla|barrio|aldea|città|comune|paese|frazione|fiume|isola|quartiere|cidade|vila|município|freguesia|rio|ilha|bairro|ort|tätort|kommun|socken|sjö)$|(?:^O|o)rt(?:steil|schaft)?$|(?:^D|d)orf$|(?:^S|s)tadt(?:teil|bezirk)?$|(?:^G|g)emeinde$|(?:^K|k)reis$|^(?:Weiler|Gemarkung|Katastralgemeinde|Bezirk|Landkreis|Provinz|Kanton|Kirchspiel|Siedlung|Vorort)$|(?:^F|f)luss$|(?:^I|i)nsel$|(?:^B|b)erg$|(?:^S|s)ee$|(?:^H|h)auptstadt$|^Gebirge$|^(?:Region|Landschaft)$)/
const DESCRIPTION = 6
const ARTICLE = /^(?:ein|eine|die|das|een|de|het|a|an|the|un|une|la|le|les|una|uno|il|el|um|uma|o|en|ett)$/

/** Matches Böbing liegt. */
function lies(tokens: Tokens, { from, to }: Run): boolean {
  if (!beginsSentence(tokens, from) || tokens.kind(to) !== LOWER || tokens.gap(to) !== 1) return false
  const verb = wordAt(tokens, to)
  return LIES.test(verb) || (REFLEXIVE.test(verb) && LIES_REFLEXIVELY.test(wordAt(tokens, to + 1)))
}

/** Matches Payroux est une petite commune; not Petra ist Pfarrerin der Gemeinde. */
export function isDescribed(tokens: Tokens, { from, to }: Run): boolean {
  if (!beginsSentence(tokens, from) || !IS.test(wordAt(tokens, to))) return false
  if (!ARTICLE.test(wordAt(tokens, to + 1))) return false
  for (let at = to + 2; at <= to + DESCRIPTION && tokens.kind(at) <= CAPITAL; at++) {
    if (KIND.test(wordAt(tokens, at))) return true
    if (tokens.kind(at) === CAPITAL || isBehindPreposition(tokens, at)) return false
  }
  return false
}
