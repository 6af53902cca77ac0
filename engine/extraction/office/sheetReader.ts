import type { Budget } from '../budget.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import type { XmlReader } from '../markup/scanned.ts'
import { Table } from '../tables/table.ts'
import { type CellFormat, showNumber } from './numberFormats.ts'
import { OfficeText } from './officeText.ts'
import type { StringStore } from './stringStore.ts'

export type Workbook = { strings: StringStore; formats: readonly CellFormat[]; is1904: boolean; budget: Budget }

/**
 * Reads a sheet (ECMA-376, Part 1, 18.3.1): cell values by column; formulas with texts, headers, footers and hints as
 * text.
 */
export class SheetReader implements XmlReader {
  private readonly book: Workbook
  private readonly table: Table
  private readonly surroundingText: OfficeText
  private isInCell = false
  private column = -1
  private type = ''
  private style = 0
  private element = ''
  private value = ''
  private formula = ''

  constructor(book: Workbook, place: TextLocation) {
    this.book = book
    this.table = new Table(place)
    this.surroundingText = new OfficeText({ ...place })
  }

  open(name: string, attributes: string) {
    if (name === 'c') this.beginCell(attributes)
    else if (this.isInCell) this.element = name
    else if (name === 'row') this.column = -1
    else this.surroundingText.open(name, attributes)
  }

  close(name: string) {
    if (name === 'c') this.endCell()
    else if (this.isInCell) this.element = ''
    else if (name === 'row') this.table.endRow()
    else this.surroundingText.close(name)
  }

  text(text: string) {
    if (!this.isInCell) this.surroundingText.text(text)
    else if (this.element === 'v' || this.element === 't') this.value += text
    else if (this.element === 'f') this.formula += text
    else if (text.trim() !== '') this.surroundingText.line(text)
  }

  aside(text: string) {
    this.surroundingText.aside(text)
  }

  take(isLast: boolean): Extracted[] {
    if (isLast && this.isInCell) this.endCell()
    return [...this.table.take(isLast), ...this.surroundingText.take(isLast)]
  }

  private beginCell(attributes: string) {
    const reference = findAttribute(attributes, 'r')
    this.column = reference === undefined ? this.column + 1 : toColumn(reference)
    this.type = findAttribute(attributes, 't') ?? 'n'
    this.style = Number(findAttribute(attributes, 's') ?? 0)
    this.isInCell = true
    this.element = ''
    this.value = ''
    this.formula = ''
  }

  private endCell() {
    this.isInCell = false
    if (this.value !== '') this.table.cell(this.column, this.shown())
    if (this.formula.includes('"')) this.surroundingText.line(this.formula)
  }

  private shown(): string {
    const { value } = this
    if (this.type === 's') {
      const text = this.book.strings.get(Number(value)) ?? ''
      // Any number of cells may share one string.
      this.book.budget.inflate(text.length)
      return text
    }
    if (this.type !== 'n') return value
    return showNumber(Number(value), this.book.formats[this.style], this.book.is1904) ?? value
  }
}

/** `AB12` is in column 27, counted from 0. */
function toColumn(reference: string): number {
  let column = 0
  for (let at = 0; at < 3; at += 1) {
    const letter = (reference.charCodeAt(at) | 0x20) - 0x60
    if (!(letter >= 1 && letter <= 26)) break
    column = column * 26 + letter
  }
  return Math.max(0, column - 1)
}
