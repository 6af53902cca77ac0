import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readNative } from '../office/nativeData.ts'
import { toPart } from '../sources.ts'
import { type CompoundEntry, openCompound } from './msgCompound.ts'

const SIZE_BYTES = 4
const NATIVE = '\x01Ole10Native'
/** Streams with a complete file: of Office Open XML, of PDF readers and other servers, and of OpenDocument. */
const FILES = new Set(['Package', 'CONTENTS', 'package_stream', 'EmbeddedOdf'])
/** Class, link, picture and caption of the object, which hold no content of it. */
const DESCRIPTIONS =
  /^(?:CompObj|Ole|OlePres\d{3}|ObjInfo|EPRINT|LinkInfo|META|PIC|PRINT|SummaryInformation|DocumentSummaryInformation)$/

/**
 * Reads an object that an Office program embeds (MS-OLEDS): the file in it.
 * @throws NotInspectable `unsupported` when it has other content, and as the compound file does
 */
export async function* ole(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  yield* readObject(await openCompound(source), scope)
}

/** @throws NotInspectable as `ole` does */
export async function* readObject(root: CompoundEntry, scope: ContainerScope): AsyncGenerator<Extracted> {
  let isRead = false
  let hasOther = false
  for (const [name, entry] of root.children ?? []) {
    if (entry.children !== undefined) hasOther = true
    else if (FILES.has(name)) {
      yield* scope.nested(withContent(entry.open(), 0), 'object')
      isRead = true
    } else if (name === NATIVE) {
      // MS-OLEDS 2.3.6: a size precedes the data of the server.
      const stream = withContent(entry.open(), SIZE_BYTES)
      yield* readNative(toPart(stream, SIZE_BYTES, stream.size), scope)
      isRead = true
    } else if (!DESCRIPTIONS.test(name.replace(/^\p{Cc}/u, ''))) hasOther = true
  }
  if (hasOther || !isRead) throw new NotInspectable('unsupported', 'The object has content that is not read.')
}

function withContent(stream: Source, headerBytes: number): Source {
  if (stream.size <= headerBytes) throw new NotInspectable('broken', 'The object has no content.')
  return stream
}
