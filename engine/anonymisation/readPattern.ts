import { RE2JS } from 're2js'
import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'

/**
 * RE2 matches in linear time.
 * @param column as the rule names it
 * @throws AnonymisationFault when the pattern is invalid
 */
export function readPattern(pattern: string, column: number | string): RE2JS {
  try {
    return RE2JS.compile(pattern)
  } catch (cause) {
    throw new AnonymisationFault(faultTexts.patternUnreadable, { column }, { cause })
  }
}
