import type { Source } from '../source.ts'
import type { Budget } from './budget.ts'
import type { Extracted, TextLocation } from './extracted.ts'
import type { Recogniser } from './ocr/recogniser.ts'

export type Scope = {
  budget: Budget
  /** The places of texts carry its `path`. */
  place: TextLocation
  /** Reads an entry or attachment by its content, one level deeper. */
  nested(source: Source, name: string): AsyncIterable<Extracted>
  /** Reports an encoding that only the bytes suggest. */
  assume(encoding: string): void
  /** For pictures and scanned pages. Absent where OCR is off. */
  recogniser?: Recogniser | undefined
}

/**
 * Reads one format. Join texts into pieces of 16 to 256 KiB, because each piece has a fixed cost.
 * @throws NotInspectable when the document is unreadable or incomplete; earlier texts stay valid
 */
export type Format = (source: Source, scope: Scope) => AsyncIterable<Extracted>
