import { releaseGiven } from '../../engine/freeBuffer.ts'
import type { Source } from '../../engine/source.ts'

const empty = new Uint8Array(0)

export type SequentialReader = {
  /** `end` is exclusive. Call one after the other. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
  /** Does not wait for a source that hangs. */
  close(): void
}

/**
 * Serves consecutive ranges from one stream of the source: to open a content of thousands of parts for each piece
 * takes as long as to process the piece.
 */
export function sequentialReader(source: Source): SequentialReader {
  let stream: AsyncIterator<Uint8Array> | undefined
  let chunk: Uint8Array = empty
  let rest: Uint8Array = empty
  let at = 0
  let turn: Promise<unknown> = Promise.resolve()

  function close() {
    stream?.return?.().catch(() => undefined)
    stream = undefined
    rest = empty
  }

  async function readNow(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    if (start !== at) close()
    stream ??= source.read(start, source.size)[Symbol.asyncIterator]()
    const bytes = new Uint8Array(end - start)
    let filled = 0
    while (filled < bytes.length) {
      if (rest.length === 0) {
        const next = await stream.next()
        if (next.done) throw new Error(`A source ended ${bytes.length - filled} bytes early.`)
        chunk = next.value
        rest = chunk
      }
      const part = rest.subarray(0, bytes.length - filled)
      bytes.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (rest.length === 0) releaseGiven(chunk)
    }
    at = end
    if (at === source.size) close()
    return bytes
  }

  return {
    read(start, end) {
      const read = turn.then(() => readNow(start, end))
      turn = read.catch(close)
      return read
    },
    close,
  }
}
