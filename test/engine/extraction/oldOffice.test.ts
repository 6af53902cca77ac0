import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCompound } from '../messages/toCompound.ts'
import { double, narrow, record, toDoc, toPpt, toXls, u16, u32, wide } from './binaryOffice.ts'
import { read } from './reading.ts'

const toTexts = async (bytes: Buffer, name: string) => (await read(bytes, name)).texts.map(({ text }) => text)
const toReasons = async (bytes: Buffer, name: string) =>
  (await read(bytes, name)).notInspectable.map(({ reason }) => reason)

describe('a workbook of Excel 97', () => {
  const strings = record(0xfc, u32(3), u32(3), wide('Żółć Kowalski'), narrow('name'), narrow('phone'))
  const cell = (row: number, column: number, style = 0) => u16(row, column, style)
  const header = [record(0xfd, cell(0, 0), u32(1)), record(0xfd, cell(0, 1), u32(2))]

  test('yields cells by column, with their headers and sheet', async () => {
    const bytes = toXls(
      [strings],
      [
        ...header,
        record(0xfd, cell(1, 0), u32(0)),
        record(0x203, cell(1, 1), double(4_915_112_345_678)),
        record(0x204, cell(2, 0), wide('Straße')),
        record(0x27e, cell(2, 1), u32((42 << 2) | 2)),
        record(0xbd, u16(3, 0), u16(0), u32((7 << 2) | 2), u16(0), u32((850 << 2) | 3), u16(1)),
      ],
    )

    const { texts, notInspectable } = await read(bytes, 'people.xls')

    expect(notInspectable).toEqual([])
    expect(texts).toEqual([
      { text: 'name\nŻółć Kowalski\nStraße\n7\n', page: 1, column: 0, header: 'name' },
      { text: 'phone\n4915112345678\n42\n8.5\n', page: 1, column: 1, header: 'phone' },
    ])
  })

  test('shows numbers and dates as their formats do, and results of formulas', async () => {
    const bytes = toXls(
      [
        record(0x41e, u16(164), narrow('000\\-00\\-0000')),
        record(0xe0, u16(0, 164), Buffer.alloc(16)),
        record(0xe0, u16(0, 14), Buffer.alloc(16)),
      ],
      [
        record(0x203, cell(0, 0, 0), double(12_345_678)),
        record(0x203, cell(0, 1, 1), double(45_000)),
        record(0x06, cell(0, 2), Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]), Buffer.alloc(6)),
        record(0x207, wide('Ann Keller')),
      ],
    )

    expect(await toTexts(bytes, 'book.xls')).toEqual(['012-34-5678\n', '2023-03-15\n', 'Ann Keller\n'])
  })

  test('yields the words that its number formats show', async () => {
    const format = record(0x41e, u16(164), narrow('0\\ "dollars and"\\ .00\\ "cents"'))

    expect(await toTexts(toXls([format], [record(0x203, cell(0, 0), double(19.5))]), 'book.xls')).toEqual([
      '19.5\n',
      'dollars and cents\n',
    ])
  })

  test('joins strings that go on in another record, in another width', async () => {
    const split = Buffer.concat([
      record(0xfc, u32(2), u32(2), u16(10), Buffer.from([0]), Buffer.from('Anna ')),
      record(0x3c, Buffer.from([1]), Buffer.from('Żółć5', 'utf16le'), narrow('next')),
    ])
    const bytes = toXls([split], [record(0xfd, cell(0, 0), u32(0)), record(0xfd, cell(1, 0), u32(1))])

    expect((await toTexts(bytes, 'book.xls')).join('')).toBe('Anna Żółć5\nnext\n')
  })

  test('yields former values, notes and sheet names', async () => {
    const sheet = record(0x85, u32(0), u16(0), Buffer.from([6, 0]), Buffer.from('Salary'))
    const note = Buffer.concat([
      record(0x1b6, Buffer.alloc(10), u16(8), u16(16), u32(0)),
      record(0x3c, Buffer.from([0]), Buffer.from('call Ann')),
      record(0x3c, Buffer.alloc(16)),
    ])
    const text = (await toTexts(toXls([sheet, strings], [note]), 'book.xls')).join('')

    for (const kept of ['Salary', 'Żółć Kowalski', 'call Ann']) expect(text).toContain(kept)
  })

  test('yields the texts of charts, and how a text is pronounced', async () => {
    const pronounced = Buffer.concat([
      u16(4),
      Buffer.from([5]),
      u32(14 + 12),
      Buffer.from('日本会社', 'utf16le'),
      u16(1, 22, 0, 0, 1, 6, 6),
      Buffer.from('ニホンガイ', 'utf16le'),
      u16(0),
    ])
    const chart = record(0x100d, u16(0), Buffer.from([11, 0]), Buffer.from('Anna Keller'))
    const bytes = toXls(
      [record(0xfc, u32(2), u32(2), pronounced, narrow('next'))],
      [record(0xfd, cell(0, 0), u32(0)), record(0xfd, cell(1, 0), u32(1)), chart],
    )

    const text = (await toTexts(bytes, 'book.xls')).join('')
    for (const part of ['日本会社 ニホンガイ', 'next\n', 'Anna Keller']) expect(text).toContain(part)
  })

  test('with pictures, or from Microsoft Graph, is not clean', async () => {
    const drawings = Buffer.concat([u16(0x0f, 0xf000), u32(100), u16(0x1f, 0xf001), u32(92), Buffer.alloc(92)])
    const { notInspectable } = await read(toXls([record(0xeb, drawings)], []), 'book.xls')
    expect(notInspectable).toEqual([{ reason: 'unsupported', isPicture: true, path: ['image'] }])
    const graph = toCompound({ Workbook: record(0x809, u16(0x680, 5)) })
    expect(await toReasons(graph, 'object.bin')).toEqual(['unsupported'])
  })

  test('with a password, embedded objects or missing bytes is not clean', async () => {
    expect(await toReasons(toXls([record(0x2f, Buffer.alloc(54))], []), 'book.xls')).toEqual(['password'])
    const embedded = toCompound({ Workbook: record(0x809, u16(0x600, 5)), MBD0001: { Ole10Native: Buffer.from('x') } })
    expect(await toReasons(embedded, 'book.xls')).toEqual(['unsupported'])
    const cut = toCompound({ Workbook: Buffer.concat([record(0x809, u16(0x600, 5)), u16(0xfc, 900)]) })
    expect(await toReasons(cut, 'book.xls')).toEqual(['broken'])
  })
})

describe('a document of Word 97', () => {
  test('yields all pieces in the order of the text', async () => {
    const bytes = toDoc([
      { text: 'Sehr geehrte Frau Müller,\r', isWide: false },
      { text: 'Żółć Kowalski wartet.\r\x13 HYPERLINK "mailto:a@b.example" \x14write\x15\r', isWide: true },
      { text: 'Zelle\x07Zelle\x07', isWide: false },
    ])

    expect((await toTexts(bytes, 'letter.doc')).join('')).toBe(
      'Sehr geehrte Frau Müller,\nŻółć Kowalski wartet.\n  HYPERLINK "mailto:a@b.example"  write \nZelle\tZelle\t',
    )
  })

  test('with a password, pictures, or pieces beyond its end is not clean', async () => {
    expect(await toReasons(toDoc([{ text: 'x', isWide: false }], 0x100), 'letter.doc')).toEqual(['password'])
    const broken = toCompound({ WordDocument: Buffer.alloc(0x400), Data: Buffer.from('x') })
    expect(await toReasons(broken, 'letter.doc')).not.toEqual([])
  })
})

describe('a presentation of PowerPoint 97', () => {
  test('yields its texts', async () => {
    const bytes = toPpt([
      { text: 'Żółć Kowalski', isWide: true },
      { text: 'Müller\rKeller', isWide: false },
    ])

    expect((await toTexts(bytes, 'talk.ppt')).join('')).toBe('Żółć Kowalski\nMüller\nKeller\n')
  })

  test('yields comments, which later versions added as data of a tag', async () => {
    const atom = (type: number, data: Buffer) => Buffer.concat([u16(0, type), u32(data.length), data])
    const comment = atom(0x0fba, Buffer.from('ask Anna Keller', 'utf16le'))
    const container = Buffer.concat([u16(0x0f, 0x2ee0), u32(comment.length), comment])
    const content = Buffer.concat([atom(0x138b, container), atom(0x138b, Buffer.from('data of another program'))])
    const user = Buffer.concat([Buffer.alloc(8), u32(0x14), u32(0xe391c05f), Buffer.alloc(12)])

    const { texts, notInspectable } = await read(
      toCompound({ 'PowerPoint Document': content, 'Current User': user }),
      'talk.ppt',
    )
    expect(notInspectable).toEqual([])
    expect(texts.map(({ text }) => text)).toEqual(['ask Anna Keller\n'])
  })

  test('with a password is not clean', async () => {
    expect(await toReasons(toPpt([], 0xf3d1c4df), 'talk.ppt')).toEqual(['password'])
  })
})

test('no bytes inside an old Office file end the extraction with an error', async () => {
  const streams = fc.constantFrom('Workbook', 'WordDocument', 'PowerPoint Document')
  await fc.assert(
    fc.asyncProperty(streams, fc.uint8Array({ maxLength: 2000 }), fc.boolean(), async (name, noise, hasTable) => {
      const start = name === 'Workbook' ? record(0x809, u16(0x600, 5)) : Buffer.from('eca5c100', 'hex')
      const content = Buffer.concat([start, noise])
      await read(
        toCompound({
          [name]: content,
          ...(hasTable && { '0Table': Buffer.from(noise), '1Table': Buffer.from(noise) }),
        }),
        'a',
      )
    }),
    { numRuns: 300 },
  )
})
