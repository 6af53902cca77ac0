import type { NotInspectableReason } from '../../shared/domain/inspection.ts'

/** Where in a document a piece of text lies, as far as its format tells. */
export type TextLocation = {
  /** The entries that lead to it, of archives and messages, outermost first. Absent in the document itself. */
  readonly path?: readonly string[] | undefined
  /** Counted from 1; slides and sheets count as pages. */
  readonly page?: number | undefined
  /** Of a table, counted from 0, and what its header row calls it. */
  readonly column?: number | undefined
  readonly header?: string | undefined
}

/**
 * What an extraction yields, in the order of the document.
 *
 * `text` continues the text before it when the two share their `place` (the same object); a new place begins a new
 * text. Of tables, the cells of one column come together, a batch of rows at a time, each cell ending with a line feed:
 * a column's place comes again with each batch, and its batches begin and end with whole cells.
 *
 * `notInspectable` says of the document, or of one entry of it, that it could not be read, or not to its end.
 * `mismatch` says that a name and the content under it disagree: both are extensions without a dot.
 */
export type Extracted =
  | { kind: 'text'; text: string; place: TextLocation }
  | { kind: 'notInspectable'; reason: NotInspectableReason; place: TextLocation }
  | { kind: 'mismatch'; named: string; found: string; place: TextLocation }
