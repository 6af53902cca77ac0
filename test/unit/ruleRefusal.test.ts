import { describe, expect, test } from 'vitest'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import { faultText, findFault, ruleRefusal } from '../../lambdas/core/transfer/ruleRefusal.ts'

describe('a fault of a rule', () => {
  test.each([
    [{ reason: 'No.' }, undefined, 'No.', undefined],
    [{ reason: 'No.', column: '0' }, undefined, 'Column 1: No.', '0'],
    [{ reason: 'No.', column: '41' }, undefined, 'Column 42: No.', '41'],
    [{ reason: 'No.', column: 'name' }, undefined, 'Column name: No.', 'name'],
    [{ reason: 'No.', column: '1a' }, undefined, 'Column 1a: No.', '1a'],
    [{ reason: 'No.' }, 'cards.csv', 'cards.csv: No.', undefined],
    [{ reason: 'No.', column: '0' }, 'cards.csv', 'cards.csv, Column 1: No.', '0'],
  ])('%j in file %s reads: %s', (fault, fileName, message, column) => {
    const refusal = ruleRefusal(fault, fileName)

    expect(refusal).toMatchObject({ code: 'bad_request', message, errorReason: 'No.' })
    expect(refusal.column).toBe(column)
  })

  test.each([
    [{}, 'No.', { reason: 'No.' }],
    [{ row: 2 }, 'Row 2: No.', { reason: 'Row 2: No.' }],
    [{ column: 0 }, 'Column 1: No.', { reason: 'No.', column: '0' }],
    [{ row: 2, column: 'name' }, 'Column name: Row 2: No.', { reason: 'Row 2: No.', column: 'name' }],
  ])('of the engine at %j reads: %s', (at, text, found) => {
    const fault = new AnonymisationFault('No.', at)

    expect(faultText(fault)).toBe(text)
    expect(findFault(fault)).toEqual(found)
  })
})
