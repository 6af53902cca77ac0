import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listExtensions } from '../../shared/domain/listExtensions.ts'
import { dayAt, futureRanges, getDays, isDay, pastRanges, toMoments, toRange } from '../../shared/domain/listRanges.ts'

const SATURDAY = '2026-11-21'
const HOUR = 3_600_000
const zones = [
  'UTC',
  'Europe/Zurich',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

describe('the quick ranges', () => {
  test('are those of the specification, in its order', () => {
    expect(pastRanges.join()).toBe('today,yesterday,last-7-days,this-week,last-week,this-month,last-month')
    expect(futureRanges.join()).toBe('today,tomorrow,this-week,next-week,this-month,next-month')
  })

  test.each([
    ['today', SATURDAY, SATURDAY],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['tomorrow', '2026-11-22', '2026-11-22'],
    ['last-7-days', '2026-11-15', SATURDAY],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['next-week', '2026-11-23', '2026-11-29'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['next-month', '2026-12-01', '2026-12-31'],
  ] as const)('%s is from %s to %s, on a Saturday', (name, first, last) => {
    expect(getDays(name, SATURDAY)).toEqual({ first, last })
  })

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
  ])('a week begins on Monday, on %s too', (today, monday) => {
    expect(getDays('this-week', today).first).toBe(monday)
  })

  test('months have their real ends', () => {
    expect(getDays('last-month', '2028-03-31')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
    expect(getDays('next-month', '2026-01-31')).toEqual({ first: '2026-02-01', last: '2026-02-28' })
    expect(getDays('next-month', '2026-12-31')).toEqual({ first: '2027-01-01', last: '2027-01-31' })
    expect(getDays('last-month', '2026-01-01')).toEqual({ first: '2025-12-01', last: '2025-12-31' })
  })
})

describe('in the time zone of the organisation', () => {
  test('another day may have begun', () => {
    const now = Date.parse('2026-11-21T23:30:00Z')

    expect(toRange('today', now, 'UTC').from).toBe('2026-11-21T00:00:00.000Z')
    expect(toRange('today', now, 'Europe/Zurich').from).toBe('2026-11-21T23:00:00.000Z')
  })

  test('a day on which clocks go forward has 23 hours, and one on which they go back 25', () => {
    const [spring, autumn] = ['2026-03-29T10:00:00Z', '2026-10-25T10:00:00Z'].map(Date.parse)

    expect(toRange('today', spring ?? 0, 'Europe/Zurich')).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    })
    expect(toRange('today', autumn ?? 0, 'Europe/Zurich')).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    })
  })

  test('a week over such a day still begins and ends at midnight', () => {
    expect(toRange('last-7-days', Date.parse('2026-03-31T12:00:00Z'), 'Europe/Zurich')).toEqual({
      from: '2026-03-24T23:00:00.000Z',
      to: '2026-03-31T22:00:00.000Z',
    })
  })

  test('a day without midnight begins when its clocks do', () => {
    // Beirut moves its clocks forward at midnight (IANA database, rule Lebanon): the day begins at one o’clock.
    expect(toMoments({ first: '2026-03-29' }, 'Asia/Beirut')).toEqual({ from: '2026-03-28T22:00:00.000Z' })
  })

  test('a range that is open at one end stays open', () => {
    expect(toMoments({ last: SATURDAY }, 'UTC')).toEqual({ to: '2026-11-22T00:00:00.000Z' })
    expect(toMoments({}, 'UTC')).toEqual({})
  })

  test('today contains now, at any place and time, and days leave no gap', () => {
    const moment = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (now, zone) => {
        const today = toRange('today', now, zone)
        expect(Date.parse(today.from)).toBeLessThanOrEqual(now)
        expect(Date.parse(today.to)).toBeGreaterThan(now)
        expect(toRange('yesterday', now, zone).to).toBe(today.from)
        expect(toRange('tomorrow', now, zone).from).toBe(today.to)
        expect(dayAt(Date.parse(today.from), zone)).toBe(dayAt(now, zone))
        expect(dayAt(Date.parse(today.from) - 60_000, zone)).not.toBe(dayAt(now, zone))
        for (const name of [...pastRanges, ...futureRanges]) {
          const { from, to } = toRange(name, now, zone)
          expect((Date.parse(to) - Date.parse(from)) / HOUR).toBeGreaterThanOrEqual(22)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('a day in an address', () => {
  test.each(['2026-11-21', '2028-02-29', '1970-01-01', '2999-12-31'])('is valid: %s', text => {
    expect(isDay(text)).toBe(true)
  })

  test.each([
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '26-11-21',
    '2026-11-21T00:00Z',
    '9999-99-99',
    '3000-01-01',
  ])('is invalid: %s', text => {
    expect(isDay(text)).toBe(false)
  })
})

test('about 70 extensions are offered, each once and in its usual form', () => {
  expect(listExtensions.length).toBeGreaterThanOrEqual(65)
  expect(listExtensions.length).toBeLessThanOrEqual(75)
  expect(new Set(listExtensions).size).toBe(listExtensions.length)
  for (const extension of listExtensions) expect(extension).toMatch(/^[a-z0-9]{1,8}$/)
})
