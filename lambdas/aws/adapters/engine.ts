import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { EnginePlaces } from '../../engine/enginePlaces.ts'
import type { Engine } from '../../ports/engine.ts'

/** Where the build lays what the engine needs, beside the function's own file. */
export const ENGINE_FILES = { extraction: 'extraction', gazetteers: 'gazetteers' } as const

/** Of the 900 seconds of a step, so that a document that is too slow ends as that, and not as a step that failed. */
const MAX_DOCUMENT_SECONDS = 600

/** @param parts those that bring the verbs which a function reaches: its bundle holds no others */
export function openEngine(...parts: readonly ((places: EnginePlaces) => Partial<Engine>)[]): Engine {
  const beside = (path: string) => fileURLToPath(new URL(`./${path}`, import.meta.url))
  // The runtime lays its libraries where it says; whatever else it says is not for who opens documents.
  const { LD_LIBRARY_PATH } = process.env
  const places: EnginePlaces = {
    // The function's alone: nothing of its own lies there.
    temporaryDirectory: tmpdir(),
    extractionScript: beside(`${ENGINE_FILES.extraction}/child.mjs`),
    extractionEnvironment: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
    mostExtractionCpuSeconds: MAX_DOCUMENT_SECONDS,
    gazetteers: beside(ENGINE_FILES.gazetteers),
  }
  return Object.assign({}, ...parts.map(part => part(places)))
}
