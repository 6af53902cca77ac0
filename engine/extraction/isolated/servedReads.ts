import type { Writable } from 'node:stream'
import type { Source } from '../../source.ts'
import { type Frame, frameKinds, toFrame, uint32 } from './frames.ts'
import { WINDOW_BYTES } from './remoteSource.ts'

const PIECE_BYTES = 256 * 1024
/** Three nested documents with directories need about a dozen. */
const MAX_READS = 64

type Served = { remainingWindow: number; isClosed: boolean; wake: () => void; finished: Promise<void> }

export class ServedReads {
  private readonly source: Source
  private readonly output: Writable
  private readonly onFailure: (error: unknown) => void
  private readonly reads = new Map<number, Served>()

  constructor(source: Source, output: Writable, onFailure: (error: unknown) => void) {
    this.source = source
    this.output = output
    this.onFailure = onFailure
    output.on('drain', () => {
      for (const read of this.reads.values()) read.wake()
    })
  }

  receive({ kind, payload }: Frame) {
    const id = payload.readUInt32LE(0)
    const read = this.reads.get(id)
    if (kind === frameKinds.open) this.open(id, payload.readDoubleLE(4), payload.readDoubleLE(12))
    else if (kind === frameKinds.more && read !== undefined) extendWindow(read, payload.readUInt32LE(4))
    else if (kind === frameKinds.close && read !== undefined) read.isClosed = true
    read?.wake()
  }

  async close() {
    const open = [...this.reads.values()]
    for (const read of open) {
      read.isClosed = true
      read.wake()
    }
    await Promise.all(open.map(({ finished }) => finished))
  }

  private open(id: number, start: number, end: number) {
    const isRange =
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= this.source.size
    if (!isRange || this.reads.has(id) || this.reads.size >= MAX_READS) throw new Error('A read request is invalid.')
    const read: Served = {
      remainingWindow: WINDOW_BYTES,
      isClosed: false,
      wake: () => undefined,
      finished: Promise.resolve(),
    }
    this.reads.set(id, read)
    read.finished = this.serve(id, read, start, end)
      .catch(this.onFailure)
      .finally(() => this.reads.delete(id))
  }

  private async serve(id: number, read: Served, start: number, end: number) {
    for await (const bytes of this.source.read(start, end)) {
      for (let at = 0; at < bytes.length && !read.isClosed; ) {
        if (read.remainingWindow <= 0 || this.output.writableNeedDrain) {
          await waitForWake(read)
          continue
        }
        const piece = bytes.subarray(at, at + Math.min(PIECE_BYTES, read.remainingWindow))
        at += piece.length
        read.remainingWindow -= piece.length
        this.output.write(toFrame(frameKinds.bytes, uint32(id), piece))
      }
      if (read.isClosed) return
    }
    // A child that requests without reading must not fill this process's memory.
    while (this.output.writableNeedDrain && !read.isClosed) await waitForWake(read)
    if (!read.isClosed) this.output.write(toFrame(frameKinds.readEnd, uint32(id)))
  }
}

/** @throws Error for more bytes than were sent */
function extendWindow(read: Served, used: number) {
  if (read.remainingWindow + used > WINDOW_BYTES) throw new Error('More bytes were used than sent.')
  read.remainingWindow += used
}

function waitForWake(read: Served): Promise<void> {
  return new Promise(resolve => {
    read.wake = resolve
  })
}
