import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes, toPart } from '../sources.ts'
import { findDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { bodies, texts } from './msgBodies.ts'
import { type MsgProperties, readShortText } from './msgProperties.ts'
import { readTnefProperties } from './tnefProperties.ts'

const HEADER_BYTES = 6
const ATTRIBUTE_BYTES = 9
const CHECKSUM_BYTES = 2
/** MS-OXTNEF 2.1.3.2: the lower half of an attribute's identifier. */
const ids = {
  from: 0x8000,
  subject: 0x8004,
  body: 0x800c,
  attachmentData: 0x800f,
  attachmentTitle: 0x8010,
  messageProperties: 0x9003,
  recipients: 0x9004,
  attachmentProperties: 0x9005,
  beginAttachment: 0x9002,
  codePage: 0x9007,
} as const
const LABELS = new Map<number, string>([
  [ids.from, 'from: '],
  [ids.subject, 'subject: '],
])
const MAX_PROPERTIES_BYTES = 32 * 1024 * 1024
const MAX_TEXT_BYTES = 16 * 1024 * 1024
const NAMES = [0x3707, 0x3704, 0x3001]
const DATA = 0x3701

type Attachment = { title: string | undefined; data: Source | undefined; properties: MsgProperties | undefined }

/**
 * Reads `winmail.dat` (MS-OXTNEF): texts, recipients and bodies of a message, and its attachments through
 * `scope.nested`.
 * @throws NotInspectable `broken` also when nothing is in it, `tooLarge`, and as the budget does
 */
export async function* tnef(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  let isEmpty = true
  for await (const extracted of readMessage(source, scope)) {
    isEmpty = false
    yield extracted
  }
  if (isEmpty) throw new NotInspectable('broken', 'The message has no content.')
}

async function* readMessage(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  let page = ''
  let attachment: Attachment | undefined
  const decode = async (start: number, end: number) => {
    if (end - start > MAX_TEXT_BYTES) throw new NotInspectable('tooLarge')
    const decoder = findDecoder(page) ?? guessingDecoder()
    const text = decoder.decode(await readBytes(source, start, end)) + decoder.end()
    return text.replaceAll('\0', ' ').trim()
  }
  const readProperties = async (start: number, end: number, isList: boolean) => {
    if (end - start > MAX_PROPERTIES_BYTES) throw new NotInspectable('tooLarge')
    return readTnefProperties(await readBytes(source, start, end), isList)
  }

  for (let at = HEADER_BYTES; at < source.size; ) {
    const header = await readBytes(source, at, at + ATTRIBUTE_BYTES)
    if (header.length < ATTRIBUTE_BYTES) throw broken()
    const id = header.readUInt16LE(1)
    const start = at + ATTRIBUTE_BYTES
    const end = start + header.readUInt32LE(5)
    at = end + CHECKSUM_BYTES
    if (at > source.size) throw broken()
    scope.budget.entry()
    if (id === ids.codePage && end - start >= 4) page = String((await readBytes(source, start, end)).readUInt32LE(0))
    else if (id === ids.from || id === ids.subject || id === ids.body) {
      const text = await decode(id === ids.from ? Math.min(end, start + SENDER_HEADER_BYTES) : start, end)
      if (text !== '') yield { kind: 'text', text: `${LABELS.get(id) ?? ''}${text}\n`, place: { ...scope.place } }
    } else if (id === ids.messageProperties || id === ids.recipients) {
      const isList = id === ids.recipients
      for (const properties of await readProperties(start, end, isList)) {
        yield* texts(properties, properties, scope)
        if (!isList) yield* bodies(properties, scope)
      }
    } else if (id === ids.beginAttachment) {
      if (attachment) yield* readAttachment(attachment, scope)
      attachment = { title: undefined, data: undefined, properties: undefined }
    } else if (attachment && id === ids.attachmentTitle) attachment.title = await decode(start, end)
    else if (attachment && id === ids.attachmentData) attachment.data = toPart(source, start, end)
    else if (attachment && id === ids.attachmentProperties) {
      attachment.properties = (await readProperties(start, end, false))[0]
    }
  }
  if (attachment) yield* readAttachment(attachment, scope)
}

/** MS-OXTNEF 2.1.3.3.9: four sizes precede the name and address of the sender. */
const SENDER_HEADER_BYTES = 8

async function* readAttachment(attachment: Attachment, scope: ContainerScope): AsyncGenerator<Extracted> {
  const { title, properties, data } = attachment
  const name = (properties && (await findName(properties))) || title || 'attachment'
  const content = properties?.streamed.find(({ id }) => id === DATA)?.entry.open() ?? data
  if (content !== undefined) yield* scope.nested(content, name)
}

async function findName(properties: MsgProperties): Promise<string | undefined> {
  for (const wanted of NAMES) {
    const found = properties.streamed.find(({ id, kind }) => id === wanted && kind !== 'binary')
    if (found === undefined || found.kind === 'binary') continue
    const name = await readShortText(found.entry.open(), properties.decoder(found.kind))
    if (name !== '') return name
  }
  return undefined
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'An attribute is incomplete.')
}
