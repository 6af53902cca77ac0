import type { HeadingKind } from '../detector.ts'
import { isCounted } from '../longestSpans.ts'
import { announcesThings, toColumn } from './columns.ts'
import { findNames } from './findNames.ts'
import type { Lexicon } from './lexicon.ts'
import type { Tokens } from './tokens.ts'

/**
 * A `value` contains a person, place or address beyond column names (`Stadt` and `Street` are names, `Baker Street 12`
 * is a value); a `name` announces one of these kinds.
 * @param tokens are overwritten
 */
export function headingKind(heading: string, tokens: Tokens, lexicon: Lexicon): HeadingKind {
  tokens.read(heading, false)
  let isValue = false
  findNames(tokens, lexicon, { header: undefined }, (_, run, likelihood) => {
    const text = heading.slice(tokens.start(run.from), tokens.end(run.to - 1)).toLowerCase()
    isValue ||= isCounted({ likelihood }) && !text.split(/[^\p{L}]+/u).every(word => word === '' || isNaming(word))
  })
  if (isValue) return 'value'
  const header = heading.toLowerCase()
  return toColumn(header) !== undefined || announcesThings(header) ? 'name' : 'unknown'
}

function isNaming(word: string): boolean {
  return toColumn(word) !== undefined || announcesThings(word)
}
