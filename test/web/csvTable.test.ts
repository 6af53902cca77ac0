import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingOfAll, encodingOfHead } from '../../engine/anonymisation/encoding.ts'
import { createTranscoder } from '../../engine/anonymisation/transcode.ts'
import { firstUnreadable } from '../../engine/anonymisation/unreadable.ts'
import { csvRecords } from '../../web/src/anonymise/csvRecords.ts'
import { decodeBeginning, type Encoding } from '../../web/src/anonymise/decodeBeginning.ts'
import { guessHeader } from '../../web/src/anonymise/guessHeader.ts'
import { columnName, getData, readTable, toTable } from '../../web/src/anonymise/readTable.ts'
import { inPieces } from '../engine/anonymisation/csv.ts'

const toRows = (text: string, delimiter = ',') => [...csvRecords(text, delimiter)].map(({ cells }) => cells)

describe('rows of a CSV file', () => {
  test('keep delimiters, line breaks and doubled quotes within quotes', () => {
    expect(toRows('a,"b,\n""c""",d\r\n1,2,3')).toEqual([
      ['a', 'b,\n"c"', 'd'],
      ['1', '2', '3'],
    ])
  })

  test('end with LF, CRLF or CR, and may be empty', () => {
    expect(toRows('a,b\rc,d\r\n,\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['', ''],
    ])
  })

  test('that break off within quotes are reported as unfinished', () => {
    expect([...csvRecords('a,"b\nc', ',')]).toEqual([{ cells: ['a', 'b\nc'], line: 'a,"b\nc', isEnded: false }])
  })

  test('are unchanged by writing and parsing, for any content', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', ' ', 'ü', '💶') })
    // A row of one empty field cannot be distinguished from a blank line.
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (table, delimiter, end) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = table.map(row => row.map(quoted).join(delimiter)).join(end)

          const read = [...csvRecords(text, delimiter)]

          expect(read.map(({ cells }) => cells)).toEqual(table)
          expect(read.map(({ line }) => line).join(end)).toBe(text)
        },
      ),
    )
  })

  test('of a file of quotes only are still parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a'), maxLength: 60 }), text => {
        const read = [...csvRecords(text, ',')].map(({ line }) => line).join('\n')
        // The end of the last row does not start another row.
        expect([read, `${read}\n`]).toContain(text)
      }),
    )
  })
})

describe('the text of a file', () => {
  const texts: [name: string, bytes: number[], text: string, encoding: Encoding][] = [
    ['UTF-8', [0xc3, 0xbc, 0x2c, 0x61], 'ü,a', 'UTF-8'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xbc], 'ü', 'UTF-8'],
    ['windows-1252', [0xfc, 0x2c, 0x80], 'ü,€', 'windows-1252'],
    ['UTF-16 with a mark', [0xff, 0xfe, 0xfc, 0x00, 0x2c, 0x00], 'ü,', 'UTF-16LE'],
    ['big-endian UTF-16 with a mark', [0xfe, 0xff, 0x00, 0xfc], 'ü', 'UTF-16BE'],
    ['UTF-16 without a mark', [...Buffer.from('name,city\n', 'utf16le')], 'name,city\n', 'UTF-16LE'],
  ]
  test.each(texts)('in %s is decoded correctly', (_, bytes, text, encoding) => {
    expect(decodeBeginning(new Uint8Array(bytes), true)).toEqual({ text, encoding, isBroken: false })
  })

  test('that is cut within a character loses only that character', () => {
    for (const bytes of [
      [0x61, 0xc3],
      [0xff, 0xfe, 0x61, 0x00, 0x62],
      [0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8],
    ]) {
      expect(decodeBeginning(new Uint8Array(bytes), false)).toMatchObject({ text: 'a', isBroken: false })
    }
  })

  const broken: [name: string, bytes: number[], encoding: Encoding][] = [
    ['a bad byte after the mark of UTF-8', [0xef, 0xbb, 0xbf, 0x61, 0xfc, 0x62], 'UTF-8'],
    ['a bad byte among umlauts in UTF-8', [...Buffer.from('üöä'), 0xfc, 0x62], 'UTF-8'],
    ...[0x81, 0x8d, 0x8f, 0x90, 0x9d].map((byte): (typeof broken)[number] => [
      `${byte.toString(16)} in windows-1252`,
      [0x61, 0xfc, byte],
      'windows-1252',
    ]),
    ['half a character of UTF-16 at the end', [0xff, 0xfe, 0x61, 0x00, 0x62], 'UTF-16LE'],
    ['a lone surrogate', [0xfe, 0xff, 0xd8, 0x3d, 0x00, 0x61], 'UTF-16BE'],
    ['a NUL', [0x61, 0x00, 0x00, 0x62], 'UTF-8'],
  ]
  test.each(broken)('with %s is reported as broken', (_, bytes, encoding) => {
    expect(decodeBeginning(new Uint8Array(bytes), true)).toMatchObject({ encoding, isBroken: true })
  })

  test('has the engine’s encoding, and is broken where the engine refuses it', async () => {
    const byte = fc.oneof(
      fc.constantFrom(0x61, 0x2c, 0x0a, 0xc3, 0xbc, 0x81, 0xfc, 0),
      fc.integer({ min: 1, max: 255 }),
    )
    const mark = fc.constantFrom([], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff])
    await fc.assert(
      fc.asyncProperty(mark, fc.array(byte, { maxLength: 40 }), async (start, rest) => {
        const bytes = Buffer.from([...start, ...rest])

        const { encoding, isBroken } = decodeBeginning(bytes, true)

        expect(encoding).toBe(encodingOfHead(bytes) ?? (await encodingOfAll(inPieces(bytes))))
        const transcoder = createTranscoder(encoding)
        const utf8 = Buffer.concat([transcoder.decode(bytes.subarray(start.length)), transcoder.decodeEnd()])
        expect(isBroken).toBe(firstUnreadable(utf8, { from: 0, to: utf8.length, isLast: true }).at !== undefined)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the start of a table', () => {
  test.each([
    [',', 'name,amount\nAda,"1,5"\n'],
    [';', 'name;amount\nAda;1,5\nBob;2,5\n'],
    ['\t', 'name\tamount\nAda, Lovelace\t1\n'],
    ['|', 'a|b\n1|2\n'],
    [',', 'one column\nalone\n'],
  ])('is split by %j where that fits its rows', (delimiter, text) => {
    expect(toTable(text, true)?.delimiter).toBe(delimiter)
  })

  test('is rejected when the header row determines the delimiter', () => {
    const rows = Array.from({ length: 10 }, (_, row) => `Anna,411${row};x`)

    expect(toTable([...rows, 'Ben,55;x;y'].join('\n'), true)).toBeUndefined()
    expect(toTable(rows.join('\n'), true)?.delimiter).toBe(';')
  })

  test('follows Excel’s delimiter line, and passes it on', () => {
    const table = toTable('sep=;\r\na;b\r\n1;2\r\n', true)

    expect(table).toMatchObject({ delimiter: ';', columnCount: 2, separatorLine: 'sep=;' })
    expect(table && getData(table, true, 10)).toBe('sep=;\na;b\n1;2')
  })

  test('is sent unchanged, with the header and ten rows', () => {
    const lines = ['"na""me",city', ...Array.from({ length: 20 }, (_, row) => `${row},"a\nb"`)]
    const table = toTable(lines.join('\n'), true)

    expect(table && getData(table, true, 10)).toBe(lines.slice(0, 11).join('\n'))
    expect(table && getData(table, false, 10)).toBe(lines.slice(0, 10).join('\n'))
  })

  test('reports the first row with another number of fields', () => {
    expect(toTable('a,b\n1,2\n3\n4,5\n', true)?.raggedRow).toEqual({ row: 3, fields: 1 })
    expect(toTable('a,b\n1,2\n\n', true)?.raggedRow).toBeUndefined()
  })

  test('of a long file omits the cut row, and reads no more than it needs', async () => {
    const file = new File(['a,b\n', 'x'.repeat(100_000), ',y\n', 'z'.repeat(400_000), ',y\n'], 'long.csv')

    expect((await readTable(file))?.rows).toHaveLength(2)
    expect(await readTable(new File(['x'.repeat(300_000)], 'row.csv'))).toBeUndefined()
    expect(await readTable(new File([], 'empty.csv'))).toBeUndefined()
  })

  test('names columns by the header, and by their position where it is empty', () => {
    const table = toTable('name,\nAda,1\n', true)

    expect(table && [0, 1].map(column => columnName(table, true, column))).toEqual(['name', 'Column 2'])
    expect(table && columnName(table, false, 0)).toBe('Column 1')
  })
})

describe('a header row', () => {
  test.each([
    ['names of columns', ['name', 'E-mail', 'Zip code'], true],
    ['numbers', ['Ada', '42', 'London'], false],
    ['an address', ['Ada', 'ada@acme.example'], false],
    ['a date', ['Ada', '2026-11-21'], false],
    ['an empty field', ['name', ''], false],
    ['the same twice', ['yes it is', 'yes it is'], false],
  ])('is guessed from %s', (_, row, isHeader) => {
    expect(guessHeader([row])).toBe(isHeader)
  })
})
