import { computeHash } from './wordHash.ts'

const MAGIC = 0x31474257

/** Folded words, joined by single spaces, and their flags in the lowest 8 bits. */
export type Entries = ReadonlyMap<string, number>

/**
 * Magic, number of entries (32 bits each, little-endian), sorted hashes as LEB128 differences, a byte of flags per
 * entry. It contains no words.
 */
export function encodeGazetteer(entries: Entries): Uint8Array {
  const flagsByHash = new Map<number, number>()
  for (const [word, flags] of entries)
    flagsByHash.set(computeHash(word), flags | (flagsByHash.get(computeHash(word)) ?? 0))
  const hashes = Uint32Array.from(flagsByHash.keys()).sort()

  const bytes: number[] = []
  for (const word of [MAGIC, hashes.length])
    for (let shift = 0; shift < 32; shift += 8) bytes.push((word >>> shift) & 0xff)
  let last = 0
  for (const hash of hashes) {
    let difference = hash - last
    last = hash
    for (; difference >= 0x80; difference = Math.floor(difference / 0x80)) bytes.push((difference & 0x7f) | 0x80)
    bytes.push(difference)
  }
  for (const hash of hashes) bytes.push(flagsByHash.get(hash) ?? 0)
  return Uint8Array.from(bytes)
}

/** Calls `entry` for each hash. @throws Error for an invalid gazetteer */
export function decodeGazetteer(bytes: Uint8Array, entry: (hash: number, flags: number) => void) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC) throw new Error('The file is not a gazetteer.')
  const count = view.getUint32(4, true)
  const flagsAt = bytes.length - count

  let at = 8
  let hash = 0
  for (let i = 0; i < count; i++) {
    let factor = 1
    for (;;) {
      const byte = bytes[at++] ?? 0
      hash += (byte & 0x7f) * factor
      if (byte < 0x80) break
      factor *= 0x80
    }
    entry(hash >>> 0, bytes[flagsAt + i] ?? 0)
  }
  if (at !== flagsAt) throw new Error('The gazetteer is incomplete.')
}
