import type { EngineQuality, QualitySet } from '../domain/engineQuality.ts'
import type { HealthPart, HealthStatus } from '../domain/health.ts'
import type { HealthPeriod } from '../domain/healthPeriods.ts'
import { health, healthPeriods, quality } from './en/health.ts'
import { formatDuration, formatList } from './format.ts'
import { getPageLanguage, languageFacts } from './language.ts'

/** '97.9%'. */
export function shareText(share: number): string {
  const { tag } = languageFacts[getPageLanguage()]
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** @param on YYYY-MM-DD */
export function measuredText(on: string, isRunning: boolean): string {
  const { tag } = languageFacts[getPageLanguage()]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(on))
  return isRunning ? quality.measuredNow(day) : quality.measuredEarlier(day)
}

export function setText({ texts, licence }: Pick<QualitySet, 'texts' | 'licence'>): string {
  return quality.sets[licence]?.(texts) ?? quality.otherSet(texts, licence)
}

export function extractionText({ documents, formats, labels, lost }: EngineQuality['extraction']): string {
  return lost === 0
    ? quality.extractedAll(labels, documents, formats)
    : quality.extracted(labels - lost, labels, documents, formats)
}

/** A status of a newer server gets its own word. */
export function statusText(status: HealthStatus): string {
  return health.statuses[status] ?? `${status.charAt(0).toUpperCase()}${status.slice(1)}`
}

/** What a problem means for the person. Undefined for a part of a newer server. */
export function meaningText(part: HealthPart, status: HealthStatus): string | undefined {
  return status === 'degraded' ? health.degraded : health.meanings[part]
}

/**
 * '24 hours: unhealthy for 10 minutes at 14:05; otherwise healthy'.
 * @param periods oldest first, without gaps
 * @param timeZone by default the reader's
 */
export function summarisePeriods(periods: readonly HealthPeriod[], timeZone?: string): string {
  // Before the first run there was nothing to check.
  const checked = periods[0]?.status === 'unchecked' && periods.length > 1 ? periods.slice(1) : periods
  const [first] = checked
  if (!first) return healthPeriods.statuses.unchecked
  const whole = durationText((checked.at(-1) ?? first).to - first.from)
  if (checked.length === 1) return healthPeriods.always(whole, healthPeriods.statuses[first.status])
  const exceptions = (['unhealthy', 'degraded', 'unchecked'] as const).flatMap(status => {
    const found = checked.filter(period => period.status === status)
    return found.length === 0 ? [] : [exceptionText(status, found, timeZone)]
  })
  const isEverHealthy = checked.some(({ status }) => status === 'healthy')
  return (isEverHealthy ? healthPeriods.sometimes : healthPeriods.never)(whole, formatList(exceptions))
}

function exceptionText(
  status: 'unhealthy' | 'degraded' | 'unchecked',
  periods: readonly HealthPeriod[],
  timeZone: string | undefined,
): string {
  const texts = healthPeriods[status]
  const whole = periods.reduce((sum, { from, to }) => sum + to - from, 0)
  const time = timeText(periods.at(-1)?.from ?? 0, timeZone)
  if (periods.length > 1) return texts.often(durationText(whole), periods.length, time)
  return (whole < LONG ? texts.once : texts.longer)(durationText(whole), time)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONG = 1.5 * HOUR

function durationText(milliseconds: number): string {
  if (milliseconds < LONG) return formatDuration(Math.max(1, Math.round(milliseconds / MINUTE)), 'minute')
  return formatDuration(Math.round(milliseconds / HOUR), 'hour')
}

/**
 * '14:05'.
 * @param timeZone by default the reader's
 */
export function timeText(at: number, timeZone?: string): string {
  const { tag } = languageFacts[getPageLanguage()]
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
}
