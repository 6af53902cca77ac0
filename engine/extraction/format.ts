import type { Source } from '../source.ts'
import type { Budget } from './budget.ts'
import type { Extracted, TextLocation } from './extracted.ts'

/** What the reader of a format works with. */
export type Scope = {
  budget: Budget
  /** Of the document: the places of its texts carry its `path`. */
  place: TextLocation
  /** Yields what is in an entry or attachment, by its own content; counts it as an entry, one level deeper. */
  nested(source: Source, name: string): AsyncIterable<Extracted>
}

/**
 * Reads one format. Texts come in pieces of some 16 to 256 KiB where they can be joined: each piece costs on its way.
 * @throws NotInspectable when the document cannot be read, or not to its end: what came before stays found
 */
export type Format = (source: Source, scope: Scope) => AsyncIterable<Extracted>
