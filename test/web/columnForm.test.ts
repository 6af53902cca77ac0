import { describe, expect, test } from 'vitest'
import { AnonymizationMethod, AnonymizationPolicy, readRules } from '../../shared/domain/anonymisation.ts'
import { isStillPresent } from '../../web/src/anonymise/closingFault.ts'
import { type ColumnForm, newForm } from '../../web/src/anonymise/columnForm.ts'
import { toForms, toPolicy, toRule } from '../../web/src/anonymise/columnRule.ts'
import { faultsOfForm as faultsIn, isFaultless } from '../../web/src/anonymise/formFaults.ts'

const mask = (...rows: [from: string, to: string, char: string][]): ColumnForm => ({
  method: 'basic_mask',
  rows: rows.map(([from, to, char], index) => ({ id: index + 1, from, to, char })),
})

const faultsOfForm = (form: ColumnForm) => faultsIn(form, 'UTF-8')

describe('a chosen method', () => {
  test('starts with the specification’s parameters', () => {
    const parameters = AnonymizationMethod.options.map(method => toRule(3, newForm(method)).parameters)

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

describe('the errors of a form', () => {
  test.each([
    ['a mask without To', mask(['1', '', '*']), 'All fields are required!', ['to']],
    ['a mask without Char', mask(['1', '2', '']), 'All fields are required!', ['char']],
    ['a negative From', mask(['-1', '2', '*']), 'From and To are whole numbers, counted from 0.', ['from']],
    ['a To that is no number', mask(['1', '2x', '*']), 'From and To are whole numbers, counted from 0.', ['to']],
    ['a mask that goes backwards', mask(['3', '1', '*']), '"From" can\'t be greater than "To"', ['from', 'to']],
    ['a mask with two characters', mask(['0', '1', '**']), 'Char is one character.', ['char']],
  ])('include %s at its row, and mark only the wrong part', (_, form, reason, fields) => {
    expect([...faultsOfForm(form).rows]).toEqual([[1, { reason, fields }]])
  })

  test('include a value that the file’s encoding lacks', () => {
    const replaced: ColumnForm = { method: 'regex_mask', searchPattern: 'a', replaceString: 'é→' }
    const reason = (char: string) =>
      `${char} does not exist in windows-1252, the encoding of this file. Choose another character, or save the file as UTF-8.`

    expect(faultsIn(mask(['0', '1', '█']), 'windows-1252').rows.get(1)).toEqual({
      reason: reason('█'),
      fields: ['char'],
    })
    expect(faultsIn(replaced, 'windows-1252').fields).toEqual({ replaceString: reason('→') })
    for (const encoding of ['UTF-8', 'UTF-16LE', 'UTF-16BE'] as const) {
      expect(isFaultless(faultsIn(mask(['0', '1', '█']), encoding))).toBe(true)
    }
    for (const char of '*•€ÿ') expect(isFaultless(faultsIn(mask(['0', '1', char]), 'windows-1252'))).toBe(true)
  })

  test('include a mask without a range', () => {
    expect(faultsOfForm(mask()).fields).toEqual({ rows: 'All fields are required!' })
  })

  test('are separate for each row of a mask', () => {
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
  ])('include %s at its field', (_, form, fields) => {
    expect(faultsOfForm(form).fields).toEqual(fields)
  })

  test.each<[string, ColumnForm]>([
    ['no salt', newForm('sha256')],
    ['an empty key, for which one is generated', { method: 'fpe_ffx2', isKeyGenerated: false, key: '' }],
    ['a character beyond the basic plane', mask(['0', '3', '💶'])],
    ['an empty replacement', { method: 'regex_mask', searchPattern: '\\d', replaceString: '' }],
  ])('are absent for %s', (_, form) => {
    expect(isFaultless(faultsOfForm(form))).toBe(true)
  })
})

describe('the error that keeps the dialog open', () => {
  const fault = { column: 0, method: 'basic_mask' } as const
  const isOpen = (form: ColumnForm, refused: [number, string][] = []) => {
    const faults = faultsOfForm(form)
    return isStillPresent(fault, {
      forms: new Map([[0, form]]),
      faults: new Map(isFaultless(faults) ? [] : [[0, faults]]),
      shown: { rows: [], rules: [], faults: new Map(refused) },
    })
  }

  test('remains until the column is corrected, or has another method', () => {
    expect(isOpen(mask(['0', '', '*']))).toBe(true)
    expect(isOpen(mask(['0', '2', '*']))).toBe(false)
    expect(isOpen(newForm('regex_mask'))).toBe(false)
  })

  test('remains while the server refuses this rule, and ignores other refusals', () => {
    expect(isOpen(mask(['0', '2', '*']), [[0, 'No.']])).toBe(true)
    expect(isOpen(mask(['0', '2', '*']), [[1, 'No.']])).toBe(false)
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

  test('are accepted by the server in column order, and return as they were typed', () => {
    const policy = toPolicy(true, forms)

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
    expect(toForms(policy)).toEqual(new Map([...forms].filter(([, { method }]) => method !== 'none')))
  })

  test('omit unchanged columns', () => {
    expect(toPolicy(false, new Map([[0, newForm('none')]]))).toEqual({ headerRow: false, anonymizationRules: [] })
  })
})
