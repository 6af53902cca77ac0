import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes, toPart } from '../sources.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'

const MAX_LABELS_BYTES = 64 * 1024
/** An object with a file, and neither a link nor an icon. */
const EMBEDDED = 3

/**
 * Data of the program that an object belongs to. The packager's is a label, former paths of a file, and the file: it has no
 * published specification.
 * @throws NotInspectable `broken`
 */
export async function* readNative(data: Source, scope: Scope): AsyncGenerator<Extracted> {
  const packaged = findPackaged(await readBytes(data, 0, MAX_LABELS_BYTES), data.size)
  if (packaged === undefined) {
    yield* scope.nested(data, 'object')
    return
  }
  const { label, paths, start, end } = packaged
  yield { kind: 'text', text: `${label}\n${paths}\n`, place: { ...scope.place } }
  yield* scope.nested(toPart(data, start, end), label === '' ? 'object' : label)
}

function findPackaged(head: Buffer, size: number) {
  const labelEnd = head.indexOf(0, 2)
  const pathEnd = labelEnd === -1 ? -1 : head.indexOf(0, labelEnd + 1)
  const kindAt = pathEnd + 1
  if (pathEnd === -1 || kindAt + 8 > head.length || head.readUInt16LE(0) !== 2) return undefined
  if (head.readUInt16LE(kindAt + 2) !== EMBEDDED) return undefined
  const sizeAt = kindAt + 8 + head.readUInt32LE(kindAt + 4)
  if (sizeAt + 4 > head.length) return undefined
  const start = sizeAt + 4
  const end = start + head.readUInt32LE(sizeAt)
  if (end > size) throw new NotInspectable('broken', 'The file in an object is incomplete.')
  const paths = [head.subarray(labelEnd + 1, pathEnd), head.subarray(kindAt + 8, sizeAt)].map(decode).join('\n')
  return { label: decode(head.subarray(2, labelEnd)), paths: paths.replaceAll('\0', ''), start, end }
}

function decode(bytes: Buffer): string {
  const decoder = guessingDecoder()
  return decoder.decode(bytes) + decoder.end()
}

const OBJECT_NAMES = 3

/** The native data of an object of OLE 1 (MS-OLEDS 2.2.5), as RTF has it; undefined for links and other bytes. */
export function findNativeData(object: Buffer): Buffer | undefined {
  if (object.length < 8 || object.readUInt32LE(4) !== 2) return undefined
  let at = 8
  for (let name = 0; name < OBJECT_NAMES; name += 1) {
    if (at + 4 > object.length) return undefined
    at += 4 + object.readUInt32LE(at)
  }
  if (at + 4 > object.length) return undefined
  const end = at + 4 + object.readUInt32LE(at)
  return end > object.length ? undefined : object.subarray(at + 4, end)
}
