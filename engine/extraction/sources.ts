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

export type Part = { start: number; end: number }

/** Parts of a source, one behind the other. */
export function joinParts(source: Source, parts: readonly Part[]): Source {
  return {
    size: parts.reduce((sum, { start, end }) => sum + end - start, 0),
    async *read(from, to) {
      let passed = 0
      for (const { start, end } of parts) {
        const first = Math.max(from - passed, 0)
        const last = Math.min(to - passed, end - start)
        if (first < last) yield* source.read(start + first, start + last)
        passed += end - start
      }
    },
  }
}

/** Reads a small range into memory; shorter at the end of the source. */
export async function readBytes(source: Source, start: number, end: number): Promise<Buffer> {
  const last = Math.min(end, source.size)
  if (start >= last) return Buffer.alloc(0)
  const pieces: Uint8Array[] = []
  for await (const piece of source.read(start, last)) pieces.push(piece)
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
