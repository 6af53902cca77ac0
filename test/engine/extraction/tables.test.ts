import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from './reading.ts'

const columns = async (content: string | Uint8Array, name = 'table.csv', step?: number) =>
  (await read(content, name, step)).texts

describe('a table', () => {
  test('is read by column, one cell per line, under the names of its header row', async () => {
    const csv = 'name,card\r\n"Durand, Ed",4111\r\nAnn,"5""5\n6"\r\n'

    for (const step of [1, 2, 1000]) {
      expect(await columns(csv, 'a.csv', step)).toEqual([
        { text: 'name\nDurand, Ed\nAnn\n', column: 0, header: 'name' },
        { text: 'card\n4111\n5"5\n6\n', column: 1, header: 'card' },
      ])
    }
  })

  test('has no headers without names in its first row', async () => {
    expect(await columns('Ann,1234\nBob,5678\n')).toEqual([
      { text: 'Ann\nBob\n', column: 0 },
      { text: '1234\n5678\n', column: 1 },
    ])
  })

  test.each([
    ['semicolons', 'a;b\n1,5;2\n3;4,5\n', 'table.csv'],
    ['tabs', 'a\tb\n1,5\t2\n3\t4,5\n', 'table.tsv'],
    ['bars', 'a|b\n1,5|2\n3|4,5\n', 'table.txt'],
    ['what its first line says', 'sep=;\na;b\n1,5;2\n3;4,5\n', 'table.csv'],
  ])('is divided by %s', async (_, csv, name) => {
    const texts = await columns(csv, name)

    expect(texts.map(({ column }) => column)).toEqual([0, 1])
    expect(texts[1]?.text).toMatch(/b\n2\n4,5\n$/)
  })

  test('is read in UTF-16, as Excel writes it', async () => {
    expect(await columns(Buffer.from('\ufeffNamé\tZahl\nÄnne\t12\n', 'utf16le'))).toEqual([
      { text: 'Namé\nÄnne\n', column: 0, header: 'Namé' },
      { text: 'Zahl\n12\n', column: 1, header: 'Zahl' },
    ])
  })

  test('with ragged rows loses no cell', async () => {
    const texts = await columns('a,b\n1\n1,2,3,4\n\n5,6\n')

    expect(texts.map(({ text }) => text)).toEqual(['a\n1\n1\n5\n', 'b\n2\n6\n', '3\n', '4\n'])
  })

  test('with more columns than a spreadsheet keeps the surplus', async () => {
    const row = Array.from({ length: 20_000 }, (_, at) => `c${at}`).join(',')

    const texts = await columns(`${row}\n${row}\n`)

    expect(
      texts.filter(({ column }) => column === undefined).map(({ text }) => text.match(/c19999\n/g)?.length),
    ).toEqual([2])
    expect(Math.max(...texts.map(({ column }) => column ?? 0))).toBe(16_383)
  })

  test('with an unclosed quotation mark is read to its end, in pieces', async () => {
    const [text] = await columns(`a,b\n"open,${'x'.repeat(400_000)}\nlast,row\n`)

    expect(text?.text).toMatch(/^a\nopen,x+\nlast,row\n\n$/)
  })

  test('larger than a batch arrives in batches of whole cells', async () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => `name ${at},${at}`)

    const [names, numbers] = await columns(`name,number\n${rows.join('\n')}\n`)

    expect(names?.text).toBe(`name\n${rows.map((_, at) => `name ${at}\n`).join('')}`)
    expect(numbers?.text).toBe(`number\n${rows.map((_, at) => `${at}\n`).join('')}`)
  })

  test('yields all of its cells for any split of the bytes', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ';', ' ', '1'), maxLength: 8 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 30 }), async (rows, step) => {
        const csv = rows.map(row => row.map(one => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        const texts = await columns(`sep=,\n${csv}`, 'any.csv', step)
        for (const index of [0, 1]) {
          const expected = rows.map(row => row[index] ?? '').filter(one => one !== '')
          const text = texts.find(({ column }) => column === index)?.text ?? ''
          // The line that names the delimiter is a row.
          const cells = [...(index === 0 ? ['sep='] : []), ...expected]
          expect(text).toBe(cells.map(one => `${one}\n`).join(''))
        }
      }),
      { numRuns: 200 },
    )
  })
})
