import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { inflated } from '../inflated.ts'
import { NotInspectable } from '../notInspectable.ts'
import { embeddedParts } from '../office/embeddedParts.ts'
import { readSummary } from '../office/summaryText.ts'
import { readBytes, toPart } from '../sources.ts'
import { TextPieces } from '../text/textPieces.ts'
import { type CompoundEntry, openCompound } from './msgCompound.ts'

const HEADER_BYTES = 8
const CONTAINER = 0xf
/** MS-PPT 2.13.24: text in UTF-16, text of U+0000 to U+00FF, and further strings such as names and links. */
const WIDE_TEXTS = new Set([0x0fa0, 0x0fba])
const BYTE_TEXT = 0x0fa8
const EMBEDDED_OBJECT = 0x1011
/** MS-PPT 2.10.34: the instance of a record tells whether its storage is compressed, after four bytes with its size. */
const COMPRESSED = 1
/** MS-PPT 2.12.6: records of later versions, comments among them, or data of other programs. */
const TAG_DATA = 0x138b
const MAX_TEXT_BYTES = 16 * 1024 * 1024
const WINDOW_BYTES = 256 * 1024
const TOKEN = 12
/** MS-PPT 2.3.2. */
const ENCRYPTED = 0xf3d1c4df

/**
 * Reads a presentation of PowerPoint 97 to 2003 (MS-PPT): all texts that it has, those of notes, comments and earlier
 * versions of a slide among them.
 * @throws NotInspectable `password`, `broken`, and as the compound file does
 */
export async function* ppt(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  yield* readPresentation(await openCompound(source), scope)
}

/** @throws NotInspectable as `ppt` does */
export async function* readPresentation(root: CompoundEntry, scope: ContainerScope): AsyncGenerator<Extracted> {
  const stream = root.children?.get('PowerPoint Document')?.open()
  if (stream === undefined) throw new NotInspectable('broken', 'The compound file is not a presentation.')
  const user = root.children?.get('Current User')?.open()
  const head = user ? await readBytes(user, 0, TOKEN + 4) : Buffer.alloc(0)
  if (head.length >= TOKEN + 4 && head.readUInt32LE(TOKEN) === ENCRYPTED) throw new NotInspectable('password')

  const pieces = new TextPieces({ ...scope.place })
  for await (const atom of atoms(stream)) {
    if ('object' in atom) {
      yield* pieces.take(true)
      yield* readObject(atom, scope)
    } else {
      const { type, bytes } = atom
      pieces.addLine(bytes.toString(type === BYTE_TEXT ? 'latin1' : 'utf16le').replace(/[\r\v]/g, '\n'))
      yield* pieces.take(false)
    }
  }
  yield* pieces.take(true)
  const summary = await readSummary(root)
  if (summary !== '') yield { kind: 'text', text: summary, place: { ...scope.place } }
  yield* embeddedParts(root, scope)
}

function readObject({ object, isCompressed }: EmbeddedObject, scope: ContainerScope): AsyncIterable<Extracted> {
  if (!isCompressed) return scope.nested(object, 'object')
  return scope.nestedStream(inflated(object.read(4, object.size), 'zlib', scope.budget), 'object')
}

type EmbeddedObject = { object: Source; isCompressed: boolean }
type Atom = { type: number; bytes: Buffer } | EmbeddedObject

/** The texts and objects among the records (MS-PPT 2.3.1). Containers are entered, all else is skipped. */
async function* atoms(stream: Source): AsyncGenerator<Atom> {
  let window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }
  const read = async (start: number, length: number) => {
    if (start < window.start || start + length > window.start + window.bytes.length) {
      window = { start, bytes: await readBytes(stream, start, start + Math.max(length, WINDOW_BYTES)) }
    }
    return window.bytes.subarray(start - window.start, start - window.start + length)
  }
  yield* records(0, stream.size, false)

  async function* records(start: number, end: number, isTolerant: boolean): AsyncGenerator<Atom> {
    for (let at = start; at + HEADER_BYTES <= end; ) {
      const header = await read(at, HEADER_BYTES)
      const isContainer = (header.readUInt16LE(0) & 0xf) === CONTAINER
      const instance = header.readUInt16LE(0) >> 4
      const type = header.readUInt16LE(2)
      const length = header.readUInt32LE(4)
      at += HEADER_BYTES
      if (isContainer || (isTolerant && type === TAG_DATA)) continue
      if (at + length > end) {
        if (isTolerant) return
        throw new NotInspectable('broken', 'A record exceeds the presentation.')
      }
      if (type === EMBEDDED_OBJECT)
        yield { object: toPart(stream, at, at + length), isCompressed: instance === COMPRESSED && length >= 4 }
      else if (type === TAG_DATA) yield* records(at, at + length, true)
      else if (WIDE_TEXTS.has(type) || type === BYTE_TEXT) {
        if (length > MAX_TEXT_BYTES) throw new NotInspectable('tooLarge')
        yield { type, bytes: await read(at, length) }
      }
      at += length
    }
  }
}
