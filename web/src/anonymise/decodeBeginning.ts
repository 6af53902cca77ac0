export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252'

export type Beginning = {
  text: string
  encoding: Encoding
  /** A file with undecodable bytes cannot be anonymised. */
  isBroken: boolean
}

const MARKS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'UTF-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16LE', bytes: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', bytes: [0xfe, 0xff] },
]
/** The engine's thresholds: ASCII in UTF-16 has a zero in every second byte. */
const SHARE_OF_ZEROS = 0.5
const MIN_ZEROS = 3
const BYTES_LOOKED_AT = 4096
/** Unassigned in windows-1252; the Encoding Standard maps them to control characters. */
const UNASSIGNED = /[\x81\x8d\x8f\x90\x9d]/

/** @param isComplete false when the bytes may end within a character */
export function decodeBeginning(bytes: Uint8Array, isComplete: boolean): Beginning {
  const encoding = detectEncoding(bytes, isComplete)
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isComplete })
  const isSound = encoding === 'windows-1252' ? !UNASSIGNED.test(text) : isDecodable(bytes, encoding, isComplete)
  return { text, encoding, isBroken: !isSound || text.includes('\0') }
}

function detectEncoding(bytes: Uint8Array, isComplete: boolean): Encoding {
  const marked = MARKS.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding
  return marked ?? encodingByZeros(bytes.subarray(0, BYTES_LOOKED_AT)) ?? encodingByTally(bytes, isComplete)
}

function encodingByZeros(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = Math.max(MIN_ZEROS, (head.length / 2) * SHARE_OF_ZEROS)
  if (head.length % 2 === 1 || Math.min(even, odd) > 0 || Math.max(even, odd) < enough) return undefined
  const encoding = odd > 0 ? 'UTF-16LE' : 'UTF-16BE'
  return isDecodable(head, encoding, false) ? encoding : undefined
}

/** More valid UTF-8 sequences than stray bytes mean broken UTF-8. */
function encodingByTally(bytes: Uint8Array, isComplete: boolean): Encoding {
  let sound = 0
  let stray = 0
  let missing = 0
  for (const byte of bytes) {
    if (byte >= 0x80 && byte < 0xc0 && missing > 0) {
      missing -= 1
      if (missing === 0) sound += 1
      continue
    }
    if (missing > 0) stray += 1
    missing = byte < 0xc2 || byte > 0xf4 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
    if (byte >= 0x80 && missing === 0) stray += 1
  }
  if (missing > 0 && isComplete) stray += 1
  return stray === 0 || sound > stray ? 'UTF-8' : 'windows-1252'
}

function isDecodable(bytes: Uint8Array, encoding: Encoding, isComplete: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isComplete })
    return true
  } catch {
    return false
  }
}
