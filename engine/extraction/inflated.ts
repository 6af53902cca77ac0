import { pipeline, Readable } from 'node:stream'
import { createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'
import type { Budget } from './budget.ts'
import { NotInspectable } from './notInspectable.ts'

/** Larger than zlib's 16 KiB, because each piece has a fixed cost. */
const PIECE_BYTES = 64 * 1024
const decoders = { deflate: createInflateRaw, zlib: createInflate, gzip: createGunzip, zstd: createZstdDecompress }

/**
 * Inflates a stream and counts the output.
 * @param container raw `deflate` as in ZIP (RFC 1951), `zlib` (RFC 1950), `gzip` with one or more members (RFC 1952), or
 *   `zstd` (RFC 8878)
 * @throws NotInspectable `broken`, or the budget's reason
 */
export async function* inflated(
  bytes: AsyncIterable<Uint8Array>,
  container: keyof typeof decoders,
  budget: Budget,
): AsyncIterable<Uint8Array> {
  const inflate = decoders[container]({ chunkSize: PIECE_BYTES })
  pipeline(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }), inflate, () => undefined)
  try {
    for await (const piece of inflate) {
      budget.inflate(piece.length)
      yield piece
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(?:Z_|ZSTD_)/.test(String(error.code))) {
      throw new NotInspectable('broken', 'Decompression failed.', { cause: error })
    }
    throw error
  } finally {
    inflate.destroy()
  }
}
