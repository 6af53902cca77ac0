import { Unsealable } from './unsealable.ts'

/** What is deflated at once. Much smaller ones compress worse, and cost more turns on the thread pool. */
export const CHUNK = 1024 * 1024

/** A part of an entry's data. */
export type Chunk = {
  data: Buffer
  /** What came before it, at most as much as deflate can refer back to. */
  before: Buffer
  isLast: boolean
}

/** Deflate's window (RFC 1951, section 2). */
const WINDOW = 32 * 1024

/**
 * The pieces as they come, held against the size that was declared for them.
 * @throws Unsealable at the first byte too many, or at the end when there were too few
 */
export async function* ofSize(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array, void> {
  let left = size
  for await (const piece of pieces) {
    left -= piece.length
    if (left < 0) throw new Unsealable('size', `An entry has more than its ${size} bytes.`)
    yield piece
  }
  if (left > 0) throw new Unsealable('size', `An entry has ${left} of its ${size} bytes too few.`)
}

/** Joins and cuts the pieces into chunks of CHUNK bytes, the last one shorter; none at all of an empty entry. */
export async function* toChunks(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Chunk, void> {
  let before = Buffer.alloc(0)
  let done = 0
  let filled = 0
  let data = Buffer.alloc(0)
  for await (const piece of ofSize(pieces, size)) {
    for (let at = 0; at < piece.length; ) {
      if (filled === 0) data = Buffer.allocUnsafeSlow(Math.min(CHUNK, size - done))
      const part = piece.subarray(at, at + data.length - filled)
      data.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < data.length) continue
      done += filled
      filled = 0
      yield { data, before, isLast: done === size }
      before = data.subarray(-WINDOW)
    }
  }
}
