import { isOfCompany } from './judgePerson.ts'
import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import type { Person } from './persons.ts'
import { isConjunction, isNameLike, type Run, toWords } from './runs.ts'
import { CAPITAL, LINE_END, LOWER, MARK, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const COLON = 0x3a
const OPEN = 0x28
const CLOSE = 0x29

/** Extends persons who fill a line or cell with their other name: Venkataraman, Sanjay. @returns these candidates */
export function joinInverted(tokens: Tokens, candidates: readonly Run[], persons: readonly Person[]): Set<Run> {
  const singles = persons.filter(({ from, to }) => to === from + 1)
  const singleAt = new Map(singles.map(person => [person.from, person]))
  const ends = (at: number) =>
    tokens.kind(at) === LINE_END || (tokens.kind(at) === MARK && ![COMMA, OPEN].includes(tokens.mark(at)))
  const joined = candidates.filter(({ from, to }) => {
    const comma = tokens.mark(to) === COMMA ? to : from - 1
    const [first, last] = [comma - 1, comma + 1]
    const other = singleAt.get(comma === to ? last : first)
    const isWhole = tokens.mark(comma) === COMMA && ends(first - 1) && ends(last + 1)
    if (other === undefined || !isWhole || to > from + 1) return false
    other.from = first
    other.to = last + 1
    return true
  })
  return new Set(joined)
}

/** Unknown names listed with a person: Adunni Ogunleye and Brett Sandoval; Adamczyk (2), Özer, Lohmeier. */
export function findListed(tokens: Tokens, candidates: readonly Run[], persons: readonly Person[]): Run[] {
  const [starts, ends] = [new Set<number>(), new Set<number>()]
  const accept = ({ from, to }: Run) => {
    starts.add(from)
    ends.add(to)
  }
  const weak = persons.filter(person => !isSureOfList(tokens, person))
  const weakEnds = new Set(weak.map(({ to }) => to))
  for (const person of persons) if (!weakEnds.has(person.to)) accept(person)

  const items = [...candidates, ...weak].sort((a, b) => a.from - b.from)
  const accepted = new Set<Run>()
  for (const item of items) {
    const before = itemEndBefore(tokens, item.from)
    if (!ends.has(before) && !(weakEnds.has(before) && isBeforeSentence(tokens, item.to))) continue
    accepted.add(item)
    accept(item)
  }
  for (const item of items.toReversed()) {
    // A comma after running text begins an apposition: the mayor of Tölz, Anton Huber.
    const isItem = tokens.mark(item.to) !== COMMA || tokens.kind(item.from - 1) >= MARK
    if (!isItem || accepted.has(item) || !starts.has(itemStartBehind(tokens, item.to))) continue
    accepted.add(item)
    accept(item)
  }
  return candidates.filter(part => accepted.has(part))
}

/** Bare surnames are more often a firm: Marshall, Hernandez and Simpson. */
function isSureOfList(tokens: Tokens, { from, to, likelihood }: Person): boolean {
  const bits = tokens.bits(from)
  if (likelihood !== 'POSSIBLE' || to > from + 1 || (givenRank(bits) >= 2 && surnameRank(bits) < 2)) return true
  return tokens.mark(from - 1) === COLON || isBeforeSentence(tokens, to)
}

const isBeforeSentence = (tokens: Tokens, to: number) =>
  tokens.kind(to) === LOWER && tokens.gap(to) === 1 && !isConjunction(tokens, to)

/** An unknown name that is no part of a longer one. */
export function isListable(tokens: Tokens, part: Run): boolean {
  const isUnknown = (word: number) => {
    const bits = tokens.bits(word)
    return tokens.kind(word) === CAPITAL && vocabularyRank(bits) === 0 && placeRank(bits) < 2
  }
  const isBeside = (at: number, gap: number) => isNameLike(tokens, at) && gap > 0 && vocabularyRank(tokens.bits(at)) < 2
  const isPartOfName = isNameLike(tokens, part.to) || isBeside(part.from - 1, tokens.gap(part.from))
  return !isPartOfName && toWords(tokens, part).every(isUnknown) && !isOfCompany(tokens, part, part)
}

/** Where the item before a comma or conjunction ends; -1 without one. */
function itemEndBefore(tokens: Tokens, from: number): number {
  let at = from - 1
  if (isConjunction(tokens, at)) at -= 1
  if (tokens.mark(at) === COMMA) at -= 1
  if (at === from - 1) return -1
  return tokens.mark(at) === CLOSE && tokens.mark(at - 2) === OPEN ? at - 2 : at + 1
}

/** Where the item after a comma or conjunction starts; -1 without one. */
function itemStartBehind(tokens: Tokens, to: number): number {
  const next = tokens.mark(to) === OPEN && tokens.mark(to + 2) === CLOSE ? to + 3 : to
  let at = next
  if (tokens.mark(at) === COMMA) at += 1
  if (isConjunction(tokens, at)) at += 1
  return at === next ? -1 : at
}
