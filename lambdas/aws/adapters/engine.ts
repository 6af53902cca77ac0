import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { FurtherKinds } from '../../../shared/domain/searchedInfoTypes.ts'
import type { EnginePlaces } from '../../engine/enginePaths.ts'
import type { Engine } from '../../ports/engine.ts'

export const ENGINE_FILES = { extraction: 'extraction', gazetteers: 'gazetteers' } as const

/** Below the 900 seconds of a function: a slow document is reported as such. A task has no such limit. */
const MAX_DOCUMENT_SECONDS = 600

/** @param parts the verbs in reach: the bundle contains no others */
export function openEngine(...parts: readonly ((places: EnginePlaces) => Partial<Engine>)[]): Engine {
  const beside = (path: string) => fileURLToPath(new URL(`./${path}`, import.meta.url))
  // Set by the runtime for its libraries. The child process gets no other variable.
  const { LD_LIBRARY_PATH, AWS_LAMBDA_FUNCTION_NAME } = process.env
  const organisation: Organisation = JSON.parse(readFileSync(beside('organisation.json'), 'utf8'))
  const places: EnginePlaces = {
    // Used by this function or task only.
    temporaryDirectory: tmpdir(),
    extractionScript: beside(`${ENGINE_FILES.extraction}/child.mjs`),
    extractionEnvironment: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
    ...(AWS_LAMBDA_FUNCTION_NAME === undefined ? {} : { maxExtractionCpuSeconds: MAX_DOCUMENT_SECONDS }),
    gazetteers: beside(ENGINE_FILES.gazetteers),
    furtherKinds: toFurtherKinds(organisation, beside),
    ocr: organisation.ocr,
  }
  return Object.assign({}, ...parts.map(part => part(places)))
}

/** Lists of values are beside the bundle, too (`bin/bundleLambdas.ts`). */
function toFurtherKinds(
  { furtherInfotypes, ownInfotypes }: FurtherKinds,
  beside: (path: string) => string,
): FurtherKinds {
  return {
    furtherInfotypes,
    ownInfotypes: ownInfotypes.map(kind =>
      kind.valuesFile === undefined ? kind : { ...kind, valuesFile: beside(kind.valuesFile) },
    ),
  }
}
