import { describe, expect, test } from 'vitest'
import { addressAsked, OwnFilters, TransferFilters, TransferSort } from '../../shared/domain/transferFilters.ts'

const keyword = (value: unknown) => ({ key: 'keyword', value })
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const read = (...filters: unknown[]) => TransferFilters.safeParse(filters)
const fault = (...filters: unknown[]) => read(...filters).error?.issues[0]?.message

describe('the filters of a list', () => {
  test('are none when none are given', () => {
    expect(TransferFilters.parse(undefined)).toEqual([])
    expect(OwnFilters.parse(undefined)).toEqual([])
  })

  test.each([
    ['state', 'active', ['active']],
    ['type', 'requested', ['requested']],
    ['recipient', ' Rita@Partner.example ', ['rita@partner.example']],
    ['sender', '*@Partner.EXAMPLE', ['*@partner.example']],
    ['keyword', ' Report ', ['Report']],
    ['message', 'Report', ['Report']],
    ['fileName', 'Report', ['Report']],
    ['fileExtension', '.PDF', ['pdf']],
    ['fileExtension', 'pdf', ['pdf']],
    ['infotype', 'IBAN_CODE', ['IBAN_CODE']],
    ['option', 'otp', ['otp']],
  ])('by %s read %j as %j, alone or in a list, each value once', (key, value, wanted) => {
    expect(read({ key, value }).data).toEqual([{ key, value: wanted }])
    expect(read({ key, value: [value, value] }).data).toEqual([{ key, value: wanted }])
  })

  test.each([
    [{ from: '2026-11-01T00:00:00Z' }, { from: Date.UTC(2026, 10, 1) }],
    [{ to: '2026-11-01T01:00:00+01:00' }, { to: Date.UTC(2026, 10, 1) }],
    [
      { from: '2026-11-01T00:00:00Z', to: '2026-11-01T00:00:00Z' },
      { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 1) },
    ],
  ])('by date read %j, in milliseconds', (value, wanted) => {
    for (const key of ['createdAt', 'expiryDate']) {
      expect(read({ key, value }).data).toEqual([{ key, value: wanted }])
    }
  })

  test.each([
    ['no end', {}, 'Name from, to, or both.'],
    [
      'an end before the start',
      { from: '2026-11-01T00:00:00.001Z', to: '2026-11-01T00:00:00Z' },
      'The range ends before it begins.',
    ],
    ['a day', { from: '2026-11-01' }, 'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.'],
  ])('by date refuse a range with %s', (_, value, wanted) => {
    expect(fault({ key: 'createdAt', value })).toBe(wanted)
  })

  test.each([
    ['provisional transfers', { key: 'state', value: 'provisional' }],
    ['an unknown key', { key: 'owner', value: 'alice' }],
    ['a field more', { ...keyword('a'), more: 1 }],
    ['a search text of spaces', keyword('  ')],
  ])('refuse %s', (_, filter) => {
    expect(read(filter).success).toBe(false)
  })

  test('of a member cannot name a sender', () => {
    const bySender = [{ key: 'sender', value: 'alice@acme.example' }]

    expect(TransferFilters.safeParse(bySender).success).toBe(true)
    expect(OwnFilters.safeParse(bySender).success).toBe(false)
  })

  const states = (count: number) => times(count, () => ({ key: 'state', value: 'active' }))
  const extensions = (count: number) => ({ key: 'fileExtension', value: times(count, at => `e${at}`) })
  const words = (count: number) => keyword(times(count, at => `w${at}`).join(' '))
  /** Texts without a second word, of different letters. */
  const letters = (count: number) =>
    keyword(times(Math.ceil(count / 100), at => String(at).padEnd(Math.min(100, count - at * 100), 'x')))
  test.each<[string, unknown[], unknown[], string]>([
    ['20 filters', states(20), states(21), 'At most 20 filters.'],
    ['50 values', [extensions(50)], [extensions(51)], 'At most 50 values.'],
    ['one value', [{ key: 'state', value: ['active'] }], [{ key: 'state', value: [] }], 'Name at least one value.'],
    ['200 letters of a text', [keyword('x'.repeat(200))], [keyword('x'.repeat(201))], 'At most 200 characters.'],
    ['40 words', [words(40)], [words(20), { ...words(21), key: 'message' }], 'At most 40 words in all filters.'],
    [
      '2000 letters',
      [letters(2000)],
      [letters(2001)],
      'At most 2000 letters of keyword, message, fileName and parts of addresses together.',
    ],
  ])('may have %s, and refuse what is beyond', (_, within, beyond, wanted) => {
    expect(fault(...within)).toBeUndefined()
    expect(read(...beyond).error && JSON.stringify(read(...beyond).error?.issues)).toContain(wanted)
  })

  test('count parts of addresses as words, and complete addresses, domains, extensions and repeats as none', () => {
    const part = (at: number) => `part${at}`
    const address = (at: number) => `rita.${at}@partner.example`
    expect(fault({ key: 'recipient', value: times(41, part) })).toBe('At most 40 words in all filters.')
    expect(fault({ key: 'recipient', value: times(41, address) })).toBeUndefined()
    expect(fault({ key: 'recipient', value: times(41, at => `*@partner${at}.example`) })).toBeUndefined()
    expect(fault(words(40), { ...words(40), key: 'message' }, extensions(50))).toBeUndefined()
  })
})

test('an address filter means all of a domain, one address, or words of addresses', () => {
  expect(addressAsked('*@partner.example')).toEqual({ domain: 'partner.example' })
  expect(addressAsked('rita.meier@partner.example')).toEqual({ address: 'rita.meier@partner.example' })
  expect(addressAsked('rita.meier@partner')).toEqual({ words: ['rita', 'meier', 'partner'] })
  expect(addressAsked('partner.example')).toEqual({ words: ['partner', 'example'] })
})

test('a list is sorted by one of two dates, in one of two orders', () => {
  for (const key of ['createdAt', 'expiryDate']) {
    for (const order of ['asc', 'desc']) expect(TransferSort.parse({ key, order })).toEqual({ key, order })
  }
  expect(TransferSort.safeParse({ key: 'sender', order: 'asc' }).success).toBe(false)
  expect(TransferSort.safeParse({ key: 'createdAt', order: 'up' }).success).toBe(false)
})
