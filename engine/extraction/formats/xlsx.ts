import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import { scan, scanned } from '../markup/scanned.ts'
import { readCellFormats } from '../office/numberFormats.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'
import { readSharedStrings } from '../office/sharedStrings.ts'
import { SheetReader, type Workbook } from '../office/sheetReader.ts'
import { StringStore } from '../office/stringStore.ts'
import { TextPieces } from '../text/textPieces.ts'

/** Reads SpreadsheetML (ECMA-376): sheets as pages, cells by column, with comments. */
export async function* xlsx(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const opened = await OfficePackage.open(source, scope)
  const { sheets, is1904 } = await readSheets(opened)
  const strings = new StringStore()
  for (const part of opened.ofType('sharedStrings+xml')) {
    yield* opened.safely(part, readSharedStrings(opened.read(part), strings, { ...scope.place }))
  }
  const [styles] = opened.ofType('spreadsheetml.styles+xml')
  const formats = styles === undefined ? [] : await readCellFormats(opened.peek(styles))
  const book: Workbook = { strings, formats, is1904, budget: scope.budget }

  const readMarkup = (part: Part, place: TextLocation = { ...scope.place }) =>
    scanned(opened.read(part), new OfficeText(place))
  for (const [index, sheet] of sheets.entries()) {
    const place = { ...scope.place, page: index + 1 }
    yield* opened.safely(sheet, scanned(opened.read(sheet), new SheetReader(book, place)))
    for (const { target, isExternal } of await opened.readRelationships(sheet)) {
      const part = isExternal ? undefined : opened.part(target)
      if (part?.type.endsWith('xml') && !opened.isRead(part) && !sheets.includes(part)) {
        yield* opened.safely(part, readMarkup(part, { ...place }))
      }
    }
  }
  yield* opened.rest(part => readMarkup(part))
  yield* unusedStrings(strings, { ...scope.place })
}

async function readSheets(opened: OfficePackage): Promise<{ sheets: Part[]; is1904: boolean }> {
  const sheets = new Set<Part>()
  let is1904 = false
  const worksheets = new Set(opened.ofType('worksheet+xml'))
  for (const workbook of opened.ofType('sheet.main+xml', 'template.main+xml', 'macroEnabled.main+xml')) {
    const targets = new Map((await opened.readRelationships(workbook)).map(({ id, target }) => [id, target]))
    await scan(opened.peek(workbook), {
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(findAttribute(attributes, 'date1904') ?? '')
        if (name !== 'sheet') return
        const sheet = opened.part(targets.get(findAttribute(attributes, 'id') ?? '') ?? '')
        if (sheet !== undefined && worksheets.has(sheet)) sheets.add(sheet)
      },
      close() {},
      text() {},
    })
  }
  return { sheets: [...sheets.union(worksheets)], is1904 }
}

/** Shared strings may contain values of former cells. */
function* unusedStrings(strings: StringStore, place: TextLocation): Iterable<Extracted> {
  const pieces = new TextPieces(place)
  for (const text of strings.unused()) {
    pieces.addLine(text)
    yield* pieces.take(false)
  }
  yield* pieces.take(true)
}
