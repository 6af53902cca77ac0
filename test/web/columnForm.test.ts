import { describe, expect, test } from 'vitest'
import { AnonymizationMethod, AnonymizationPolicy, readRules } from '../../shared/domain/anonymisation.ts'
import { type ColumnForm, newForm } from '../../web/src/anonymise/columnForm.ts'
import { formsOf, policyOf, ruleOf } from '../../web/src/anonymise/columnRule.ts'
import { faultsOfForm, isFaultless } from '../../web/src/anonymise/formFaults.ts'

const mask = (...rows: [from: string, to: string, char: string][]): ColumnForm => ({
  method: 'basic_mask',
  rows: rows.map(([from, to, char], index) => ({ id: index + 1, from, to, char })),
})

describe('choosing a method', () => {
  test('starts with the parameters that the specification names', () => {
    const parameters = AnonymizationMethod.options.map(method => ruleOf(3, newForm(method)).parameters)

    expect(newForm('basic_mask')).toEqual(mask(['', '', '']))
    expect([parameters[0], parameters[1], ...parameters.slice(3)]).toEqual([
      [],
      [],
      [
        { key: 'search_pattern', value: '' },
        { key: 'replace_string', value: '' },
      ],
      [{ key: 'generate_key', value: true }],
    ])
  })
})

describe('what is wrong with a form', () => {
  test.each([
    ['a mask without To', mask(['1', '', '*']), 'All fields are required!'],
    ['a mask without Char', mask(['1', '2', '']), 'All fields are required!'],
    ['a mask that goes backwards', mask(['3', '1', '*']), '"From" can\'t be greater than "To"'],
    ['a mask with two characters', mask(['0', '1', '**']), 'Char is one character.'],
  ])('%s is told at its row', (_, form, text) => {
    expect([...faultsOfForm(form).rows]).toEqual([[1, text]])
  })

  test('a mask of no range at all is incomplete', () => {
    expect(faultsOfForm(mask()).fields).toEqual({ rows: 'All fields are required!' })
  })

  test('each row of a mask is judged by itself', () => {
    const faults = faultsOfForm(mask(['0', '1', '*'], ['', '', ''], ['2', '1', '#']))

    expect([...faults.rows.keys()]).toEqual([2, 3])
  })

  test.each<[string, ColumnForm, Record<string, string>]>([
    ['no search pattern', newForm('regex_mask'), { searchPattern: 'Required!' }],
    [
      'a pattern that is too long',
      { method: 'regex_mask', searchPattern: 'a'.repeat(257), replaceString: '' },
      { searchPattern: 'A search pattern has at most 256 characters.' },
    ],
    [
      'a key with a space at its end',
      { method: 'fpe_ffx2', isKeyGenerated: false, key: 'secret ' },
      { key: 'Space is not allowed at start of the key or end of the key.' },
    ],
    [
      'a salt with a control character',
      { method: 'sha256', salt: 'a\u0007' },
      { salt: 'Control characters are not allowed.' },
    ],
  ])('%s is told at its field', (_, form, fields) => {
    expect(faultsOfForm(form).fields).toEqual(fields)
  })

  test.each<[string, ColumnForm]>([
    ['no salt', newForm('sha256')],
    ['an empty key, for which one is generated', { method: 'fpe_ffx2', isKeyGenerated: false, key: '' }],
    ['a character beyond the basic plane', mask(['0', '3', '💶'])],
    ['an empty replacement', { method: 'regex_mask', searchPattern: '\\d', replaceString: '' }],
  ])('%s is right', (_, form) => {
    expect(isFaultless(faultsOfForm(form))).toBe(true)
  })
})

describe('the rules of a file', () => {
  const forms = new Map<number, ColumnForm>([
    [4, mask(['0', '3', '*'], ['6', '6', '#'])],
    [1, { method: 'sha256', salt: 'pepper' }],
    [2, newForm('none')],
    [0, { method: 'fpe_ffx2', isKeyGenerated: false, key: 'secret' }],
    [3, { method: 'regex_mask', searchPattern: '\\d+', replaceString: 'n' }],
  ])

  test('are what the server reads, in the order of the columns, and come back as they were typed', () => {
    const policy = policyOf(true, forms)

    expect(AnonymizationPolicy.safeParse(policy).success).toBe(true)
    expect(readRules(policy)).toEqual({
      rules: [
        { column: 0, method: 'fpe_ffx2', key: 'secret' },
        { column: 1, method: 'sha256', salt: 'pepper' },
        { column: 3, method: 'regex_mask', searchPattern: '\\d+', replaceString: 'n' },
        {
          column: 4,
          method: 'basic_mask',
          pattern: [
            { from: 0, to: 3, char: '*' },
            { from: 6, to: 6, char: '#' },
          ],
        },
      ],
    })
    expect(formsOf(policy)).toEqual(new Map([...forms].filter(([, { method }]) => method !== 'none')))
  })

  test('name no column that stays as it is', () => {
    expect(policyOf(false, new Map([[0, newForm('none')]]))).toEqual({ headerRow: false, anonymizationRules: [] })
  })
})
