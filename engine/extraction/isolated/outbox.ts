import { writeSync } from 'node:fs'
import { toFrame } from './frames.ts'

const BATCH_BYTES = 64 * 1024
const OUTPUT_DESCRIPTOR = 1
const RETRY_MILLISECONDS = 2

/**
 * Writing blocks until the parent has room, which slows extraction. Synchronous writes reach the parent even when the
 * process is killed afterwards.
 */
export class Outbox {
  private pending: Buffer[] = []
  private bytes = 0

  add(kind: number, ...payload: Uint8Array[]) {
    const frame = toFrame(kind, ...payload)
    this.pending.push(frame)
    this.bytes += frame.length
    if (this.bytes >= BATCH_BYTES) this.flush()
  }

  flush() {
    const batch = Buffer.concat(this.pending)
    this.pending = []
    this.bytes = 0
    for (let written = 0; written < batch.length; ) written += write(batch, written)
  }
}

function write(batch: Buffer, from: number): number {
  try {
    return writeSync(OUTPUT_DESCRIPTOR, batch, from)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MILLISECONDS)
    return 0
  }
}
