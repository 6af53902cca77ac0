import { crc32 } from 'node:zlib'
import { centralHeader, endOfDirectory, localHeader } from '../labelled/formats/zip.ts'
import { repeated } from './inflating.ts'

// After D. Fifield, A better zip bomb (WOOT 2019): many entries over one kernel of deflated zeros.
const CHUNK = Buffer.alloc(64 * 1024)
const CHUNKS = 16
const ENTRIES = 250

/** All entries of the directory share one local header. */
export function wholeOverlap(): Uint8Array {
  const { packed, size, crc } = repeated(CHUNK, CHUNKS)
  const header = { name: '0', crc, packed: packed.length, size, method: 8 }
  const local = localHeader(header)
  const directory = Buffer.concat(
    Array.from({ length: ENTRIES }, (_, index) => centralHeader({ ...header, name: String(index) }, 0)),
  )
  return Buffer.concat([
    local,
    packed,
    directory,
    endOfDirectory(ENTRIES, directory.length, local.length + packed.length),
  ])
}

/** Each entry quotes the header of the next in a stored block and goes on into its data: all checksums hold. */
export function quotedOverlap(): Uint8Array {
  const kernel = repeated(CHUNK, CHUNKS)
  const zeros = Buffer.alloc(kernel.size)
  let [data, plain]: [Uint8Array, Uint8Array[]] = [kernel.packed, [zeros]]
  const files: { name: string; crc: number; packed: number; size: number; method: number }[] = []
  for (let index = ENTRIES - 1; index >= 0; index--) {
    const name = String(index).padStart(3, '0')
    const size = plain.reduce((sum, piece) => sum + piece.length, 0)
    const crc = plain.reduce((sum, piece) => crc32(piece, sum), 0)
    const file = { name, crc, packed: data.length, size, method: 8 }
    files.unshift(file)
    if (index === 0) break
    const local = localHeader(file)
    const quote = Buffer.alloc(5)
    quote.writeUInt16LE(local.length, 1)
    quote.writeUInt16LE(local.length ^ 0xffff, 3)
    data = Buffer.concat([quote, local, data])
    plain = [local, ...plain]
  }
  const first = files[0]
  if (!first) throw new Error('No entries.')
  const local = localHeader(first)
  const step = local.length + 5
  const directory = Buffer.concat(files.map((file, index) => centralHeader(file, index === 0 ? 0 : index * step)))
  return Buffer.concat([local, data, directory, endOfDirectory(ENTRIES, directory.length, local.length + data.length)])
}
