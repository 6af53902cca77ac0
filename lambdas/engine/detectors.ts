import type { Detector } from '../../engine/inspection/detector.ts'
import { namesDetector } from '../../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../../engine/inspection/patterns/patternDetectors.ts'
import type { EnginePlaces } from './enginePaths.ts'

export type Detectors = { patterns: readonly Detector[]; names: Detector }

/** Lazy, because the gazetteers load slowly. */
export function lazyDetectors({ gazetteers }: EnginePlaces): () => Detectors {
  let made: Detectors | undefined
  return () => {
    made ??= {
      patterns: patternDetectors(),
      names: namesDetector(gazetteers === undefined ? {} : { dataDirectory: gazetteers }),
    }
    return made
  }
}
