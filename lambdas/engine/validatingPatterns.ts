import type { Engine } from '../ports/engine.ts'
import type { EnginePlaces } from './enginePaths.ts'

/** The pattern reader is large and rarely needed. */
export function checking(_: EnginePlaces): Pick<Engine, 'check'> {
  return {
    async check({ rules }) {
      const patterns = rules.filter(rule => rule.method === 'regex_mask')
      if (patterns.length === 0) return
      const { readPattern } = await import('../../engine/anonymisation/readPattern.ts')
      for (const { searchPattern, column } of patterns) readPattern(searchPattern, column)
    },
  }
}
