import { randomBytes } from 'node:crypto'
import { preview } from '../../engine/anonymisation/preview.ts'
import type { Engine } from '../ports/engine.ts'
import type { EnginePlaces } from './enginePaths.ts'

export function previewing(_: EnginePlaces): Pick<Engine, 'preview'> {
  return { preview: (data, rules) => preview(data, rules, randomBytes) }
}
