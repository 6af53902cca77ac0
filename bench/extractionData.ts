import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { TextReader, ZipWriter } from '@zip.js/zip.js'

const COLUMNS = 12
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const ROWS_PER_PIECE = 500

/** About two fifths of `bytes` are shared strings, all distinct. */
export async function writeWorkbook(path: string, bytes: number): Promise<{ cells: number; strings: number }> {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), { level: 6, useWebWorkers: false })
  const add = (name: string, text: string) => zip.add(name, new TextReader(XML + text))
  await add(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
  )
  await add('_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml']))
  await add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  await add(
    'xl/_rels/workbook.xml.rels',
    relationships(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
  )

  let strings = 0
  let cells = 0
  await zip.add('xl/worksheets/sheet1.xml', {
    readable: pieces(function* () {
      yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`
      for (let row = 1, written = 0; written < bytes * 0.6; row += ROWS_PER_PIECE) {
        let piece = ''
        for (let at = row; at < row + ROWS_PER_PIECE; at += 1) {
          piece += `<row r="${at}" spans="1:${COLUMNS}">`
          for (let column = 0; column < COLUMNS; column += 1) {
            const reference = `${String.fromCharCode(65 + column)}${at}`
            piece +=
              column % 3 === 0
                ? `<c r="${reference}" t="s"><v>${strings++}</v></c>`
                : `<c r="${reference}"><v>${(at * (column + 7) * 7919) % 1_000_003}</v></c>`
          }
          piece += '</row>'
          cells += COLUMNS
        }
        written += piece.length
        yield piece
      }
      yield '</sheetData></worksheet>'
    }),
  })
  const total = strings
  await zip.add('xl/sharedStrings.xml', {
    readable: pieces(function* () {
      yield `${XML}<sst xmlns="${MAIN}" count="${total}" uniqueCount="${total}">`
      for (let from = 0; from < total; from += ROWS_PER_PIECE) {
        let piece = ''
        for (let at = from; at < Math.min(total, from + ROWS_PER_PIECE); at += 1) {
          piece += `<si><t>Customer ${at}, ${(at * 7919) % 9973} High Street &amp; Sons</t></si>`
        }
        yield piece
      }
      yield '</sst>'
    }),
  })
  await zip.close()
  return { cells, strings }
}

function relationships(...related: [type: string, target: string][]): string {
  const each = related.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`
}

function pieces(make: () => Generator<string>): ReadableStream<Uint8Array> {
  const texts = make()
  return new ReadableStream({
    pull(controller) {
      const next = texts.next()
      if (next.done) controller.close()
      else controller.enqueue(Buffer.from(next.value))
    },
  })
}
