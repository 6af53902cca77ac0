import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes, toPart } from '../sources.ts'
import { BLOCK_BYTES, isTarHeader, type Pax, readPax, readTarHeader } from '../tar/header.ts'

const WINDOW_BYTES = 64 * 1024
const MAX_EXTENSION_BYTES = 1024 * 1024
/** Links, devices, directories, FIFOs: no content, even with a size. */
const WITHOUT_CONTENT = '123456'
const PAX = 'x'
const PAX_GLOBAL = 'g'
const GNU_LONG_NAME = 'L'
const GNU_LONG_LINK = 'K'

/** POSIX pax and ustar, GNU, v7. After end blocks of zeros another archive may follow. */
export async function* tar(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  let position = 0
  let window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }
  /** The records that hold until the archive ends, and those of the next entry. */
  let common: Pax = {}
  let extension: Pax = {}
  while (position + BLOCK_BYTES <= source.size) {
    if (position < window.start || position + BLOCK_BYTES > window.start + window.bytes.length) {
      window = { start: position, bytes: await readBytes(source, position, position + WINDOW_BYTES) }
    }
    const block = window.bytes.subarray(position - window.start, position - window.start + BLOCK_BYTES)
    position += BLOCK_BYTES
    if (block.every(byte => byte === 0)) continue
    if (!isTarHeader(block)) throw new NotInspectable('broken', 'A header is missing.')
    const header = readTarHeader(block)
    const isExtension = [PAX, PAX_GLOBAL, GNU_LONG_NAME, GNU_LONG_LINK].includes(header.type)
    const size = WITHOUT_CONTENT.includes(header.type)
      ? 0
      : isExtension
        ? header.size
        : resolveSize(extension, header.size)
    if (position + size > source.size) throw new NotInspectable('broken', 'An entry is incomplete.')
    const start = position
    position += Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES

    if (isExtension) {
      if (size > MAX_EXTENSION_BYTES) throw new NotInspectable('broken', 'An extension header exceeds the limit.')
      const bytes = await readBytes(source, start, start + size)
      if (header.type === PAX) extension = { ...extension, ...readPax(bytes) }
      if (header.type === PAX_GLOBAL) {
        common = { ...common, ...readPax(bytes) }
        extension = { ...common, ...extension }
      }
      if (header.type === GNU_LONG_NAME) extension.path = bytes.toString('utf8').replace(/\0.*$/s, '')
      continue
    }
    const name = extension.path || header.name
    extension = { ...common }
    if (size > 0) yield* scope.nested(toPart(source, start, start + size), name)
  }
  const rest = await readBytes(source, position, source.size)
  if (rest.some(byte => byte !== 0)) throw new NotInspectable('broken', 'A header is incomplete.')
}

/** A pax record overrides the header field, which may be too short. */
function resolveSize({ size: declared }: Pax, size: number): number {
  return declared !== undefined && /^\d{1,15}$/.test(declared) ? Number(declared) : size
}
