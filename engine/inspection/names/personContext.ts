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
import { givenRank, vocabularyRank } from './lexicon.ts'
import { CAPITAL, INITIAL, LINE_END, LOWER, MARK, NUMBER, type Tokens, UPPER } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const UNDERSCORE = 0x5f
const AT = 0x40
const QUESTION = 0x3f
const REACH = 3
const MAX_PARTICLES = 3

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
  if (isShortVon(tokens, at)) at -= 2
  if (isPluralOrShortTitle(tokens, at)) return tokens.kind(from) === CAPITAL
  if (isEndOfTitle(tokens, at)) at -= 1
  const isShortened = tokens.mark(at) === DOT
  if (isShortened) at -= 1
  if (!isShortened && tokens.length(at) === 1 && !isBareMonsieur(tokens, at)) return false
  // Parts of a domain, locale or product are no titles: example.fr. Best regards, fr_FR.UTF-8, MS Windows.
  const isGlued = tokens.gap(at) === 0 && (tokens.mark(at - 1) === DOT || tokens.mark(at - 1) === UNDERSCORE)
  if (tokens.kind(at) >= MARK || isGlued || (tokens.bits(at) & TITLE) === 0) return false
  return tokens.kind(from) !== CAPITAL || !/^(?:MS|PR)$/.test(toText(tokens, at))
}

/** Matches M Angère; not -m Text, %M Menge, m Milli. */
export function isBareMonsieur(tokens: Tokens, at: number): boolean {
  const isApart = tokens.gap(at) > 0 || at === 0 || tokens.kind(at - 1) === LINE_END
  return (
    isApart &&
    tokens.kind(at) === INITIAL &&
    tokens.kind(at + 1) === CAPITAL &&
    vocabularyRank(tokens.bits(at + 1)) === 0
  )
}

/** Whether the token is the dot in Freiherr v. Pacassi. */
export function isShortVon(tokens: Tokens, dot: number): boolean {
  return (
    tokens.mark(dot) === DOT &&
    tokens.gap(dot) === 0 &&
    tokens.kind(dot - 1) === LOWER &&
    toText(tokens, dot - 1) === 'v'
  )
}

const NOBLE =
  /^(?:(?:Gro(?:ß|ss)|Erz)?[hH]erzogs?|Graf(?:en)?|Barons?|Fürst(?:en)?|(?:Kron)?[pP]rinz(?:en)?|(?:Kron)?[kK]önig(?:in|s)?|Kaiser(?:in|s)?|Ritter)$/

/** Matches Graf Löwenstein, Fürst v. Thurn, König Ludwig; not behind a given name or title: Steffi Graf, Dr. König. */
export function isNobleBefore(tokens: Tokens, from: number): boolean {
  let at = from - 1
  while (at > from - 1 - MAX_PARTICLES && isParticleOfName(tokens, at)) at -= 1
  if (isShortVon(tokens, at)) at -= 2
  if (tokens.kind(at) !== CAPITAL || !NOBLE.test(toText(tokens, at))) return false
  const isBehindGiven = tokens.kind(at - 1) === CAPITAL && givenRank(tokens.bits(at - 1)) >= 2
  return !isBehindGiven && !hasTitleBefore(tokens, at)
}

/** Matches Me Lassalle, MM. Faure et Lambert, de heren Slotboom en Vink; not Call Me Maybe, Heren 3. */
function isPluralOrShortTitle(tokens: Tokens, at: number): boolean {
  const title = tokens.mark(at) === DOT ? at - 1 : at
  const text = toText(tokens, title)
  if (tokens.gap(at + 1) !== 1) return false
  if (text === 'Me') return title === at && tokens.kind(at - 1) !== CAPITAL
  return text === 'MM' || text === 'heren'
}

const FRENCH_REACH = 6
const FRENCH =
  /^(?:le|la|les|des|du|de|une|que|qui|est|dans|pour|avec|sur|par|pas|nous|vous|il|elle|à|au|aux|été|était|avait|sera|ont|sont|me|ne|se|sa|son|ce|et)$/

const BEGINS_SENTENCE =
  /^(?:Les?|La|Des|Du|Une?|Ils?|Elles?|On|Nous|Vous|Ce|Cette|Ces|Si|Mais|En|Pour|Merci|Veuillez|Voir)$/

/** M. is a title in French; elsewhere it is an initial. */
export function isMonsieur(tokens: Tokens, at: number): boolean {
  const isTitle = tokens.kind(at) === INITIAL && (tokens.bits(at) & TITLE) !== 0 && tokens.mark(at + 1) === DOT
  if (!isTitle || tokens.gap(at + 2) !== 1 || BEGINS_SENTENCE.test(toText(tokens, at + 2))) return false
  for (let near = Math.max(0, at - FRENCH_REACH); near <= at + FRENCH_REACH; near++)
    if (tokens.kind(near) === LOWER && FRENCH.test(toText(tokens, near))) return true
  return false
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
  if (isNobleBefore(tokens, from) || isMention(tokens, from) || isApposition(tokens, from)) return 'strong'
  if (tokens.kind(last) < MARK) {
    if (bits & GREETING || isRole(tokens, last)) return 'strong'
    if (isOfKin(tokens, last) || isByAuthor(tokens, last)) return 'strong'
    if (bits & (NAME_LABEL | SPEECH_VERB | PERSON_FOLLOWS)) return 'weak'
    return saysName(tokens, last)
  }
  if (tokens.mark(last) === COLON || tokens.mark(last) === QUESTION) {
    const isLabel = tokens.bits(last - 1) & (NAME_LABEL | LIST_LABEL | GREETING | KINSHIP)
    return isLabel || tokens.bits(last - 2) & (NAME_LABEL | KINSHIP) || isLongLabel(tokens, last) ? 'strong' : 'none'
  }
  return isBelowSignOff(tokens, last) ? 'strong' : 'none'
}

/** Matches @Anna, can you; not @Anna_B, anna@Anna.example. */
function isMention(tokens: Tokens, from: number): boolean {
  const isGlued = from > 1 && tokens.gap(from - 1) === 0 && tokens.kind(from - 2) !== LINE_END
  if (tokens.mark(from - 1) !== AT || isGlued || givenRank(tokens.bits(from)) < 2) return false
  return /^(?:[\s,:;!?]|[.)](?!\S)|$)/.test(tokens.text.slice(tokens.end(from), tokens.end(from) + 2))
}

const APPOSITION_REACH = 6

/** Matches Der Präsident der Kammer, Wollseifer, lobte ... */
export function isApposition(tokens: Tokens, from: number): boolean {
  const [before, behind] = [from - 1, from + 1]
  if (tokens.mark(before) !== COMMA || tokens.mark(behind) !== COMMA || tokens.kind(from) !== CAPITAL) return false
  for (let at = before - 1; at >= before - APPOSITION_REACH && tokens.kind(at) < MARK; at--)
    if (isRole(tokens, at)) return /^(?:der|des|von|vom)$/.test(toText(tokens, at + 1))
  return false
}

const MAX_LABEL = 5

/** Matches Rédacteur du compte rendu : at the beginning of a line. */
function isLongLabel(tokens: Tokens, colon: number): boolean {
  let from = colon
  while (from > 0 && from > colon - MAX_LABEL && tokens.kind(from - 1) < MARK) from -= 1
  return (tokens.bits(from) & (LIST_LABEL | KINSHIP)) !== 0 && (from === 0 || tokens.kind(from - 1) === LINE_END)
}

const KIN =
  /^(?:parents|mum|dad|eltern|padres|genitori|ouders|pais|rodzice|rodziców|mother|father|wife|husband|son|daughter|brother|sister|widow|mutter|vater|frau|sohn|tochter|bruder|schwester|mère|père|femme|mari|fils|fille|frère|sœur|madre|padre|mujer|hijo|hija|hermano|hermana|moglie|marito|figlio|figlia|moeder|vader|vrouw|zoon|dochter|mãe|pai|mulher|filho|filha|amie?|collaborat(?:eur|rice)|avocate?|veuve|épouse|époux|fiancée?|compagne|compagnon|collègue|associée?|assistante?|voisine?|vriend|vriendin|weduwe|echtgenote?|collega|advocaat|erven|huize|matka|ojciec|żona|mąż|syn|córka)$/i

/** Matches the mother of Okoye. */
export function isOfKin(tokens: Tokens, at: number): boolean {
  const isOf = tokens.length(at) <= 3 && /^(?:of|von|de|di|van|do|da)$/.test(toText(tokens, at))
  return isOf && KIN.test(toText(tokens, at - 1))
}

const SAID =
  /^(?:request|proposal|suggestion|reply|answer|behalf|demande|proposition|intervention|témoignage|audition|plaidoirie|discours|absence|remplacement|licenciement|démission|décès|mort|domicile|corps|cadavre|voix|arrestation|nomination|éloge|biographie|réponse|initiative|Wunsch|Vorschlag|Antwort|Antrag|Namen|Bitte|prośbę|wniosek|odpowiedź|odpowiedzi|imieniu|petición|propuesta|respuesta|richiesta|proposta|risposta|verzoek|voorstel|antwoord|pedido|resposta|begäran|förslag|svar)$/

/** Matches at the request of Castleton, réponse de Tissot. */
function isByAuthor(tokens: Tokens, at: number): boolean {
  return (
    tokens.length(at) <= 4 &&
    /^(?:of|from|by|von|de|d['’]|di|van|från|av|od)$/.test(toText(tokens, at)) &&
    SAID.test(toText(tokens, at - 1))
  )
}

export const isRole = (tokens: Tokens, at: number) =>
  tokens.kind(at) < MARK && ((tokens.bits(at) & KINSHIP) !== 0 || isOffice(tokens, at))

const OFFICE =
  /.(?:minister|präsident|kanzler|trainer|sprecher|meister|richter|spieler|sieger|chef|lehrer|leiter|bearbeiter|anw[aä]lt|vertreter|ä?arzt|ärzt|schwester|pfleger|referent|sekretär|direktor|kommissar|inspektor|helfer|nehmer|nachbar|händler|besitzer|inhaber|eigentümer|berater|architekt|ingenieur|wirt|vorsteher|politiker|vize|jäger|stürmer|kollege|kollegin|ökonom|experte|expertin)(?:in|s)?$/i
const OFFICE_IN_OTHER_CASE =
  /^(?:.*präsident|.*[rR]eferent|.*[aA]rchitekt|Zeug|Dirigent|Komponist|Polizist|Journalist|Repräsentant|Assistent|Pilot)en$/
const ROLE =
  /^(?:(?:Amts|Studien|Regierungs|Hof|Kommerzial|Medizinal|Kirchen|Schul|Forst|Bau)r(?:at|ätin)|Ehepaars?|Präsident(?:in)?|Chef(?:in)?|Leiter(?:in)?|Ökonom(?:in)?|Brüdern?|Schwestern|Eheleute|Geschwister|Familie|Händlers?|Beraters?|Lehrers|Pfarrers|Dichters?|Malers?|Fahrers|Ministers|Kommissars|Direktors?|Notars|Konsuls?|Botschafters?|Komponist(?:in)?|Dirigent(?:in)?|Papst(?:es)?|Kardinals?|(?:Erz)?[bB]ischofs?|Pater)$/

/** Matches Außenminister, Bundestrainerin, Architekten, Ehepaar. */
function isOffice(tokens: Tokens, at: number): boolean {
  if (tokens.kind(at) !== CAPITAL) return false
  const word = toText(tokens, at)
  return OFFICE.test(word) || OFFICE_IN_OTHER_CASE.test(word) || ROLE.test(word)
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
  if (text === 'après') return tokens.gap(last) === 0 ? 'weak' : 'none'
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
export function isBelowSignOff(tokens: Tokens, last: number): boolean {
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

const BORN =
  /^(?:n[ée]e?|born|aged|geboren|geborene[rn]?|verwitwete|urodzon[yaeą]|nat[oa]|nacid[oa]|nascid[oa]|född|épouse|veuve|deceased|décédée?)$/
const YEARS = /^(?:ans|jahre|years|lat|lata|años|anni|anos|jaar|år)$/i
/** A request to the reader, who is called by name: Wassila, peux-tu ... */
const REQUEST =
  /^(?:could|can|would|will|please|peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|tu|vous|merci|kannst|könntest|können|könnten|bitte|hast|czy|proszę|możesz|puedes|podrías|puede|puoi|potresti|può|kun|kunt|zou|pode|podes|podia|kan|skulle|vill)$/

/** Matches the end of Roudaut, né le; Pouliquen, 67 ans; Wassila, peux-tu. */
function isCalledOrAged(tokens: Tokens, to: number): boolean {
  if (tokens.mark(to) !== COMMA || tokens.kind(to + 1) >= MARK) return false
  const [next, behind] = [toText(tokens, to + 1), toText(tokens, to + 2)]
  if (BORN.test(next) || (tokens.kind(to + 1) === NUMBER && YEARS.test(behind))) return true
  return REQUEST.test(next) && tokens.kind(to - 2) >= MARK
}

/** Matches wandte sich an Kerwyn, der ... */
export function isBeforeRelative(tokens: Tokens, { from, to }: { from: number; to: number }): boolean {
  const isPronoun =
    tokens.mark(to) === COMMA && tokens.kind(to + 1) === LOWER && /^(?:der|dessen)$/.test(toText(tokens, to + 1))
  if (!isPronoun || to > from + 1 || tokens.kind(from) !== CAPITAL || tokens.kind(from - 1) !== LOWER) return false
  return /^(?:an|mit|von|für|durch|gegen|und|sich)$|(?:te|ten)$/.test(toText(tokens, from - 1))
}

const toText = (tokens: Tokens, at: number) => tokens.text.slice(tokens.start(at), tokens.end(at))

/** Matches the end of Vidler's. */
export function isPossessive(tokens: Tokens, to: number): boolean {
  const end = to > 0 ? tokens.end(to - 1) : tokens.text.length
  return tokens.text.charCodeAt(end) !== 0x20 && /^['’][sS]\b/.test(tokens.text.slice(end, end + 3))
}

function contextAfter(tokens: Tokens, to: number): Context {
  if (isPossessive(tokens, to)) return tokens.bits(to) & KINSHIP ? 'strong' : 'weak'
  if (isBeforePersonVerb(tokens, to)) return 'weak'
  if (isCalledOrAged(tokens, to)) return 'strong'
  if (isBeforeRelative(tokens, { from: to - 1, to })) return 'weak'
  const isClosed = tokens.mark(to + 2) === 0x29 || (tokens.kind(to + 2) === LOWER && tokens.mark(to + 3) === 0x29)
  if (tokens.mark(to) === 0x28 && isClosed && isPartyOrAge(tokens, to + 1)) return 'weak'
  if (tokens.mark(to) === COLON && tokens.mark(to + 1) === 0x22) return 'strong'
  return 'none'
}
