import { describe, expect, test } from 'vitest'
import { lastMailTime } from '../../shared/domain/insights/mailTimes.ts'

const iso = (at: number) => new Date(at).toISOString()

describe('mails are due', () => {
  test.each([
    ['daily', '2026-11-21T06:59:59.999Z', 'Europe/Zurich', '2026-11-20T07:00:00.000Z'],
    ['daily', '2026-11-21T07:00:00.000Z', 'Europe/Zurich', '2026-11-21T07:00:00.000Z'],
    ['daily', '2026-11-21T23:30:00.000Z', 'Europe/Zurich', '2026-11-21T07:00:00.000Z'],
    // Clocks are set back, and forward, in this night.
    ['daily', '2026-10-25T07:00:00.000Z', 'Europe/Zurich', '2026-10-25T07:00:00.000Z'],
    ['daily', '2026-10-25T06:30:00.000Z', 'Europe/Zurich', '2026-10-24T06:00:00.000Z'],
    ['daily', '2027-03-28T06:00:00.000Z', 'Europe/Zurich', '2027-03-28T06:00:00.000Z'],
    ['daily', '2027-04-04T00:00:00.000Z', 'Australia/Lord_Howe', '2027-04-03T21:30:00.000Z'],
    ['daily', '2026-11-21T02:15:00.000Z', 'Asia/Kathmandu', '2026-11-21T02:15:00.000Z'],
    ['weekly', '2026-11-23T06:59:59.999Z', 'Europe/Zurich', '2026-11-16T07:00:00.000Z'],
    ['weekly', '2026-11-23T07:00:00.000Z', 'Europe/Zurich', '2026-11-23T07:00:00.000Z'],
    ['weekly', '2026-11-29T22:59:00.000Z', 'Europe/Zurich', '2026-11-23T07:00:00.000Z'],
    // A Monday in Auckland that is a Sunday in UTC.
    ['weekly', '2026-11-22T19:00:00.000Z', 'Pacific/Auckland', '2026-11-22T19:00:00.000Z'],
  ] as const)('%s, at 08:00 of the organisation: %s in %s', (cadence, now, timeZone, due) => {
    expect(iso(lastMailTime(cadence, Date.parse(now), timeZone))).toBe(due)
  })
})
