import { PARTICLE, PLACE_LABEL, PLACE_MAY_FOLLOW } from './cues.ts'
import { beginsSentence, isConjunction } from './runs.ts'
import { CAPITAL, LOWER, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const COLON = 0x3a
const MOTION =
  /^(?:flew|fly|moved|move|moving|travell?ed|travel|travell?ing|went|go|going|returned|return|drove|sailed|relocated|trip|flight|train|emigrated)$/
const MOTION_REACH = 4

const LOCATIVE =
  /^(?:in|at|near|outside|across|im|ins|within|inside|throughout|nahe|bei|nach|dans|w|we|em|presso|vicino|nabij|nära|à|te)$/

/** Before these even an unknown word is a place: à, nära. */
const LOCATIVE_BEFORE_UNKNOWN = /^(?:à|nära|nahe|presso|vicino|nabij|te)$/

export function isBeforeUnknownPlace(tokens: Tokens, at: number): boolean {
  return (
    tokens.kind(at) === LOWER &&
    LOCATIVE_BEFORE_UNKNOWN.test(wordAt(tokens, at)) &&
    !(wordAt(tokens, at) === 'te' && DUTCH_VERB.test(wordAt(tokens, at + 1)))
  )
}

/** Whether the token is a preposition before places, rarely before persons. */
export function isLocative(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) === LOWER && LOCATIVE.test(wordAt(tokens, at))) return true
  if (tokens.kind(at) === CAPITAL && beginsSentence(tokens, at) && LOCATIVE.test(wordAt(tokens, at).toLowerCase()))
    return true
  return isSeatBefore(tokens, at)
}

/** Labels of programs behind te: te Ontgrendelen. */
const DUTCH_VERB = /^(?:Ont|Ver|Be|Ge|Her|Af|Aan|Uit|Op|Door|Toe)\p{Ll}+en$/u

/** Before these a capital inside a sentence begins a place, even if the word has other meanings: in Reading, à Sète. */
const BEFORE_TOWN = /^(?:in|near|from|à|w|we|z|ze|od|uit|dans|presso|desde|te)$/

export function isBeforeTown(tokens: Tokens, at: number): boolean {
  return tokens.kind(at) === LOWER && BEFORE_TOWN.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

/** The same for rare words. */
const BEFORE_RARE_TOWN = /^(?:i|till|från|utanför|kring|vid|via|mellan|genom|em|do|en)$/

export function isBeforeRareTown(tokens: Tokens, at: number): boolean {
  return tokens.kind(at) === LOWER && BEFORE_RARE_TOWN.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

const GERMAN_BEFORE_AREA = /^(?:in|im|aus|nach)$/i

export function isGermanBeforeArea(tokens: Tokens, at: number): boolean {
  return GERMAN_BEFORE_AREA.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

const POLISH = /^(?:w|we|z|ze|do|od|koło|spod|pod)$/

/** Polish prepositions, behind which towns are inflected. */
export function isPolishBeforePlace(tokens: Tokens, at: number): boolean {
  return (
    tokens.kind(at) === LOWER &&
    tokens.length(at) <= 4 &&
    POLISH.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  )
}

/** Matches mairie de, préfet de la, burgemeester van, gemeente. */
const SEAT_OF_PLACE =
  /^(?:mair(?:i)?e|(?:sous-)?préf(?:et|ète|ecture)|députée?|sénat(?:eur|rice)|(?:arch)?évêque|barreau|tribunal|communes?|ville|village|hameau|gare|port|aéroport|arrondissement|canton|circonscription|département|province|région|habitante?s?|environs|alentours|banlieue|près|loin|proximité|nord|sud|ouest|municipal|consul|ambassadeur|gouverneur|burgemeester|binnenstad|inwoners?|bisschop|station|omgeving|rechtbank|politie|brandweer|police|policía|polícia|polizia|(?:Ober)?[Bb]ürgermeister(?:in|s)?|Ortsvorsteher(?:in|s)?|Landr[aä]t(?:s|es|in)?|(?:Ein|Be|An)wohner[ns]?|(?:Erz)?[Bb]ischofs?|Gouverneurs?|Rathaus|Hafen|Nähe|Umgebung|Altstadt|Innenstadt|Stadtrand|Schlacht|Belagerung|(?:nord|süd)?(?:östlich|westlich)|nördlich|südlich|ayuntamiento|alcaldesa?|provincia|comune|sindac[oa]|concelho|freguesia|municipio|município)$/i
const OF = /^(?:de|du|des|d['’]|van|von|di|do|da)$/
const MAX_ARTICLE = 3
const ARTICLE = /^(?:la|l['’]|les)$/
const NAMED_KIND = /^(?:gemeenten?|dorp|buurtschap|gehucht|provincie)$/i

/** The place of an office or area begins behind the token: mairie de Cenon, près de Redon, gemeente Heino. */
export function isSeatBefore(tokens: Tokens, at: number): boolean {
  if (namesDutchPlace(tokens, at)) return true
  const isArticle = tokens.length(at) <= MAX_ARTICLE && ARTICLE.test(wordAt(tokens, at))
  const of = isArticle ? at - 1 : at
  if ((tokens.bits(of) & (PARTICLE | PLACE_MAY_FOLLOW)) === 0 || tokens.length(of) > MAX_ARTICLE) return false
  return OF.test(wordAt(tokens, of)) && SEAT_OF_PLACE.test(wordAt(tokens, of - 1))
}

/** Matches gemeente, dorp. */
export function namesDutchPlace(tokens: Tokens, at: number): boolean {
  return (tokens.bits(at) & PLACE_LABEL) !== 0 && NAMED_KIND.test(wordAt(tokens, at))
}

/** Matches te, gemeente. Behind them even a compound is a place. */
export function isBeforeDutchTown(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === 'te' || namesDutchPlace(tokens, at)
}

export const wordAt = (tokens: Tokens, at: number) =>
  at < 0 ? '' : tokens.text.slice(tokens.start(at), tokens.end(at))

/** German nouns before the place of an office: Amtsgericht Celle, Niederlassung Passau. */
const SEAT =
  /(?:gericht(?:e?s|e)?|[sS]tadt|gemeinden?|[kK]reis(?:es|e)?|[sS]tandort[es]?|[nN]iederlassung|[fF]iliale|stelle|[fF]lughafens?|[bB]ahnhofs?|[bB]ezirke?s?|[oO]rtsteile?s?|[sS]tadtteile?s?|Ortschaft|[pP]rovinz|Kantons?|Insel|Bistums?|Pfarrei|Raum|Dorf|Schloss|Kloster|[uU]niversität|[hH]ochschule|Uni)$/

/** Even an unknown word behind it is a place. */
const SEAT_OF_UNKNOWN =
  /^(?:\p{Lu}\p{Ll}*[gG]emeinden?|Gemeinden?|(?:Land)?[kK]reise?s?|Ortsteile?s?|Ortschaft|Stadtteile?[ns]?|Gemarkung(?:en)?|Kirchspiels?|Rittergut(?:e?s)?|Dorfe?s?|Dörfern?|(?:Haupt|Kreis|Hafen|Klein)stadt|Amtsgericht(?:e?s)?)$/u

export function namesSeatOfUnknown(tokens: Tokens, at: number): boolean {
  return tokens.kind(at) === CAPITAL && SEAT_OF_UNKNOWN.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

const MAX_LISTED = 8

/** Matches the last of Gemeinden Algund, Schenna und Terlan. */
export function isListedBehindSeat(tokens: Tokens, from: number): boolean {
  let at = from - 1
  for (let item = 0; item < MAX_LISTED; item++) {
    if (namesSeatOfUnknown(tokens, tokens.mark(at) === COLON ? at - 1 : at)) return true
    if ((tokens.mark(at) !== COMMA && !isConjunction(tokens, at)) || tokens.kind(at - 1) !== CAPITAL) return false
    at -= 2
  }
  return false
}

const VALLEY = /^\p{Lu}\p{Ll}{2,}(?:tal|gau|gebirge|massiv)s?$/u
/** Matches Lengenweiler-See, Kola-Halbinsel. */
const AREA =
  /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?-(?:See|Insel|Halbinsel|Gebirge|Bucht|Delta|Wüste|Gletscher|Pass|Plateau|Tal|Becken)s?$/u
const NO_VALLEY = /(?:quar|por|kapi|spi)tals?$/i

/** Matches im Martelltal, des Isengaus. */
export function isValley(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) === CAPITAL && AREA.test(wordAt(tokens, at))) return true
  if (!/^(?:im|ins|vom|zum|das|des)$/.test(tokens.text.slice(tokens.start(at - 1), tokens.end(at - 1)))) return false
  const word = tokens.text.slice(tokens.start(at), tokens.end(at))
  return tokens.kind(at) === CAPITAL && VALLEY.test(word) && !NO_VALLEY.test(word)
}

export function namesOffice(tokens: Tokens, at: number): boolean {
  return tokens.kind(at) === CAPITAL && SEAT.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
}

/** Whether the token is the "to" of flew to, returned to: a place follows. */
export function isMotion(tokens: Tokens, to: number): boolean {
  if (to < 1 || tokens.length(to) !== 2 || !tokens.text.startsWith('to', tokens.start(to))) return false
  for (let at = to - 1; at >= 0 && at >= to - MOTION_REACH; at--) {
    if (tokens.kind(at) === LOWER && MOTION.test(tokens.text.slice(tokens.start(at), tokens.end(at)))) return true
  }
  return false
}
