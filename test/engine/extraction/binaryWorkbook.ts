import { u16, u32 } from './binaryOffice.ts'
import { type File, files } from './packages.ts'

/** Records of MS-XLSB 2.1.4: number and size in seven bits a byte. */
export function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const number = id < 128 ? [id] : [(id & 0x7f) | 0x80, id >> 7]
  const size: number[] = []
  for (let left = data.length; ; left >>= 7) {
    size.push(left > 0x7f ? (left & 0x7f) | 0x80 : left)
    if (left <= 0x7f) break
  }
  return Buffer.concat([Buffer.from([...number, ...size]), data])
}

export const wide = (text: string) => Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le')])
export const cell = (column: number, style = 0) => Buffer.concat([u32(column), Buffer.from([style, 0, 0, 0])])
export const row = (number: number) => record(0, u32(number), Buffer.alloc(13))
export const shared = (column: number, index: number) => record(7, cell(column), u32(index))

const TYPES = 'application/vnd.ms-excel'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kinds: Record<string, string> = {
  'xl/workbook.bin': 'sheet.binary.macroEnabled.main',
  'xl/sharedStrings.bin': 'sharedStrings',
  'xl/styles.bin': 'styles',
  'xl/worksheets/sheet1.bin': 'worksheet',
  'xl/comments1.bin': 'comments',
  'xl/pivotCache/records1.bin': 'pivotCacheRecords',
}

/** @param sheet its records */
export function binaryWorkbook(sheet: Buffer, ...more: File[]): Buffer {
  const parts: File[] = [
    {
      name: 'xl/workbook.bin',
      content: Buffer.concat([
        record(153, u32(0), u32(0), u32(0)),
        record(156, u32(0), u32(1), wide('rId1'), wide('People')),
      ]),
    },
    {
      name: 'xl/_rels/workbook.bin.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.bin"/></Relationships>`,
    },
    {
      name: 'xl/sharedStrings.bin',
      content: Buffer.concat(
        ['name', 'phone', 'Żółć Kowalski', 'former value'].map(text => record(19, Buffer.from([0]), wide(text))),
      ),
    },
    {
      name: 'xl/styles.bin',
      content: Buffer.concat([
        record(44, u16(164), wide('000\\-00\\-0000')),
        record(617, u32(3)),
        ...[0, 164, 14].map(format => record(47, u16(0, format), Buffer.alloc(12))),
        record(618),
      ]),
    },
    { name: 'xl/worksheets/sheet1.bin', content: sheet },
    ...more,
  ]
  const overrides = parts
    .filter(({ name }) => name in kinds)
    .map(({ name }) => `<Override PartName="/${name}" ContentType="${TYPES}.${kinds[name]}"/>`)
  const types = `<Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`
  return Buffer.from(files({ name: '[Content_Types].xml', content: types }, ...parts))
}
