import type { Engine } from '../ports/engine.ts'
import { anonymising } from './anonymising.ts'
import type { EnginePlaces } from './enginePaths.ts'
import { inspecting } from './inspecting.ts'
import { previewing } from './previewing.ts'
import { sealing } from './sealing.ts'
import { suggesting } from './suggesting.ts'
import { checking } from './validatingPatterns.ts'

/** In the current thread. */
export function directEngine(places: EnginePlaces): Engine {
  return {
    ...anonymising(places),
    ...checking(places),
    ...inspecting(places),
    ...previewing(places),
    ...sealing(places),
    ...suggesting(places),
  }
}
