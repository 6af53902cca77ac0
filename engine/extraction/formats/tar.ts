import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes, toPart } from '../sources.ts'
import { BLOCK_BYTES, isTarHeader, readPax, readTarHeader } from '../tar/header.ts'

const WINDOW_BYTES = 64 * 1024
const MAX_EXTENSION_BYTES = 1024 * 1024
/** Hard and symbolic links, devices, directories, FIFOs: without content, whatever their size says. */
const WITHOUT_CONTENT = '123456'
const PAX = 'x'
const PAX_GLOBAL = 'g'
const GNU_LONG_NAME = 'L'
const GNU_LONG_LINK = 'K'

/**
 * Reads a tar archive (POSIX pax and ustar, GNU, v7) by random access: its entries lie in it as they are. Goes on
 * behind the blocks of zeros that end an archive, since another may follow.
 */
export async function* tar(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  let position = 0
  let window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }
  let extension = new Map<string, string>()
  while (position + BLOCK_BYTES <= source.size) {
    if (position < window.start || position + BLOCK_BYTES > window.start + window.bytes.length) {
      window = { start: position, bytes: await readBytes(source, position, position + WINDOW_BYTES) }
    }
    const block = window.bytes.subarray(position - window.start, position - window.start + BLOCK_BYTES)
    position += BLOCK_BYTES
    if (block.every(byte => byte === 0)) continue
    if (!isTarHeader(block)) throw new NotInspectable('broken', 'no header where one should be')
    const header = readTarHeader(block)
    const isExtension = [PAX, PAX_GLOBAL, GNU_LONG_NAME, GNU_LONG_LINK].includes(header.type)
    const size = WITHOUT_CONTENT.includes(header.type) ? 0 : isExtension ? header.size : sizeBy(extension, header.size)
    if (position + size > source.size) throw new NotInspectable('broken', 'an entry is cut')
    const start = position
    position += Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES

    if (isExtension) {
      if (size > MAX_EXTENSION_BYTES) throw new NotInspectable('broken', 'an extension beyond reason')
      const bytes = await readBytes(source, start, start + size)
      if (header.type === PAX) extension = readPax(bytes)
      if (header.type === GNU_LONG_NAME) extension.set('path', bytes.toString('utf8').replace(/\0.*$/s, ''))
      continue
    }
    const name = extension.get('path') ?? header.name
    extension = new Map()
    if (size > 0) yield* scope.nested(toPart(source, start, start + size), name)
  }
}

/** A pax record stands above the header, whose field may be too short. */
function sizeBy(extension: ReadonlyMap<string, string>, size: number): number {
  const told = extension.get('size')
  return told !== undefined && /^\d{1,15}$/.test(told) ? Number(told) : size
}
