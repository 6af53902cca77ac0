import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib'
import { CHUNK, type Chunk } from './chunks.ts'

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)

/** A stored block's header and its longest content (RFC 1951, section 3.2.4). */
const BLOCK_HEADER = 5
const MAX_BLOCK_LENGTH = 0xffff

/** Parts of a chunk that tell whether it is worth deflating: 12 KiB of 1 MiB. */
const SAMPLES = 3
const SAMPLE = 4 * 1024
/** What a sample must shrink to, at the lowest level. */
const WORTHWHILE = 0.97

/** The most that the chunks of an entry come to, deflated or as stored blocks. Sizes in bytes. */
export function deflatedAtMost(size: number): number {
  return size + Math.ceil(size / CHUNK) * Math.ceil(CHUNK / MAX_BLOCK_LENGTH) * BLOCK_HEADER
}

/**
 * A chunk as part of a deflate stream (RFC 1951), made on the thread pool. It refers back to what came before it and
 * ends with a byte, so that chunks deflated side by side can be joined.
 * @returns nothing if it would not become smaller, most often at the cost of a sample
 */
export async function deflated({ data, before, isLast }: Chunk, level: 1 | 6): Promise<Buffer | undefined> {
  if (!isWorthwhile(data)) return undefined
  const packed = await deflate(data, {
    level,
    dictionary: before,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    // All of the output in one turn on the thread pool.
    chunkSize: data.length + 1024,
  })
  return packed.length < data.length ? packed : undefined
}

/** A chunk as part of a deflate stream that compresses nothing. */
export function storedBlocks({ data, isLast }: Chunk): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < data.length; at += MAX_BLOCK_LENGTH) {
    const content = data.subarray(at, at + MAX_BLOCK_LENGTH)
    const header = Buffer.alloc(BLOCK_HEADER)
    header.writeUInt8(isLast && at + content.length === data.length ? 1 : 0, 0)
    header.writeUInt16LE(content.length, 1)
    header.writeUInt16LE(content.length ^ 0xffff, 3)
    pieces.push(header, content)
  }
  return pieces
}

function isWorthwhile(data: Buffer): boolean {
  if (data.length < 4 * SAMPLES * SAMPLE) return true
  const apart = Math.floor((data.length - SAMPLE) / (SAMPLES - 1))
  const samples = Array.from({ length: SAMPLES }, (_, index) => data.subarray(index * apart, index * apart + SAMPLE))
  return deflateRawSync(Buffer.concat(samples), { level: 1 }).length < WORTHWHILE * SAMPLES * SAMPLE
}
