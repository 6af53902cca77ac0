import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchAllTransfers, searchTransfers } from '../../shared/contract/search.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { futureRanges, pastRanges } from '../../shared/domain/listRanges.ts'
import { ListedOption, ListedState, ListedType, SortKey } from '../../shared/domain/transferFilters.ts'
import { addressMeant } from '../../web/src/transferList/filters/addressMeant.ts'
import { readListAddress, writeListAddress } from '../../web/src/transferList/listAddress.ts'
import { defaultQuestion, getFilters, type ListQuestion, withFilter } from '../../web/src/transferList/listQuestion.ts'
import { allTransfers, ownTransfers } from '../../web/src/transferList/listScope.ts'
import { getLastPage } from '../../web/src/transferList/summary/getLastPage.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const read = (search: string, scope = ownTransfers) => readListAddress(new URLSearchParams(search), scope.filterKeys)

describe('the address of a list', () => {
  test('is empty for the default: the last 7 days, the newest first', () => {
    expect(`${writeListAddress(defaultQuestion)}`).toBe('')
    expect(read('')).toEqual({ question: defaultQuestion, ignored: [] })
  })

  test('has readable parameters', () => {
    const search =
      'type=sent&state=active&state=retracted&createdAt=this-month&expiryDate=next-week&sort=expiryDate-asc'

    const { question, ignored } = read(`${search}&page=3`)

    expect(ignored).toEqual([])
    expect(question).toEqual({
      type: 'sent',
      values: { state: ['active', 'retracted'] },
      dates: { createdAt: 'this-month', expiryDate: 'next-week' },
      sort: { key: 'expiryDate', order: 'asc' },
      page: 3,
    })
    expect(`${writeListAddress(question)}`).toBe(`${search}&page=3`)
  })

  test('contains days literally, open at either end', () => {
    expect(read('createdAt=2026-11-01..2026-11-20').question.dates.createdAt).toEqual({
      first: '2026-11-01',
      last: '2026-11-20',
    })
    expect(read('expiryDate=2026-11-01..').question.dates.expiryDate).toEqual({ first: '2026-11-01' })
    expect(read('createdAt=any').question.dates).toEqual({})
  })

  test.each([
    ['state=open', 'state'],
    ['state=', 'state'],
    ['infotype=PASSWORD', 'infotype'],
    ['option=password', 'option'],
    ['createdAt=tuesday', 'createdAt'],
    ['createdAt=..', 'createdAt'],
    ['createdAt=2026-11-20..2026-11-01', 'createdAt'],
    ['createdAt=2026-02-30..', 'createdAt'],
    ['createdAt=today&createdAt=yesterday', 'createdAt'],
    ['page=0', 'page'],
    ['page=1e2', 'page'],
    ['sort=message-asc', 'sort'],
    ['sort=createdAt', 'sort'],
    ['type=everything', 'type'],
    ['sender=bob@acme.example', 'sender'],
    [`keyword=${'x'.repeat(201)}`, 'keyword'],
    [`keyword=${Array.from({ length: 41 }, (_, n) => `w${n}`).join('+')}`, 'keyword'],
    ['keyword=%00', 'keyword'],
    ['__proto__=x', '__proto__'],
    ['constructor=x', 'constructor'],
  ])('omits unreadable parts, and reports them: %s', (search, part) => {
    const { question, ignored } = read(`${search}&message=rent`)

    expect(ignored.map(({ name }) => name)).toEqual([part])
    expect(question).toEqual(withFilter(defaultQuestion, 'message', ['rent']))
  })

  test('keeps valid alternatives of a filter, and reports the others', () => {
    const { question, ignored } = read('state=active&state=bogus&recipient=rita@partner.example')

    expect(question.values).toEqual({ state: ['active'], recipient: ['rita@partner.example'] })
    expect(ignored).toEqual([{ name: 'state', values: ['bogus'], isWider: false }])
  })

  test('keeps at most the allowed number of alternatives', () => {
    const search = Array.from({ length: 52 }, (_, n) => `fileExtension=e${n}`).join('&')

    const { question, ignored } = read(search)

    expect(question.values.fileExtension).toHaveLength(50)
    expect(ignored).toEqual([{ name: 'fileExtension', values: ['e50', 'e51'], isWider: false }])
  })

  test.each([
    ['state=bogus', true],
    ['type=everything', true],
    ['expiryDate=tuesday', true],
    ['createdAt=tuesday', false],
    ['page=0', false],
    ['sender=bob@acme.example', false],
  ])('says whether the list shows more without the omitted part: %s', (search, isWider) => {
    expect(read(search).ignored).toMatchObject([{ values: [], isWider }])
  })

  test.each(['1001', '123456789012345678901234567890'])('uses the last page for a page beyond it: %s', page => {
    expect(read(`page=${page}`)).toEqual({ question: { ...defaultQuestion, page: 1000 }, ignored: [] })
  })

  test('accepts the sender only on the administrators’ list', () => {
    const search = 'sender=*@acme.example&recipient=*@partner.example&keyword=rent&createdAt=today'

    const { question, ignored } = read(search, allTransfers)

    expect(ignored).toEqual([])
    expect(question.values).toEqual({
      sender: ['*@acme.example'],
      recipient: ['*@partner.example'],
      keyword: ['rent'],
    })
  })

  test('recognises the add-on view', () => {
    expect(read('view=addon').ignored).toEqual([])
  })
})

const words = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abc *@,.&=?#%+ äß漢') })
  .filter(text => text.trim() !== '')
const some = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
const choice = (names: readonly (typeof pastRanges | typeof futureRanges)[number][]) =>
  fc.oneof(
    fc.constantFrom(...names),
    fc.constant({ first: '2026-11-01', last: '2026-11-20' }),
    fc.constant({ first: '2026-11-01' }),
    fc.constant({ last: '2026-11-20' }),
  )
const question: fc.Arbitrary<ListQuestion> = fc.record({
  type: fc.constantFrom('all' as const, ...ListedType.options),
  values: fc.record(
    {
      state: some(fc.constantFrom(...ListedState.options)),
      recipient: some(words),
      sender: some(words),
      keyword: some(words),
      message: some(words),
      fileName: some(words),
      fileExtension: some(words),
      infotype: some(fc.constantFrom(...BasicInfoType.options)),
      option: some(fc.constantFrom(...ListedOption.options)),
    },
    { requiredKeys: [] },
  ),
  dates: fc.record({ createdAt: choice(pastRanges), expiryDate: choice(futureRanges) }, { requiredKeys: [] }),
  sort: fc.record({
    key: fc.constantFrom(...SortKey.options),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  page: fc.integer({ min: 1, max: 1000 }),
})

describe('any query', () => {
  test('is complete in the address', () => {
    fc.assert(
      fc.property(question, asked => {
        const { question: found, ignored } = read(`${writeListAddress(asked)}`, allTransfers)
        expect(ignored).toEqual([])
        expect(found).toEqual(asked)
      }),
    )
  })

  test('is accepted by the server, and without its sender by the member’s list', () => {
    fc.assert(
      fc.property(question, fc.constantFrom('UTC', 'Europe/Zurich', 'Asia/Kolkata'), (asked, zone) => {
        const body = (filters: unknown) => ({ from: (asked.page - 1) * 10, size: 10, filters, sort: [asked.sort] })
        expect(searchAllTransfers.body.safeParse(body(getFilters(asked, NOW, zone))).error).toBeUndefined()
        const own = getFilters(withFilter(asked, 'sender'), NOW, zone)
        expect(searchTransfers.body.safeParse(body(own)).error).toBeUndefined()
      }),
    )
  })

  test('any address parses without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), search => {
        expect(read(search).question.page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('a typed address', () => {
  test.each([
    ['Rita@Partner.example ', 'rita@partner.example'],
    ['Rita Meier <Rita@Partner.example>;', 'rita@partner.example'],
    ['mailto:rita@partner.example', 'rita@partner.example'],
    ['rita@müller.example', 'rita@xn--mller-kva.example'],
    ['*@partner.example', '*@partner.example'],
    ['@partner.example', '*@partner.example'],
    ['partner.example', 'partner.example'],
    ['Rita', 'rita'],
    ['rita@par', 'rita@par'],
    ['*@par', '@par'],
    ['rita.meier', 'rita.meier'],
    ['ri', undefined],
    ['@', undefined],
    ['*', undefined],
    ['', undefined],
  ])('point 15: of %j means %j', (typed, meant) => {
    expect(addressMeant(typed)).toBe(meant)
  })
})

describe('the pages of a list', () => {
  test.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [3000, 300],
    [10_000, 1000],
    [1_000_000, 1000],
  ])('of %i transfers end with page %i', (total, last) => {
    expect(getLastPage(total)).toBe(last)
  })
})
