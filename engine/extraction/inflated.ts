import { pipeline, Readable } from 'node:stream'
import { createGunzip, createInflateRaw } from 'node:zlib'
import type { Budget } from './budget.ts'
import { NotInspectable } from './notInspectable.ts'

/** Larger than zlib's own 16 KiB: each piece costs on its way. */
const PIECE_BYTES = 64 * 1024

/**
 * Inflates as it goes, counting what really comes out.
 * @param container `deflate` bare as in ZIP (RFC 1951), or `gzip` of one or more members (RFC 1952)
 * @throws NotInspectable `broken`, or what the budget says
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
      throw new NotInspectable('broken', 'inflating failed', { cause: error })
    }
    throw error
  } finally {
    inflate.destroy()
  }
}
