import type { Source } from '../../source.ts'
import { asBuffer } from '../sources.ts'
import { type Frame, frameKinds, uint32 } from './frames.ts'
import type { Outbox } from './outbox.ts'

/** Limit of unread bytes per read, in transit or in the child. */
export const WINDOW_BYTES = 1024 * 1024
const STEP_BYTES = 256 * 1024

type Read = { pieces: Uint8Array[]; isEnded: boolean; wake: () => void }

export class RemoteSource implements Source {
  readonly size: number
  private readonly outbox: Outbox
  private readonly reads = new Map<number, Read>()
  private lastId = 0

  constructor(size: number, outbox: Outbox) {
    this.size = size
    this.outbox = outbox
  }

  async *read(start: number, end: number): AsyncIterable<Uint8Array> {
    if (start >= end) return
    this.lastId += 1
    const id = this.lastId
    const read: Read = { pieces: [], isEnded: false, wake: () => undefined }
    this.reads.set(id, read)
    const range = Buffer.allocUnsafe(16)
    range.writeDoubleLE(start, 0)
    range.writeDoubleLE(end, 8)
    this.send(frameKinds.open, uint32(id), range)
    let used = 0
    try {
      for (;;) {
        const piece = read.pieces.shift()
        if (piece !== undefined) {
          yield piece
          used += piece.length
          if (used >= STEP_BYTES) this.send(frameKinds.more, uint32(id), uint32(used))
          if (used >= STEP_BYTES) used = 0
        } else if (read.isEnded) return
        else {
          await new Promise<void>(resolve => {
            read.wake = resolve
          })
        }
      }
    } finally {
      this.reads.delete(id)
      if (!read.isEnded) this.send(frameKinds.close, uint32(id))
    }
  }

  receive({ kind, payload }: Frame) {
    const read = this.reads.get(payload.readUInt32LE(0))
    if (read === undefined) return
    if (kind === frameKinds.bytes) read.pieces.push(asBuffer(payload.subarray(4)))
    else read.isEnded = true
    read.wake()
  }

  private send(kind: number, ...payload: Uint8Array[]) {
    this.outbox.add(kind, ...payload)
    this.outbox.flush()
  }
}
