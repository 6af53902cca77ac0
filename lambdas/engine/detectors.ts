import { readFileSync } from 'node:fs'
import type { Detector } from '../../engine/inspection/detector.ts'
import { namesDetector } from '../../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../../engine/inspection/patterns/patternDetectors.ts'
import type { EnginePlaces } from './enginePaths.ts'

/** `further`: of the kinds that the organisation switched on. */
export type Detectors = { patterns: readonly Detector[]; names: Detector; further: readonly Detector[] }

/** Lazy, because the gazetteers load slowly. */
export function lazyDetectors(places: EnginePlaces): () => Promise<Detectors> {
  let made: Promise<Detectors> | undefined
  return () => {
    made ??= openDetectors(places)
    return made
  }
}

async function openDetectors({ gazetteers, lexicon, furtherKinds }: EnginePlaces): Promise<Detectors> {
  return {
    patterns: patternDetectors(),
    names: namesDetector({ dataDirectory: gazetteers, shared: lexicon }),
    further: await openFurther(furtherKinds),
  }
}

/** Loads them only where one is on. */
async function openFurther(kinds: EnginePlaces['furtherKinds']): Promise<readonly Detector[]> {
  if (!kinds || kinds.furtherInfotypes.length + kinds.ownInfotypes.length === 0) return []
  const { furtherDetectors } = await import('../../engine/inspection/further/furtherDetectors.ts')
  return furtherDetectors(kinds, file => readFileSync(file))
}
