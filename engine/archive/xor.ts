/** Aligns input to words; 4 spare bytes allow any offset in a word. */
const PIECE = 64 * 1024
const aligned = new Uint8Array(PIECE + 4)

export function xor(target: Uint8Array, start: number, data: Uint8Array) {
  for (let at = 0; at < data.length; at += PIECE) xorPiece(target, start + at, data.subarray(at, at + PIECE))
}

function xorPiece(target: Uint8Array, start: number, data: Uint8Array) {
  const misalignment = (target.byteOffset + start) % 4
  const piece = data.byteOffset % 4 === misalignment ? data : aligned.subarray(misalignment, misalignment + data.length)
  if (piece !== data) piece.set(data)

  const head = Math.min((4 - misalignment) % 4, piece.length)
  // Four words per turn are twice as fast as one.
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
