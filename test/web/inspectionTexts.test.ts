import { describe, expect, test } from 'vitest'
import type { Findings } from '../../shared/domain/inspection.ts'
import { countedKinds, findingText, mismatchText, sampledText } from '../../shared/texts/inspection.ts'
import { isWhole, sensitiveDataIn } from '../../web/src/pages/review/sensitiveData.ts'

const nothing: Findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
const card = { infoType: 'CREDIT_CARD_NUMBER', count: 12, distinctCount: 9, likelihood: 'VERY_LIKELY' } as const
const mail = { infoType: 'EMAIL_ADDRESS', count: 1, distinctCount: 1, likelihood: 'POSSIBLE' } as const

describe('findings in words', () => {
  test('name kind, count and likelihood', () => {
    expect(findingText(card)).toBe('Credit card number · 12 · very likely')
    expect(countedKinds([{ ...card, count: 1200 }, mail])).toBe('1,200 credit card numbers and 1 e-mail address')
  })

  test('tell how much of a text was looked through', () => {
    const sampled = { infoTypes: ['PERSON_NAME', 'STREET_ADDRESS'] as const, read: 16_000_000, total: 120_000_000 }

    expect(sampledText({ ...sampled, infoTypes: [...sampled.infoTypes] })).toBe(
      'Person names and street addresses were looked for in a part of the text: 16 million of 120 million characters.',
    )
  })

  test('tell a name that misleads', () => {
    expect(mismatchText({ named: 'pdf', found: 'exe' })).toBe('A name says .pdf, the content is .exe.')
    expect(mismatchText({ named: '', found: 'zip' })).toBe('A name says nothing of its kind, the content is .zip.')
  })
})

describe('the sensitive data of a transfer', () => {
  test('is added up over its files, the most frequent kind first', () => {
    const files = [{ findings: { ...nothing, summary: [mail, card] } }, { findings: { ...nothing, summary: [mail] } }]

    expect(sensitiveDataIn(files).kinds).toEqual([
      { infoType: 'CREDIT_CARD_NUMBER', count: 12 },
      { infoType: 'EMAIL_ADDRESS', count: 2 },
    ])
  })

  test('is known not to be there only where every file was looked through as a whole', () => {
    const sampled: Findings = { ...nothing, sampled: { infoTypes: ['LOCATION'], read: 1, total: 2 } }
    const locked: Findings = { ...nothing, notInspectable: [{ reason: 'password', count: 1, isWhole: true }] }

    expect(sensitiveDataIn([{ findings: nothing }, { findings: sampled }, { findings: locked }, {}])).toEqual({
      kinds: [],
      inspectedFiles: 3,
      whollyInspectedFiles: 1,
    })
    expect([nothing, sampled, locked].map(isWhole)).toEqual([true, false, false])
  })
})
