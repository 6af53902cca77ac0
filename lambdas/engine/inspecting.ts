import { extractIsolated } from '../../engine/extraction/isolated/extractIsolated.ts'
import { inspectSource } from '../../engine/inspection/inspect.ts'
import type { Engine } from '../ports/engine.ts'
import { lazyDetectors } from './detectors.ts'
import type { EnginePlaces } from './enginePaths.ts'

export function inspecting(places: EnginePlaces): Pick<Engine, 'inspect'> {
  const { temporaryDirectory, extractionScript, extractionEnvironment: environment, ocr } = places
  const isolation = {
    temporaryDirectory,
    extractionScript,
    environment,
    ocr,
    mostCpuSeconds: places.maxExtractionCpuSeconds,
  }
  const detectors = lazyDetectors(places)
  return {
    async inspect(source, { name, anonymisedColumns }, { onProgress }) {
      const { patterns, names, further } = await detectors()
      return inspectSource(source, name, {
        detectors: patterns,
        // They check every word, so long documents are sampled.
        sampledDetectors: [names],
        furtherDetectors: further,
        extract: (from, named) => extractIsolated(from, named, isolation),
        anonymisedColumns,
        onProgress,
      })
    },
  }
}
