import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getOffset, toClockParts, toDay, toStart } from '../../shared/domain/insights/clockParts.ts'
import { QUARTER, quarterOfWeek, type Window } from '../../shared/domain/insights/figures.ts'
import { toChange, toWholePercents } from '../../shared/domain/insights/percent.ts'
import {
  addLocalHours,
  intervals,
  isWithinPoints,
  toAverageEdges,
  toEdges,
  toPrevious,
  toSpikeEdges,
  toSpikeWindow,
  toWindow,
} from '../../shared/domain/insights/windows.ts'
import { addDays, dayAt, getStart } from '../../shared/domain/listRanges.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)
const iso = (moments: readonly number[]) => moments.map(moment => new Date(moment).toISOString())

const zone = fc.constantFrom('UTC', 'Europe/Zurich', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')
const moment = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })
const window: fc.Arbitrary<Window> = fc
  .tuple(moment, fc.integer({ min: 1, max: 40 * DAY }))
  .map(([from, length]) => ({ from, to: from + length }))

const writeTime = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', weekday: 'short', hour: '2-digit', minute: '2-digit' })

describe('the window of a question', () => {
  test('is a quick range in the days of the organisation, today included', () => {
    const now = at('2026-11-26T23:30:00Z')

    // In Zurich it is the 27th already.
    expect(toWindow({ quickRange: 'last-7-days' }, now, 'Europe/Zurich')).toEqual({
      from: at('2026-11-20T23:00:00Z'),
      to: at('2026-11-27T23:00:00Z'),
    })
  })

  test('has one of equal length before it: of as many days, also where clocks change', () => {
    const days = { from: at('2026-10-25T22:00:00Z') + HOUR, to: at('2026-11-01T23:00:00Z') }

    expect(toPrevious(days, 'Europe/Zurich')).toEqual({ from: at('2026-10-18T22:00:00Z'), to: days.from })
    expect(toPrevious({ from: 5000, to: 8000 }, 'UTC')).toEqual({ from: 2000, to: 5000 })
    expect(toPrevious({ from: 0, to: DAY }, 'UTC')).toEqual({ from: 0, to: 0 })
  })

  test('is shortened for spikes to the last 400 days until now', () => {
    const now = at('2026-11-26T12:00:00Z')

    expect(toSpikeWindow({ from: 0, to: at('2099-01-01T00:00:00Z') }, now)).toEqual({ from: now - 400 * DAY, to: now })
    expect(toSpikeWindow({ from: now, to: now + DAY }, now)).toBeUndefined()
  })
})

describe('the edges of a chart', () => {
  test('begin local days, weeks from Monday, and months', () => {
    const november = { from: at('2026-10-31T23:00:00Z'), to: at('2026-11-30T23:00:00Z') }

    expect(iso(toEdges(november, 'week', 'Europe/Zurich'))).toEqual([
      '2026-10-31T23:00:00.000Z',
      '2026-11-01T23:00:00.000Z',
      '2026-11-08T23:00:00.000Z',
      '2026-11-15T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
      '2026-11-29T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ])
    expect(toEdges(november, 'day', 'Europe/Zurich')).toHaveLength(31)
    expect(toEdges(november, 'month', 'Europe/Zurich')).toEqual([november.from, november.to])
  })

  test('have 25 hours on the day when clocks are set back, and 23 when they are set forward', () => {
    const back = { from: at('2026-10-24T22:00:00Z'), to: at('2026-10-25T23:00:00Z') }
    const forward = { from: at('2026-03-28T23:00:00Z'), to: at('2026-03-29T22:00:00Z') }

    expect(toEdges(back, 'hour', 'Europe/Zurich')).toHaveLength(26)
    expect(toEdges(forward, 'hour', 'Europe/Zurich')).toHaveLength(24)
  })

  test('ascend, lie on quarter hours, and cover the window, in any zone', () => {
    fc.assert(
      fc.property(window, fc.constantFrom(...intervals), zone, ({ from, to }, interval, timeZone) => {
        const edges = toEdges({ from, to }, interval, timeZone)

        expect([edges[0], edges.at(-1)]).toEqual([from, to])
        expect(edges.every((edge, place) => place === 0 || edge > (edges[place - 1] ?? 0))).toBe(true)
        expect(edges.slice(1, -1).filter(edge => edge % QUARTER !== 0)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('of a moving average begin six days earlier, those of spikes seven', () => {
    const today = { from: at('2026-11-26T09:00:00Z'), to: at('2026-11-26T10:00:00Z') }

    expect(iso(toAverageEdges(today, 'UTC'))[0]).toBe('2026-11-20T00:00:00.000Z')
    expect(iso(toSpikeEdges(today, 'UTC'))[0]).toBe('2026-11-19T00:00:00.000Z')
    expect(iso(toSpikeEdges(today, 'UTC')).slice(-2)).toEqual(['2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z'])
  })

  test('are at most 1,500', () => {
    const century = { from: at('1970-01-01T00:00:00Z'), to: at('2070-01-01T00:00:00Z') }

    expect(intervals.map(interval => isWithinPoints(century, interval))).toEqual([false, false, false, true])
  })
})

describe('the days of a zone', () => {
  /** Also those that change their clocks at midnight, by half an hour, across the date line, or in Ramadan. */
  const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'America/Sao_Paulo', 'America/St_Johns')
  const anyDay = fc
    .integer({ min: at('1973-01-01T00:00:00Z'), max: at('2199-12-31T00:00:00Z') })
    .map(moment => new Date(moment).toISOString().slice(0, 10))

  test('begin when the bisection of their writing says so, at any time and in any zone', () => {
    fc.assert(
      fc.property(anyZone, anyDay, (timeZone, day) => {
        expect(toStart(day, timeZone)).toBe(at(getStart(day, timeZone)))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    'Europe/Zurich',
    'America/Sao_Paulo',
    'America/St_Johns',
    'America/Havana',
    'Africa/Casablanca',
    'Africa/Cairo',
    'Asia/Beirut',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Antarctica/Troll',
  ])('begin there on each day of three years in %s', timeZone => {
    for (const year of [2006, 2011, 2026]) {
      for (let day = `${year}-01-01`; day < `${year + 1}`; day = addDays(day, 1)) {
        expect([day, toStart(day, timeZone)]).toEqual([day, at(getStart(day, timeZone))])
        const noon = at(day) + 12 * HOUR
        expect(toDay(noon, timeZone)).toBe(dayAt(noon, timeZone))
      }
    }
  })

  test('take microseconds each: those of four years are read from few parts', () => {
    const window = { from: at('2023-01-01T00:00:00Z'), to: at('2026-12-31T00:00:00Z') }
    expect(toClockParts(window, 'Europe/Zurich')).toHaveLength(9)
    expect(getOffset(window.from, 'Europe/Zurich')).toBe(HOUR)

    const started = process.cpuUsage()
    for (let repeat = 0; repeat < 10; repeat += 1) toEdges(window, 'day', 'Europe/Zurich')
    const { user } = process.cpuUsage(started)

    // 320 ms when each start was a bisection.
    expect(user / 1000).toBeLessThan(100)
  })
})

describe('the hours of weekdays', () => {
  test('are those that local clocks show, in any window and zone', () => {
    fc.assert(
      fc.property(window, zone, fc.array(fc.nat(1_000_000), { maxLength: 30 }), (range, timeZone, places) => {
        const moments = places.map(place => range.from + (place % (range.to - range.from)))
        const hours: number[][] = Array.from({ length: 7 }, () => Array(24).fill(0))
        const expected: number[][] = Array.from({ length: 7 }, () => Array(24).fill(0))
        const formatter = writeTime(timeZone)

        for (const { from, to, offset } of toClockParts(range, timeZone)) {
          const quarters: number[] = Array(672).fill(0)
          for (const moment of moments.filter(one => one >= from && one < to)) {
            const place = quarterOfWeek(moment)
            quarters[place] = (quarters[place] ?? 0) + 1
          }
          addLocalHours(hours, quarters, offset)
        }
        for (const moment of moments) {
          const part = Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]))
          const row = expected[['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part.weekday ?? '')] ?? []
          row[Number(part.hour)] = (row[Number(part.hour)] ?? 0) + 1
        }

        expect(hours).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})

describe('percentages', () => {
  test('of a change have one decimal, and an infinite one is null', () => {
    expect(toChange(3, 2)).toBe(50)
    expect(toChange(1, 3)).toBe(-66.7)
    expect(toChange(0, 0)).toBe(0)
    expect(toChange(1, 0)).toBeNull()
  })

  test('are whole and add up to 100', () => {
    expect(toWholePercents([1, 1, 1])).toEqual([34, 33, 33])
    expect(toWholePercents([0, 0])).toEqual([0, 0])
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 8 }), counts => {
        const sum = toWholePercents(counts).reduce((all, percent) => all + percent, 0)
        expect(sum).toBe(counts.some(count => count > 0) ? 100 : 0)
      }),
    )
  })
})
