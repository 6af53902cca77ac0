import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { bodies, texts } from './msgBodies.ts'
import { type CompoundEntry, openCompound } from './msgCompound.ts'
import { MsgProperties, readShortText } from './msgProperties.ts'

/** Property numbers (MS-OXPROPS). */
const MESSAGE_CLASS = 0x001a
const ATTACHMENT_NAMES = [0x3707, 0x3704, 0x3001]
const ATTACHMENT_DATA = '__substg1.0_37010102'
const ATTACHMENT_STORAGE = '__substg1.0_3701000D'

const MAX_HELD_LENGTH = 1024 * 1024
const MAX_NAME_LENGTH = 255

/** Bytes before the properties of the outermost message, an embedded one, and other storages (MS-OXMSG 2.4). */
const OUTERMOST = 32
const EMBEDDED = 24
const OTHER = 8

/**
 * Reads an Outlook message (MS-OXMSG): texts, recipients, plain body; attachments, HTML and RTF bodies through
 * `scope.nested`. The budget limits embedded messages.
 * @throws NotInspectable `broken`, `overlapping`, `tooManyEntries`, and as the budget does
 */
export async function* msg(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const root = await openCompound(source)
  if (!MsgProperties.existsIn(root)) throw new NotInspectable('broken', 'The compound file is not a message.')
  yield* message(root, OUTERMOST, scope)
}

async function* message(storage: CompoundEntry, headerBytes: number, scope: Scope): AsyncGenerator<Extracted> {
  const properties = await MsgProperties.read(storage, headerBytes)
  const messageClass = await classify(properties)
  yield* texts(properties, properties, scope)
  for (const [name, child] of storage.children ?? []) {
    if (!name.startsWith('__recip_version1.0_') || child.children === undefined) continue
    scope.budget.entry()
    yield* texts(await MsgProperties.read(child, OTHER), properties, scope)
  }
  yield* bodies(properties, scope)
  // MS-OXOSMIME: an attachment holds the encrypted or opaque signed message.
  if (messageClass === 'ipm.note.smime') yield notInspectable('password', scope.place)
  for (const [name, child] of storage.children ?? []) {
    if (!name.startsWith('__attach_version1.0_') || child.children === undefined) continue
    yield* attachment(child, properties, messageClass.endsWith('.multipartsigned'), scope)
  }
}

async function classify(properties: MsgProperties): Promise<string> {
  const property = properties.streamed.find(({ id }) => id === MESSAGE_CLASS)
  if (property === undefined || property.kind === 'binary') return ''
  const source = property.entry.open()
  if (source.size > MAX_NAME_LENGTH * 2) return ''
  return (await readShortText(source, properties.decoder(property.kind))).toLowerCase()
}

async function* attachment(
  storage: CompoundEntry,
  message: MsgProperties,
  isSigned: boolean,
  scope: Scope,
): AsyncGenerator<Extracted> {
  const properties = await MsgProperties.read(storage, OTHER)
  const name = await getName(properties, message)
  const data = storage.children?.get(ATTACHMENT_DATA)
  const embedded = storage.children?.get(ATTACHMENT_STORAGE)
  const place = { ...scope.place, path: [...(scope.place.path ?? []), name] }
  if (/\.rpmsg$/i.test(name)) yield notInspectable('password', place)
  // MS-OXOSMIME: a clear-signed message is a MIME message.
  else if (data) yield* scope.nested(data.open(), isSigned && /\.p7m$/i.test(name) ? `${name}.eml` : name)
  else if (embedded && MsgProperties.existsIn(embedded)) yield* embeddedMessage(embedded, name, scope)
  else if (embedded) yield notInspectable('unsupported', place)
}

async function* embeddedMessage(storage: CompoundEntry, name: string, scope: Scope): AsyncGenerator<Extracted> {
  scope.budget.entry()
  const inner = toNestedScope(scope, name)
  try {
    scope.budget.descend()
  } catch (error) {
    if (!(error instanceof NotInspectable)) throw error
    yield notInspectable(error.reason, inner.place)
    return
  }
  try {
    yield* message(storage, EMBEDDED, inner)
  } finally {
    scope.budget.leave()
  }
}

async function getName(properties: MsgProperties, message: MsgProperties): Promise<string> {
  for (const id of ATTACHMENT_NAMES) {
    const property = properties.streamed.find(one => one.id === id)
    if (property === undefined || property.kind === 'binary') continue
    const source = property.entry.open()
    if (source.size > MAX_HELD_LENGTH) continue
    const name = await readShortText(source, properties.decoder(property.kind, message))
    if (name !== '') return name.slice(0, MAX_NAME_LENGTH)
  }
  return 'attachment'
}

function notInspectable(reason: NotInspectableReason, place: TextLocation): Extracted {
  return { kind: 'notInspectable', reason, place }
}

/** A scope that adds `name` to all paths, for content without a file. */
function toNestedScope(scope: Scope, name: string): Scope {
  const outer = scope.place.path ?? []
  const place: TextLocation = { ...scope.place, path: [...outer, name] }
  return {
    budget: scope.budget,
    place,
    assume: scope.assume,
    async *nested(source, entry): AsyncGenerator<Extracted> {
      let last: { from: TextLocation; to: TextLocation } | undefined
      for await (const extracted of scope.nested(source, entry)) {
        if (last?.from !== extracted.place) {
          const path = [...outer, name, ...(extracted.place.path ?? []).slice(outer.length)]
          last = { from: extracted.place, to: { ...extracted.place, path } }
        }
        yield { ...extracted, place: last.to }
      }
    },
  }
}
