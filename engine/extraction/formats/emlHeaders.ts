import { decodeWords } from 'postal-mime'
import { findDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { ShortTexts } from '../text/shortTexts.ts'

/** Unfolded and decoded (RFC 5322, RFC 2047); `name` in lower case. */
export type HeaderField = {
  name: string
  value: string
  raw: string
  /** Contains bytes beyond ASCII in an unknown encoding (RFC 6532 allows only UTF-8). */
  isDoubtful?: boolean
  /** The encoding that such bytes suggest. */
  assumed?: string | undefined
}

export type Structured = { value: string; parameters: Map<string, string> }

const MAX_DECODED_LENGTH = 64 * 1024
const MAX_PARAMETERS = 100

/** Signatures and keys, whose letters and digits would cause false findings. */
const OPAQUE =
  /^(?:dkim-signature|domainkey-signature|arc-(?:seal|message-signature)|x-google-dkim-signature|x-gm-message-state|autocrypt|face|x-face|x-microsoft-antispam.*|x-ms-exchange-(?:antispam|crosstenant).*|mime-version|content-(?:type|transfer-encoding|disposition|id))$/

export function toFieldsText(fields: readonly HeaderField[]): string {
  const readable = fields.filter(({ name }) => !OPAQUE.test(name))
  return readable
    .map(({ name, value }) => `${name}: ${value}\n`)
    .join('')
    .toWellFormed()
}

/** @param lines raw header lines without line ends */
export function parseHeaderFields(lines: readonly Uint8Array[]): HeaderField[] {
  const fields: { name: string; lines: string[]; isDoubtful: boolean; assumed: string | undefined }[] = []
  const texts = new ShortTexts()
  for (const line of lines) {
    const { text, isDoubtful, assumed } = texts.decode(line)
    const last = fields.at(-1)
    if (/^[ \t]/.test(text) && last) {
      last.lines.push(text)
      last.isDoubtful ||= isDoubtful
      last.assumed ??= assumed
      continue
    }
    const colon = text.indexOf(':')
    const isField = colon > 0
    const name = isField ? text.slice(0, colon).trim().toLowerCase() : ''
    fields.push({ name, lines: [isField ? text.slice(colon + 1).trim() : text], isDoubtful, assumed })
  }
  return fields.map(({ name, lines, isDoubtful, assumed }) => {
    const raw = lines.join('')
    return { name, raw, value: raw.length > MAX_DECODED_LENGTH ? raw : decodeWords(raw), isDoubtful, assumed }
  })
}

/** A printable name and a colon (RFC 5322, 3.6.8). */
export function isHeaderField(line: Uint8Array): boolean {
  const end = Math.min(line.length, 200)
  for (let at = 0; at < end; at += 1) {
    const byte = line[at] ?? 0
    if (byte === 0x3a) return at > 0
    if (byte < 0x20 || byte > 0x7e || (byte === 0x20 && line[at + 1] !== 0x20 && line[at + 1] !== 0x3a)) return false
  }
  return false
}

/** Splits a structured field (RFC 2045, 5.1) and decodes its parameters (RFC 2231). */
export function parseStructured(field: string): Structured {
  const raw = field.slice(0, MAX_DECODED_LENGTH)
  const [value = ''] = raw.split(';', 1)
  const plain = new Map<string, string>()
  const sections = new Map<string, Section[]>()
  for (const [name, text] of toParameters(raw.slice(value.length))) {
    const section = /^([^*]+)\*(\d{1,3})?(\*)?$/.exec(name)
    if (section === null) {
      if (!plain.has(name)) plain.set(name, decodeWords(text))
      continue
    }
    const [, key = '', index, star] = section
    const list = sections.get(key) ?? []
    list.push({ index: Number(index ?? 0), text, isEncoded: star !== undefined || index === undefined })
    sections.set(key, list)
  }
  for (const [key, list] of sections) plain.set(key, joinSections(list))
  return { value: value.trim().toLowerCase(), parameters: plain }
}

type Section = { index: number; text: string; isEncoded: boolean }

/** Comments, which RFC 2045 allows, stay in the value. */
function* toParameters(raw: string): Generator<[name: string, value: string]> {
  const parameter = /;\s*([^=;"\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))|;/gsy
  let found = 0
  let match = parameter.exec(raw)
  while (match !== null && found < MAX_PARAMETERS) {
    const [, name, quoted, bare] = match
    if (name !== undefined) {
      found += 1
      yield [name.toLowerCase(), quoted?.replace(/\\(.)/gs, '$1') ?? bare?.trim() ?? '']
    }
    parameter.lastIndex = Math.max(raw.indexOf(';', parameter.lastIndex), parameter.lastIndex)
    match = parameter.exec(raw)
  }
}

/** RFC 2231, 3 and 4: the first section names the charset of encoded ones. */
function joinSections(sections: Section[]): string {
  const sorted = sections.toSorted((one, other) => one.index - other.index)
  const [first] = sorted
  const named = first?.isEncoded ? /^([^']*)'[^']*'/.exec(first.text) : null
  const bytes = sorted.map(({ text, isEncoded }, at) => {
    const content = at === 0 && named ? text.slice(named[0].length) : text
    return isEncoded ? decodePercent(content) : Buffer.from(content)
  })
  const decoder = findDecoder(named?.[1] || 'utf-8') ?? guessingDecoder()
  return decoder.decode(Buffer.concat(bytes)) + decoder.end()
}

function decodePercent(text: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const hex = text.slice(at + 1, at + 3)
    if (text[at] === '%' && /^[\da-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    } else bytes.push(text.charCodeAt(at) & 0xff)
  }
  return Uint8Array.from(bytes)
}
