import { readRows } from '../../engine/anonymisation/readRows.ts'
import { suggest } from '../../engine/anonymisation/suggest.ts'
import { columnKinds } from '../../engine/inspection/columnKinds.ts'
import type { Engine } from '../ports/engine.ts'
import { lazyDetectors } from './detectors.ts'
import type { EnginePlaces } from './enginePaths.ts'

/** More than the page shows, for a better guess. */
const MAX_ROWS = 50

export function suggesting(places: EnginePlaces): Pick<Engine, 'suggest'> {
  const detectors = lazyDetectors(places)
  return {
    async suggest(data, headerRow) {
      const { headers, rows } = readRows(data, headerRow, MAX_ROWS)
      const { patterns, names, further } = await detectors()
      return suggest(columnKinds(rows, headers, [...patterns, names], further))
    },
  }
}
