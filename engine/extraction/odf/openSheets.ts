import type { Extracted, TextLocation } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import type { XmlReader } from '../markup/scanned.ts'
import { Table } from '../tables/table.ts'
import { OpenText } from './openText.ts'

/**
 * Tables as pages, cells by column (OpenDocument 1.3, Part 3, 9.1). Repeated cells come once; notes and other texts as
 * text.
 */
export class OpenSheets implements XmlReader {
  private readonly place: TextLocation
  private readonly surroundingText: OpenText
  private table: Table | undefined
  private readonly ended: Extracted[] = []
  private page = 0
  private column = 0
  private columnsOn = 1
  private isInCell = false
  private isInNote = false
  private value = ''
  private shown = ''

  constructor(place: TextLocation) {
    this.place = place
    this.surroundingText = new OpenText(place)
  }

  open(name: string, attributes: string) {
    if (name === 'annotation') this.isInNote = true
    if (name === 'table') this.beginTable(findAttribute(attributes, 'name'))
    else if (name === 'table-row') this.column = 0
    else if (name === 'table-cell' || name === 'covered-table-cell') this.beginCell(attributes)
    else if (!this.isInCell || this.isInNote) this.surroundingText.open(name, attributes)
    else if (name === 'p' && this.shown !== '') this.shown += '\n'
    else if (name === 's' || name === 'tab') this.shown += ' '
    else if (name === 'a') this.surroundingText.open(name, attributes)
  }

  close(name: string) {
    if (name === 'annotation') this.isInNote = false
    if (name === 'table-row') this.table?.endRow()
    else if (name === 'table-cell' || name === 'covered-table-cell') this.endCell()
    else if (!this.isInCell || this.isInNote) this.surroundingText.close(name)
  }

  text(text: string) {
    if (this.isInCell && !this.isInNote) this.shown += text
    else if (text.trim() !== '') this.surroundingText.text(text)
  }

  aside(text: string) {
    this.surroundingText.aside(text)
  }

  take(isLast: boolean): Extracted[] {
    if (isLast && this.isInCell) this.endCell()
    return [...this.ended.splice(0), ...(this.table?.take(isLast) ?? []), ...this.surroundingText.take(isLast)]
  }

  private beginTable(name: string | undefined) {
    if (this.table !== undefined) this.ended.push(...this.table.take(true))
    this.page += 1
    this.table = new Table({ ...this.place, page: this.page })
    if (name) this.surroundingText.text(`${name}\n`)
  }

  private beginCell(attributes: string) {
    this.isInCell = true
    this.columnsOn = Math.max(1, Math.trunc(Number(findAttribute(attributes, 'number-columns-repeated'))) || 1)
    const value = findAttribute(attributes, 'value') ?? findAttribute(attributes, 'date-value')
    this.value = value ?? findAttribute(attributes, 'string-value') ?? ''
    this.shown = ''
  }

  /** Numbers may be rounded and dates formatted, so both texts count. */
  private endCell() {
    const { value, shown } = this
    const text = shown === '' || shown === value ? value : value === '' ? shown : `${value}\t${shown}`
    if (this.table !== undefined) this.table.cell(this.column, text)
    else this.surroundingText.text(`${text}\n`)
    this.column += this.columnsOn
    this.isInCell = false
    this.isInNote = false
  }
}
