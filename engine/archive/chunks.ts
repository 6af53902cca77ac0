import { releaseGiven } from '../freeBuffer.ts'
import { Unsealable } from './unsealable.ts'

/** In bytes. Smaller chunks compress worse and need more turns on the thread pool. */
export const CHUNK = 1024 * 1024

export type Chunk = {
  data: Buffer
  before: Buffer
  isLast: boolean
}

/** Deflate's window (RFC 1951, section 2). */
const WINDOW = 32 * 1024

/**
 * Checks the pieces against the declared size. The consumer has used a piece when it requests the next one.
 * @throws Unsealable at the first extra byte, or at the end when bytes are missing
 */
export async function* assertSize(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array, void> {
  let left = size
  for await (const piece of pieces) {
    left -= piece.length
    if (left < 0) throw new Unsealable('size', `An entry is larger than its declared ${size} bytes.`)
    yield piece
    releaseGiven(piece)
  }
  if (left > 0) throw new Unsealable('size', `An entry lacks ${left} of its declared ${size} bytes.`)
}

/** Cuts the pieces into chunks of CHUNK bytes, whose reader may release `data`. An empty entry has none. */
export async function* toChunks(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Chunk, void> {
  let before = Buffer.alloc(0)
  let done = 0
  let filled = 0
  let data = Buffer.alloc(0)
  for await (const piece of assertSize(pieces, size)) {
    for (let at = 0; at < piece.length; ) {
      if (filled === 0) data = Buffer.allocUnsafeSlow(Math.min(CHUNK, size - done))
      const part = piece.subarray(at, at + data.length - filled)
      data.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < data.length) continue
      done += filled
      filled = 0
      const next = Buffer.from(data.subarray(-WINDOW))
      yield { data, before, isLast: done === size }
      before = next
    }
  }
}
