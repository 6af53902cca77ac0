export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252'

/** The beginning of a file as text. */
export type Beginning = {
  text: string
  encoding: Encoding
  /** Whether there are bytes in it that are no text: a file with such bytes cannot be anonymised. */
  isBroken: boolean
}

const MARKS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'UTF-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16LE', bytes: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', bytes: [0xfe, 0xff] },
]
/** As the engine judges, so that both read a file in the same way: ASCII in UTF-16 has a zero in every other byte. */
const SHARE_OF_ZEROS = 0.5
const MIN_ZEROS = 3
const BYTES_LOOKED_AT = 4096
/** Bytes that windows-1252 assigns to no character; the Encoding Standard makes control characters of them. */
const UNASSIGNED = /[\x81\x8d\x8f\x90\x9d]/

/**
 * The text that bytes are, by their byte order mark, or else by what they can be: UTF-16, UTF-8, windows-1252.
 * @param isWhole whether the bytes end where the text does: otherwise the last character may be cut in two
 */
export function decodeBeginning(bytes: Uint8Array, isWhole: boolean): Beginning {
  const encoding = detectEncoding(bytes, isWhole)
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  const isSound = encoding === 'windows-1252' ? !UNASSIGNED.test(text) : isDecodable(bytes, encoding, isWhole)
  return { text, encoding, isBroken: !isSound || text.includes('\0') }
}

function detectEncoding(bytes: Uint8Array, isWhole: boolean): Encoding {
  const marked = MARKS.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding
  return marked ?? encodingByZeros(bytes.subarray(0, BYTES_LOOKED_AT)) ?? encodingByTally(bytes, isWhole)
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

/** With more sound sequences of UTF-8 than stray bytes, it is UTF-8 that is broken. */
function encodingByTally(bytes: Uint8Array, isWhole: boolean): Encoding {
  let sound = 0
  let stray = 0
  /** Bytes that the sequence on its way still needs. */
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
  if (missing > 0 && isWhole) stray += 1
  return stray === 0 || sound > stray ? 'UTF-8' : 'windows-1252'
}

function isDecodable(bytes: Uint8Array, encoding: Encoding, isWhole: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole })
    return true
  } catch {
    return false
  }
}
