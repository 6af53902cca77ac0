import { describe, expect, it } from 'vitest'
import { preview } from '../../../engine/anonymisation/preview.ts'
import { suggest } from '../../../engine/anonymisation/suggest.ts'
import { readRules } from '../../../shared/domain/anonymisation.ts'
import { BasicInfoType, FurtherInfoType, type InfoType } from '../../../shared/domain/inspection.ts'
import { done, encrypt, hash, mask, search, seeded } from './csv.ts'

const toRows = (count: number) => Array.from({ length: count }, (_, row) => `${row};"user ""${row}"""`).join('\n')

describe('a preview', () => {
  it('shows ten data rows below the header, identical to the file', async () => {
    const rules = [mask(1, 0, 3, '*'), hash(0)]
    for (const headerRow of [true, false]) {
      const data = headerRow ? `id;name\n${toRows(30)}` : toRows(30)
      const { anonymizedData } = await preview(data, { headerRow, rules }, seeded('job'))
      const { text } = await done(data, rules, { headerRow })

      expect(anonymizedData.trimEnd().split('\n')).toHaveLength(headerRow ? 11 : 10)
      expect(text.startsWith(anonymizedData)).toBe(true)
    }
  })

  it('shows values that FF1 refuses as the file has them', async () => {
    const { anonymizedData } = await preview('a\nüü\n12', { headerRow: true, rules: [encrypt(0)] }, seeded('job'))

    expect(anonymizedData).toMatch(/^a\n[a-z]{2}\n\d\d$/)
  })

  it('accepts a pattern that changes none of its rows, unlike the file', async () => {
    const rules = { headerRow: true, rules: [search(0, 'z', 'x')] }

    expect(await preview('v\na\n', rules, seeded('job'))).toEqual({ anonymizedData: 'v\na\n' })
  })

  it('reports the column and the reason when a rule cannot be applied', async () => {
    const fault = (...rules: Parameters<typeof preview>[1]['rules']) =>
      preview('a,b\n1,2\n', { headerRow: true, rules }, seeded('job')).catch((error: unknown) => error)

    expect(await fault(search(1, '(', ''))).toMatchObject({ name: 'AnonymisationFault', column: 1 })
    expect(await fault(hash(5))).toMatchObject({ name: 'AnonymisationFault', column: 5 })
    expect(await fault(hash('c'))).toMatchObject({ name: 'AnonymisationFault', column: 'c' })
  })

  it('reads its input as text, even if the bytes resemble another encoding', async () => {
    const data = 'a,b\n\0\0,\0\0\n'

    await expect(preview(data, { headerRow: true, rules: [hash(0)] }, seeded('job'))).rejects.toMatchObject({ row: 1 })
  })
})

const infoTypes: readonly InfoType[] = [...BasicInfoType.options, ...FurtherInfoType.options, 'CUSTOM_PROJECT']

describe('a suggestion', () => {
  it('is an applicable and irreversible rule, for every infotype', () => {
    const columns = infoTypes.map((infoType, column) => ({ column, header: infoType.toLowerCase(), infoType }))
    const suggestions = suggest(columns)

    expect(suggestions.map(({ infoType }) => infoType)).toEqual(infoTypes)
    const read = readRules({ headerRow: true, anonymizationRules: suggestions.map(({ rule }) => rule) })
    if ('fault' in read) throw new Error(read.fault.reason)
    expect(read.rules.map(({ column }) => column)).toEqual(columns.map(({ column }) => column))
    for (const rule of read.rules) expect(rule).not.toHaveProperty('key')
  })

  it('keeps the format of values that other programs check, and hashes the rest', () => {
    const [card, email] = suggest([
      { column: 3, infoType: 'CREDIT_CARD_NUMBER' },
      { column: 4, infoType: 'EMAIL_ADDRESS' },
    ])

    expect(card?.rule).toMatchObject({ columnNameOrIndex: '3', anonymizationMethod: 'fpe_ffx2' })
    expect(email?.rule).toMatchObject({ columnNameOrIndex: '4', anonymizationMethod: 'sha256' })
  })
})
