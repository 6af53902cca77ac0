import { STREET, UNIT } from './cues.ts'
import { isNameLike, type Run } from './runs.ts'
import { LINE_END, LOWER, MARK, NUMBER, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const COLON = 0x3a
const MIN_TOWN_LENGTH = 3

/** Towns and countries of an address with one part per line, as on an envelope, are also places. */
export function townsOfAddress(tokens: Tokens, address: Run): Run[] {
  const towns: Run[] = []
  if (!beginsLine(tokens, address.from)) return towns
  for (let at = address.from; at < address.to; at++) {
    const town = tokens.kind(at) === LINE_END ? findTown(tokens, at + 1, address.to) : undefined
    if (town) towns.push(town)
  }
  return towns
}

function beginsLine(tokens: Tokens, from: number): boolean {
  let at = from - 1
  while (tokens.mark(at) !== 0 && tokens.mark(at) !== COLON) at -= 1
  return tokens.kind(at) === LINE_END
}

function findTown(tokens: Tokens, lineStart: number, end: number): Run | undefined {
  let from = lineStart
  while (from < end && (tokens.kind(from) === NUMBER || tokens.kind(from) === MARK)) {
    if (tokens.mark(from) === COMMA) return undefined
    from += 1
  }
  let to = from
  while (to < end && (isNameLike(tokens, to) || (tokens.kind(to) === LOWER && to > from))) to += 1
  if (to === from || tokens.end(to - 1) - tokens.start(from) <= MIN_TOWN_LENGTH) return undefined

  if (hasUnit(tokens, from, to) || /^[AFD]PO\b/.test(tokens.text.slice(tokens.start(from), tokens.end(from))))
    return undefined
  let rest = to
  while (rest < end && tokens.kind(rest) === NUMBER) rest += 1
  const isLine = tokens.kind(rest) === LINE_END
  return isLine && tokens.mark(rest + 1) !== COMMA ? { from, to } : undefined
}

function hasUnit(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tokens.bits(at) & (UNIT | STREET)) return true
  return false
}
