import { randomBytes } from 'node:crypto'
import { preview } from '../../engine/anonymisation/preview.ts'
import { readPattern } from '../../engine/anonymisation/readPattern.ts'
import type { Engine } from '../ports/engine.ts'
import type { EnginePlaces } from './enginePlaces.ts'

/** The verbs that look at rules before they are carried out. */
export function checking(_: EnginePlaces): Pick<Engine, 'check' | 'preview'> {
  return {
    async check({ rules }) {
      for (const rule of rules) if (rule.method === 'regex_mask') readPattern(rule.searchPattern, rule.column)
    },
    preview: (data, rules) => preview(data, rules, randomBytes),
  }
}
