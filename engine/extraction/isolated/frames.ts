const HEADER_BYTES = 5
/** The longest text of one event takes a quarter of it. */
const MAX_PAYLOAD_SIZE = 16 * 1024 * 1024

/** Beyond it, places are told anew: a column that comes again is then another text, and nothing worse. */
export const MAX_PLACES = 32_768

/** What parent and child say to each other: the kinds of their frames. */
export const frameKinds = {
  /** Parent: what is to be done, as JSON. */
  start: 1,
  /** Parent: bytes of a read, behind its id. */
  bytes: 2,
  /** Parent: that was all of a read. */
  readEnd: 3,
  /** Child: is up. */
  ready: 10,
  /** Child: opens a read: id, start, end. */
  open: 11,
  /** Child: so many bytes of a read were used: more may come. */
  more: 12,
  /** Child: no more of a read is wanted. */
  close: 13,
  /** Child: a place, behind the id by which events name it, as JSON. */
  place: 14,
  /** Child: events, behind the ids of their places. */
  text: 15,
  notInspectable: 16,
  mismatch: 17,
  /** Child: the document was read to its end. */
  done: 18,
  /** Child: what entries are set aside on has failed; says the code of the error. */
  failed: 19,
} as const

export type Frame = { kind: number; payload: Buffer }

/** A frame as it goes over the pipe: the length of the payload in four bytes, its kind in one, the payload. */
export function toFrame(kind: number, ...payload: Uint8Array[]): Buffer {
  const header = Buffer.allocUnsafe(HEADER_BYTES)
  header.writeUInt32LE(
    payload.reduce((sum, part) => sum + part.length, 0),
    0,
  )
  header.writeUInt8(kind, 4)
  return Buffer.concat([header, ...payload])
}

/** Four bytes: an id, or a count. */
export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Puts frames together out of what a pipe delivers. */
export class FrameReader {
  private pieces: Buffer[] = []
  private held = 0
  private wanted = HEADER_BYTES

  /** @throws Error on a frame that is larger than any can be */
  read(chunk: Buffer): Frame[] {
    const frames: Frame[] = []
    this.pieces.push(chunk)
    this.held += chunk.length
    while (this.held >= this.wanted) {
      const bytes = this.pieces.length === 1 && this.pieces[0] ? this.pieces[0] : Buffer.concat(this.pieces)
      this.pieces = [bytes]
      const length = bytes.readUInt32LE(0)
      if (length > MAX_PAYLOAD_SIZE) throw new Error('A frame is larger than any can be.')
      this.wanted = HEADER_BYTES + length
      if (this.held < this.wanted) break
      const rest = bytes.subarray(this.wanted)
      this.pieces = rest.length > 0 ? [rest] : []
      this.held = rest.length
      this.wanted = HEADER_BYTES
      frames.push({ kind: bytes.readUInt8(4), payload: bytes.subarray(HEADER_BYTES, HEADER_BYTES + length) })
    }
    return frames
  }
}
