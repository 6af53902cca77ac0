import { describe, expect, it } from 'vitest'
import { readRows } from '../../../engine/anonymisation/readRows.ts'

describe('the first rows of a table', () => {
  it.each([
    [
      true,
      2,
      {
        headers: ['a', 'b'],
        rows: [
          ['1', 'x;y'],
          ['2', 'z'],
        ],
      },
    ],
    [
      true,
      3,
      {
        headers: ['a', 'b'],
        rows: [
          ['1', 'x;y'],
          ['2', 'z'],
          ['3', ''],
        ],
      },
    ],
    [
      true,
      99,
      {
        headers: ['a', 'b'],
        rows: [
          ['1', 'x;y'],
          ['2', 'z'],
          ['3', ''],
        ],
      },
    ],
    [
      false,
      2,
      {
        headers: [],
        rows: [
          ['a', 'b'],
          ['1', 'x;y'],
        ],
      },
    ],
  ])('are read as the file is (header row: %s, at most %d rows)', (headerRow, maxRows, expected) => {
    expect(readRows('a;b\n1;"x;y"\n2;z\n3;', headerRow, maxRows)).toEqual(expected)
  })

  it('are refused where one cannot be read, which rows behind them never are', () => {
    const data = 'a,b\n1,x\n"2"y,z\n'

    expect(() => readRows(data, true, 2)).toThrow(
      expect.objectContaining({ row: 2, reason: expect.stringMatching(/follows/) }),
    )
    expect(readRows(data, true, 1).rows).toEqual([['1', 'x']])
  })
})
