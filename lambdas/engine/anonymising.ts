import { randomBytes } from 'node:crypto'
import { anonymise } from '../../engine/anonymisation/anonymise.ts'
import type { Engine } from '../ports/engine.ts'
import type { EnginePlaces } from './enginePaths.ts'

/** Callers cannot supply keys. */
export function anonymising(_: EnginePlaces): Pick<Engine, 'anonymise'> {
  return { anonymise: (source, rules, { onProgress }) => anonymise(source, rules, { randomBytes, onProgress }) }
}
