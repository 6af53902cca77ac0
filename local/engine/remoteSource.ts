import type { MessagePort } from 'node:worker_threads'
import { give } from '../../engine/freeBuffer.ts'
import type { Source } from '../../engine/source.ts'
import { type FromThread, PIECE_BYTES, type ToThread } from './messages.ts'

/** A read failed on the caller's side, which already has the reason. */
class SourceFailed extends Error {
  override name = 'SourceFailed'
}

/** Requests the next piece while the current one is processed. */
export function remoteSources(port: MessagePort, sizes: readonly number[]): Source[] {
  const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>()
  let lastId = 0
  port.on('message', (message: ToThread) => {
    if (message.kind !== 'read') return
    waiting.get(message.id)?.(message.bytes)
    waiting.delete(message.id)
  })

  function ask(source: number, start: number, end: number): Promise<Uint8Array | undefined> {
    lastId += 1
    const id = lastId
    const answer = new Promise<Uint8Array | undefined>(resolve => waiting.set(id, resolve))
    port.postMessage({ kind: 'read', id, source, start, end } satisfies FromThread)
    return answer
  }

  return sizes.map((size, source) => ({
    size,
    async *read(start, end) {
      const last = Math.min(end, size)
      const pieceAt = (at: number) =>
        at < last ? ask(source, at, Math.min(last, at + PIECE_BYTES)) : Promise.resolve(undefined)
      let next = pieceAt(start)
      for (let at = start; at < last; at += PIECE_BYTES) {
        const bytes = await next
        if (bytes === undefined) throw new SourceFailed('The source could not be read.')
        next = pieceAt(at + PIECE_BYTES)
        yield give(bytes)
      }
    },
  }))
}
