import type { InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import { COMPANY } from './cues.ts'
import { legalFormFollows } from './legalForm.ts'
import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import type { Run } from './runs.ts'
import { INITIAL, LINE_END, LOWER, MARK, MIXED, NUMBER, type Tokens } from './tokens.ts'

type Column = { infoType: InfoType; isCertain: boolean }

const PERSON =
  /(?:^|[^a-z])(?:(?:first|last|middle|given|family|full|maiden|sur|fore|nick|vor|nach|familien|ruf)[ _-]?names?|name|surname|forename|vorname|nachname|nom|prenom|prénom|nombres?|apellidos?|nome|cognome|naam|voornaam|achternaam|employee|mitarbeiter|applicant|patient|contact|ansprechpartner|owner|holder|payee|payer|inhaber|titulaire|titular|intestatario)(?:[^a-z]|$)/
const NO_PERSON =
  /product|produkt|file|datei|company|firm|organi[sz]ation|user|host|domain|item|artikel|event|project|projekt|brand|table|column|field|display|app|service|account|bank|school|street|city|country|type|id\b|e-?mail|phone|date|number|nummer/
const PLACE =
  /(?:^|[^a-z])(?:city|town|village|municipality|birthplace|place of birth|country|county|state|province|region|location|stadt|ort|wohnort|geburtsort|gemeinde|land|bundesland|ville|commune|pays|ciudad|localidad|pa[ií]s|provincia|citt[aà]|comune|paese|stad|plaats|woonplaats|gemeente)(?:[^a-z]|$)/
const STREET =
  /(?:^|[^a-z])(?:street|address|addr|address ?line|address ?[123]|stra(?:ss|ß)e|anschrift|adresse|rue|direcci[oó]n|calle|domicilio|indirizzo|via|straat|adres)(?:[^a-z]|$)/
const NO_STREET = /e-?mail|ip\b|mac\b|web|url|address ?type/

const THINGS =
  /product|produkt|artikel|article|articulo|articolo|\bitem|\bsku\b|model|brand|marke|(?:^|[^a-z])type(?:[^a-z]|$)/

const MAX_CELL_LENGTH = 100
const MAX_WORDS = 6
/** Minimum share of person-like cells in a column called "name". */
const SHARE = 0.4

export function toColumn(header: string): Column | undefined {
  if (STREET.test(header) && !NO_STREET.test(header)) return { infoType: 'STREET_ADDRESS', isCertain: true }
  if (PLACE.test(header)) return { infoType: 'LOCATION', isCertain: true }
  if (PERSON.test(header) && !NO_PERSON.test(header)) {
    return {
      infoType: 'PERSON_NAME',
      isCertain: !/^(?:name|nom|nome|nombre|naam|contact|owner|holder|payee|payer)$/.test(header.trim()),
    }
  }
  return undefined
}

/** Whether a header announces things, which often have names of persons and towns. */
export const announcesThings = (header: string) => THINGS.test(header)

export type Cell = Run & { likelihood: Likelihood }

export function toCells(tokens: Tokens, { infoType, isCertain }: Column): Cell[] {
  const cells: Cell[] = []
  let all = 0
  let known = 0
  for (let from = 0; from < tokens.count; ) {
    let to = from
    while (to < tokens.count && tokens.kind(to) !== LINE_END) to += 1
    if (to > from) {
      all += 1
      const likelihood = judges[infoType]?.(tokens, { from, to })
      if (likelihood) cells.push({ from, to, likelihood })
      if (likelihood === 'VERY_LIKELY' || likelihood === 'LIKELY') known += 1
    }
    from = to + 1
  }
  return isCertain || known >= all * SHARE ? cells : []
}

const judges: Partial<Record<InfoType, (tokens: Tokens, cell: Run) => Likelihood | undefined>> = {
  PERSON_NAME(tokens, cell) {
    const words = toWordBits(tokens, cell)
    if (words === undefined || words.some(bits => bits & COMPANY) || endsWithLegalForm(tokens, cell)) return undefined
    const isName = (bits: number) => vocabularyRank(bits) === 0 && givenRank(bits) + surnameRank(bits) > 1
    if (words.some(isName) || words.some(bits => givenRank(bits) === 3 && vocabularyRank(bits) < 2))
      return 'VERY_LIKELY'
    const isOrdinary = words.every(bits => vocabularyRank(bits) > 0 && givenRank(bits) < 2)
    return isOrdinary && words.some(bits => surnameRank(bits) < 2) ? undefined : 'POSSIBLE'
  },
  LOCATION(tokens, cell) {
    const words = toWordBits(tokens, cell)
    if (words === undefined) return undefined
    if (words.some(bits => placeRank(bits) > 0)) return 'VERY_LIKELY'
    return words.every(bits => vocabularyRank(bits) > 0) ? undefined : 'LIKELY'
  },
  STREET_ADDRESS(tokens, cell) {
    if (tokens.end(cell.to - 1) - tokens.start(cell.from) > MAX_CELL_LENGTH) return undefined
    let letters = 0
    let numbers = 0
    for (let at = cell.from; at < cell.to; at++) {
      const kind = tokens.kind(at)
      if (kind <= INITIAL) letters += tokens.length(at)
      else if (kind === NUMBER || kind === MIXED) numbers += 1
    }
    if (letters < 3) return undefined
    return numbers > 0 ? 'VERY_LIKELY' : 'POSSIBLE'
  },
}

function endsWithLegalForm(tokens: Tokens, cell: Run): boolean {
  for (let at = cell.from; at < cell.to - 1; at++) if (legalFormFollows(tokens.text, tokens.end(at))) return true
  return false
}

/** Bits of the words of a short text without numbers. */
export function toWordBits(tokens: Tokens, cell: Run): number[] | undefined {
  const words: number[] = []
  for (let at = cell.from; at < cell.to; at++) {
    const kind = tokens.kind(at)
    if (kind === NUMBER || kind === MIXED) return undefined
    if (kind === MARK && !".,-'’()/".includes(String.fromCharCode(tokens.mark(at)))) return undefined
    if (kind <= INITIAL) words.push(tokens.bits(at))
  }
  const hasWord =
    words.length > 0 && !(words.length === 1 && tokens.length(cell.from) < 2 && tokens.kind(cell.from) === LOWER)
  return hasWord && words.length <= MAX_WORDS ? words : undefined
}
