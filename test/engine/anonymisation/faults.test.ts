import { describe, expect, it } from 'vitest'
import { anonymise } from '../../../engine/anonymisation/anonymise.ts'
import type { ColumnRule } from '../../../shared/domain/anonymisation.ts'
import { encrypt, findFault, hash, inPieces, mask, search, seeded } from './csv.ts'

const wrong: [string, string | Buffer, ColumnRule[], { row?: number; column?: number | string; says: RegExp }][] = [
  ['a row with too few values', 'a,b\n1,2\n3\n', [hash(0)], { row: 2, says: /1 value where the first row has 2/ }],
  ['a row with too many values', 'a,b\n1,2\n3,4,5\n', [hash(0)], { row: 2, says: /more values/ }],
  [
    'a row with too few of several values',
    'a,b,c\n1,2,3\n4,5\n',
    [hash(0)],
    { row: 2, says: /2 values where the first row has 3/ },
  ],
  ['a line with a space between rows', 'a,b\n1,2\n \n3,4\n', [hash(0)], { row: 2, says: /1 value where/ }],
  ['a fault after a blank line', 'a,b\n1,2\n\n3\n', [hash(0)], { row: 3, says: /1 value where/ }],
  ['a last row that breaks off', 'a,b\n1,2\n3', [hash(0)], { row: 2, says: /1 value where/ }],
  ['a quotation mark left open', 'a,b\n1,2\n3,"4\n5,6\n', [hash(0)], { row: 2, column: 1, says: /never closed/ }],
  [
    'one left open in the column itself',
    'a,b\n1,2\n3,"4\n5,6\n',
    [hash(1)],
    { row: 2, column: 1, says: /never closed/ },
  ],
  ['text behind a closing mark', 'a,b\n1,2\n"3"x,4\n', [hash(1)], { row: 2, column: 0, says: /follows a closing/ }],
  ['a space behind a closing mark', 'a,b\n1,"2" \n', [hash(1)], { row: 1, column: 1, says: /follows a closing/ }],
  ['a NUL byte', 'a,b\n1,2\n3,\0\n', [hash(0)], { row: 2, says: /NUL/ }],
  [
    'broken UTF-8',
    Buffer.from('a,b\n\xc3\xbc,2\nx,\xff\n\xc3\xbc,\xc3\xbc\n', 'latin1'),
    [hash(0)],
    { row: 2, says: /UTF-8/ },
  ],
  [
    'broken UTF-8 behind a mark',
    Buffer.from('\xef\xbb\xbfa,b\n1,2\nx,\xfc\n', 'latin1'),
    [hash(0)],
    { row: 2, says: /UTF-8/ },
  ],
  [
    'a byte that windows-1252 has not',
    Buffer.from('a,b\n\xfc,2\nx,\x81\n', 'latin1'),
    [hash(0)],
    { row: 2, says: /windows-1252/ },
  ],
  [
    'half a pair of surrogates',
    Buffer.from('\ufeffa,b\n1,2\n\ud800,4\n', 'utf16le'),
    [hash(0)],
    { row: 2, says: /UTF-16LE/ },
  ],
  [
    'half a character at the end',
    Buffer.from('\ufeffa,b\n1,2', 'utf16le').subarray(0, -1),
    [hash(0)],
    { row: 1, says: /UTF-16LE/ },
  ],
  ['a column beyond the last', 'a,b\n1,2\n', [hash(2)], { column: 2, says: /no column 3: the file has 2/ }],
  [
    'a column beyond the last, left as it is',
    'a,b\n1,2\n',
    [{ method: 'none', column: 7 }],
    { column: 7, says: /no column 8/ },
  ],
  ['a column of an empty file', '', [hash(0)], { column: 0, says: /the file has 0/ }],
  ['a name that no column has', 'a,b\n1,2\n', [hash('c')], { column: 'c', says: /No column is called c/ }],
  ['a name that two columns have', 'a,a\n1,2\n', [hash('a')], { column: 'a', says: /More than one/ }],
  ['two rules for one column', 'a,b\n1,2\n', [hash(0), mask('a', 1, 2, '*')], { column: 0, says: /two rules/ }],
  [
    'a character that the encoding has not',
    Buffer.from('a,b\n\xfc,2\n', 'latin1'),
    [mask(0, 0, 1, '█')],
    { column: 0, says: /windows-1252/ },
  ],
  [
    'a replacement that the encoding has not',
    Buffer.from('a,b\n\xfc,2\n', 'latin1'),
    [search(0, '.', '東')],
    { column: 0, says: /windows-1252/ },
  ],
  ['an unknown separator', 'sep=\u00a7\na,b\n', [hash(0)], { says: /separator/ }],
  ['a header row left open', '"a,b\n1,2\n', [hash(0)], { says: /never closed/ }],
  ['a header row with text behind a mark', '"a"b,c\n1,2\n', [hash(0)], { says: /follows a closing/ }],
  [
    'a value of more than a mebibyte',
    `a,b\n1,2\n${'x'.repeat(2 ** 20 + 1)},3\n`,
    [encrypt(0)],
    { row: 2, column: 0, says: /too long/ },
  ],
  [
    'a first row of more than a mebibyte',
    `${'x'.repeat(2 ** 20)},b\n1,2\n`,
    [hash(0)],
    { says: /first row is longer/ },
  ],
  [
    'more to search than a spreadsheet holds',
    `a,b\n1,2\n${'x'.repeat(40_000)},3\n`,
    [search(0, 'x', 'y')],
    { row: 2, column: 0, says: /too long/ },
  ],
]

describe('a file that cannot be anonymised', () => {
  it.each(wrong)('is refused for %s', async (_, content, rules, { row, column, says }) => {
    const fault = await findFault(content, rules)

    expect(fault.reason).toMatch(says)
    expect(fault.row).toBe(row)
    if (column !== undefined) expect(fault.column).toBe(column)
  })

  it.each(wrong)('is refused with the same fault when it arrives byte by byte: %s', async (_, content, rules) => {
    const bytes = Buffer.from(content)
    if (bytes.length > 10_000) return
    const [whole, split] = [await findFault(bytes, rules), await findFault(inPieces(bytes, 1), rules)]

    expect({ ...split }).toEqual({ ...whole })
  })

  it('keeps its content out of the fault', async () => {
    const broken = [
      'id,v\nsecret\n',
      'id,v\n1,"secret\n',
      'id,v\n1,"secret"x\n',
      'id,v\nsecret,1,2\n',
      'id,v\nsecret,\0\n',
    ]
    for (const content of broken) {
      const fault = await findFault(content, [hash(1)])
      expect(`${fault.message} ${fault.reason} ${JSON.stringify(fault)}`).not.toContain('secret')
    }
  })

  it('yields nothing after its fault, and has no report', async () => {
    const csv = `a,b\n${'1,2\n'.repeat(200_000)}broken\n${'1,2\n'.repeat(200_000)}`
    const { bytes, report } = anonymise(
      inPieces(csv),
      { headerRow: true, rules: [hash(0)] },
      { randomBytes: seeded('job') },
    )
    const iterator = bytes[Symbol.asyncIterator]()

    await expect(
      (async () => {
        for (;;) if ((await iterator.next()).done) return
      })(),
    ).rejects.toMatchObject({ row: 200_001 })

    expect(await iterator.next()).toEqual({ done: true, value: undefined })
    expect(report).toThrow('no report')
  })

  it('fails with the error of its source', async () => {
    const source = {
      size: 10,
      async *read() {
        yield Buffer.from('a,b\n')
        throw new RangeError('The disk is gone.')
      },
    }
    const { bytes } = anonymise(source, { headerRow: true, rules: [hash(0)] }, { randomBytes: seeded('job') })

    await expect(bytes[Symbol.asyncIterator]().next()).rejects.toThrow('The disk is gone.')
  })
})
