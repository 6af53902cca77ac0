import type { LexiconMemory } from '../../engine/inspection/names/sharedLexicon.ts'
import type { OcrSettings } from '../../shared/domain/ocr.ts'
import type { FurtherKinds } from '../../shared/domain/searchedInfoTypes.ts'

/** Omitted paths default to the source tree. */
export type EnginePlaces = {
  /** For large archive entries; encrypted under keys that are never stored. */
  temporaryDirectory: string
  /** Opens documents in a process of its own. */
  extractionScript?: string
  extractionEnvironment?: Record<string, string>
  /** For callers with a deadline. */
  maxExtractionCpuSeconds?: number
  gazetteers?: string
  /** Of the gazetteers, for all threads. */
  lexicon?: LexiconMemory
  /** The kinds of the organisation, with absolute paths of lists. */
  furtherKinds?: FurtherKinds
  /** Off without it. */
  ocr?: OcrSettings | undefined
}
