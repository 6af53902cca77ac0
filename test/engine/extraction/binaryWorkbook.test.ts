import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { double, u16, u32 } from './binaryOffice.ts'
import { type File, files } from './packages.ts'
import { read } from './reading.ts'

/** Records of MS-XLSB 2.1.4: number and size in seven bits a byte. */
function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const number = id < 128 ? [id] : [(id & 0x7f) | 0x80, id >> 7]
  const size: number[] = []
  for (let left = data.length; ; left >>= 7) {
    size.push(left > 0x7f ? (left & 0x7f) | 0x80 : left)
    if (left <= 0x7f) break
  }
  return Buffer.concat([Buffer.from([...number, ...size]), data])
}

const wide = (text: string) => Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le')])
const cell = (column: number, style = 0) => Buffer.concat([u32(column), Buffer.from([style, 0, 0, 0])])
const row = (number: number) => record(0, u32(number), Buffer.alloc(13))
const shared = (column: number, index: number) => record(7, cell(column), u32(index))

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

function binaryWorkbook(sheet: Buffer, ...more: File[]): Buffer {
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

const people = Buffer.concat([
  row(0),
  shared(0, 0),
  shared(1, 1),
  row(1),
  shared(0, 2),
  record(5, cell(1), double(4_915_112_345_678)),
  row(2),
  record(6, cell(0), wide('Straße')),
  record(2, cell(1), u32((42 << 2) | 2)),
])

test('a binary workbook yields cells by column, with their headers and sheet', async () => {
  const { texts, notInspectable } = await read(binaryWorkbook(people), 'people.xlsb')

  expect(notInspectable).toEqual([])
  expect(texts).toContainEqual({ text: 'name\nŻółć Kowalski\nStraße\n', page: 1, column: 0, header: 'name' })
  expect(texts).toContainEqual({ text: 'phone\n4915112345678\n42\n', page: 1, column: 1, header: 'phone' })
  expect(texts.map(({ text }) => text).join('')).toContain('former value')
})

test('a binary workbook shows numbers and dates as their formats do, results and texts of formulas, and short cells', async () => {
  const formula = Buffer.concat([u16(0), u32(13), Buffer.from([0x17]), u16(5), Buffer.from('Keler', 'utf16le')])
  const sheet = Buffer.concat([
    row(0),
    record(5, cell(0, 1), double(12_345_678)),
    record(5, cell(1, 2), double(45_000)),
    record(8, cell(2), wide('Ann Keller'), formula),
    record(18, Buffer.alloc(4), u32(2)),
  ])

  const { texts } = await read(binaryWorkbook(sheet), 'book.xlsb')

  const shown = texts.filter(({ column }) => column !== undefined).map(({ text }) => text)
  expect(shown).toEqual(['012-34-5678\n', '2023-03-15\n', 'Ann Keller\n', 'Żółć Kowalski\n'])
  expect(texts.map(({ text }) => text).join('')).toContain('Keler\n')
})

test('a binary workbook yields links, headers and comments, and reports pivot caches', async () => {
  const sheet = Buffer.concat([
    people,
    record(494, Buffer.alloc(16), wide('rId9'), wide(''), wide('write to Ann'), wide('mailto:ann@example.com')),
    record(479, u16(0), wide('&LConfidential: Anna Keller'), u32(0xffffffff)),
  ])
  const bytes = binaryWorkbook(
    sheet,
    { name: 'xl/comments1.bin', content: record(637, Buffer.from([0]), wide('call Bob tomorrow')) },
    { name: 'xl/pivotCache/records1.bin', content: record(24, wide('Peter Müller')) },
  )

  const { texts, notInspectable } = await read(bytes, 'book.xlsb')

  const all = texts.map(({ text }) => text).join('')
  for (const part of [
    'write to Ann',
    'mailto:ann@example.com',
    'Confidential: Anna',
    'call Bob tomorrow',
    'Peter Müller',
  ])
    expect(all).toContain(part)
  expect(notInspectable).toEqual([{ reason: 'unsupported' }])
})

test('a binary workbook with a record that is cut is not clean', async () => {
  const { notInspectable } = await read(binaryWorkbook(people.subarray(0, -3)), 'book.xlsb')

  expect(notInspectable).toEqual([{ reason: 'broken', path: ['xl/worksheets/sheet1.bin'] }])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 20])(
  'a binary workbook that lacks the end of a record of %i bytes is not clean',
  async size => {
    const cut = record(494, Buffer.alloc(size)).subarray(0, -1)

    const { notInspectable } = await read(binaryWorkbook(Buffer.concat([people, cut])), 'book.xlsb')

    expect(notInspectable).toEqual([{ reason: 'broken', path: ['xl/worksheets/sheet1.bin'] }])
  },
)

test('a binary workbook that ends within the header of a record is not clean', async () => {
  const { notInspectable } = await read(binaryWorkbook(Buffer.concat([people, Buffer.from([0x8e])])), 'book.xlsb')

  expect(notInspectable).toEqual([{ reason: 'broken', path: ['xl/worksheets/sheet1.bin'] }])
})

test('no bytes inside a binary workbook end the extraction with an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async noise => {
      await read(binaryWorkbook(Buffer.concat([people, noise])), 'book.xlsb')
    }),
    { numRuns: 200 },
  )
})
