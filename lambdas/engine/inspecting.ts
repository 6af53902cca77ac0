import { extractIsolated } from '../../engine/extraction/isolated/extractIsolated.ts'
import { inspectSource } from '../../engine/inspection/inspect.ts'
import type { Engine } from '../ports/engine.ts'
import { lazyDetectors } from './detectors.ts'
import type { EnginePlaces } from './enginePlaces.ts'

/** The verb that looks for sensitive data. Documents are opened in a process of their own. */
export function inspecting(places: EnginePlaces): Pick<Engine, 'inspect'> {
  const { temporaryDirectory, extractionScript, extractionEnvironment: environment } = places
  const isolation = {
    temporaryDirectory,
    extractionScript,
    environment,
    mostCpuSeconds: places.mostExtractionCpuSeconds,
  }
  const detectors = lazyDetectors(places)
  return {
    async inspect(source, { name, madeColumns }, { onProgress }) {
      const { patterns, names } = detectors()
      return inspectSource(source, name, {
        detectors: patterns,
        // They look at every word, so that long documents are looked at in part.
        sampledDetectors: [names],
        extract: (from, named) => extractIsolated(from, named, isolation),
        madeColumns,
        onProgress,
      })
    },
  }
}
