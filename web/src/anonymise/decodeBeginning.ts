const MARKS: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** ASCII text in UTF-16 has a zero in every other byte; no other text has many. */
const SHARE_OF_ZEROS = 0.3

/**
 * The text that bytes are, by their byte order mark, or else by what they can be: UTF-16, UTF-8, windows-1252.
 * @param isWhole whether the bytes end where the text does: otherwise the last character may be cut in two
 */
export function decodeBeginning(bytes: Uint8Array, isWhole: boolean): string {
  const encoding = MARKS.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding ?? unmarked(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function unmarked(bytes: Uint8Array): string {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < (bytes.length / 2) * SHARE_OF_ZEROS) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}
