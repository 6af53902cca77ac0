import type { Likelihood } from '../../../shared/domain/inspection.ts'
import { isInGerman } from './compounds.ts'
import { CALENDAR, COMPANY, PERSON_FOLLOWS, SPEECH_VERB, TITLE, UNIT } from './cues.ts'
import { isPersonInGenitive } from './inflections.ts'
import { legalFormFollows } from './legalForm.ts'
import { givenRank, isCountryOrRegion, ORGANISATION, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import { isPosition } from './namePositions.ts'
import {
  hasTitleBefore,
  isBareMonsieur,
  isBeforePersonVerb,
  isBeforeRelative,
  isMonsieur,
  isPossessive,
  personContext,
} from './personContext.ts'
import {
  isGermanBeforeArea,
  isLocative,
  isMotion,
  namesOffice,
  namesSeatOfUnknown,
  wordAt,
} from './placePrepositions.ts'
import { beginsSentence, isConjunction, isNameLike, type Run, toWords } from './runs.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, MIXED, NUMBER, type Tokens, UPPER } from './tokens.ts'
import { foldWord } from './wordHash.ts'

export function judgePerson(tokens: Tokens, part: Run, run: Run): Likelihood | undefined {
  const words = toWords(tokens, part)
  const first = tokens.bits(words[0] ?? part.from)
  const last = tokens.bits(words.at(-1) ?? part.from)
  const isTitled = hasTitleBefore(tokens, part.from) || isMonsieur(tokens, part.from)
  if (isTitled && !isOfficeOfPlace(tokens, part))
    return givenRank(first) + surnameRank(last) > 1 ? 'VERY_LIKELY' : 'LIKELY'
  if (isOfCompany(tokens, part, run) || isOfStreetOrSaint(tokens, part)) return undefined
  const isFullName = words.length > 1 && givenRank(first) >= 2 && surnameRank(last) > 0
  if (isTownOfBrazil(tokens, part) || (!isFullName && isTownOfAddress(tokens, part))) return undefined
  return words.length > 1 || hasInitial(tokens, part)
    ? judgeFull(tokens, part, words)
    : judgeSingle(tokens, part, run, first)
}

const isNumberWithLength = (tokens: Tokens, at: number, length: number) =>
  tokens.kind(at) === NUMBER && tokens.length(at) === length

/** Of a state or province. */
const isInitials = (tokens: Tokens, at: number) => tokens.kind(at) === UPPER && tokens.length(at) === 2

/** Matches the end of 4209-864, 40361-882. */
const isJoinedCode = (tokens: Tokens, at: number, length: number) =>
  tokens.mark(at - 1) === 0x2d && isNumberWithLength(tokens, at, 3) && isNumberWithLength(tokens, at - 2, length)

/** Matches 54546505 Rocha de Minas / AM, 40361-882 Alves / BA. */
function isTownOfBrazil(tokens: Tokens, { from, to }: Run): boolean {
  const isBehindCode = isNumberWithLength(tokens, from - 1, 8) || isJoinedCode(tokens, from - 1, 5)
  return isBehindCode && tokens.mark(to) === 0x2f && isInitials(tokens, to + 1)
}

/** Matches 4209-864 Gouveia, 85012, Corleto Perticara (PZ). */
function isTownOfAddress(tokens: Tokens, { from, to }: Run): boolean {
  const isOfProvince = tokens.mark(to) === 0x28 && isInitials(tokens, to + 1)
  const isBehindCode = tokens.mark(from - 1) === 0x2c && isNumberWithLength(tokens, from - 2, 5)
  return (isOfProvince && isBehindCode) || isJoinedCode(tokens, from - 1, 4)
}

const BEFORE_STREET =
  /^(?:Via|Viale|Piazza|Corso|Vicolo|Contrada|Rue|Boulevard|Calle|Callejón|Acceso|Cuesta|Glorieta|Rambla|Alameda|Vial|Urbanización|Avenida|Paseo|Pasaje|Travesía|Rua|Travessa|Praça|Largo|Estrada|Viela|Rodovia|Conjunto|Quadra|Chácara|Sítio|Condomínio|Platze?|Monte)$/
const OF_STREET = /^(?:de|del|da|do|dos|di)$/
const SAINT = /^(?:Sankt|St|Ste)$/
const NAMED_SAINT = /^(?:São|Santo|Santa|Sant|Saint|Sainte|Sint)$/

/** Matches Via Michele Foscarini, St. Josef, S. Giorgio; not Calle Johansson, St John Rivers, Jane St. Claire. */
function isOfStreetOrSaint(tokens: Tokens, { from, to }: Run): boolean {
  const before = tokens.mark(from - 1) === 0x2e && tokens.gap(from - 1) === 0 ? from - 2 : from - 1
  const isLead = (at: number, word: RegExp) => tokens.kind(at) === CAPITAL && word.test(wordAt(tokens, at))
  const isGivenToo = (at: number) => givenRank(tokens.bits(at)) > 0
  if (isLead(before, BEFORE_STREET) || (isLead(from, BEFORE_STREET) && !isGivenToo(from))) return true
  const isNumbered = tokens.kind(tokens.mark(to) === 0x2c ? to + 1 : to) === NUMBER
  const isOf = tokens.kind(before) === LOWER && OF_STREET.test(wordAt(tokens, before))
  if (isOf && isNumbered && isLead(before - 1, BEFORE_STREET)) return true
  if (isLead(from, NAMED_SAINT) && to === from + 2 && isOnlyGiven(tokens.bits(from + 1))) return true
  const isLongName = (first: number) => to - first > 1
  if (isLead(before, SAINT) && !isLongName(from) && !isGivenToo(before - 1)) return true
  const name = tokens.mark(from + 1) === 0x2e ? from + 2 : from + 1
  if (isLead(from, SAINT) && !isLongName(name)) return true
  const isSaint = to === from + 3 && tokens.mark(from + 1) === 0x2e && wordAt(tokens, from) === 'S'
  return isSaint && givenRank(tokens.bits(from + 2)) > surnameRank(tokens.bits(from + 2))
}

const isOnlyGiven = (bits: number) => givenRank(bits) > surnameRank(bits)

const SALUTATION = /^(?:mevrouw|mevr|heer|dhr|frau|herrn?|mme|mlle|monsieur|madame|mrs?|ms|sra?|senhora?)$/i
const MAX_PARTICLES = 3

/** Matches mevrouw van de Elzas. */
function isSaluted(tokens: Tokens, from: number): boolean {
  let at = from - 1
  while (at >= from - MAX_PARTICLES && tokens.kind(at) === LOWER && (tokens.bits(at) & TITLE) === 0) at -= 1
  return SALUTATION.test(wordAt(tokens, tokens.mark(at) === 0x2e ? at - 1 : at))
}

/** Matches président du Sénégal. */
function isOfficeOfPlace(tokens: Tokens, part: Run): boolean {
  if (isSaluted(tokens, part.from)) return false
  const isLed = tokens.kind(part.from - 1) === LOWER && (tokens.bits(part.from - 1) & TITLE) === 0
  return isLed && tokens.mark(part.from - 1) === 0 && placeRank(tokens.bits(part.from)) >= 2
}

/** The part belongs to a company name: Johnson Controls Ltd, Bank of Smith, Sony. */
export function isOfCompany(tokens: Tokens, part: Run, run: Run): boolean {
  for (let at = part.from; at < part.to; at++) {
    if (tokens.bits(at) & ORGANISATION && part.to - part.from === 1) return true
  }
  const isNamed = (at: number) =>
    (isNameLike(tokens, at) || tokens.kind(at) === MIXED) && (tokens.bits(at) & COMPANY) !== 0
  const isUnit = (at: number) => (tokens.bits(at) & UNIT) !== 0 && tokens.kind(at + 1) === NUMBER
  if (isNamed(part.to) || (tokens.mark(part.to) === 0x2c && isNamed(part.to + 1) && !isUnit(part.to + 1))) return true
  if (legalFormFollows(tokens.text, tokens.end(part.to - 1))) return true
  return part.from > run.from && isNamed(part.from - 1) && givenRank(tokens.bits(part.from)) < 2
}

function hasInitial(tokens: Tokens, part: Run): boolean {
  for (let at = part.from; at < part.to; at++) if (tokens.kind(at) === INITIAL) return true
  return false
}

/** Matches N Felder, where N is a number; not N. Felder, Felder N. */
const isBareInitial = (tokens: Tokens, at: number) =>
  tokens.kind(at) === INITIAL &&
  tokens.mark(at + 1) !== 0x2e &&
  !((tokens.bits(at) & TITLE) !== 0 && isBareMonsieur(tokens, at))

/** Their last word is often an ordinary one: Van den Broek. */
const DUTCH_SURNAME = /^Van (?:de|der|den|het) \p{Lu}/u

function judgeFull(tokens: Tokens, part: Run, words: readonly number[]): Likelihood | undefined {
  if (words.length > 5) return undefined
  const isDutch = DUTCH_SURNAME.test(tokens.text.slice(tokens.start(part.from), tokens.end(part.to - 1)))
  if (isDutch) return 'POSSIBLE'
  const first = tokens.bits(words[0] ?? part.from)
  const last = tokens.bits(words.at(-1) ?? part.from)
  const [given, surname] = [givenRank(first), surnameRank(last)]
  const [vocabularyOfFirst, vocabularyOfLast] = [vocabularyRank(first), vocabularyRank(last)]
  const isUsual = given === 3 && vocabularyOfFirst < 2 && surname >= 2
  const isOrdinary =
    !isUsual && vocabularyOfFirst > 0 && vocabularyOfLast > 0 && vocabularyOfFirst + vocabularyOfLast > 2
  // Both are dictionary words: Summer Sale, Olive Green.
  const isPlaced = isPosition(tokens, part.from, part)
  if (isOrdinary && !isPlaced && part.to - part.from === 2) {
    if (surname < 3 && personContext(tokens, part.from, part.to) === 'none') return undefined
    return given === 3 ? 'LIKELY' : 'POSSIBLE'
  }
  if (given === 3 && surname >= 2 && !(isOrdinary && isPlaced)) return 'VERY_LIKELY'
  if (isPlaced) return 'LIKELY'
  if (given < 2 && isLocative(tokens, part.from - 1)) return undefined
  if (given >= 2 && (surname > 0 || placeRank(last) === 0)) return 'LIKELY'
  if (given >= 1 && surname >= 1) return 'LIKELY'
  if ((given >= 1 && vocabularyRank(first) === 0) || (surname >= 2 && hasInitial(tokens, part))) return 'POSSIBLE'
  // Family name first.
  if (surnameRank(first) >= 2 && givenRank(last) >= 2) return 'LIKELY'
  if (hasInitial(tokens, part) && placeRank(first) < 2 && !isBareInitial(tokens, part.from)) return 'POSSIBLE'
  const context = personContext(tokens, part.from, part.to)
  if (context === 'strong') return 'LIKELY'
  const lastWord = foldWord(tokens.text.slice(tokens.start(part.to - 1), tokens.end(part.to - 1)))
  if (fillsLine(tokens, part) && surname > 0 && placeRank(first) < 2) return 'POSSIBLE'
  if (context === 'weak' && placeRank(first) < 2 && placeRank(last) < 2) return 'POSSIBLE'
  if (placeRank(first) > 0 || placeRank(last) > 0) return undefined
  const isSubject = context === 'weak' || fillsLine(tokens, part) || isSubjectOfVerb(tokens, part)
  if (isSubject || surname > 0 || endsAsSurname(lastWord)) return 'POSSIBLE'
  return undefined
}

function judgeSingle(tokens: Tokens, part: Run, run: Run, bits: number): Likelihood | undefined {
  const [given, surname] = [givenRank(bits), surnameRank(bits)]
  const isOrdinaryToo = vocabularyRank(bits) > 0
  const isPlaceToo = placeRank(bits) > (given === 3 ? 2 : 1) || isCountryOrRegion(bits)
  if (given < 2 && namesSeatOfUnknown(tokens, part.from - 1)) return undefined
  if (placeRank(bits) > 0 && namesOffice(tokens, part.from - 1)) return undefined
  if (placeRank(bits) > 0 && given < 2 && isGermanBeforeArea(tokens, part.from - 1) && isInGerman(tokens, part.from))
    return undefined
  const context = personContext(tokens, part.from, part.to)
  const isKnown = given + surname > 0
  if (!isKnown && GERMAN_NOUN.test(wordAt(tokens, part.from)) && isInGerman(tokens, part.from)) return undefined
  if (given < 2 && context !== 'strong' && (isBehindGermanArticle(tokens, part.from) || isLeft(tokens, part.from)))
    return undefined
  if (
    given >= 2 &&
    vocabularyRank(bits) < 2 &&
    tokens.kind(part.to) < MARK &&
    REGNAL.test(tokens.text.slice(tokens.end(part.to - 1), tokens.end(part.to) + 1))
  )
    return 'LIKELY'
  if (context === 'strong' && (isKnown || tokens.kind(part.from) === CAPITAL) && !(isPlaceToo && given < 2))
    return isKnown ? 'LIKELY' : 'POSSIBLE'
  if (isThing(tokens, part) || isInPath(tokens, part) || isBehindArticle(tokens, part.from)) return undefined
  const isGivenOnly = !isOrdinaryToo && (given === 3 ? placeRank(bits) < 2 : given === 2 && placeRank(bits) === 0)
  if (bits & CALENDAR || isMotion(tokens, part.from - 1)) return undefined
  if (/^(?:a|à)$/.test(wordAt(tokens, part.from - 1)) && isBehindTravel(tokens, part.from)) return undefined
  if (isLocative(tokens, part.from - 1) && !(context === 'weak' && isPossessive(tokens, part.to)))
    return isGivenOnly && isDative(tokens, part.from - 1) && !isBehindTravel(tokens, part.from) ? 'POSSIBLE' : undefined
  if (part.to < run.to && isPersonInGenitive(tokens, part)) return 'POSSIBLE'
  const isBehindWord =
    part.from === run.from + 1 && isWordOfSentence(tokens.bits(run.from)) && beginsSentence(tokens, run.from)
  const isWhole = part.to === run.to || (given >= 2 && tokens.kind(part.to) === INITIAL)
  const isAlone = (part.from === run.from || isBehindWord || isInGerman(tokens, part.from)) && isWhole
  if (!isAlone || tokens.kind(part.from) === UPPER || isBesideAmpersand(tokens, part)) return undefined
  if (given < 2 && context === 'none' && isListed(tokens, part) && !isPairWithVerb(tokens, part)) return undefined
  const isUnknownHere =
    !isOrdinaryToo &&
    (isBeforePersonVerb(tokens, part.to) || isBeforeRelative(tokens, part) || !isInGerman(tokens, part.from))
  const isPlaceHere = isPlaceToo && (surname < 3 || placeRank(bits) > 2 || isCountryOrRegion(bits))
  if (context === 'weak' && !isPlaceHere && (given > 0 || surname > 1 || isUnknownHere)) return 'POSSIBLE'
  const isRareWord = vocabularyRank(bits) === 1
  const isClear =
    given === 3
      ? vocabularyRank(bits) < 3
      : given === 1
        ? vocabularyRank(bits) === 0
        : isRareWord && (given === 2 || surname === 3)
  if (isClear && !isPlaceToo && isInEdited(tokens, part.from) && !(isOrdinaryToo && isNamedThing(tokens, part.from)))
    return 'POSSIBLE'
  if (given >= 2 && !isOrdinaryToo && !isPlaceToo) return 'POSSIBLE'
  if (isUnknownSubject(tokens, part)) return 'POSSIBLE'
  const isOnlySurname = surname >= 1 && !isOrdinaryToo && !isPlaceToo && placeRank(bits) < 2
  return isOnlySurname && (!beginsSentence(tokens, part.from) || isSubject(tokens, part)) ? 'POSSIBLE' : undefined
}

/** Matches Léon XIII, Elisabeth II. */
const REGNAL = /^ (?:[IVX]{2,5}|I(?:er|re))(?!\p{L})/u

/** Before a name that does not begin the sentence: Zdaniem Kwaśniewicza. */
const isWordOfSentence = (bits: number) =>
  vocabularyRank(bits) >= 2 || (givenRank(bits) === 0 && (bits & (PERSON_FOLLOWS | SPEECH_VERB)) !== 0)

/** Matches demander à Manon, bei Mehmet. */
function isDative(tokens: Tokens, at: number): boolean {
  return /^(?:à|bei)$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

const TRAVEL =
  /^(?:vien(?:s|t|nent|drai|dra|drons|drez|dront)|ven(?:ons|ez|ir|u)|ir(?:ai|a|ons|ez|ont)|vais|vont|all(?:er|ons|ez|és?)|arriv\p{Ll}+|vou|vamos|iremos|irei|vai|voy|iré)$/u
const TRAVEL_REACH = 4

/** Matches viendrons lundi à Julien, iremos a Nascimento. */
function isBehindTravel(tokens: Tokens, from: number): boolean {
  for (let at = from - 1; at >= from - TRAVEL_REACH && tokens.kind(at) < MARK; at--)
    if (TRAVEL.test(wordAt(tokens, at).toLowerCase())) return true
  return false
}

const LEAVES = /^(?:quitté|quitte|quitta|quittent|lasciato|lascia|lasciò|verliet|verlaat|opuścił|opuściła|lämnade)$/
const COMES =
  /^(?:saiu|saíram|partiu|(?:mudou|mudaram)-se|mudou|salió|salieron|partió|mudó|mudaron|vino|parti|partie|partis|venue?s?|vient|viennent|feira|feria|fiera|foire|salon|viagem|viaje|voyage)$/

/** A surname alone is then more often a town: a quitté Chauvet, saiu de Barcelos, la foire de Mornand. */
function isLeft(tokens: Tokens, from: number): boolean {
  const before = wordAt(tokens, from - 1)
  return LEAVES.test(before) || (/^(?:de|di|à|a)$/.test(before) && COMES.test(wordAt(tokens, from - 2)))
}

/** Matches the Marshall amplifier. */
function isThing(tokens: Tokens, part: Run): boolean {
  const before = part.from - 1
  const isArticle = /^the$/i.test(tokens.text.slice(tokens.start(before), tokens.end(before)))
  return isArticle && before >= 0 && tokens.kind(part.to) === LOWER && tokens.gap(part.to) === 1
}

const GERMAN_NOUN = /(?:erin|innen|ung|ungen|heiten|keit|keiten|schaft|schaften|ismus|tät|täten)$/

/** Matches mussten die Lohner. */
const isBehindGermanArticle = (tokens: Tokens, at: number) =>
  /^(?:die|das)$/.test(wordAt(tokens, at - 1)) && isInGerman(tokens, at)

/** Matches le César, el Ford. */
const isBehindArticle = (tokens: Tokens, at: number) =>
  tokens.kind(at - 1) === LOWER && tokens.kind(at) === CAPITAL && /^(?:les?|el|los)$/.test(wordAt(tokens, at - 1))

/** Matches home/Pierre, Ivar/tmp, Sami/Nordic languages; not Anna/Torben, Reuters/Anna. */
function isInPath(tokens: Tokens, { from, to }: Run): boolean {
  const isSlash = (mark: number) => tokens.mark(mark) === 0x2f && tokens.gap(mark) === 0 && tokens.gap(mark + 1) === 0
  const isName = (at: number) => givenRank(tokens.bits(at)) + surnameRank(tokens.bits(at)) > 0
  const isBefore =
    isSlash(to) && (tokens.kind(to + 1) === LOWER || (tokens.kind(to + 1) === CAPITAL && !isName(to + 1)))
  return isBefore || (isSlash(from - 1) && tokens.kind(from - 2) === LOWER)
}

/** Matches la touche Maj. */
const isNamedThing = (tokens: Tokens, at: number) =>
  tokens.kind(at - 1) === LOWER &&
  tokens.kind(at - 2) === LOWER &&
  /^(?:la|le|les|l['’]|el|il|lo)$/.test(tokens.text.slice(tokens.start(at - 2), tokens.end(at - 2)))

/** A capital inside a sentence, outside German. */
function isInEdited(tokens: Tokens, at: number): boolean {
  return tokens.kind(at - 1) === LOWER && tokens.kind(at) === CAPITAL && !isInGerman(tokens, at)
}

const REACH = 10
/** Of English and French only. */
const FUNCTION_WORD =
  /^(?:the|and|that|with|their|his|from|this|which|very|you|have|been|about|always|would|should|une|des|aux|pour|dans|avec|cet|cette|leur|nous|vous|qui|est|était|avait|sont|été|chez|très|aussi)$/
/** Du is German and Swedish too. */
const FRENCH_ARTICLE = /^(?:la|les|l['’])$/
/** French imperatives, and elisions. */
const IMPERATIVE = /(?:ez|ons)$|['’]/

/** Most words of these languages are known, so another that begins a sentence is a name: Tregenza queried the cost. */
function isUnknownSubject(tokens: Tokens, part: Run): boolean {
  const bits = tokens.bits(part.from)
  const isUnknown = givenRank(bits) + surnameRank(bits) + vocabularyRank(bits) + placeRank(bits) === 0
  if (!isUnknown || !isSubject(tokens, part) || !beginsSentence(tokens, part.from) || isConjunction(tokens, part.to))
    return false
  if (IMPERATIVE.test(tokens.text.slice(tokens.start(part.from), tokens.end(part.from)))) return false
  let [hasDu, hasArticle] = [false, false]
  for (let at = part.to; at < part.to + REACH && tokens.kind(at) !== LINE_END; at++) {
    const word = tokens.text.slice(tokens.start(at), tokens.end(at))
    if (FUNCTION_WORD.test(word)) return true
    hasDu ||= word === 'du'
    hasArticle ||= FRENCH_ARTICLE.test(word)
  }
  return hasDu && hasArticle
}

/** Matches Hagedorn wies ...; Kowalczyk, 34, ... */
function isSubject(tokens: Tokens, part: Run): boolean {
  if (tokens.kind(part.from) !== CAPITAL || tokens.areCells) return false
  if (tokens.mark(part.to) === 0x2c) return tokens.kind(part.to + 1) === NUMBER && tokens.length(part.to + 1) === 2
  return tokens.kind(part.to) === LOWER && tokens.gap(part.to) === 1
}

/** Listed surnames are more often a company than persons: White, Willis and Hoffman. */
function isListed(tokens: Tokens, part: Run): boolean {
  const joins = (at: number) =>
    tokens.mark(at) === 0x2c ||
    tokens.mark(at) === 0x26 ||
    (tokens.kind(at) === LOWER && tokens.length(at) === 3 && tokens.text.startsWith('and', tokens.start(at)))
  return (
    (joins(part.to) && isNameLike(tokens, part.to + 1)) || (joins(part.from - 1) && isNameLike(tokens, part.from - 2))
  )
}

/** Firms do not: Marks and Spencer are open. */
const DONE_BY_PAIR = /^(?:were|met|spoke|talked|argued|married|wrote|worked|lived)$/
const endsSentence = (tokens: Tokens, at: number) => [0x2e, 0x21, 0x3f].includes(tokens.mark(at))

/** Matches Thunberg and Adeyemi signed. */
function isPairWithVerb(tokens: Tokens, part: Run): boolean {
  const isAnd = (at: number) => isConjunction(tokens, at)
  const isFirst =
    tokens.kind(part.from - 3) !== MARK ||
    (DONE_BY_PAIR.test(wordAt(tokens, part.to)) && endsSentence(tokens, part.from - 3))
  const isBehind = isAnd(part.from - 1) && isFirst && tokens.kind(part.to) === LOWER
  const isBefore = isAnd(part.to) && tokens.kind(part.from - 1) !== MARK && tokens.kind(part.to + 2) === LOWER
  return surnameRank(tokens.bits(part.from)) >= 1 && (isBehind || isBefore)
}

function fillsLine(tokens: Tokens, part: Run): boolean {
  const isFirst =
    part.from === 0 ||
    tokens.kind(part.from - 1) === LINE_END ||
    (tokens.mark(part.from - 1) !== 0 && tokens.kind(part.from - 2) === LINE_END)
  return isFirst && tokens.kind(part.to) === LINE_END
}

const SUBJECT_VERB = /^(?:is|was|has|had|will|would|can|could|should|[a-z]{2,}ed)$/

function isSubjectOfVerb(tokens: Tokens, part: Run): boolean {
  return (
    tokens.kind(part.to) === LOWER && SUBJECT_VERB.test(tokens.text.slice(tokens.start(part.to), tokens.end(part.to)))
  )
}

/** Matches Morgan & Hale; not Imogen & Theo. */
function isBesideAmpersand(tokens: Tokens, part: Run): boolean {
  const isOnlyGiven = (at: number) => givenRank(tokens.bits(at)) >= 2 && surnameRank(tokens.bits(at)) < 3
  const isFirm = (mark: number, other: number) =>
    tokens.mark(mark) === 0x26 && isNameLike(tokens, other) && !(isOnlyGiven(part.from) && isOnlyGiven(other))
  return isFirm(part.to, part.to + 1) || isFirm(part.from - 1, part.from - 2)
}

/** For languages with too many surnames to list; folded. */
const SURNAME_ENDINGS =
  /(?:ov|ova|ev|eva|ovic|evic|ovich|evich|vich|ski|sky|ska|skaya|skyy|enko|chuk|yuk|shvili|dze|yan|ian|sson|ssen|dottir|quist|qvist|strom|berg|gren|lund|dahl|gaard|nen|mann|stein|meier|meyer|maier|bauer|hofer|inger|escu|eanu|poulos|opoulos|idis|akis|oglu|ez|es|elli|etti|ini|ucci|ic|cic|icz|wicz|czyk|ak|ek|cek|cka|cky|nak|ney|sen|son|stra|sma|inga|ma|wala|wal|shi|moto|mura|yama|naka|shima|saki|tani)$/

/** Supporting evidence only: combine it with other evidence. */
export function endsAsSurname(word: string): boolean {
  return word.length >= 5 && SURNAME_ENDINGS.test(word)
}
