import type { Language } from './language.ts'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Formats by language; the tags are BCP 47. */
const formats: Record<
  Language,
  {
    tag: string
    decimal: string
    byte: string
    bytes: string
    now: string
    file: string
    files: string
    archiveWith: string
  }
> = {
  en: {
    tag: 'en-GB',
    decimal: '.',
    byte: 'byte',
    bytes: 'bytes',
    now: 'now',
    file: 'file',
    files: 'files',
    archiveWith: '1 archive with ',
  },
  de: {
    tag: 'de-DE',
    decimal: ',',
    byte: 'Byte',
    bytes: 'Byte',
    now: 'jetzt',
    file: 'Datei',
    files: 'Dateien',
    archiveWith: '1 Archiv mit ',
  },
}

/**
 * A file size in steps of 1024, as file managers count: '0 bytes', '1 byte', '1.4 MB', '5 GB'.
 * @param bytes an integer from 0
 */
export function formatBytes(bytes: number, language: Language = 'en'): string {
  const format = formats[language]
  if (bytes === 1) return `1 ${format.byte}`
  let value = bytes
  let unit = 0
  // 1023.95 rounds up to 1024.0, which is 1 of the next unit.
  while (value >= 1023.95 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  if (unit === 0) return `${value} ${format.bytes}`
  const rounded = value.toFixed(1).replace(/\.0$/, '').replace('.', format.decimal)
  return `${rounded} ${UNITS[unit]}`
}

/**
 * A time relative to now: 'in 7 days', '3 hours ago'.
 * @param iso ISO 8601
 * @param now milliseconds since the epoch
 */
export function formatRelative(iso: string, now: number, language: Language = 'en'): string {
  const distance = Date.parse(iso) - now
  // Always a number: 25 hours from 23:30 on are a day, but not 'tomorrow'.
  const formatter = new Intl.RelativeTimeFormat(formats[language].tag, { numeric: 'always' })
  const units: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number, max: number][] = [
    ['second', 1000, 60],
    ['minute', 60_000, 60],
    ['hour', 3_600_000, 24],
  ]
  for (const [unit, milliseconds, max] of units) {
    const count = Math.round(distance / milliseconds)
    if (count === 0) return formats[language].now
    if (Math.abs(count) < max) return formatter.format(count, unit)
  }
  return formatter.format(Math.round(distance / 86_400_000), 'day')
}

/**
 * A date and time with its zone, since the sender and the recipient may be in different ones.
 * @param iso ISO 8601
 * @param timeZone an IANA name: the organisation's in mails; by default the reader's
 * @param month 'short' for narrow places: '21 Nov 2026, 10:00 CET'
 */
export function formatDateTime(
  iso: string,
  timeZone?: string,
  language: Language = 'en',
  month: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(formats[language].tag, {
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(Date.parse(iso))
}

/**
 * 'CET', 'GMT-5': the reader's zone at a given time.
 * @param iso ISO 8601
 */
export function zoneAt(iso: string): string {
  return formatDateTime(iso, undefined, 'en', 'short').split(' ').at(-1) ?? ''
}

export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function countFiles(count: number, language: Language = 'en'): string {
  const { file, files } = formats[language]
  return `${count} ${count === 1 ? file : files}`
}

/** The recipient's items: '2 files', or '1 archive with 2 files' under a password. */
export function countShared(count: number, isArchived: boolean, language: Language = 'en'): string {
  const { archiveWith } = formats[language]
  return `${isArchived ? archiveWith : ''}${countFiles(count, language)}`
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * '43%', the format of the progress bars.
 * @param whole 0 to 100
 */
export function formatPercent(whole: number): string {
  return `${whole}%`
}

/** A wait in words: '40 seconds', '1 hour', '25 hours'. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return pluralize(seconds, 'second')
  if (seconds <= 59 * 60) return pluralize(Math.ceil(seconds / 60), 'minute')
  return pluralize(Math.ceil(seconds / 3600), 'hour')
}
