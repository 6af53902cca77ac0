import { CALENDAR } from './cues.ts'
import { LOWER, MIXED, NUMBER, type Tokens } from './tokens.ts'

const COMMA = 0x2c
const DOT = 0x2e
const ARTICLE = /^(?:le|den|de|il|li|op|dnia|am|em|a|el)$/
const FIRST = /^1(?:er|ste|st)$/

/** A comma and a date follow, as behind the place of a letter or report: Lens, le 22 avril; Raalte, 14 maart. */
export function isBeforeDate(tokens: Tokens, to: number): boolean {
  if (tokens.mark(to) !== COMMA) return false
  let day = to + 1
  if (tokens.kind(day) === LOWER && ARTICLE.test(wordAt(tokens, day))) day += 1
  const isDay = tokens.kind(day) === NUMBER && tokens.length(day) <= 2
  if (!isDay && !(tokens.kind(day) === MIXED && FIRST.test(wordAt(tokens, day)))) return false
  const month = tokens.mark(day + 1) === DOT || wordAt(tokens, day + 1) === 'de' ? day + 2 : day + 1
  return (tokens.bits(month) & CALENDAR) !== 0
}

const wordAt = (tokens: Tokens, at: number) => tokens.text.slice(tokens.start(at), tokens.end(at))
