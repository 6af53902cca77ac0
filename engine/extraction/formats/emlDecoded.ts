import type { Source } from '../../source.ts'
import type { TransferDecoder } from './emlTransfer.ts'

const MARK_INTERVAL_BYTES = 1024 * 1024

type Mark = { encoded: number; decoded: number; decoder: TransferDecoder }

/** Random access without holding the decoded bytes: one pass finds the size and stores marks to decode from. */
export async function createDecodedSource(encoded: Source, decoder: TransferDecoder): Promise<Source> {
  const marks: Mark[] = [{ encoded: 0, decoded: 0, decoder: decoder.copy() }]
  let at = 0
  let size = 0
  let sinceMark = 0
  const running = decoder.copy()
  for await (const chunk of encoded.read(0, encoded.size)) {
    at += chunk.length
    sinceMark += chunk.length
    size += running.decode(chunk).length
    if (sinceMark >= MARK_INTERVAL_BYTES) {
      marks.push({ encoded: at, decoded: size, decoder: running.copy() })
      sinceMark = 0
    }
  }
  size += running.end().length

  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    const mark = marks.findLast(({ decoded }) => decoded <= start)
    if (mark === undefined || end <= start) return
    const resumed = mark.decoder.copy()
    let position = mark.decoded
    const cut = (bytes: Uint8Array) => {
      const piece = bytes.subarray(Math.max(0, start - position), Math.max(0, end - position))
      position += bytes.length
      return piece
    }
    for await (const chunk of encoded.read(mark.encoded, encoded.size)) {
      const piece = cut(resumed.decode(chunk))
      if (piece.length > 0) yield piece
      if (position >= end) return
    }
    const rest = cut(resumed.end())
    if (rest.length > 0) yield rest
  }
  return { size, read }
}
