import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { type BiffRecord, biffRecords, SegmentReader } from '../office/biffRecords.ts'
import { toCompactNumber } from '../office/compactNumber.ts'
import { embeddedParts } from '../office/embeddedParts.ts'
import { formatText } from '../office/formatText.ts'
import { type CellFormat, NumberFormats, showNumber } from '../office/numberFormats.ts'
import { StringStore } from '../office/stringStore.ts'
import { readSummary } from '../office/summaryText.ts'
import { Table } from '../tables/table.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { TextPieces } from '../text/textPieces.ts'
import { type CompoundEntry, openCompound } from './msgCompound.ts'

/** Records (MS-XLS 2.3); those of BIFF 5 have the same numbers. */
const ids = {
  formula: 0x06,
  end: 0x0a,
  header: 0x14,
  footer: 0x15,
  dates1904: 0x22,
  password: 0x2f,
  codePage: 0x42,
  sheet: 0x85,
  manyNumbers: 0xbd,
  richText: 0xd6,
  cellFormat: 0xe0,
  sharedStrings: 0xfc,
  sharedText: 0xfd,
  drawnText: 0x1b6,
  drawings: 0xeb,
  chartText: 0x100d,
  link: 0x1b8,
  number: 0x203,
  text: 0x204,
  formulaText: 0x207,
  compactNumber: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const
const BIFF8 = 0x0600
/** MS-OGRAPH: a chart of Microsoft Graph, with other records. */
const GRAPH = 0x0680
/** MS-ODRAW 2.2.20: the pictures of a workbook. */
const PICTURES = 0xf001
const GLOBALS = 5

/**
 * Reads a binary workbook of Excel 5 to 2003 (MS-XLS): cells by column, sheets as pages, notes, headers and properties.
 * @throws NotInspectable `password`, and as the compound file does
 */
export async function* xls(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  yield* readWorkbook(await openCompound(source), scope)
}

/** @throws NotInspectable as `xls` does */
export async function* readWorkbook(root: CompoundEntry, scope: ContainerScope): AsyncGenerator<Extracted> {
  const stream = root.children?.get('Workbook') ?? root.children?.get('Book')
  if (stream === undefined) throw new NotInspectable('broken', 'The compound file is not a workbook.')
  const book = new BinaryWorkbook(scope)
  for await (const record of biffRecords(stream.open())) {
    book.read(record)
    yield* book.take(false)
  }
  yield* book.take(true)
  if (book.hasPictures)
    yield { kind: 'notInspectable', reason: 'unsupported', isPicture: true, place: scope.getPlace('image') }
  const summary = await readSummary(root)
  if (summary !== '') yield { kind: 'text', text: summary, place: { ...scope.place } }
  yield* embeddedParts(root, scope)
}

class BinaryWorkbook {
  private readonly scope: ContainerScope
  private readonly strings = new StringStore()
  private readonly numbers = new NumberFormats()
  private readonly formats: CellFormat[] = []
  private readonly common: TextPieces
  private table: Table | undefined
  private around: TextPieces
  private readonly ready: Extracted[] = []
  private isBiff8 = true
  private is1904 = false
  private codePage = ''
  private depth = 0
  private page = 0
  private row = -1
  hasPictures = false
  private formulaCell: { row: number; column: number } | undefined

  constructor(scope: ContainerScope) {
    this.scope = scope
    this.common = new TextPieces({ ...scope.place })
    this.around = this.common
  }

  read(record: BiffRecord) {
    const [data = Buffer.alloc(0)] = record.segments
    switch (record.id) {
      case ids.begin:
        return this.begin(data)
      case ids.end:
        return this.end()
      case ids.password:
        throw new NotInspectable('password')
      case ids.codePage:
        this.codePage = data.length < 2 ? '' : String(data.readUInt16LE(0))
        return
      case ids.dates1904:
        this.is1904 = data[0] === 1
        return
      case ids.format:
        if (data.length >= 3) this.format(data.readUInt16LE(0), this.textOf(record, 2, this.isBiff8 ? 2 : 1))
        return
      case ids.cellFormat:
        this.formats.push(this.numbers.get(data.length >= 4 ? data.readUInt16LE(2) : 0))
        return
      case ids.sheet:
        if (data.length >= 7) this.common.addLine(this.textOf(record, 6, 1))
        return
      case ids.sharedStrings:
        return this.readStrings(record)
      case ids.header:
      case ids.footer:
        if (data.length > 0) this.around.addLine(this.textOf(record, 0, this.isBiff8 ? 2 : 1))
        return
      case ids.drawnText:
        if (data.length >= 12)
          this.around.addLine(new SegmentReader(record, data.length).characters(data.readUInt16LE(10), undefined))
        return
      case ids.chartText:
        if (data.length >= 4) this.around.addLine(this.textOf(record, 2, 1))
        return
      case ids.drawings:
        this.hasPictures ||= hasPictures(data)
        return
      case ids.link:
        for (const [text] of data.toString('utf16le', data.length & 1).matchAll(/[\x20-\uffef]{8,}/g))
          this.around.addLine(text.toWellFormed())
        for (const [text] of data.toString('latin1').matchAll(/[\x20-\x7e]{8,}/g)) this.around.addLine(text)
        return
      default:
        return this.readCell(record, data)
    }
  }

  take(isLast: boolean): Extracted[] {
    if (isLast) {
      this.endSheet()
      for (const text of this.strings.unused()) this.common.addLine(text)
    }
    return [
      ...this.ready.splice(0),
      ...(this.table?.take(false) ?? []),
      ...(this.around === this.common ? [] : this.around.take(false)),
      ...this.common.take(isLast),
    ]
  }

  private begin(data: Buffer) {
    if (data.length >= 2 && data.readUInt16LE(0) === GRAPH) throw new NotInspectable('unsupported')
    this.depth += 1
    // A chart inside a sheet belongs to it.
    if (this.depth > 1 || data.length < 4) return
    this.isBiff8 = data.readUInt16LE(0) >= BIFF8
    if (data.readUInt16LE(2) === GLOBALS) return
    this.endSheet()
    this.page += 1
    const place = { ...this.scope.place, page: this.page }
    this.table = new Table(place)
    this.around = new TextPieces({ ...place })
    this.row = -1
  }

  private end() {
    this.depth = Math.max(0, this.depth - 1)
    if (this.depth === 0) this.endSheet()
  }

  private endSheet() {
    if (this.table === undefined) return
    this.ready.push(...this.table.take(true), ...this.around.take(true))
    this.table = undefined
    this.around = this.common
  }

  private readStrings(record: BiffRecord) {
    const reader = new SegmentReader(record, 4)
    reader.number(4)
    while (!reader.isAtEnd) if (!this.strings.add(reader.richText())) throw new NotInspectable('tooLarge')
    this.strings.finish()
  }

  private readCell(record: BiffRecord, data: Buffer) {
    if (record.id === ids.formulaText) {
      const { formulaCell: cell } = this
      this.formulaCell = undefined
      if (cell) this.cell(cell.row, cell.column, this.textOf(record, 0, 2))
      return
    }
    if (data.length < 6) return
    const row = data.readUInt16LE(0)
    const column = data.readUInt16LE(2)
    const format = this.formats[data.readUInt16LE(4)]
    if (record.id === ids.sharedText && data.length >= 10) {
      const text = this.strings.get(data.readUInt32LE(6)) ?? ''
      // Any number of cells may share one string.
      this.scope.budget.inflate(text.length)
      this.cell(row, column, text)
    } else if (record.id === ids.text || record.id === ids.richText) this.cell(row, column, this.textOf(record, 6, 2))
    else if (record.id === ids.number && data.length >= 14) this.number(row, column, data.readDoubleLE(6), format)
    else if (record.id === ids.compactNumber && data.length >= 10)
      this.number(row, column, toCompactNumber(data.readInt32LE(6)), format)
    else if (record.id === ids.manyNumbers) {
      for (let at = 4; at + 6 <= data.length - 2; at += 6) {
        this.number(
          row,
          column + (at - 4) / 6,
          toCompactNumber(data.readInt32LE(at + 2)),
          this.formats[data.readUInt16LE(at)],
        )
      }
    } else if (record.id === ids.formula && data.length >= 14) {
      const isNumber = data.readUInt16LE(12) !== 0xffff
      this.formulaCell = !isNumber && data[6] === 0 ? { row, column } : undefined
      if (isNumber) this.number(row, column, data.readDoubleLE(6), format)
    }
  }

  private format(id: number, code: string) {
    this.numbers.add(id, code)
    const text = formatText(code)
    if (text !== '') this.common.addLine(text)
  }

  private number(row: number, column: number, number: number, format: CellFormat) {
    this.cell(row, column, showNumber(number, format, this.is1904) ?? String(number))
  }

  private cell(row: number, column: number, text: string) {
    if (this.table === undefined) return
    if (this.row >= 0 && row !== this.row) this.table.endRow()
    this.row = row
    this.table.cell(column, text)
  }

  /** BIFF 5 has bytes in the code page of the workbook. */
  private textOf(record: BiffRecord, at: number, lengthBytes: 1 | 2): string {
    const reader = new SegmentReader(record, at)
    if (this.isBiff8) return reader.text(lengthBytes)
    const bytes = reader.bytes(lengthBytes === 1 ? reader.byte() : reader.number(2))
    const decoder = findDecoder(this.codePage) ?? guessingDecoder()
    return decoder.decode(bytes) + decoder.end()
  }
}

/** A container of records with their number and length in eight bytes. */
function hasPictures(drawings: Buffer): boolean {
  for (let at = 8; at + 8 <= drawings.length; at += 8 + drawings.readUInt32LE(at + 4)) {
    if (drawings.readUInt16LE(at + 2) === PICTURES) return true
  }
  return false
}
