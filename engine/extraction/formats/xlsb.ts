import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { scanned } from '../markup/scanned.ts'
import { type BinaryRecord, binaryRecords, readWideString, wideStrings } from '../office/binaryRecords.ts'
import { BinarySheet } from '../office/binarySheet.ts'
import { type CellFormat, NumberFormats } from '../office/numberFormats.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'
import type { Workbook } from '../office/sheetReader.ts'
import { StringStore } from '../office/stringStore.ts'
import { TextPieces } from '../text/textPieces.ts'

/** Records (MS-XLSB 2.3). */
const ids = {
  sharedString: 19,
  format: 44,
  cellFormat: 47,
  workbook: 153,
  sheet: 156,
  beginFormats: 617,
  endFormats: 618,
}
const TYPE = 'application/vnd.ms-excel.'
/** Copies of other tables, with numbers that are not read. */
const PIVOT_CACHE = /pivotCache/i

/** Reads a binary workbook (MS-XLSB): sheets as pages, cells by column, with comments, links, headers and names. */
export async function* xlsb(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const opened = await OfficePackage.open(source, scope)
  const strings = new StringStore()
  const excess = new TextPieces({ ...scope.place })
  for (const part of opened.ofType(`${TYPE}sharedStrings`)) yield* opened.safely(part, readStrings(part))
  const [styles] = opened.ofType(`${TYPE}styles`)
  const formats = styles === undefined ? [] : await readFormats(opened.peek(styles))
  const { sheets, is1904 } = await readSheets(opened)
  const book: Workbook = { strings, formats, is1904, budget: scope.budget }

  for (const [index, sheet] of sheets.entries()) {
    const place = { ...scope.place, page: index + 1 }
    yield* opened.safely(sheet, readSheet(opened.read(sheet), book, place))
    for (const { target, isExternal } of await opened.readRelationships(sheet)) {
      const part = isExternal ? undefined : opened.part(target)
      if (part !== undefined && isBinary(part) && !opened.isRead(part) && !sheets.includes(part)) {
        yield* opened.safely(part, readTexts(part, { ...place }))
      }
    }
  }
  for (const part of opened.ofType('')) {
    if (isBinary(part) && !opened.isRead(part)) yield* opened.safely(part, readTexts(part, { ...scope.place }))
  }
  yield* opened.rest(part => scanned(opened.read(part), new OfficeText({ ...scope.place })))
  for (const text of strings.unused()) excess.addLine(text)
  yield* excess.take(true)

  async function* readStrings(part: Part): AsyncGenerator<Extracted> {
    for await (const records of binaryRecords(opened.read(part))) {
      for (const { id, data } of records) {
        if (id !== ids.sharedString) continue
        const text = readWideString(data, 1) ?? ''
        if (!strings.add(text)) excess.addLine(text)
        // What is pronounced follows the text.
        for (const other of wideStrings(data.subarray(5 + 2 * text.length))) excess.addLine(other)
      }
      yield* excess.take(false)
    }
    strings.finish()
  }

  async function* readTexts(part: Part, place: TextLocation): AsyncGenerator<Extracted> {
    const pieces = new TextPieces(place)
    for await (const records of binaryRecords(opened.read(part))) {
      for (const text of records.flatMap(({ data }) => wideStrings(data))) pieces.addLine(text)
      yield* pieces.take(false)
    }
    yield* pieces.take(true)
    if (PIVOT_CACHE.test(part.type)) yield { kind: 'notInspectable', reason: 'unsupported', place }
  }
}

function isBinary({ name, type }: Part): boolean {
  return type.startsWith(TYPE) && name.endsWith('.bin') && !/printerSettings/i.test(type)
}

async function* readSheet(bytes: AsyncIterable<Uint8Array>, book: Workbook, place: TextLocation) {
  const sheet = new BinarySheet(book, place)
  for await (const records of binaryRecords(bytes)) {
    for (const record of records) sheet.read(record)
    yield* sheet.take(false)
  }
  yield* sheet.take(true)
}

async function readFormats(styles: AsyncIterable<Uint8Array>): Promise<CellFormat[]> {
  const numbers = new NumberFormats()
  const formats: CellFormat[] = []
  let isInCells = false
  for await (const { id, data } of each(styles)) {
    if (id === ids.beginFormats || id === ids.endFormats) isInCells = id === ids.beginFormats
    if (id === ids.format && data.length >= 6) numbers.add(data.readUInt16LE(0), readWideString(data, 2) ?? '')
    if (id === ids.cellFormat && isInCells && data.length >= 4) formats.push(numbers.get(data.readUInt16LE(2)))
  }
  return formats
}

async function readSheets(opened: OfficePackage): Promise<{ sheets: Part[]; is1904: boolean }> {
  const worksheets = new Set(opened.ofType(`${TYPE}worksheet`))
  const sheets = new Set<Part>()
  let is1904 = false
  for (const workbook of opened.ofType(`${TYPE}sheet.binary.macroEnabled.main`)) {
    const targets = new Map((await opened.readRelationships(workbook)).map(({ id, target }) => [id, target]))
    for await (const { id, data } of each(opened.peek(workbook))) {
      if (id === ids.workbook) is1904 = ((data[0] ?? 0) & 1) === 1
      if (id !== ids.sheet) continue
      const sheet = opened.part(targets.get(readWideString(data, 8) ?? '') ?? '')
      if (sheet !== undefined && worksheets.has(sheet)) sheets.add(sheet)
    }
  }
  return { sheets: [...sheets.union(worksheets)], is1904 }
}

async function* each(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BinaryRecord> {
  for await (const records of binaryRecords(bytes)) yield* records
}
