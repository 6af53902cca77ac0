import { getPageLanguage, type Language, languageFacts } from './language.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** The plural forms of a text, by the CLDR category of the number. `#` is the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const fileForms: Record<Language, Forms> = {
  en: { one: '# file', other: '# files' },
  de: { one: '# Datei', other: '# Dateien' },
  fr: { one: '# fichier', many: '# de fichiers', other: '# fichiers' },
  es: { one: '# archivo', many: '# de archivos', other: '# archivos' },
  it: { one: '# file', many: '# di file', other: '# file' },
  nl: { one: '# bestand', other: '# bestanden' },
  pl: { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' },
  pt: { one: '# ficheiro', many: '# de ficheiros', other: '# ficheiros' },
  ar: {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  },
  ja: { other: '#個のファイル' },
}

/** One archive, with the number of its files in it. */
const archiveTexts: Record<Language, (files: string) => string> = {
  en: files => `1 archive with ${files}`,
  de: files => `1 Archiv mit ${files}`,
  fr: files => `1 archive contenant ${files}`,
  es: files => `1 archivo comprimido con ${files}`,
  it: files => `1 archivio con ${files}`,
  nl: files => `1 archief met ${files}`,
  pl: files => `1 archiwum, w nim ${files}`,
  pt: files => `1 arquivo comprimido com ${files}`,
  ar: files => `أرشيف واحد فيه ${files}`,
  ja: files => `アーカイブ1個（${files}）`,
}

const counts = new Map<Language, Intl.NumberFormat>()
const rules = new Map<Language, Intl.PluralRules>()

/** Formatters take long to create. */
function kept<Format>(formats: Map<Language, Format>, language: Language, create: (tag: string) => Format): Format {
  const format = formats.get(language) ?? create(languageFacts[language].tag)
  formats.set(language, format)
  return format
}

/**
 * A text with a number in the right plural form.
 * @param count from 0; formatted with separators of thousands
 * @param language the page's by default
 */
export function plural(count: number, forms: Forms, language: Language = getPageLanguage()): string {
  const category = kept(rules, language, tag => new Intl.PluralRules(tag)).select(count)
  const form = forms[category] ?? forms.other
  return form.replace('#', formatCount(count, language))
}

/** '12,345' */
export function formatCount(count: number, language: Language = getPageLanguage()): string {
  return kept(counts, language, tag => new Intl.NumberFormat(tag)).format(count)
}

/** 'a, b and c' */
export function formatList(
  texts: readonly string[],
  language: Language = getPageLanguage(),
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(languageFacts[language].tag, { type }).format(texts)
}

/**
 * A file size in steps of 1024, as file managers count: '0 bytes', '1 byte', '1.4 MB', '5 GB'.
 * @param bytes an integer from 0
 */
export function formatBytes(bytes: number, language: Language = getPageLanguage()): string {
  let value = bytes
  let unit = 0
  // 1023.95 rounds up to 1024.0, which is 1 of the next unit.
  while (value >= 1023.95 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  const text = new Intl.NumberFormat(languageFacts[language].tag, {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(value)
  // The steps are of 1024, which the capital letter says.
  return text.replace('kB', 'KB').replace(/\u00a0|\u202f/g, ' ')
}

/**
 * A time relative to now: 'in 7 days', '3 hours ago'.
 * @param iso ISO 8601
 * @param now milliseconds since the epoch
 */
export function formatRelative(iso: string, now: number, language: Language = getPageLanguage()): string {
  const distance = Date.parse(iso) - now
  const { tag } = languageFacts[language]
  // Always a number: 25 hours from 23:30 on are a day, but not 'tomorrow'.
  const formatter = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  const units: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number, max: number][] = [
    ['second', 1000, 60],
    ['minute', 60_000, 60],
    ['hour', 3_600_000, 24],
  ]
  for (const [unit, milliseconds, max] of units) {
    const count = Math.round(distance / milliseconds)
    if (count === 0) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second')
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
  language: Language = getPageLanguage(),
  month: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(languageFacts[language].tag, {
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(Date.parse(iso))
}

/** '21 Nov 2026, 10:00 CET', for narrow places. */
export function formatShortDateTime(iso: string): string {
  return formatDateTime(iso, undefined, getPageLanguage(), 'short')
}

/**
 * 'CET', 'GMT-5': the reader's zone at a given time.
 * @param iso ISO 8601
 */
export function zoneAt(iso: string): string {
  const format = new Intl.DateTimeFormat(languageFacts[getPageLanguage()].tag, { timeZoneName: 'short' })
  return format.formatToParts(Date.parse(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** '2 files' */
export function countFiles(count: number, language: Language = getPageLanguage()): string {
  return plural(count, fileForms[language], language)
}

/** The recipient's items: '2 files', or '1 archive with 2 files' under a password. */
export function countShared(count: number, isArchived: boolean, language: Language = getPageLanguage()): string {
  const files = countFiles(count, language)
  return isArchived ? archiveTexts[language](files) : files
}

/**
 * '43%', the format of the progress bars.
 * @param whole 0 to 100
 */
export function formatPercent(whole: number, language: Language = getPageLanguage()): string {
  return new Intl.NumberFormat(languageFacts[language].tag, { style: 'percent' }).format(whole / 100)
}

/**
 * '40 seconds', '1 hour', '7 days'.
 * @param count a whole number from 0
 */
export function formatDuration(
  count: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week',
  language: Language = getPageLanguage(),
): string {
  const format = new Intl.NumberFormat(languageFacts[language].tag, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(count)
}

/** A wait in words: '40 seconds', '1 hour', '25 hours'. */
export function waitInWords(seconds: number, language: Language = getPageLanguage()): string {
  if (seconds < 60) return formatDuration(seconds, 'second', language)
  if (seconds <= 59 * 60) return formatDuration(Math.ceil(seconds / 60), 'minute', language)
  return formatDuration(Math.ceil(seconds / 3600), 'hour', language)
}
