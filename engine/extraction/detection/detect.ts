import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import { isIsoImage } from '../iso/records.ts'
import { asBuffer, readBytes } from '../sources.ts'
import { isTarHeader } from '../tar/header.ts'
import { decoded, deferFault } from '../text/decoded.ts'
import { detectEncoding } from '../text/encoding.ts'
import { getExtension } from './extensions.ts'
import { readOleNames } from './oleNames.ts'
import { type ReadFormat, readFormats } from './readFormats.ts'
import { findSignature, isReadPicture } from './signatures.ts'
import { detectTextKind, type TextKind } from './textKind.ts'
import { detectZipKind } from './zipKind.ts'

export const HEAD_BYTES = 64 * 1024

/** `found` is an extension, supported or not. */
export type Detected = { found: ReadFormat } | { found: string | undefined; reason: NotInspectableReason }

const OLE_KINDS: readonly [name: RegExp, found: string][] = [
  [/^__properties_version1\.0$/, 'msg'],
  [/^WordDocument$/, 'doc'],
  [/^(?:Workbook|Book)$/, 'xls'],
  [/^PowerPoint Document$/, 'ppt'],
  [/^VisioDocument$/, 'vsd'],
]

/** @param names of the streams and storages in a compound file, or in a storage */
export function findOleKind(names: readonly string[]): string {
  return OLE_KINDS.find(([kind]) => names.some(name => kind.test(name)))?.[1] ?? 'ole'
}

/** The name only decides between similar kinds of text. @throws NotInspectable for a container that cannot be opened */
export async function detect(source: Source, name: string): Promise<Detected> {
  const head = await readBytes(source, 0, HEAD_BYTES)
  const found = findSignature(head)
  if (found === 'zip') return read(await detectZipKind(source))
  if (found === 'ole') {
    const names = await readOleNames(source)
    // MS-OFFCRYPTO 2.3.4: an OLE container holds an encrypted Office Open XML document.
    if (names.includes('EncryptedPackage')) return { found: undefined, reason: 'password' }
    return read(findOleKind(names))
  }
  if (found === 'pgp') return { found, reason: 'password' }
  if (found !== undefined) return read(found)
  if (isTarHeader(head)) return read('tar')
  if (isIsoImage(head)) return read('iso')
  const kind = await detectText(head, source.size, name)
  return kind === undefined ? { found: undefined, reason: 'unknown' } : { found: kind }
}

/** Undefined for other content. Needs no document reader, so it may run outside the child process. */
export async function detectText(head: Uint8Array, size: number, name: string): Promise<TextKind | undefined> {
  if (findSignature(head) !== undefined || isTarHeader(asBuffer(head.subarray(0, 512)))) return undefined
  if (isIsoImage(asBuffer(head))) return undefined
  if (detectEncoding(head) === undefined) return undefined
  let sample = ''
  for await (const text of deferFault(decoded(once(head))).texts) sample += text
  return detectTextKind(sample, head.length === size, getExtension(name))
}

/** @param withPictures whether their text is recognised */
export function isUnsupportedHead(head: Uint8Array, withPictures: boolean): boolean {
  const found = findSignature(head)
  if (withPictures && isReadPicture(found)) return false
  return found !== undefined && found !== 'zip' && found !== 'ole' && !readFormats.has(found)
}

function read(found: string): Detected {
  return isReadFormat(found) ? { found } : { found, reason: 'unsupported' }
}

function isReadFormat(found: string): found is ReadFormat {
  return readFormats.has(found)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
