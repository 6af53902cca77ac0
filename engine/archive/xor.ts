/** Where bytes that lie askew in memory are put straight, a piece at a time; with room for any position in a word. */
const PIECE = 64 * 1024
const straight = new Uint8Array(PIECE + 4)

/** XORs all of `data` into `target` from `start` on: whole words at once, the ends byte by byte. */
export function xor(target: Uint8Array, start: number, data: Uint8Array) {
  for (let at = 0; at < data.length; at += PIECE) xorPiece(target, start + at, data.subarray(at, at + PIECE))
}

function xorPiece(target: Uint8Array, start: number, data: Uint8Array) {
  const skew = (target.byteOffset + start) % 4
  const piece = data.byteOffset % 4 === skew ? data : straight.subarray(skew, skew + data.length)
  if (piece !== data) piece.set(data)

  const head = Math.min((4 - skew) % 4, piece.length)
  // Four words a turn: twice as fast as one.
  const quads = (piece.length - head) >>> 4
  const tail = head + quads * 16
  xorQuads(
    new Int32Array(target.buffer, target.byteOffset + start + head, quads * 4),
    new Int32Array(piece.buffer, piece.byteOffset + head, quads * 4),
  )
  xorBytes(target, start, piece, 0, head)
  xorBytes(target, start, piece, tail, piece.length)
}

function xorQuads(target: Int32Array, data: Int32Array) {
  for (let index = 0; index < target.length; index += 4) {
    target[index] = (target[index] ?? 0) ^ (data[index] ?? 0)
    target[index + 1] = (target[index + 1] ?? 0) ^ (data[index + 1] ?? 0)
    target[index + 2] = (target[index + 2] ?? 0) ^ (data[index + 2] ?? 0)
    target[index + 3] = (target[index + 3] ?? 0) ^ (data[index + 3] ?? 0)
  }
}

function xorBytes(target: Uint8Array, start: number, data: Uint8Array, from: number, end: number) {
  for (let index = from; index < end; index += 1) {
    target[start + index] = (target[start + index] ?? 0) ^ (data[index] ?? 0)
  }
}
