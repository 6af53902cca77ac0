import type { InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import { type Cell, toWordBits } from './columns.ts'
import { COMPANY, PARTICLE } from './cues.ts'
import { legalFormFollows } from './legalForm.ts'
import { givenRank, type Lexicon, ORGANISATION, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import type { Run } from './runs.ts'
import { CAPITAL, INITIAL, LINE_END, MIXED, NUMBER, type Tokens } from './tokens.ts'
import { hashSlice } from './wordHash.ts'

const MIN_CELLS = 6
const MIN_DISTINCT = 4
const MAX_TOKENS = 6
const MAX_ADDRESS_TOKENS = 10
const MAX_COMPANIES = 0.2
/** Mean evidence of all cells. */
const DECIDED = 0.5
const CERTAIN = 0.75
/** An unknown word is more often a name than a word. */
const UNKNOWN = 0.35

/** Parts of names of places, in English, German, Romance, Dutch, Polish and Swedish. */
const PLACE_ENDING =
  /(?:ville|town|ton|burgh?|bury|chester|mouth|shire|port|fort|furt|haven|side|view|stadt?|feld|hausen|dorf|heim|ingen|drecht|wijk|hoven|kerk|köping|borg|sund|-sur-\p{L}+|-(?:les?|la|en|de|am|an|der)-\p{L}+|owo|owice|sk)$/iu
const PLACE_BEGINNING =
  /^(?:north|south|east|west|new|lake|port|mount|saint|sainte|san|santa|são|santo|bad|sint|groß|klein|alt|neu|villa|vila|castel|monte|ponte|den|upper|lower|great|little)$/i

type Vote = { cell: Run; person: number; place: number; isCompany: boolean }

/** The cells of a column of short texts without a telling header, if most of them look like persons or like places. */
export function findCellsByVotes(tokens: Tokens, lexicon: Lexicon): (Cell & { infoType: InfoType })[] {
  const votes: Vote[] = []
  const distinct = new Set<number>()
  for (let from = 0; from < tokens.count; ) {
    let to = from
    while (to < tokens.count && tokens.kind(to) !== LINE_END) to += 1
    if (to - from > MAX_TOKENS) return []
    if (to > from) {
      const vote = toVote(tokens, lexicon, { from, to })
      if (vote === undefined) return []
      votes.push(vote)
      distinct.add(tokens.hashes[from] ?? 0)
    }
    from = to + 1
  }
  if (votes.length < MIN_CELLS || distinct.size < Math.min(MIN_DISTINCT, votes.length)) return []
  if (votes.filter(({ isCompany }) => isCompany).length > votes.length * MAX_COMPANIES) return []
  const mean = (of: (vote: Vote) => number) => votes.reduce((sum, vote) => sum + of(vote), 0) / votes.length
  const [person, place] = [mean(vote => vote.person), mean(vote => vote.place)]
  if (Math.max(person, place) < DECIDED) return []
  const infoType = person >= place ? 'PERSON_NAME' : 'LOCATION'
  return votes
    .map(vote => ({ ...vote, evidence: person >= place ? vote.person : vote.place }))
    .filter(({ evidence, isCompany }) => evidence > 0 && !isCompany)
    .map(({ cell, evidence }) => ({ ...cell, infoType, likelihood: toLikelihood(Math.max(person, place), evidence) }))
}

/** Minimum share of cells with a certain address, and of cells with words and a number. */
const SHARE_OF_ADDRESSES = 0.3
const SHARE_OF_SHAPES = 0.8

/** The other cells of a column with many addresses, if they have words and a number too. */
export function findAddressCells(tokens: Tokens, addresses: readonly Run[]): Run[] {
  const cells: Run[] = []
  let all = 0
  let next = 0
  let found = 0
  for (let from = 0; from < tokens.count; ) {
    let to = from
    while (to < tokens.count && tokens.kind(to) !== LINE_END) to += 1
    if (to > from) {
      all += 1
      while (next < addresses.length && (addresses[next]?.to ?? 0) <= from) next += 1
      const isFound = (addresses[next]?.from ?? tokens.count) < to
      if (isFound) found += 1
      else if (hasShapeOfAddress(tokens, from, to)) cells.push({ from, to })
    }
    from = to + 1
  }
  const isColumn = all >= MIN_CELLS && found >= all * SHARE_OF_ADDRESSES
  return isColumn && found + cells.length >= all * SHARE_OF_SHAPES ? cells : []
}

function hasShapeOfAddress(tokens: Tokens, from: number, to: number): boolean {
  let capitals = 0
  let numbers = 0
  for (let at = from; at < to; at++) {
    if (tokens.kind(at) === CAPITAL) capitals += 1
    else if (tokens.kind(at) === NUMBER || tokens.kind(at) === MIXED) numbers += 1
  }
  return to - from <= MAX_ADDRESS_TOKENS && capitals > 0 && numbers > 0
}

const toLikelihood = (mean: number, evidence: number): Likelihood =>
  mean >= CERTAIN && evidence >= DECIDED ? 'LIKELY' : 'POSSIBLE'

function toVote(tokens: Tokens, lexicon: Lexicon, cell: Run): Vote | undefined {
  const words = toWordBits(tokens, cell)
  if (words === undefined) return undefined
  const own = words.filter(bits => (bits & PARTICLE) === 0 || surnameRank(bits) === 3)
  const person = own.reduce((sum, bits) => sum + personEvidence(bits), 0) / Math.max(1, own.length)
  return { cell, person, place: placeEvidence(tokens, lexicon, cell), isCompany: isCompany(tokens, cell, words) }
}

function personEvidence(bits: number): number {
  const [rank, vocabulary] = [Math.max(givenRank(bits), surnameRank(bits)), vocabularyRank(bits)]
  if (bits & ORGANISATION) return 0
  if (rank >= 2) return [1, 0.7, 0.3, 0.1][vocabulary] ?? 0
  if (vocabulary > 0) return rank === 1 && vocabulary === 1 ? 0.3 : 0
  return rank === 1 ? 0.7 : placeRank(bits) > 0 ? 0.1 : UNKNOWN
}

function placeEvidence(tokens: Tokens, lexicon: Lexicon, cell: Run): number {
  let hash: number | undefined
  let ordinary = 0
  let words = 0
  for (let at = cell.from; at < cell.to; at++) {
    if (tokens.kind(at) > INITIAL) continue
    hash = hashSlice(tokens.text, tokens.start(at), tokens.end(at), hash)
    words += 1
    if (vocabularyRank(tokens.bits(at)) > 0) ordinary += 1
  }
  const bits = hash === undefined ? 0 : lexicon.get(hash)
  const first = tokens.bits(cell.from)
  if (placeRank(bits) > 0) return words > 1 || ordinary === 0 ? 1 : vocabularyRank(first) === 1 ? 0.7 : 0.3
  const text = tokens.text.slice(tokens.start(cell.from), tokens.end(cell.to - 1))
  const firstWord = tokens.text.slice(tokens.start(cell.from), tokens.end(cell.from))
  if (words > 1 && PLACE_BEGINNING.test(firstWord) && ordinary < words) return 0.9
  if (ordinary < words && PLACE_ENDING.test(text)) return 0.7
  if (placeRank(first) > 0 && ordinary < words) return 0.6
  if (ordinary === words) return 0
  return Math.max(givenRank(first), surnameRank(first)) >= 2 ? 0.1 : UNKNOWN
}

function isCompany(tokens: Tokens, cell: Run, words: readonly number[]): boolean {
  if (words.some(bits => bits & COMPANY && surnameRank(bits) < 3)) return true
  for (let at = cell.from; at < cell.to - 1; at++) if (legalFormFollows(tokens.text, tokens.end(at))) return true
  return false
}
