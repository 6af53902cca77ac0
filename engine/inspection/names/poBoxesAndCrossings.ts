import { isNumber, readAddressTail, wordAt } from './addressTail.ts'
import { PARTICLE, STREET } from './cues.ts'
import { isNameLike, type Run } from './runs.ts'
import { LOWER, MARK, type Tokens } from './tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const BOX =
  /(?:P\.? ?O\.? ?Box|Post(?:al)? Office Box|Postfach|Postbus|Bo[iî]te postale|B\.?P\.?|Apartado(?: de correos)?|Casella postale|Caixa postal|Skr\. ?poczt\.|Skrytka pocztowa(?: nr)?|C\.?P\.?|PSC \d{1,5},? Box|(?:Unit|CMR) \d{1,5},? Box) ?(?:\d{1,6}(?: \d{2}){0,2}|[A-Z]\d{1,5})\b/iy
/** United States Postal Service, publication 28, section 225. */
const SHIP =
  /(?:USNS|USS|USCGC|USNV|USNB) [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?,?\s{1,2}(?:FPO|APO|DPO),? A[AEP] \d{5}\b/iy
/** Also a code page or a model. */
const CODE_PAGE = /^CP/
const BOX_BEGINS = /[pbcaus]/i

/** Matches P.O. Box 12; Postfach 3; PSC 1, Box 2. */
export function findBox(tokens: Tokens, from: number): Run | undefined {
  const start = tokens.start(from)
  if (!BOX_BEGINS.test(tokens.text.charAt(start)) || (tokens.kind(from) === LOWER && tokens.length(from) < 2))
    return undefined
  if (begins(tokens, start, 's') && !begins(tokens, start + 1, 'k')) return undefined
  const isShip = begins(tokens, start, 'u') && begins(tokens, start + 1, 's')
  const match = (isShip ? matchAt(SHIP, tokens.text, start) : undefined) ?? matchAt(BOX, tokens.text, start)
  if (match === undefined) return undefined
  const end = start + match.length
  let to = from
  while (to < tokens.count && tokens.start(to) < end) to += 1
  const tail = readAddressTail(tokens, to, start)
  return CODE_PAGE.test(match) && !tail.hasPlace && tokens.mark(to) !== COMMA ? undefined : { from, to: tail.to }
}

const begins = (tokens: Tokens, at: number, letter: string) => tokens.text.charAt(at).toLowerCase() === letter

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start
  return pattern.exec(text)?.[0]
}

export function findCorner(tokens: Tokens, from: number): Run | undefined {
  if (tokens.kind(from) !== LOWER || wordAt(tokens, from) !== 'corner' || wordAt(tokens, from + 1) !== 'of')
    return undefined
  let to = from + 2
  let hasAnd = false
  for (let at = to; at < from + 14 && at < tokens.count; at++) {
    const kind = tokens.kind(at)
    const isJoint =
      kind === LOWER &&
      (wordAt(tokens, at) === 'and' || (tokens.bits(at) & (PARTICLE | STREET)) !== 0 || isNumber(tokens, at + 1))
    if (kind >= MARK && !(tokens.mark(at) === DOT && tokens.gap(at) === 0)) break
    if (!isNameLike(tokens, at) && !isNumber(tokens, at) && !isJoint && kind !== MARK) break
    if (isNameLike(tokens, at) || isNumber(tokens, at) || (isJoint && hasAnd && tokens.bits(at) & STREET)) to = at + 1
    if (wordAt(tokens, at) === 'and') hasAnd = true
  }
  return hasAnd && to > from + 3 ? { from, to } : undefined
}
