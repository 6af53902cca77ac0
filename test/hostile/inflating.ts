import { constants, crc32, deflateRawSync } from 'node:zlib'
import { centralHeader, endOfDirectory, localHeader } from '../labelled/formats/zip.ts'

/** Content that is one chunk many times over, deflated without ever being held: what bombs are made of. */
export type Repeated = { packed: Uint8Array; size: number; crc: number }

export function repeated(chunk: Uint8Array, times: number, head = '', tail = ''): Repeated {
  const flushed = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const [first, middle, last] = [flushed(Buffer.from(head)), flushed(chunk), deflateRawSync(Buffer.from(tail))]
  let crc = crc32(head)
  for (let left = times; left > 0; left--) crc = crc32(chunk, crc)
  return {
    packed: Buffer.concat([first, ...Array.from({ length: times }, () => middle), last]),
    size: Buffer.byteLength(head) + times * chunk.length + Buffer.byteLength(tail),
    crc: crc32(tail, crc),
  }
}

/** A gzip file (RFC 1952) of it. */
export function gzipped({ packed, size, crc }: Repeated): Uint8Array {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), packed, trailer])
}

/** What zlib's own format (RFC 1950) makes of it, its checksum left out: readers do not wait for it. */
export function zlibbed({ packed }: Repeated): Uint8Array {
  return Buffer.concat([Buffer.from([0x78, 0xda]), packed])
}

/** A ZIP of such entries; `claims` is what its headers say of the sizes instead of the truth. */
export function zipOfRepeated(entries: readonly (readonly [string, Repeated])[], claims?: number): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, { packed, size, crc }] of entries) {
    const header = { name, crc, packed: packed.length, size: claims ?? size, method: 8 }
    const local = localHeader(header)
    parts.push(local, packed)
    directory.push(centralHeader(header, offset))
    offset += local.length + packed.length
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...parts, central, endOfDirectory(entries.length, central.length, offset)])
}
