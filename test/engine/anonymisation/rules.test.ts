import { describe, expect, it } from 'vitest'
import {
  type AnonymizationRule,
  isAnonymised,
  readRequestedRules,
  readRules,
} from '../../../shared/domain/anonymisation.ts'

type Parameters = AnonymizationRule['parameters']

function read(anonymizationMethod: AnonymizationRule['anonymizationMethod'], parameters: Parameters = [], named = '0') {
  return readRules({
    headerRow: true,
    anonymizationRules: [{ columnNameOrIndex: named, anonymizationMethod, parameters }],
  })
}

const key = (value: Parameters[number]['value']): Parameters => [{ key: 'key', value }]
const pattern = (from: number, to: number, char: string): Parameters => [
  { key: 'pattern', value: [{ from, to, char }] },
]

describe('the rules of a policy', () => {
  it.each([
    ['sha256', [], { method: 'sha256' }],
    ['sha256', [{ key: 'salt', value: '' }], { method: 'sha256' }],
    ['sha256', [{ key: 'salt', value: 'pepper' }], { method: 'sha256', salt: 'pepper' }],
    ['basic_mask', pattern(0, 3, '*'), { method: 'basic_mask', pattern: [{ from: 0, to: 3, char: '*' }] }],
    ['basic_mask', pattern(2, 2, '😀'), { method: 'basic_mask' }],
    ['regex_mask', [{ key: 'search_pattern', value: 'a' }], { method: 'regex_mask', replaceString: '' }],
    ['fpe_ffx2', [{ key: 'generate_key', value: true }], { method: 'fpe_ffx2' }],
    ['fpe_ffx2', key(''), { method: 'fpe_ffx2' }],
    ['fpe_ffx2', key('our key'), { method: 'fpe_ffx2', key: 'our key' }],
  ] as const)('are accepted: %s %j', (method, parameters, expected) => {
    expect(read(method, [...parameters])).toMatchObject({ rules: [{ ...expected, column: 0 }] })
  })

  it.each([
    ['sha256', [{ key: 'pepper', value: 'x' }], /no parameter pepper/],
    ['sha256', [{ key: 'salt', value: true }], /salt must be a text/],
    ['basic_mask', [], /^All fields are required!$/],
    ['basic_mask', pattern(0, 1, ''), /^All fields are required!$/],
    ['basic_mask', pattern(2, 1, '*'), /^"From" can't be greater than "To"$/],
    ['basic_mask', pattern(0, 1, '**'), /^Char is one character/],
    ['regex_mask', [], /^Required!$/],
    ['regex_mask', [{ key: 'search_pattern', value: 'a'.repeat(257) }], /at most 256/],
    ['fpe_ffx2', key(' x'), /^Space is not allowed at start/],
    ['fpe_ffx2', key('x '), /^Space is not allowed at start/],
    ['fpe_ffx2', [...key('a'), ...key('b')], /given twice/],
    ['none', key('a'), /no parameter key/],
  ] as const)('are refused: %s %j', (method, parameters, reason) => {
    expect(read(method, [...parameters])).toEqual({ fault: { column: '0', reason: expect.stringMatching(reason) } })
  })

  it('name a column by index, or by name if there is a header row', () => {
    expect(read('none', [], '12')).toMatchObject({ rules: [{ column: 12 }] })
    expect(read('none', [], 'e-mail')).toMatchObject({ rules: [{ column: 'e-mail' }] })
    const rule: AnonymizationRule = { columnNameOrIndex: 'e-mail', anonymizationMethod: 'none', parameters: [] }
    expect(readRules({ headerRow: false, anonymizationRules: [rule] })).toMatchObject({ fault: { column: 'e-mail' } })
  })

  it('point 20: of a request have no leading zeros in an index, although stored rules of earlier versions may', () => {
    const policy = (named: string) => ({
      headerRow: true,
      anonymizationRules: [{ columnNameOrIndex: named, anonymizationMethod: 'sha256' as const, parameters: [] }],
    })
    for (const named of ['01', '00', '0000012']) {
      expect(readRequestedRules(policy(named))).toEqual({
        fault: { column: named, reason: expect.stringContaining('without leading zeros') },
      })
    }
    for (const named of ['0', '1', '10', '0 metres']) expect(readRequestedRules(policy(named))).toHaveProperty('rules')
    expect(readRules(policy('01'))).toMatchObject({ rules: [{ column: 1 }] })
  })

  it('accept up to twenty different keys of users', () => {
    const policy = (count: number) => ({
      headerRow: false,
      anonymizationRules: Array.from({ length: count }, (_, column): AnonymizationRule => {
        return { columnNameOrIndex: `${column}`, anonymizationMethod: 'fpe_ffx2', parameters: key(`key ${column}`) }
      }),
    })

    expect(readRules(policy(20))).toHaveProperty('rules')
    expect(readRules(policy(21))).toMatchObject({ fault: { column: '20' } })
  })

  it('anonymise nothing when all of them keep their columns', () => {
    const rule: AnonymizationRule = { columnNameOrIndex: '0', anonymizationMethod: 'none', parameters: [] }

    expect(isAnonymised(undefined)).toBe(false)
    expect(isAnonymised({ headerRow: true, anonymizationRules: [rule] })).toBe(false)
    expect(isAnonymised({ headerRow: true, anonymizationRules: [{ ...rule, anonymizationMethod: 'sha256' }] })).toBe(
      true,
    )
  })
})
