import { formatBytes, formatCount, formatDuration, formatList } from './format.ts'
import { getPageLanguage, type Language, languageFacts } from './language.ts'

/** By sentence of the server. `{0}` and `{1}` are what it fills in. */
export type TranslationsBySentence = Readonly<Partial<Record<string, string>>>

/** `known`: the letters of the text that translated sentences have. */
type Reading = { text: string; known: number; isWhole: boolean }
type Template = { parts: readonly string[]; letters: number; translation: string }
type Reader = {
  translations: TranslationsBySentence
  templates: readonly Template[]
  language: Language
  /** What was read before, by depth and text. */
  read: Map<string, Reading>
  /** How many sentences may still be read: names and messages of people can look like many sentences. */
  left: number
}

/** A longer text is one that people wrote. */
const MAX_LENGTH = 4000
const MAX_PIECES = 12
const MAX_READ = 1000
/** A file's fault names its column, and the column's fault its row. */
const MAX_DEPTH = 3
/** What the server puts before the fault of a field. */
const PLACE = /^(?:path|query|body)(?:\.[\w-]+)*: /
const BETWEEN_SENTENCES = /(?<=[.!?”)]) (?=[\p{Lu}“(])/u

const templatesOf = new WeakMap<TranslationsBySentence, readonly Template[]>()

/**
 * Translates the sentences of the server in a text, with the names and numbers that they contain.
 * @returns the text with unknown sentences unchanged, such as the words of a policy, or those of a newer server
 */
export function findTranslation(
  text: string,
  translations: TranslationsBySentence,
  language: Language = getPageLanguage(),
): string {
  if (text.length > MAX_LENGTH) return text
  const [place = ''] = PLACE.exec(text) ?? []
  const reader = { translations, templates: getTemplates(translations), language, read: new Map(), left: MAX_READ }
  return place + readSentences(text.slice(place.length), reader, 0).text
}

/** Of all divisions of a text into sentences, the one with the most known letters: values must not swallow sentences. */
function readSentences(text: string, reader: Reader, depth: number): Reading {
  const key = `${depth} ${text}`
  const reading = reader.read.get(key) ?? readNew(text, reader, depth)
  reader.read.set(key, reading)
  return reading
}

function readNew(text: string, reader: Reader, depth: number): Reading {
  const pieces = text.split(BETWEEN_SENTENCES)
  const [first, ...others] = [...pieces.slice(0, MAX_PIECES), pieces.slice(MAX_PIECES).join(' ')].filter(Boolean)
  if (first === undefined) return { text, known: 0, isWhole: false }
  const all = [first, ...others]
  /** Of the pieces from an index on. */
  const readings: (Reading | undefined)[] = []
  for (let from = all.length - 1; from >= 0; from -= 1) {
    for (let to = all.length; to > from; to -= 1) {
      const rest = readings[to]
      const piece = all.slice(from, to).join(' ')
      const read = readSentence(piece, reader, depth) ?? { text: piece, known: 0, isWhole: false }
      const found = rest
        ? {
            text: joinSentences(read.text, rest.text),
            known: read.known + rest.known,
            isWhole: read.isWhole && rest.isWhole,
          }
        : read
      const best = readings[from]
      if (best === undefined || found.known > best.known) readings[from] = found
    }
  }
  return readings[0] ?? { text, known: 0, isWhole: false }
}

/** A full stop as wide as a letter has its space in itself. */
function joinSentences(first: string, rest: string): string {
  return first.endsWith('。') ? first + rest : `${first} ${rest}`
}

function readSentence(sentence: string, reader: Reader, depth: number): Reading | undefined {
  reader.left -= 1
  if (reader.left < 0) return undefined
  const exact = getOwn(reader.translations, sentence)
  if (exact !== undefined) return { text: exact, known: sentence.length, isWhole: true }
  let best: Reading | undefined
  for (const { parts, letters, translation } of reader.templates) {
    const found = findValues(sentence, parts)
    if (found === undefined) continue
    const endsWithValue = parts.at(-1) === ''
    const values = found.map((value, index) => {
      const isLast = index === found.length - 1
      return (endsWithValue && isLast && readFault(value, reader, depth + 1)) || readValue(value, reader)
    })
    const known = letters + values.reduce((sum, value) => sum + value.known, 0)
    if (best !== undefined && known <= best.known) continue
    const text = translation.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)]?.text ?? '')
    best = { text, known, isWhole: true }
  }
  return best
}

/** After a column or a row. */
function readFault(text: string, reader: Reader, depth: number): Reading | undefined {
  const read = depth <= MAX_DEPTH ? readSentences(text, reader, depth) : undefined
  return read?.isWhole ? read : undefined
}

/** Names stay. Numbers with units, and lists of listed words are translated. */
function readValue(value: string, { translations, language }: Reader): Reading {
  const words = value.split(/, | and /).map(word => getOwn(translations, word))
  const text = words.every(word => word !== undefined)
    ? formatList(words, language)
    : (formatValue(value, language) ?? showName(value, language))
  return { text, known: 0, isWhole: true }
}

/** In a right-to-left sentence, Unicode's isolates keep the order of its letters. */
function showName(name: string, language: Language): string {
  return languageFacts[language].direction === 'rtl' ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name
}

/** A file may be called `constructor`. */
function getOwn(translations: TranslationsBySentence, text: string): string | undefined {
  return Object.hasOwn(translations, text) ? translations[text] : undefined
}

const SIZES = ['byte', 'KB', 'MB', 'GB', 'TB']

/** '7 days', '5 GB' and '1,000' as the language writes them. */
function formatValue(value: string, language: Language): string | undefined {
  const [, time = '', unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(value) ?? []
  if (unit) return formatDuration(Number(time), unit as 'second' | 'minute' | 'hour' | 'day', language)
  const [, size = '', step = ''] = /^(\d+(?:\.\d)?) (byte|KB|MB|GB|TB)s?$/.exec(value) ?? []
  if (step) return formatBytes(Math.round(Number(size) * 1024 ** SIZES.indexOf(step)), language)
  return /^\d{1,3}(,\d{3})+$/.test(value) ? formatCount(Number(value.replaceAll(',', '')), language) : undefined
}

/** The values between the parts. Linear, unlike a regular expression. */
function findValues(sentence: string, parts: readonly string[]): string[] | undefined {
  const [first = '', ...others] = parts
  const last = others.pop() ?? ''
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return undefined
  const end = sentence.length - last.length
  const values: string[] = []
  let from = first.length
  for (const part of others) {
    // A value has one letter at least.
    const at = sentence.indexOf(part, from + 1)
    if (at < 0) return undefined
    values.push(sentence.slice(from, at))
    from = at + part.length
  }
  if (from >= end) return undefined
  return [...values, sentence.slice(from, end)]
}

function getTemplates(translations: TranslationsBySentence): readonly Template[] {
  const known = templatesOf.get(translations)
  if (known) return known
  const templates = Object.entries(translations).flatMap(([sentence, translation]) => {
    const parts = sentence.split(/\{\d\}/)
    if (translation === undefined || parts.length === 1) return []
    return [{ parts, letters: parts.join('').length, translation }]
  })
  templatesOf.set(translations, templates)
  return templates
}
