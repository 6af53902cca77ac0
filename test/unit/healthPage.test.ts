import { describe, expect, test } from 'vitest'
import type { HealthRun, HealthStatus } from '../../shared/domain/health.ts'
import { toPeriods } from '../../shared/domain/healthPeriods.ts'
import { extractionText, measuredText, statusText, summarisePeriods } from '../../shared/texts/health.ts'

const MINUTE = 60_000
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const day = { from: noon - 24 * 60 * MINUTE, to: noon }

/** @param at minutes before noon */
function run(at: number, inspectionStatus: HealthStatus): HealthRun {
  const createdAt = new Date(noon - at * MINUTE).toISOString()
  const healthy = { currentStatus: 'healthy', anonymizationStatus: 'healthy', extractionStatus: 'healthy' } as const
  return { createdAt, ...healthy, inspectionStatus }
}

/** A run every five minutes, newest first. */
function runs(minutes: number, statusAt: (minutesAgo: number) => HealthStatus | undefined): HealthRun[] {
  return Array.from({ length: minutes / 5 }, (_, index) => index * 5).flatMap(at => {
    const status = statusAt(at)
    return status === undefined ? [] : [run(at, status)]
  })
}

const WHOLE_DAY = 24 * 60
const summary = (of: readonly HealthRun[]) => summarisePeriods(toPeriods(of, 'inspection', day), 'UTC')

describe('the summary of 24 hours', () => {
  test.each<[string, string, HealthRun[]]>([
    ['a healthy day', '24 hours: healthy', runs(WHOLE_DAY, () => 'healthy')],
    ['a broken day', '24 hours: unhealthy', runs(WHOLE_DAY, () => 'unhealthy')],
    [
      'one problem',
      '24 hours: unhealthy for 10 minutes at 10:00; otherwise healthy',
      runs(WHOLE_DAY, at => (at === 120 || at === 115 ? 'unhealthy' : 'healthy')),
    ],
    [
      'several problems',
      '24 hours: unhealthy for 15 minutes in 3 periods, the last at 11:40; otherwise healthy',
      runs(WHOLE_DAY, at => ([20, 300, 600].includes(at) ? 'unhealthy' : 'healthy')),
    ],
    [
      'problems of several kinds',
      '24 hours: unhealthy for 5 minutes at 10:00, degraded for 5 minutes at 07:00 and not checked for 2 hours from 03:10; otherwise healthy',
      runs(WHOLE_DAY, at => {
        if (at > 400 && at < 545) return undefined
        return at === 120 ? 'unhealthy' : at === 300 ? 'degraded' : 'healthy'
      }),
    ],
    [
      'no healthy minute',
      '24 hours: unhealthy for 2 hours from 10:00 and degraded for 22 hours from 12:00',
      runs(WHOLE_DAY, at => (at <= 120 ? 'unhealthy' : 'degraded')),
    ],
    ['a host that started three hours ago', '3 hours: healthy', runs(180, () => 'healthy')],
    ['a host that started a minute ago', '1 minute: healthy', [run(1, 'healthy')]],
    [
      'a host that checks no more',
      '24 hours: not checked for 2 hours from 10:15; otherwise healthy',
      runs(WHOLE_DAY, at => (at < 120 ? undefined : 'healthy')),
    ],
    ['no run at all', '24 hours: not checked', []],
    ['a status of a newer version', '5 minutes: unhealthy', [run(5, 'odd' as HealthStatus)]],
  ])('%s', (_, text, given) => {
    expect(summary(given)).toBe(text)
  })
})

test('periods cover the whole range, oldest first, for runs in any order and of any time', () => {
  const odd = [
    run(-30, 'unhealthy'),
    ...runs(WHOLE_DAY + 600, at => (at % 40 === 0 ? 'degraded' : 'healthy')).reverse(),
  ]

  const periods = toPeriods(odd, 'inspection', day)

  expect(periods[0]?.from).toBe(day.from)
  expect(periods.at(-1)?.to).toBe(day.to)
  expect(periods.slice(1).map(({ from }) => from)).toEqual(periods.slice(0, -1).map(({ to }) => to))
  for (const { from, to } of periods) expect(to).toBeGreaterThan(from)
})

test('a part without a status is unchecked', () => {
  expect(
    toPeriods(
      runs(WHOLE_DAY, () => 'healthy'),
      'scanner',
      day,
    ),
  ).toEqual([{ status: 'unchecked', ...day }])
})

test('figures of another engine say so', () => {
  expect(measuredText('2026-11-24', true)).toBe('Measured on 24 November 2026 with this version of the engine')
  expect(measuredText('2026-11-24', false)).toBe('Measured on 24 November 2026 with an earlier version of the engine')
})

test('lost examples are counted', () => {
  const text = extractionText({ documents: 660, formats: 22, labels: 16_860, lost: 10 })

  expect(text).toBe(
    'Extraction: 16,850 of 16,860 examples were in the text that was read from 660 documents in 22 formats.',
  )
})

test('a status of a newer version has its own word', () => {
  expect(statusText('paused' as HealthStatus)).toBe('Paused')
})
