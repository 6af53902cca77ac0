import type { Extracted, TextLocation } from '../extracted.ts'
import { looksLikeHeader } from './headerRow.ts'

/** Text of a batch, over all columns. Wide tables get larger batches, so that each column's share is worth passing on. */
const BATCH_CHARACTERS = 128 * 1024
const BATCH_CHARACTERS_PER_COLUMN = 1024
const MAX_BATCH_CHARACTERS = 4 * 1024 * 1024
/** The most that a spreadsheet has; the cells of what is wider come together in a text without a column. */
const MAX_COLUMNS = 16_384

type Column = { place: TextLocation; text: string }

/**
 * Turns rows into columns: takes cells as they come, and gives them away by column, a batch of rows at a time. The
 * first row counts as a header when it looks like one, and is part of the text all the same.
 */
export class Table {
  private readonly place: TextLocation
  private readonly columns: (Column | undefined)[] = []
  private readonly beyond: Column
  private held = 0
  private row: string[] | undefined = []
  private readonly full: Extracted[] = []

  /** @param place of the table: its columns' places extend it */
  constructor(place: TextLocation) {
    this.place = place
    this.beyond = { place: { ...place }, text: '' }
  }

  /** @param column counted from 0; the cells of a row may come in any order, and be missing */
  cell(column: number, text: string) {
    if (text === '') return
    if (this.row === undefined || column >= MAX_COLUMNS) {
      this.add(this.column(column), text)
      return
    }
    const before = this.row[column]
    this.row[column] = before === undefined ? text : `${before}\n${text}`
    this.held += text.length
    if (this.held > BATCH_CHARACTERS) this.startData()
  }

  /** A cell too large to be held, in pieces; the last one brings the line feed. */
  piece(column: number, text: string) {
    this.startData()
    this.flush()
    this.full.push({ kind: 'text', text, place: this.column(column).place })
  }

  endRow() {
    if (this.row !== undefined && this.row.length > 0) this.startData()
  }

  /** The batches that are full; all there is when nothing follows. */
  take(isLast: boolean): Extracted[] {
    if (isLast) {
      this.startData()
      this.flush()
    }
    return this.full.splice(0)
  }

  private add(column: Column, text: string) {
    column.text += text
    column.text += '\n'
    this.held += text.length + 1
    const batch = Math.min(MAX_BATCH_CHARACTERS, this.columns.length * BATCH_CHARACTERS_PER_COLUMN)
    if (this.held > Math.max(BATCH_CHARACTERS, batch)) this.flush()
  }

  private column(index: number): Column {
    if (index >= MAX_COLUMNS) return this.beyond
    const known = this.columns[index]
    if (known !== undefined) return known
    const made = { place: { ...this.place, column: index }, text: '' }
    this.columns[index] = made
    return made
  }

  /** Ends the first row, which was held back until all of it could be looked at. */
  private startData() {
    const { row } = this
    if (row === undefined) return
    this.row = undefined
    this.held = 0
    const isHeader = looksLikeHeader(row)
    for (const [index, text] of row.entries()) {
      if (text === undefined) continue
      const place = isHeader ? { ...this.place, column: index, header: text } : { ...this.place, column: index }
      const column = { place, text: '' }
      this.columns[index] = column
      this.add(column, text)
    }
  }

  private flush() {
    for (const column of this.columns) if (column !== undefined) this.flushColumn(column)
    this.flushColumn(this.beyond)
    this.held = 0
  }

  private flushColumn(column: Column) {
    if (column.text === '') return
    this.full.push({ kind: 'text', text: column.text, place: column.place })
    column.text = ''
  }
}
