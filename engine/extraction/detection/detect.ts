import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import { readBytes } from '../sources.ts'
import { isTarHeader } from '../tar/header.ts'
import { decoded, held } from '../text/decoded.ts'
import { detectEncoding } from '../text/encoding.ts'
import { getExtension } from './extensions.ts'
import { oleNames } from './oleNames.ts'
import { type ReadFormat, readFormats } from './readFormats.ts'
import { findSignature } from './signatures.ts'
import { detectTextKind, type TextKind } from './textKind.ts'
import { detectZipKind } from './zipKind.ts'

/** How much of a document its kind is told by. */
export const HEAD_BYTES = 64 * 1024

/** What a document is by its content: `found` is an extension, of formats that are read and of others. */
export type Detected = { found: ReadFormat } | { found: string | undefined; reason: NotInspectableReason }

const OLE_KINDS: readonly [name: RegExp, found: string][] = [
  [/^__properties_version1\.0$/, 'msg'],
  [/^WordDocument$/, 'doc'],
  [/^(?:Workbook|Book)$/, 'xls'],
  [/^PowerPoint Document$/, 'ppt'],
  [/^VisioDocument$/, 'vsd'],
]

/**
 * Tells what a document is by its content; its name only decides between kinds of text that look alike.
 * @throws NotInspectable of a container that cannot be opened
 */
export async function detect(source: Source, name: string): Promise<Detected> {
  const head = await readBytes(source, 0, HEAD_BYTES)
  const found = findSignature(head)
  if (found === 'zip') return read(await detectZipKind(source))
  if (found === 'ole') {
    const names = await oleNames(source)
    // MS-OFFCRYPTO 2.3.4: an Office Open XML document under a password lies in an OLE container.
    if (names.includes('EncryptedPackage')) return { found: undefined, reason: 'password' }
    return read(OLE_KINDS.find(([kind]) => names.some(one => kind.test(one)))?.[1] ?? 'ole')
  }
  if (found === 'pgp') return { found, reason: 'password' }
  if (found !== undefined) return read(found)
  if (isTarHeader(head)) return read('tar')
  const kind = await detectText(head, source.size, name)
  return kind === undefined ? { found: undefined, reason: 'unknown' } : { found: kind }
}

/** The kind of a text by its first bytes, and undefined of anything else: what no hostile reader is needed for. */
export async function detectText(head: Uint8Array, size: number, name: string): Promise<TextKind | undefined> {
  if (findSignature(head) !== undefined || isTarHeader(Buffer.from(head.subarray(0, 512)))) return undefined
  if (detectEncoding(head) === undefined) return undefined
  let sample = ''
  for await (const text of held(decoded(once(head))).texts) sample += text
  return detectTextKind(sample, head.length === size, getExtension(name))
}

/** Whether the first bytes are enough to say that a document will not be read. */
export function isUnread(head: Uint8Array): boolean {
  const found = findSignature(head)
  return found !== undefined && found !== 'zip' && found !== 'ole' && !readFormats.has(found)
}

function read(found: string): Detected {
  const format = found === 'epub' ? 'zip' : found
  return isReadFormat(format) ? { found: format } : { found, reason: 'unsupported' }
}

function isReadFormat(found: string): found is ReadFormat {
  return readFormats.has(found)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
