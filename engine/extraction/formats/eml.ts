import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { toPart } from '../sources.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { createDecodedSource } from './emlDecoded.ts'
import { type HeaderField, parseStructured, type Structured, toFieldsText } from './emlHeaders.ts'
import { markAsUtf8, toMarkedUtf8 } from './emlHtml.ts'
import { type EmlPart, EmlParts } from './emlParts.ts'
import { plainText } from './emlText.ts'
import { createTransferDecoder } from './emlTransfer.ts'

const UTF8 = /^utf-?8$/i
const ASCII = /^(?:us-)?ascii$/i
const MAX_NAME_LENGTH = 255
const TEXTS = new Set([
  'text/plain',
  'text/enriched',
  'text/rfc822-headers',
  'message/delivery-status',
  'message/disposition-notification',
  'message/global-delivery-status',
  'message/global-headers',
])
const PKCS7 = new Set(['application/pkcs7-mime', 'application/x-pkcs7-mime'])
/** RFC 8551, 3.2.2: signed or compressed, not encrypted. */
const OPEN_PKCS7 = /^(?:signed-data|compressed-data|certs-only)$/i

/**
 * Reads a message (RFC 5322, MIME): header, texts, text between parts; attachments and HTML through `scope.nested`.
 * Further messages of a mailbox, uuencoded files in texts, and headers with two types are `unsupported`. `broken`: a
 * container without its last boundary. Holds only HTML that is not UTF-8.
 * @throws NotInspectable as `EmlParts` and the budget do
 */
export async function* eml(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const parts = new EmlParts()
  async function* drain(): AsyncGenerator<Extracted> {
    for (const fields of parts.headers.splice(0)) yield* headerText(fields, scope)
    for (const part of parts.ended.splice(0)) yield* readPart(part, source, scope)
  }
  for await (const chunk of source.read(0, source.size)) {
    parts.push(chunk)
    yield* drain()
  }
  parts.end()
  yield* drain()
  if (parts.isCutShort) yield { kind: 'notInspectable', reason: 'broken', place: scope.place }
  if (parts.hasUnreadContent) yield { kind: 'notInspectable', reason: 'unsupported', place: scope.place }
}

function* headerText(fields: readonly HeaderField[], scope: Scope): Generator<Extracted> {
  const text = toFieldsText(fields)
  const place = { ...scope.place }
  if (text !== '') yield { kind: 'text', text, place }
  for (const { assumed } of fields) if (assumed !== undefined) scope.assume(assumed)
  if (fields.some(({ isDoubtful }) => isDoubtful)) yield { kind: 'notInspectable', reason: 'encoding', place }
}

async function* readPart(part: EmlPart, source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const raw = toPart(source, part.start, part.end)
  const field = (name: string) => parseStructured(part.fields.find(one => one.name === name)?.raw ?? '')
  const disposition = field('content-disposition')
  const name = (disposition.parameters.get('filename') ?? part.type.parameters.get('name'))?.slice(0, MAX_NAME_LENGTH)
  const { value: type } = part.type
  const notInspectable = (reason: NotInspectableReason): Extracted => {
    const path = [...(scope.place.path ?? []), name ?? 'attachment']
    return { kind: 'notInspectable', reason, place: { ...scope.place, path } }
  }

  // A container without a boundary is one text.
  const isText =
    (TEXTS.has(type) || type.startsWith('multipart/')) && name === undefined && disposition.value !== 'attachment'
  if (isText || !part.hasHeader) scope.budget.entry()
  if (type === 'application/pgp-encrypted' && part.isEncrypted) return
  if (part.isEncrypted && part.hasHeader) return yield notInspectable('password')
  if (PKCS7.has(type)) {
    const isOpen = OPEN_PKCS7.test(part.type.parameters.get('smime-type') ?? '')
    return yield notInspectable(isOpen ? 'unsupported' : 'password')
  }

  const transfer = createTransferDecoder(field('content-transfer-encoding').value)
  if (transfer === undefined) return yield notInspectable('unsupported')
  const content = transfer === 'none' ? raw : await createDecodedSource(raw, transfer)
  if (isText) yield* text(content, part.type, scope)
  else if (type === 'text/html') yield* scope.nested(await html(content, part.type, scope), name ?? 'message.html')
  else if (type === 'message/rfc822' || type === 'message/global') yield* scope.nested(content, messageName(name))
  else yield* scope.nested(content, name ?? 'attachment')
}

async function* text(content: Source, type: Structured, scope: Scope): AsyncGenerator<Extracted> {
  const charset = type.parameters.get('charset') ?? ''
  const isGuessed = charset === '' || ASCII.test(charset)
  const decoder = isGuessed ? undefined : findDecoder(charset)
  const place = { ...scope.place }
  yield* plainText(content, decoder, place)
  if (!isGuessed && decoder === undefined) yield { kind: 'notInspectable', reason: 'unsupported', place }
}

async function html(content: Source, type: Structured, scope: Scope): Promise<Source> {
  const charset = type.parameters.get('charset') ?? ''
  if (UTF8.test(charset)) return markAsUtf8(content)
  const decoder = charset === '' || ASCII.test(charset) ? undefined : findDecoder(charset)
  return decoder ? toMarkedUtf8(content, decoder, scope.budget) : content
}

function messageName(name: string | undefined) {
  if (name === undefined) return 'message.eml'
  return /\.eml$/i.test(name) ? name : `${name}.eml`
}
