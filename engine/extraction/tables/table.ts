import type { Extracted, TextLocation } from '../extracted.ts'

/** Over all columns. Wide tables get larger batches, because each column's piece has a fixed cost. */
const BATCH_CHARACTERS = 128 * 1024
const BATCH_CHARACTERS_PER_COLUMN = 1024
const MAX_BATCH_CHARACTERS = 4 * 1024 * 1024
/** Limit of spreadsheets. Further cells share one text without a column. */
const MAX_COLUMNS = 16_384

type Column = { place: TextLocation; text: string }

/** Collects cells by row and yields them by column. A first row that looks like a header also stays in the text. */
export class Table {
  private readonly place: TextLocation
  private readonly columns: (Column | undefined)[] = []
  private readonly beyond: Column
  private batchLength = 0
  private row: string[] | undefined = []
  private readonly full: Extracted[] = []

  constructor(place: TextLocation) {
    this.place = place
    this.beyond = { place: { ...place }, text: '' }
  }

  /** @param column from 0; cells of a row may come in any order, and may be missing */
  cell(column: number, text: string) {
    if (text === '') return
    if (this.row === undefined || column >= MAX_COLUMNS) {
      this.add(this.column(column), text)
      return
    }
    const before = this.row[column]
    this.row[column] = before === undefined ? text : `${before}\n${text}`
    this.batchLength += text.length
    if (this.batchLength > BATCH_CHARACTERS) this.startData()
  }

  /** A piece of an oversized cell; the last piece ends with a line feed. */
  piece(column: number, text: string) {
    this.startData()
    this.flush()
    this.full.push({ kind: 'text', text, place: this.column(column).place })
  }

  endRow() {
    if (this.row !== undefined && this.row.length > 0) this.startData()
  }

  /** Full batches; everything when `isLast`. */
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
    this.batchLength += text.length + 1
    const batch = Math.min(MAX_BATCH_CHARACTERS, this.columns.length * BATCH_CHARACTERS_PER_COLUMN)
    if (this.batchLength > Math.max(BATCH_CHARACTERS, batch)) this.flush()
  }

  private column(index: number): Column {
    if (index >= MAX_COLUMNS) return this.beyond
    const known = this.columns[index]
    if (known !== undefined) return known
    const column = { place: { ...this.place, column: index }, text: '' }
    this.columns[index] = column
    return column
  }

  private startData() {
    const { row } = this
    if (row === undefined) return
    this.row = undefined
    this.batchLength = 0
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
    this.batchLength = 0
  }

  private flushColumn(column: Column) {
    if (column.text === '') return
    this.full.push({ kind: 'text', text: column.text, place: column.place })
    column.text = ''
  }
}

const MAX_NAME_LENGTH = 80

/** Short, distinct texts without numbers, dates and addresses. */
function looksLikeHeader(row: readonly (string | undefined)[]): boolean {
  const names = row.map(name => name?.trim() ?? '').filter(name => name !== '')
  return names.length > 0 && names.every(isName) && new Set(names).size === names.length
}

function isName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || text.includes('@')) return false
  const digits = text.replace(/[^0-9]/g, '').length
  return /\p{L}/u.test(text) && digits * 2 <= text.length
}
