const HEADER_BYTES = 5
/** Four times the longest text of an event. */
const MAX_PAYLOAD_SIZE = 16 * 1024 * 1024

/** Beyond it, places are sent again: a repeated column then begins a new text. */
export const MAX_PLACES = 32_768

export const frameKinds = {
  start: 1,
  bytes: 2,
  readEnd: 3,
  ready: 10,
  open: 11,
  more: 12,
  close: 13,
  place: 14,
  text: 15,
  notInspectable: 16,
  mismatch: 17,
  done: 18,
  failed: 19,
  assumed: 20,
  recognised: 21,
  progress: 22,
} as const

export type Frame = { kind: number; payload: Buffer }

/** Length of the payload in four bytes, kind in one byte, payload. */
export function toFrame(kind: number, ...payload: Uint8Array[]): Buffer {
  const header = Buffer.allocUnsafe(HEADER_BYTES)
  header.writeUInt32LE(
    payload.reduce((sum, part) => sum + part.length, 0),
    0,
  )
  header.writeUInt8(kind, 4)
  return Buffer.concat([header, ...payload])
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export class FrameReader {
  private pieces: Buffer[] = []
  private buffered = 0
  private needed = HEADER_BYTES

  /** @throws Error on an oversized frame */
  read(chunk: Buffer): Frame[] {
    const frames: Frame[] = []
    this.pieces.push(chunk)
    this.buffered += chunk.length
    while (this.buffered >= this.needed) {
      const bytes = this.pieces.length === 1 && this.pieces[0] ? this.pieces[0] : Buffer.concat(this.pieces)
      this.pieces = [bytes]
      const length = bytes.readUInt32LE(0)
      if (length > MAX_PAYLOAD_SIZE) throw new Error('A frame exceeds the size limit.')
      this.needed = HEADER_BYTES + length
      if (this.buffered < this.needed) break
      const rest = bytes.subarray(this.needed)
      this.pieces = rest.length > 0 ? [rest] : []
      this.buffered = rest.length
      this.needed = HEADER_BYTES
      frames.push({ kind: bytes.readUInt8(4), payload: bytes.subarray(HEADER_BYTES, HEADER_BYTES + length) })
    }
    return frames
  }
}
