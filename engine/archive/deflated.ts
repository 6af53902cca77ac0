import { constants, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { give } from '../freeBuffer.ts'
import { CHUNK, type Chunk } from './chunks.ts'

/** Header and maximum content of a stored block (RFC 1951, section 3.2.4). */
const BLOCK_HEADER = 5
const MAX_BLOCK_LENGTH = 0xffff

/** Samples that decide whether a chunk is worth deflating: 12 KiB of 1 MiB. */
const SAMPLES = 3
const SAMPLE = 4 * 1024
const WORTHWHILE = 0.97

export function computeMaxDeflatedSize(size: number): number {
  return size + Math.ceil(size / CHUNK) * Math.ceil(CHUNK / MAX_BLOCK_LENGTH) * BLOCK_HEADER
}

/**
 * Deflates a chunk on the thread pool (RFC 1951). It refers back to `before` and ends on a byte boundary, so that
 * parallel chunks can be joined.
 * @returns undefined when it would not shrink
 */
export async function deflated({ data, before, isLast }: Chunk, level: 1 | 6): Promise<Buffer[] | undefined> {
  if (!isWorthwhile(data)) return undefined
  const chunkSize = data.length + 1024
  const deflate = createDeflateRaw({
    level,
    dictionary: before,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize,
  })
  // `deflateRaw` would join the pieces in another buffer, and leave their own to the garbage collector.
  const packed: Buffer[] = await deflate.end(data).toArray()
  // Small pieces are in memory that Node shares between buffers.
  for (const piece of packed) if (piece.buffer.byteLength === chunkSize) give(piece)
  return byteCount(packed) < data.length ? packed : undefined
}

export function byteCount(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

export function toStoredBlocks({ data, isLast }: Chunk): Buffer[] {
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
  const distance = Math.floor((data.length - SAMPLE) / (SAMPLES - 1))
  const samples = Array.from({ length: SAMPLES }, (_, index) =>
    data.subarray(index * distance, index * distance + SAMPLE),
  )
  return deflateRawSync(Buffer.concat(samples), { level: 1 }).length < WORTHWHILE * SAMPLES * SAMPLE
}
