import type { Source } from '../source.ts'
import { EnvironmentFailure } from './environmentFailure.ts'

export function memorySource(bytes: Uint8Array): Source {
  return {
    size: bytes.length,
    async *read(start, end) {
      if (start < end) yield bytes.subarray(start, end)
    },
  }
}

export function toPart(source: Source, start: number, end: number): Source {
  return {
    size: end - start,
    read: (from, to) => source.read(start + from, start + to),
  }
}

/** Reads a small range into memory; shorter at the end of the source. */
export async function readBytes(source: Source, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of source.read(start, Math.min(end, source.size))) pieces.push(piece)
  return pieces.length === 1 && pieces[0] !== undefined ? asBuffer(pieces[0]) : Buffer.concat(pieces)
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Distinguishes errors of the source from those of the document. Incomplete ranges are errors.
 * @throws EnvironmentFailure from its reads
 */
export function withBounds(source: Source): Source {
  return {
    size: source.size,
    async *read(start, end) {
      let position = start
      const pieces = source.read(start, end)[Symbol.asyncIterator]()
      try {
        for (;;) {
          const next = await pieces.next().catch(error => {
            throw new EnvironmentFailure(error)
          })
          if (next.done) break
          position += next.value.length
          yield next.value
        }
      } finally {
        await pieces.return?.().catch(() => undefined)
      }
      if (position !== end) {
        throw new EnvironmentFailure(
          new Error(`A source returned ${position - start} bytes instead of ${end - start}.`),
        )
      }
    },
  }
}
