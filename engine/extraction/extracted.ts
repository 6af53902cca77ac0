import type { NotInspectableReason } from '../../shared/domain/inspection.ts'

export type TextLocation = {
  /** Entries of archives and messages, outermost first. Absent in the document itself. */
  readonly path?: readonly string[] | undefined
  /** From 1; slides and sheets count as pages. */
  readonly page?: number | undefined
  /** Index from 0, and its header. */
  readonly column?: number | undefined
  readonly header?: string | undefined
}

/**
 * In document order. `text` continues the previous text when both share the same `place` object. Cells of a table come
 * by column in batches of complete rows, each cell ending with a line feed; every batch repeats the places.
 * `notInspectable`: unreadable or incomplete; `isPicture`: a picture that a document shows. `mismatch`: name and content disagree; both are extensions without a dot.
 * `assumed`: an encoding that only the bytes suggest. `recognised`: the text of this page or picture comes from its
 * letters' shapes (OCR). `progress`: pages done, where they take long.
 */
export type Extracted =
  | { kind: 'text'; text: string; place: TextLocation }
  | { kind: 'notInspectable'; reason: NotInspectableReason; isPicture?: boolean; place: TextLocation }
  | { kind: 'mismatch'; named: string; found: string; place: TextLocation }
  | { kind: 'assumed'; encoding: string; place: TextLocation }
  | { kind: 'recognised'; place: TextLocation }
  | { kind: 'progress'; done: number; total: number; place: TextLocation }
