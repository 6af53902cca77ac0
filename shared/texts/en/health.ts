import type { HealthPart, HealthStatus } from '../../domain/health.ts'
import type { PeriodStatus } from '../../domain/healthPeriods.ts'
import { formatCount, plural } from '../format.ts'

const waiting = 'Transfers wait in processing and continue automatically. Nothing is released unchecked.'

export const health = {
  loadFailed: 'Failed to load health check data',
  loading: 'Loading the health checks',
  firstRun: 'The first check is running',
  firstRunText: 'Its result appears here automatically, usually within a minute.',
  outdated: 'This page shows an earlier state. It tries again automatically.',
  retried: 'This page tries again automatically.',

  currentStatus: 'Current Status',
  lastChecked: 'Last Checked',
  overall: 'Overall',
  otherParts: 'Other parts',
  noScanner: 'Not set up',
  meaning: 'What this means',
  partProblem: '{part}: {text}',

  day: 'Last 24 hours',
  zone: (zone: string) => `Times in ${zone}`,
  legend: 'Legend',
  now: 'now',

  history: 'History',
  historyNote: 'A check runs every five minutes',
  time: 'Time',
  overallStatus: 'Overall Status',
  showAll: (count: number) => `Show all ${formatCount(count)} checks`,
  showLatest: 'Show only the latest',

  /** The specification's names for the first three. */
  parts: {
    anonymization: 'Anonymization',
    extraction: 'Extraction',
    inspection: 'Inspection',
    workflow: 'Processing',
    storage: 'Storage',
    mail: 'E-mail',
    index: 'Lists',
    identity: 'Sign-in',
    scanner: 'Malware scanner',
  } as Record<HealthPart, string>,

  statuses: {
    healthy: 'Healthy',
    degraded: 'Degraded',
    stale: 'Stale',
    unhealthy: 'Unhealthy',
  } as Record<HealthStatus, string>,

  /** What a problem of a part means for the person. */
  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Transfers take longer than usual and continue automatically.',
    storage: 'Uploads and downloads may fail. Please try again later: an upload continues where it stopped.',
    mail: 'E-mails may arrive late. You can copy the link of a transfer on its review page.',
    index: 'Lists may show an earlier state. Transfers themselves are not affected.',
    identity: 'Signing in may fail. People who are signed in can continue to work.',
    scanner: waiting,
  } as Record<HealthPart, string>,
  degraded: 'The results are correct but take longer than usual.',
  stale: 'There was no check in the last 15 minutes, so the current state is unknown.',
}
export type HealthTexts = typeof health

/** Of a part, in the time that is shown: durations such as '10 minutes', times such as '14:05'. */
export const healthPeriods = {
  statuses: {
    healthy: 'healthy',
    unhealthy: 'unhealthy',
    degraded: 'degraded',
    unchecked: 'not checked',
  } as Record<PeriodStatus, string>,

  always: (whole: string, status: string) => `${whole}: ${status}`,
  /** @param exceptions a list of those below */
  sometimes: (whole: string, exceptions: string) => `${whole}: ${exceptions}; otherwise healthy`,
  never: (whole: string, exceptions: string) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration: string, time: string) => `unhealthy for ${duration} at ${time}`,
    longer: (duration: string, from: string) => `unhealthy for ${duration} from ${from}`,
    often: (duration: string, count: number, last: string) =>
      `unhealthy for ${duration} in ${plural(count, { one: '# period', other: '# periods' })}, the last at ${last}`,
  },
  degraded: {
    once: (duration: string, time: string) => `degraded for ${duration} at ${time}`,
    longer: (duration: string, from: string) => `degraded for ${duration} from ${from}`,
    often: (duration: string, count: number, last: string) =>
      `degraded for ${duration} in ${plural(count, { one: '# period', other: '# periods' })}, the last at ${last}`,
  },
  unchecked: {
    once: (duration: string, time: string) => `not checked for ${duration} at ${time}`,
    longer: (duration: string, from: string) => `not checked for ${duration} from ${from}`,
    often: (duration: string, count: number, last: string) =>
      `not checked for ${duration} in ${plural(count, { one: '# period', other: '# periods' })}, the last at ${last}`,
  },
}
export type HealthPeriodsTexts = typeof healthPeriods

export const quality = {
  title: 'Quality of the inspection',
  measuredNow: (day: string) => `Measured on ${day} with this version of the engine`,
  measuredEarlier: (day: string) => `Measured on ${day} with an earlier version of the engine`,
  intro:
    'How well the engine finds sensitive data, measured on texts in which every example is known. No part of the engine was adjusted to these texts.',
  precisionMeaning:
    'Precision is the share of the findings that are correct. At 98%, 2 of 100 findings are false alarms.',
  recallMeaning: 'Recall is the share of the examples that are found. At 95%, 5 of 100 are missed.',
  infoType: 'Sensitive data',
  examples: 'Examples',
  precision: 'Precision',
  recall: 'Recall',
  few: 'few',
  fewMeaning: (least: number, share: string) =>
    `“few” marks kinds with fewer than ${formatCount(least)} examples: a single mistake changes their shares by more than ${share}.`,

  /** By the source of the texts. */
  setNames: {
    'test/labelled': 'Waybill’s labelled documents',
    'https://github.com/microsoft/presidio-research': 'Presidio’s synthetic records',
  } as Record<string, string>,
  /** By the SPDX identifier of the licence. */
  sets: {
    'Apache-2.0': texts =>
      `${formatCount(texts)} texts, under the Apache License 2.0: anyone may use, change and share them if its notices are kept`,
    MIT: texts =>
      `${formatCount(texts)} texts, under the MIT License: anyone may use, change and share them if its notice is kept`,
  } as Record<string, (texts: number) => string>,
  otherSet: (texts: number, licence: string) => `${formatCount(texts)} texts, ${licence}`,

  extractedAll: (examples: number, documents: number, formats: number) =>
    `Extraction: all ${formatCount(examples)} examples were in the text that was read from ${formatCount(documents)} documents in ${formatCount(formats)} formats.`,
  extracted: (found: number, examples: number, documents: number, formats: number) =>
    `Extraction: ${formatCount(found)} of ${formatCount(examples)} examples were in the text that was read from ${formatCount(documents)} documents in ${formatCount(formats)} formats.`,
  anonymization:
    'Anonymization has no share to measure: each health check compares its results character by character.',
}
export type QualityTexts = typeof quality
