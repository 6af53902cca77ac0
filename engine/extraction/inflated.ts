import { pipeline, Readable } from 'node:stream'
import { createGunzip, createInflateRaw } from 'node:zlib'
import type { Budget } from './budget.ts'
import { NotInspectable } from './notInspectable.ts'

/** Larger than zlib's 16 KiB, because each piece has a fixed cost. */
const PIECE_BYTES = 64 * 1024

/**
 * Inflates a stream and counts the output.
 * @param container raw `deflate` as in ZIP (RFC 1951), or `gzip` with one or more members (RFC 1952)
 * @throws NotInspectable `broken`, or the budget's reason
 */
export async function* inflated(
  bytes: AsyncIterable<Uint8Array>,
  container: 'deflate' | 'gzip',
  budget: Budget,
): AsyncIterable<Uint8Array> {
  const inflate = (container === 'gzip' ? createGunzip : createInflateRaw)({ chunkSize: PIECE_BYTES })
  pipeline(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }), inflate, () => undefined)
  try {
    for await (const piece of inflate) {
      budget.inflate(piece.length)
      yield piece
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new NotInspectable('broken', 'Decompression failed.', { cause: error })
    }
    throw error
  } finally {
    inflate.destroy()
  }
}
