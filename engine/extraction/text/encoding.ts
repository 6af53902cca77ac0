import { findUnmarkedUnicode } from './unmarkedUnicode.ts'

/** A label of the WHATWG Encoding Standard, or UTF-32, which it lacks. */
export type Encoding = string

const MARKS: readonly [mark: readonly number[], encoding: Encoding][] = [
  // Before UTF-16LE, whose mark is a prefix of it.
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** Percentage; logs and printer files have some. */
const MAX_CONTROLS = 2
const MIN_LATIN = 70

/** By a byte order mark. */
export function findMarkedEncoding(head: Uint8Array): Encoding | undefined {
  return MARKS.find(([mark]) => mark.every((byte, index) => head[index] === byte))?.[1]
}

/** Undefined for other content; `guessed` where the bytes beyond ASCII decide (`guessingDecoder`). */
export function detectEncoding(head: Uint8Array): Encoding | undefined {
  const marked = findMarkedEncoding(head)
  if (marked !== undefined) return marked
  const [evenZeros, oddZeros, controls] = countControls(head)
  if (evenZeros + oddZeros + controls > 0) {
    const unmarked = findUnmarkedUnicode(head)
    if (unmarked !== undefined) return unmarked
  }
  const half = head.length / 2
  if (evenZeros + oddZeros > 0) {
    if (oddZeros * 100 >= half * MIN_LATIN && evenZeros * 10 < oddZeros) return 'utf-16le'
    if (evenZeros * 100 >= half * MIN_LATIN && oddZeros * 10 < evenZeros) return 'utf-16be'
  }
  if (controls * 100 > head.length * MAX_CONTROLS) return undefined
  return 'guessed'
}

function countControls(bytes: Uint8Array): [evenZeros: number, oddZeros: number, controls: number] {
  const zeros: [number, number] = [0, 0]
  let controls = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    // 0x7F is a quotation mark of EBCDIC.
    if (byte >= 0x20) continue
    if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1
    const isSpace = byte >= 0x07 && byte <= 0x0d
    // The last one ends a line of EBCDIC.
    if (!isSpace && byte !== 0x1b && byte !== 0x1a && byte !== 0x15) controls += 1
  }
  return [zeros[0], zeros[1], controls]
}
