import type { Extracted, TextLocation } from '../extracted.ts'
import { Table } from '../tables/table.ts'
import { TextPieces } from '../text/textPieces.ts'
import { type BinaryRecord, formulaTexts, readWideString, wideStrings } from './binaryRecords.ts'
import { toCompactNumber } from './compactNumber.ts'
import { showNumber } from './numberFormats.ts'
import type { Workbook } from './sheetReader.ts'

/** Records (MS-XLSB 2.3). The short ones of each kind belong to the next column. */
const ROW = 0
const LAST_CELL = 18
const FIRST_SHORT = 12
const LAST_FORMULA = 11
const FIRST_FORMULA = 8
const cells = { compactNumber: 2, number: 5, text: 6, shared: 7, formulaText: 8, formulaNumber: 9 }
const TO_FULL = 11
const MAX_COLUMN = 16_384

/** Reads a sheet: cells by column; links, headers, hints and names as text. */
export class BinarySheet {
  private readonly book: Workbook
  private readonly table: Table
  private readonly around: TextPieces
  private column = -1

  constructor(book: Workbook, place: TextLocation) {
    this.book = book
    this.table = new Table(place)
    this.around = new TextPieces({ ...place })
  }

  read({ id, data }: BinaryRecord) {
    if (id === ROW) {
      this.table.endRow()
      this.column = -1
    } else if (id <= LAST_CELL) this.readCell(id, data)
    else for (const text of wideStrings(data)) this.around.addLine(text)
  }

  take(isLast: boolean): Extracted[] {
    return [...this.table.take(isLast), ...this.around.take(isLast)]
  }

  /** 2.5.9: the column, and the style in three bytes. */
  private readCell(id: number, data: Buffer) {
    const isShort = id >= FIRST_SHORT
    const style = isShort ? 0 : 4
    if (data.length < style + 4) return
    this.column = isShort ? this.column + 1 : data.readUInt32LE(0)
    if (this.column > MAX_COLUMN) return
    const kind = isShort ? id - TO_FULL : id
    const text = this.shown(kind, data, style + 4, data.readUIntLE(style, 3))
    if (text !== undefined) this.table.cell(this.column, text)
    if (kind < FIRST_FORMULA || kind > LAST_FORMULA) return
    for (const part of formulaTexts(data.subarray(style + 4))) this.around.addLine(part)
  }

  private shown(kind: number, data: Buffer, at: number, style: number): string | undefined {
    const rest = data.length - at
    if (kind === cells.text || kind === cells.formulaText) return readWideString(data, at)
    if (kind === cells.compactNumber && rest >= 4) return this.number(toCompactNumber(data.readInt32LE(at)), style)
    if ((kind === cells.number || kind === cells.formulaNumber) && rest >= 8)
      return this.number(data.readDoubleLE(at), style)
    if (kind !== cells.shared || rest < 4) return undefined
    const text = this.book.strings.get(data.readUInt32LE(at)) ?? ''
    // Any number of cells may share one string.
    this.book.budget.inflate(text.length)
    return text
  }

  private number(number: number, style: number): string {
    return showNumber(number, this.book.formats[style], this.book.is1904) ?? String(number)
  }
}
