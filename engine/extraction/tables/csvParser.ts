import type { Table } from './table.ts'

const QUOTE = 0x22
const LF = 0x0a
const CR = 0x0d
/** Larger fields are split, because an open quotation mark must not collect the rest of the file. */
const MAX_FIELD_LENGTH = 128 * 1024

/**
 * Tolerant CSV (RFC 4180): rows of any length, all line ends, text after a closing quotation mark. No text is dropped.
 */
export class CsvParser {
  private readonly table: Table
  private readonly delimiter: number
  private column = 0
  private field = ''
  private isInPieces = false
  private state: 'start' | 'plain' | 'quoted' | 'quoteInQuoted' = 'start'
  private isAfterReturn = false

  constructor(table: Table, delimiter: string) {
    this.table = table
    this.delimiter = delimiter.charCodeAt(0)
  }

  write(text: string) {
    let at = this.isAfterReturn && text.charCodeAt(0) === LF ? 1 : 0
    if (text.length > 0) this.isAfterReturn = false
    while (at < text.length) at = this.state === 'quoted' ? this.quoted(text, at) : this.unquoted(text, at)
  }

  end() {
    this.endField()
    this.table.endRow()
  }

  private quoted(text: string, at: number): number {
    const quote = text.indexOf('"', at)
    this.gather(text.slice(at, quote === -1 ? text.length : quote))
    if (quote === -1) return text.length
    this.state = 'quoteInQuoted'
    return quote + 1
  }

  private unquoted(text: string, start: number): number {
    let at = start
    if (this.state !== 'plain' && text.charCodeAt(at) === QUOTE) {
      if (this.state === 'quoteInQuoted') this.gather('"')
      this.state = 'quoted'
      return at + 1
    }
    const { delimiter } = this
    this.state = 'plain'
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === delimiter) {
        this.endCell(text, start, at)
        return at + 1
      }
      if (code === LF || code === CR) {
        this.endCell(text, start, at)
        this.table.endRow()
        this.column = 0
        if (code === LF) return at + 1
        if (at + 1 === text.length) this.isAfterReturn = true
        return at + (text.charCodeAt(at + 1) === LF ? 2 : 1)
      }
    }
    this.gather(text.slice(start))
    return text.length
  }

  private endCell(text: string, start: number, end: number) {
    if (end > start) this.gather(text.slice(start, end))
    this.endField()
    this.column += 1
  }

  private gather(text: string) {
    this.field = this.field === '' ? text : this.field + text
    if (this.field.length <= MAX_FIELD_LENGTH) return
    this.table.piece(this.column, this.field)
    this.field = ''
    this.isInPieces = true
  }

  private endField() {
    if (this.isInPieces) this.table.piece(this.column, `${this.field}\n`)
    else this.table.cell(this.column, this.field)
    this.field = ''
    this.isInPieces = false
    this.state = 'start'
  }
}
