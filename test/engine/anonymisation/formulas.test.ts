import { describe, expect, it } from 'vitest'
import { readRules } from '../../../shared/domain/anonymisation.ts'
import { done, encrypt, hash, mask, search } from './csv.ts'

const values = ['=1+1', '+49 30', '-5', '@name', 'x=cmd()', 'abc', '"\tx"', '12', '＝1']

describe('a value that spreadsheets execute', () => {
  it('never results from a value that they do not execute', async () => {
    const csv = values.map((value, index) => `${index},${value}`).join('\n')
    const rules = [
      search(1, '^(x|1|abc)', ''),
      search(1, '^[a1]', '='),
      search(1, '^x', '\uff1d'),
      hash(1),
      encrypt(1),
      mask(1, 1, 9, '='),
    ]
    for (const rule of rules) {
      const { text } = await done(csv, [rule], { headerRow: false })
      text.split('\n').forEach((line, index) => {
        const [before, after] = [values[index], line.split(',')[1]].map(value => value?.replace(/^"/, '')[0])
        if (before !== after) expect(after ?? '').not.toMatch(/^[=+\-@\t\uff1d]/)
      })
    }
  })

  it('gets an apostrophe, inside any quotation marks', async () => {
    const { text } = await done('a,b\nx=1,"x=2, 3"\n', [search(0, '^x', ''), search(1, '^x', '')])

    expect(text).toBe('a,b\n\'=1,"\'=2, 3"\n')
  })

  it('stays a formula if it was one before', async () => {
    const { text } = await done('a,b\n-5 EUR,=A1\n', [search(0, ' EUR', ''), search(1, 'A', 'B')])

    expect(text).toBe('a,b\n-5,=B1\n')
  })

  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])('cannot result from a mask of %s', char => {
    const policy = (from: number) => ({
      headerRow: false,
      anonymizationRules: [
        {
          columnNameOrIndex: '0',
          anonymizationMethod: 'basic_mask' as const,
          parameters: [{ key: 'pattern', value: [{ from, to: 5, char }] }],
        },
      ],
    })

    expect(readRules(policy(0))).toMatchObject({ fault: { column: '0' } })
    expect(readRules(policy(1))).toMatchObject({ rules: [{ method: 'basic_mask' }] })
  })
})
