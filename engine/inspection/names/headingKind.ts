import type { HeadingKind } from '../detector.ts'
import { isCounted } from '../longestSpans.ts'
import { holdsThings, toColumn } from './columns.ts'
import { findNames } from './findNames.ts'
import type { Lexicon } from './lexicon.ts'
import type { Tokens } from './tokens.ts'

/**
 * What a cell of a first row is: a `value` when it holds a person, place or address beyond the words that name columns
 * (`Stadt` and `Street` are such words, `Baker Street 12` is an address), else a `name` where it announces one of these
 * kinds.
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
  return toColumn(header) !== undefined || holdsThings(header) ? 'name' : 'unknown'
}

function isNaming(word: string): boolean {
  return toColumn(word) !== undefined || holdsThings(word)
}
