/**
 * The garbage collector counts only the small wrapper of a buffer and runs too late at the pace of a disk. The caller
 * must not use the buffer afterwards.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** Buffers that only their reader has. */
const given = new WeakSet<ArrayBufferLike>()

/** The reader may release it, with all memory of its buffer. */
export function give<Piece extends Uint8Array>(piece: Piece): Piece {
  given.add(piece.buffer)
  return piece
}

/** Leaves pieces that others may still read, such as those of a source in memory. */
export function releaseGiven({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && given.delete(buffer)) buffer.transfer(0)
}
