import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { double, u16, u32 } from './binaryOffice.ts'
import { binaryWorkbook, cell, record, row, shared, wide } from './binaryWorkbook.ts'
import { read } from './reading.ts'

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
