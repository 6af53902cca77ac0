import type { EngineQuality } from '../domain/engineQuality.ts'
import type { HealthPart, HealthStatus } from '../domain/health.ts'
import type { HealthPeriod, PeriodStatus } from '../domain/healthPeriods.ts'
import { pluralize } from './format.ts'
import { formatCount } from './inspection.ts'

export const healthTexts = {
  title: 'System Health',
  loadFailed: 'Failed to load health check data',
  loading: 'Loading the health checks',
  firstRun: 'The first check is running',
  firstRunText: 'Its result appears here automatically, usually within a minute.',
  outdated: 'This page shows an earlier state. It tries again automatically.',
  retried: 'This page tries again automatically.',
  meaning: 'What this means',
  otherParts: 'Other parts',
  noScanner: 'Not set up',
  day: 'Last 24 hours',
  legend: 'Legend',
  historyNote: 'A check runs every five minutes',
  showAll: (count: number) => `Show all ${count} checks`,
  showLatest: 'Show only the latest',
  now: 'now',
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

/** '97.9%'. */
export function shareText(share: number): string {
  return percent.format(share)
}

/** By the SPDX identifier. */
const licenceTexts: Record<string, string> = {
  'Apache-2.0': 'under the Apache License 2.0: anyone may use, change and share them if its notices are kept',
  MIT: 'under the MIT License: anyone may use, change and share them if its notice is kept',
}

export const qualityTexts = {
  title: 'Quality of the inspection',
  measured(on: string, isRunning: boolean): string {
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(on))
    return `Measured on ${day} with ${isRunning ? 'this version' : 'an earlier version'} of the engine`
  },
  intro:
    'How well sensitive data is found, measured on texts in which every example is known. No part of the engine was adjusted to these texts.',
  precision: 'Precision is the share of the findings that are right. At 98%, 2 of 100 findings are false alarms.',
  recall: 'Recall is the share of the examples that are found. At 95%, 5 of 100 are missed.',
  kind: 'Sensitive data',
  examples: 'Examples',
  few: 'few',
  fewMeaning: (least: number) =>
    `“few” marks kinds with fewer than ${least} examples: a single mistake changes their shares by more than ${Math.floor(100 / least)}%.`,
  set: (texts: number, licence: string) => `${formatCount(texts)} texts, ${licenceTexts[licence] ?? licence}`,
  extraction({ documents, formats, labels, lost }: EngineQuality['extraction']): string {
    const read = lost === 0 ? `all ${formatCount(labels)}` : `${formatCount(labels - lost)} of ${formatCount(labels)}`
    return `Extraction: ${read} examples were in the text that was read from ${formatCount(documents)} documents in ${formats} formats.`
  },
  anonymization:
    'Anonymization has no share to measure: each health check compares its results character by character.',
}

const statusTexts: Record<HealthStatus, string> = {
  healthy: 'Healthy',
  degraded: 'Degraded',
  stale: 'Stale',
  unhealthy: 'Unhealthy',
}

/** A status of a newer server gets its own word. */
export function statusText(status: HealthStatus): string {
  return statusTexts[status] ?? `${status.charAt(0).toUpperCase()}${status.slice(1)}`
}

/** The specification's names for the first three. */
export const partTexts: Record<HealthPart, string> = {
  anonymization: 'Anonymization',
  extraction: 'Extraction',
  inspection: 'Inspection',
  workflow: 'Processing',
  storage: 'Storage',
  mail: 'Mail',
  index: 'Lists',
  identity: 'Sign-in',
  scanner: 'Malware scanner',
}

const waiting = 'Transfers wait in processing and go on by themselves. Nothing is released unchecked.'
const meanings: Record<HealthPart, string> = {
  anonymization: waiting,
  extraction: waiting,
  inspection: waiting,
  workflow: 'Transfers take longer than usual and go on by themselves.',
  storage: 'Uploads and downloads may fail. Please try again later: an upload continues where it stopped.',
  mail: 'Mails may arrive late. You can copy the link of a transfer on its review page.',
  index: 'Lists may show an earlier state. Transfers themselves are not affected.',
  identity: 'Signing in may fail. People who are signed in can go on working.',
  scanner: 'Files are not scanned for malware until the scanner answers.',
}

/** What a problem means for the person. Undefined for a part of a newer server. */
export function meaningText(part: HealthPart, status: HealthStatus): string | undefined {
  if (status === 'degraded') return 'The results are right, but take longer than usual.'
  return meanings[part]
}

export const staleText = 'There was no check in the last 15 minutes, so the present state is not known.'

export const periodTexts: Record<PeriodStatus, string> = {
  healthy: 'healthy',
  unhealthy: 'unhealthy',
  degraded: 'degraded',
  unchecked: 'not checked',
}

/**
 * '24 hours: healthy but for 10 minutes at 14:05'.
 * @param periods oldest first, without gaps
 * @param timeZone by default the reader's
 */
export function summarisePeriods(periods: readonly HealthPeriod[], timeZone?: string): string {
  // Before the first run there was nothing to check.
  const checked = periods[0]?.status === 'unchecked' && periods.length > 1 ? periods.slice(1) : periods
  const [first] = checked
  if (!first) return periodTexts.unchecked
  const length = durationText((checked.at(-1) ?? first).to - first.from)
  if (checked.length === 1) return `${length}: ${periodTexts[first.status]}`
  const isEverHealthy = checked.some(({ status }) => status === 'healthy')
  const exceptions = (['unhealthy', 'degraded', 'unchecked'] as const).flatMap(status => {
    const found = checked.filter(period => period.status === status)
    const word = status === 'unhealthy' && isEverHealthy ? '' : `${periodTexts[status]} `
    return found.length === 0 ? [] : [`${word}${timesText(found, timeZone)}`]
  })
  const list = new Intl.ListFormat('en-GB').format(exceptions)
  return `${length}: ${isEverHealthy ? `${periodTexts.healthy} but ${list}` : list}`
}

function timesText(periods: readonly HealthPeriod[], timeZone: string | undefined): string {
  const whole = periods.reduce((sum, { from, to }) => sum + to - from, 0)
  const time = timeText(periods.at(-1)?.from ?? 0, timeZone)
  if (periods.length > 1) return `for ${durationText(whole)} in ${periods.length} periods, the last at ${time}`
  return `for ${durationText(whole)} ${whole < LONG ? 'at' : 'from'} ${time}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONG = 1.5 * HOUR

function durationText(milliseconds: number): string {
  if (milliseconds < LONG) return pluralize(Math.max(1, Math.round(milliseconds / MINUTE)), 'minute')
  return pluralize(Math.round(milliseconds / HOUR), 'hour')
}

/**
 * '14:05'.
 * @param timeZone by default the reader's
 */
export function timeText(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
}
