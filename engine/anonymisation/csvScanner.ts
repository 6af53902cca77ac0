import { AnonymisationFault } from './anonymisationFault.ts'
import type { Cells } from './cells.ts'
import { CR, LF, QUOTE } from './csvBytes.ts'
import { faultTexts } from './faultTexts.ts'
import { MAX_SEARCHED_LENGTH } from './method.ts'

const START = 0
const PLAIN = 1
const QUOTED = 2
/** Either the closing mark of a field or the first of a doubled pair. */
const QUOTE_IN_QUOTED = 3

const PLAIN_END = 1
const QUOTED_END = 2

/**
 * Finds cells of chosen columns in a CSV file (RFC 4180, any separator and line ending), block by block, and checks
 * that rows have equal numbers of fields. Only chosen cells must fit into a block.
 */
export class CsvScanner {
  rows = 0
  private state = START
  private field = 0
  private slot = 0
  private isAfterCr = false
  private continuesField = false
  /** Lines without any character, which are no rows of a table with several columns. */
  private blanks = 0
  private readonly kinds = new Uint8Array(256)
  private readonly delimiter: number
  private readonly fields: number
  private readonly columns: readonly number[]
  private readonly maxLengths: readonly number[]

  /** @param columns chosen indexes, ascending; `maxLengths`: per chosen column, in bytes */
  constructor(
    { delimiter, fields }: { delimiter: number; fields: number },
    { columns, maxLengths }: { columns: readonly number[]; maxLengths: readonly number[] },
  ) {
    this.delimiter = delimiter
    this.fields = fields
    this.columns = columns
    this.maxLengths = maxLengths
    for (const byte of [delimiter, LF, CR]) this.kinds[byte] = PLAIN_END
    this.kinds[QUOTE] = QUOTED_END
  }

  get row(): number {
    return this.rows + this.blanks + 1
  }

  get column(): number {
    return this.field
  }

  /**
   * @returns the end of the processed bytes; the rest must start the next block
   * @throws AnonymisationFault
   */
  scan(bytes: Uint8Array, to: number, cells: Cells): number {
    const { kinds } = this
    let at = 0
    let start = 0
    for (;;) {
      if (this.state === START) {
        if (at >= to) return at
        if (this.isAfterCr) {
          this.isAfterCr = false
          if (bytes[at] === LF) {
            at += 1
            continue
          }
        }
        start = at
        if (bytes[at] === QUOTE) {
          this.state = QUOTED
          at += 1
        } else this.state = PLAIN
      }
      if (this.state === PLAIN) {
        while (at < to && kinds[bytes[at] as number] !== PLAIN_END) at += 1
        if (at >= to) return this.cut(start, at)
        this.endField(bytes[at] as number, start, at, false, cells)
        at += 1
        continue
      }
      if (this.state === QUOTED) {
        while (at < to && bytes[at] !== QUOTE) at += 1
        if (at >= to) return this.cut(start, at)
        this.state = QUOTE_IN_QUOTED
        at += 1
      }
      if (at >= to) return this.cut(start, at)
      const byte = bytes[at] as number
      if (byte === QUOTE) this.state = QUOTED
      else if (kinds[byte] === PLAIN_END) this.endField(byte, start, at, true, cells)
      else throw this.fault(faultTexts.textAfterQuote, this.field)
      at += 1
    }
  }

  /** The bytes up to `to` are an unfinished chosen cell, or empty. */
  end(bytes: Uint8Array, to: number, cells: Cells) {
    if (to > 0) this.state = bytes[0] === QUOTE ? this.findEndState(bytes, to) : PLAIN
    if (this.state === QUOTED) throw this.fault(faultTexts.openQuote, this.field)
    if (this.state !== START || this.field > 0) {
      this.endField(LF, 0, to, this.state === QUOTE_IN_QUOTED, cells)
    }
  }

  private findEndState(bytes: Uint8Array, to: number): number {
    let quotes = 0
    for (let at = 0; at < to; at += 1) if (bytes[at] === QUOTE) quotes += 1
    return quotes % 2 === 0 ? QUOTE_IN_QUOTED : QUOTED
  }

  private cut(start: number, at: number): number {
    if (this.field === this.columns[this.slot]) {
      this.state = START
      return start
    }
    this.continuesField = true
    return at
  }

  private endField(byte: number, start: number, end: number, isQuoted: boolean, cells: Cells) {
    const isEmpty = start === end && !isQuoted && !this.continuesField
    const isBlank = isEmpty && this.field === 0 && byte !== this.delimiter && this.fields > 1
    this.state = START
    this.continuesField = false
    if (byte === CR) this.isAfterCr = true
    if (isBlank) {
      this.blanks += 1
      return
    }
    if (this.field === this.columns[this.slot]) {
      const maxLength = this.maxLengths[this.slot] as number
      if (end - start > maxLength) {
        throw this.fault(
          maxLength < MAX_SEARCHED_LENGTH ? faultTexts.tooLongForPattern : faultTexts.valueTooLong,
          this.field,
        )
      }
      cells.add(this.slot, start, end, isQuoted)
      this.slot += 1
    }
    this.field += 1
    if (byte === this.delimiter) {
      if (this.field >= this.fields) throw this.fault(faultTexts.tooManyFields(this.fields))
      return
    }
    if (this.field !== this.fields) throw this.fault(faultTexts.raggedRow(this.field, this.fields))
    this.field = 0
    this.slot = 0
    this.rows += 1
  }

  private fault(reason: string, field?: number): AnonymisationFault {
    return new AnonymisationFault(reason, { row: this.row, column: field })
  }
}
