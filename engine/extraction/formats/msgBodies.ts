import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { memorySource } from '../sources.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { parseHeaderFields, toFieldsText } from './emlHeaders.ts'
import { toMarkedUtf8 } from './emlHtml.ts'
import { plainText } from './emlText.ts'
import { toBytes } from './msgCompound.ts'
import { type MsgProperties, readShortText } from './msgProperties.ts'
import { decompressRtf } from './msgRtf.ts'

const BODY = 0x1000
const RTF_BODY = 0x1009
const HTML_BODY = 0x1013
const TRANSPORT_HEADERS = 0x007d
const INTERNET_CODE_PAGE = 0x3fde

const NO_TEXT = new Set([
  0x001a, 0x003d, 0x0064, 0x0068, 0x0070, 0x0075, 0x0077, 0x0c1e, 0x0e1d, 0x3002, 0x370e, 0x3703,
])
const LABELS = new Map([
  [0x0037, 'subject'],
  [0x0c1a, 'from'],
  [0x0c1f, 'from'],
  [0x5d01, 'from'],
  [0x0042, 'on behalf of'],
  [0x0065, 'on behalf of'],
  [0x0e04, 'to'],
  [0x0e03, 'cc'],
  [0x0e02, 'bcc'],
])
const MAX_HELD_LENGTH = 1024 * 1024
const MAX_RTF = 64 * 1024 * 1024

export async function* texts(of: MsgProperties, message: MsgProperties, scope: Scope): AsyncGenerator<Extracted> {
  const lines: string[] = []
  for (const { id, kind, entry } of of.streamed) {
    if (kind === 'binary' || NO_TEXT.has(id) || id === BODY || id === HTML_BODY) continue
    const source = entry.open()
    const decoder = of.decoder(kind, message)
    if (source.size > MAX_HELD_LENGTH) {
      yield* plainText(source, decoder, { ...scope.place })
      continue
    }
    const text = await readShortText(source, decoder)
    const label = LABELS.get(id)
    if (id === TRANSPORT_HEADERS)
      lines.push(toFieldsText(parseHeaderFields(text.split(/\r?\n/).map(line => Buffer.from(line)))))
    else if (text.trim() !== '') lines.push(label ? `${label}: ${text}\n` : `${text}\n`)
  }
  if (lines.length > 0) yield { kind: 'text', text: lines.join(''), place: { ...scope.place } }
}

/** Yields every body, because they may differ; HTML and RTF through `scope.nested`. */
export async function* bodies(properties: MsgProperties, scope: Scope): AsyncGenerator<Extracted> {
  for (const { id, kind, entry } of properties.streamed) {
    if (id === BODY && kind !== 'binary') {
      scope.budget.entry()
      yield* plainText(entry.open(), properties.decoder(kind), { ...scope.place })
    }
    if (id === HTML_BODY) {
      const page = properties.number(INTERNET_CODE_PAGE)
      const declared = page === undefined ? undefined : findDecoder(String(page))
      const decoder = kind === 'binary' ? declared : properties.decoder(kind)
      const source = entry.open()
      yield* scope.nested(decoder ? await toMarkedUtf8(source, decoder, scope.budget) : source, 'message.html')
    }
    if (id === RTF_BODY && kind === 'binary') yield* rtfBody(entry.open(), scope)
  }
}

async function* rtfBody(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  try {
    if (source.size > MAX_RTF) throw new NotInspectable('tooLarge')
    const content = decompressRtf(await toBytes(source, 0, source.size), scope.budget)
    if (content.length > 0) yield* scope.nested(memorySource(content), 'message.rtf')
  } catch (error) {
    if (!(error instanceof NotInspectable) || error.reason !== 'broken') throw error
    yield { kind: 'notInspectable', reason: 'broken', place: scope.place }
  }
}
