import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosing } from '../../shared/texts/de/choosing.ts'
import { sending } from '../../shared/texts/en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatRelative } from '../../shared/texts/format.ts'

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB

describe('a readable size', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [2, '2 bytes'],
    [1023, '1023 bytes'],
    [KB, '1 KB'],
    [KB + 51, '1 KB'],
    [KB + 52, '1.1 KB'],
    [1536, '1.5 KB'],
    [10 * KB, '10 KB'],
    [Math.floor(1023.94 * KB), '1023.9 KB'],
    [Math.ceil(1023.95 * KB), '1 MB'],
    [MB - 1, '1 MB'],
    [MB, '1 MB'],
    [1_468_006, '1.4 MB'],
    [GB - 1, '1 GB'],
    [5 * GB, '5 GB'],
    [20 * GB, '20 GB'],
    [1024 * GB - 1, '1 TB'],
    [2500 * GB, '2.4 TB'],
    [4096 * 1024 * GB, '4096 TB'],
  ])('%i is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })

  test('never shows 1024 of a unit that has a next one, and never shrinks as the size grows', () => {
    const toBytes = (text: string) => {
      const [number = '', unit = ''] = text.split(' ')
      return Number(number) * 1024 ** ['byte', 'KB', 'MB', 'GB', 'TB'].indexOf(unit.replace('bytes', 'byte'))
    }
    fc.assert(
      fc.property(fc.nat({ max: 2000 * GB }), fc.nat({ max: 10 * MB }), (bytes, more) => {
        expect(formatBytes(bytes)).toMatch(/^(\d{1,3}|10[01]\d|102[0-3])(\.[1-9])? (bytes?|KB|MB|GB|TB)$/)
        expect(toBytes(formatBytes(bytes + more))).toBeGreaterThanOrEqual(toBytes(formatBytes(bytes)))
      }),
    )
  })
})

describe('a time relative to now', () => {
  const now = Date.parse('2026-11-21T09:00:00.000Z')
  const SECOND = 1000
  const MINUTE = 60 * SECOND
  const HOUR = 60 * MINUTE
  const DAY = 24 * HOUR
  const relative = (distance: number) => formatRelative(new Date(now + distance).toISOString(), now)

  test.each([
    [0, 'now'],
    [SECOND, 'in 1 second'],
    [59 * SECOND, 'in 59 seconds'],
    [MINUTE - 1, 'in 1 minute'],
    [MINUTE, 'in 1 minute'],
    [90 * SECOND, 'in 2 minutes'],
    [59 * MINUTE, 'in 59 minutes'],
    [HOUR - SECOND, 'in 1 hour'],
    [HOUR, 'in 1 hour'],
    [23 * HOUR, 'in 23 hours'],
    [DAY - SECOND, 'in 1 day'],
    [DAY, 'in 1 day'],
    [2 * DAY, 'in 2 days'],
    [7 * DAY - SECOND, 'in 7 days'],
    [7 * DAY, 'in 7 days'],
    [60 * DAY, 'in 60 days'],
    [-SECOND, '1 second ago'],
    [-3 * HOUR, '3 hours ago'],
    [-DAY + SECOND, '1 day ago'],
    [-DAY, '1 day ago'],
    [-400 * DAY, '400 days ago'],
  ])('%i milliseconds away: %s', (distance, text) => {
    expect(relative(distance)).toBe(text)
  })

  test('never shows 60 seconds, 60 minutes or 24 hours, and never a calendar day that may be wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * DAY, max: 3 * DAY }), distance => {
        expect(relative(distance)).not.toMatch(/\b(60 seconds|60 minutes|24 hours|tomorrow|yesterday)\b/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a readable date and time', () => {
  test('names its zone, in summer and in winter', () => {
    expect(formatDateTime('2026-11-28T09:05:00.000Z', 'Europe/Zurich')).toBe('28 November 2026 at 10:05 CET')
    expect(formatDateTime('2026-07-01T22:30:00.000Z', 'Europe/Zurich')).toBe('2 July 2026 at 00:30 CEST')
    expect(formatDateTime('2026-11-28T09:05:00.000Z', 'UTC')).toBe('28 November 2026 at 09:05 UTC')
  })
})

test('a count of files is singular or plural', () => {
  expect([0, 1, 2, 90].map(count => countFiles(count))).toEqual(['0 files', '1 file', '2 files', '90 files'])
})

test.each([
  [99, '99 s'],
  [120, '2 min 0 s'],
  [150, '2 min 30 s'],
])('a wait of %i seconds is counted down as %s', (seconds, text) => {
  expect(sending.tryingIn(seconds)).toBe(`Trying again in ${text}`)
})

test('German sizes hold no space at which a line could break', () => {
  expect(choosing.limits(50, 1024, 20 * 1024 ** 3)).toContain('zusammen 20\u00a0GB')
})
