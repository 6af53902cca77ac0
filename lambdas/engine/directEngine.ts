import type { Engine } from '../ports/engine.ts'
import { anonymising } from './anonymising.ts'
import { checking } from './checking.ts'
import type { EnginePlaces } from './enginePlaces.ts'
import { inspecting } from './inspecting.ts'
import { previewing } from './previewing.ts'
import { sealing } from './sealing.ts'
import { suggesting } from './suggesting.ts'

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
