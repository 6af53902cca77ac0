import { RE2JS } from 're2js'
import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'

/**
 * Compiles a pattern that a person typed, in the syntax of RE2, whose matching time grows with the text alone.
 * @param column as the rule names it
 * @throws AnonymisationFault when it is no pattern
 */
export function readPattern(pattern: string, column: number | string): RE2JS {
  try {
    return RE2JS.compile(pattern)
  } catch (cause) {
    throw new AnonymisationFault(faultTexts.patternUnreadable, { column }, { cause })
  }
}
