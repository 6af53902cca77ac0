import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRecords } from '../../web/src/anonymise/csvRecords.ts'
import { decodeBeginning } from '../../web/src/anonymise/decodeBeginning.ts'
import { guessHeader } from '../../web/src/anonymise/guessHeader.ts'
import { columnName, dataOf, readTable, tableOf } from '../../web/src/anonymise/readTable.ts'

const rowsOf = (text: string, delimiter = ',') => [...csvRecords(text, delimiter)].map(({ cells }) => cells)

describe('rows of a CSV file', () => {
  test('keep delimiters, line breaks and doubled quotes that stand within quotes', () => {
    expect(rowsOf('a,"b,\n""c""",d\r\n1,2,3')).toEqual([
      ['a', 'b,\n"c"', 'd'],
      ['1', '2', '3'],
    ])
  })

  test('end with LF, CRLF or CR, and may have no field filled in', () => {
    expect(rowsOf('a,b\rc,d\r\n,\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['', ''],
    ])
  })

  test('that break off within quotes are told as not ended', () => {
    expect([...csvRecords('a,"b\nc', ',')]).toEqual([{ cells: ['a', 'b\nc'], line: 'a,"b\nc', isEnded: false }])
  })

  test('come back as they were written, whatever they hold', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', ' ', 'ü', '💶') })
    // A row of one empty field cannot be told from a blank line.
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

  test('of a file made of quotes alone are read all the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a'), maxLength: 60 }), text => {
        const read = [...csvRecords(text, ',')].map(({ line }) => line).join('\n')
        // The end of the last row is no row of its own.
        expect([read, `${read}\n`]).toContain(text)
      }),
    )
  })
})

describe('the text of a file', () => {
  const texts: [encoding: string, bytes: number[], text: string][] = [
    ['UTF-8', [0xc3, 0xbc, 0x2c, 0x61], 'ü,a'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xbc], 'ü'],
    ['windows-1252', [0xfc, 0x2c, 0x80], 'ü,€'],
    ['UTF-16 with a mark', [0xff, 0xfe, 0xfc, 0x00, 0x2c, 0x00], 'ü,'],
    ['big-endian UTF-16 with a mark', [0xfe, 0xff, 0x00, 0xfc], 'ü'],
    ['UTF-16 without a mark', [...Buffer.from('name,city\n', 'utf16le')], 'name,city\n'],
  ]
  test.each(texts)('in %s is read as it was meant', (_, bytes, text) => {
    expect(decodeBeginning(new Uint8Array(bytes), true)).toBe(text)
  })

  test('that is cut within a character loses that alone', () => {
    expect(decodeBeginning(new Uint8Array([0x61, 0xc3]), false)).toBe('a')
  })
})

describe('the beginning of a table', () => {
  test.each([
    [',', 'name,amount\nAda,"1,5"\n'],
    [';', 'name;amount\nAda;1,5\nBob;2,5\n'],
    ['\t', 'name\tamount\nAda, Lovelace\t1\n'],
    ['|', 'a|b\n1|2\n'],
    [',', 'one column\nalone\n'],
  ])('is divided by %j where that fits its rows', (delimiter, text) => {
    expect(tableOf(text, true)?.delimiter).toBe(delimiter)
  })

  test('obeys the line by which Excel tells the delimiter, and passes it on', () => {
    const table = tableOf('sep=;\r\na;b\r\n1;2\r\n', true)

    expect(table).toMatchObject({ delimiter: ';', columnCount: 2, separatorLine: 'sep=;' })
    expect(table && dataOf(table, true, 10)).toBe('sep=;\na;b\n1;2')
  })

  test('is sent as it stands, the header and ten rows of it', () => {
    const lines = ['"na""me",city', ...Array.from({ length: 20 }, (_, row) => `${row},"a\nb"`)]
    const table = tableOf(lines.join('\n'), true)

    expect(table && dataOf(table, true, 10)).toBe(lines.slice(0, 11).join('\n'))
    expect(table && dataOf(table, false, 10)).toBe(lines.slice(0, 10).join('\n'))
  })

  test('tells the first row with another number of fields', () => {
    expect(tableOf('a,b\n1,2\n3\n4,5\n', true)?.raggedRow).toEqual({ row: 3, fields: 1 })
    expect(tableOf('a,b\n1,2\n\n', true)?.raggedRow).toBeUndefined()
  })

  test('of a long file leaves out the row that is cut, and reads no more than it must', async () => {
    const file = new File(['a,b\n', 'x'.repeat(100_000), ',y\n', 'z'.repeat(400_000), ',y\n'], 'long.csv')

    expect((await readTable(file))?.rows).toHaveLength(2)
    expect(await readTable(new File(['x'.repeat(300_000)], 'row.csv'))).toBeUndefined()
    expect(await readTable(new File([], 'empty.csv'))).toBeUndefined()
  })

  test('names columns by the header, and by their place where that says nothing', () => {
    const table = tableOf('name,\nAda,1\n', true)

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
