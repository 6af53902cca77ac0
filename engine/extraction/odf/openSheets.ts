import type { Extracted, TextLocation } from '../extracted.ts'
import { attribute } from '../markup/attributes.ts'
import type { XmlReader } from '../markup/scanned.ts'
import { Table } from '../tables/table.ts'
import { OpenText } from './openText.ts'

/**
 * Reads the tables of an OpenDocument spreadsheet: each as a page, its cells by column (OpenDocument 1.3, Part 3, 9.1).
 * Cells that repeat come once. What stands outside of cells, or is a note on one, comes as text.
 */
export class OpenSheets implements XmlReader {
  private readonly place: TextLocation
  private readonly around: OpenText
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
    this.around = new OpenText(place)
  }

  open(name: string, attributes: string) {
    if (name === 'annotation') this.isInNote = true
    if (name === 'table') this.beginTable(attribute(attributes, 'name'))
    else if (name === 'table-row') this.column = 0
    else if (name === 'table-cell' || name === 'covered-table-cell') this.beginCell(attributes)
    else if (!this.isInCell || this.isInNote) this.around.open(name, attributes)
    else if (name === 'p' && this.shown !== '') this.shown += '\n'
    else if (name === 's' || name === 'tab') this.shown += ' '
    else if (name === 'a') this.around.open(name, attributes)
  }

  close(name: string) {
    if (name === 'annotation') this.isInNote = false
    if (name === 'table-row') this.table?.endRow()
    else if (name === 'table-cell' || name === 'covered-table-cell') this.endCell()
    else if (!this.isInCell || this.isInNote) this.around.close(name)
  }

  text(text: string) {
    if (this.isInCell && !this.isInNote) this.shown += text
    else if (text.trim() !== '') this.around.text(text)
  }

  aside(text: string) {
    this.around.aside(text)
  }

  take(isLast: boolean): Extracted[] {
    if (isLast && this.isInCell) this.endCell()
    return [...this.ended.splice(0), ...(this.table?.take(isLast) ?? []), ...this.around.take(isLast)]
  }

  private beginTable(name: string | undefined) {
    if (this.table !== undefined) this.ended.push(...this.table.take(true))
    this.page += 1
    this.table = new Table({ ...this.place, page: this.page })
    if (name) this.around.text(`${name}\n`)
  }

  private beginCell(attributes: string) {
    this.isInCell = true
    this.columnsOn = Number(attribute(attributes, 'number-columns-repeated') ?? 1) || 1
    const value = attribute(attributes, 'value') ?? attribute(attributes, 'date-value')
    this.value = value ?? attribute(attributes, 'string-value') ?? ''
    this.shown = ''
  }

  /** A number may be shown rounded, and a day in any manner: both the value and what is shown of it count. */
  private endCell() {
    const { value, shown } = this
    const text = shown === '' || shown === value ? value : value === '' ? shown : `${value}\t${shown}`
    if (this.table !== undefined) this.table.cell(this.column, text)
    else this.around.text(`${text}\n`)
    this.column += this.columnsOn
    this.isInCell = false
    this.isInNote = false
  }
}
