import { expect, test } from 'vitest'
import { toLikeness } from '../../shared/domain/recipients/fileLikeness.ts'
import { findRelease } from '../../shared/domain/recipients/release.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'

const at = '2026-11-21T09:00:00.000Z'
const active = aTransfer('one', { transferState: 'active', finalizedAt: at })

test('a release has its recipient, the time of finalize and the kinds of its files', () => {
  expect(findRelease({ ...active, createdAt: '2026-11-01T09:00:00.000Z' })).toEqual({
    recipient: 'rita@partner.example',
    at: Date.parse(at),
    files: [
      { group: 'document', stem: 'one first', infoTypes: [] },
      { group: 'document', stem: 'one second', infoTypes: [] },
    ],
  })
})

test('a wrong recipient has no release', () => {
  expect(findRelease({ ...active, transferState: 'retracted', expiryDate: at, isWrongRecipient: true })).toBeUndefined()
})

test('a date that cannot be read is no release', () => {
  expect(findRelease({ ...active, finalizedAt: 'never' })).toBeUndefined()
})

test.each([
  ['Salaries_2026-11.csv', 'office', 'salaries'],
  ['folder/2025/Bericht (3).PDF', 'document', 'bericht'],
  ['2026-11-24.csv', 'office', ''],
  ['Löhne Q4 März.xlsx', 'office', 'löhne q märz'],
  ['ＳＡＬＡＲＩＥＳ.csv', 'office', 'salaries'],
  ['.env', '', 'env'],
  ['README', '', 'readme'],
  ['backup.tar.gz', 'archive', 'backup tar'],
  ['a.unknownextension', 'unknownextension', 'a'],
  [`${'x'.repeat(200)}.csv`, 'office', 'x'.repeat(64)],
  [`${'𝔁'.repeat(200)}.csv`, 'office', 'x'.repeat(64)],
  ['تقرير 2026.docx', 'document', 'تقرير'],
  ['', '', ''],
])('the likeness of %j', (name, group, stem) => {
  expect(toLikeness({ name })).toEqual({ group, stem, infoTypes: [] })
})

test('a likeness names each infotype once, and no finding', () => {
  const found = (infoType: string) => ({ infoType, count: 3, distinctCount: 2, likelihood: 'LIKELY' })

  const { infoTypes } = toLikeness({
    name: 'a.csv',
    findings: { summary: [found('PERSON_NAME'), found('IBAN_CODE'), found('PERSON_NAME')] },
  })

  expect(infoTypes).toEqual(['IBAN_CODE', 'PERSON_NAME'])
})
