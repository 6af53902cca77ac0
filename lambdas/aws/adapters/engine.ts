import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { EnginePlaces } from '../../engine/enginePaths.ts'
import type { Engine } from '../../ports/engine.ts'

export const ENGINE_FILES = { extraction: 'extraction', gazetteers: 'gazetteers' } as const

/** Below the 900 seconds of a step: a slow document is reported as such. */
const MAX_DOCUMENT_SECONDS = 600

/** @param parts the verbs in reach: the bundle contains no others */
export function openEngine(...parts: readonly ((places: EnginePlaces) => Partial<Engine>)[]): Engine {
  const beside = (path: string) => fileURLToPath(new URL(`./${path}`, import.meta.url))
  // Set by the runtime for its libraries. The child process gets no other variable.
  const { LD_LIBRARY_PATH } = process.env
  const places: EnginePlaces = {
    // Used by this function only.
    temporaryDirectory: tmpdir(),
    extractionScript: beside(`${ENGINE_FILES.extraction}/child.mjs`),
    extractionEnvironment: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
    maxExtractionCpuSeconds: MAX_DOCUMENT_SECONDS,
    gazetteers: beside(ENGINE_FILES.gazetteers),
  }
  return Object.assign({}, ...parts.map(part => part(places)))
}
