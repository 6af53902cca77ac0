import { isAscii, isUtf8 } from 'node:buffer'
import { releaseGiven } from '../freeBuffer.ts'
import type { Source } from '../source.ts'

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252'

/** windows-1252 is always a guess, because it assigns all bytes but five. */
export function isGuess(encoding: Encoding): boolean {
  return encoding === 'windows-1252'
}

/** Text with less ASCII is refused for its NUL bytes. */
const ZERO_SHARE = 0.5
/** Any text may contain one or two stray NUL bytes. */
const MIN_ZEROS = 3
const HEAD_BYTES = 4096

/**
 * Detects the encoding by a byte order mark or by the zero bytes of UTF-16.
 * @returns undefined for UTF-8 or windows-1252: see `encodingOfAll`
 */
export function encodingOfHead(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'UTF-16LE'
  if (head[0] === 0xfe && head[1] === 0xff) return 'UTF-16BE'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'UTF-8'
  const zeros = [0, 0]
  const length = Math.min(head.length, HEAD_BYTES) & ~1
  for (let index = 0; index < length; index += 1) if (head[index] === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = Math.max(MIN_ZEROS, (length / 2) * ZERO_SHARE)
  const isCutInTwo = head.length < HEAD_BYTES && head.length % 2 === 1
  if (isCutInTwo || Math.min(even, odd) > 0 || Math.max(even, odd) < enough) return undefined
  const encoding = odd > 0 ? 'UTF-16LE' : 'UTF-16BE'
  return isUtf16(head.subarray(0, length), encoding) ? encoding : undefined
}

function isUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Reads the complete file, because the first character beyond ASCII may be gigabytes away and a mask in the wrong
 * encoding would leave characters readable. More valid sequences than stray bytes means broken UTF-8.
 */
export async function encodingOfAll(source: Source): Promise<Encoding> {
  const tally = new Utf8Tally()
  for await (const piece of source.read(0, source.size)) {
    tally.push(piece)
    releaseGiven(piece)
  }
  return tally.encoding()
}

class Utf8Tally {
  private valid = 0
  private stray = 0
  private missing = 0

  push(piece: Uint8Array) {
    if (this.missing === 0 && isAscii(piece)) return
    for (const byte of piece) {
      if (byte < 0x80) {
        if (this.missing > 0) this.stray += 1
        this.missing = 0
      } else if (byte < 0xc0) {
        if (this.missing === 0) this.stray += 1
        else if (--this.missing === 0) this.valid += 1
      } else {
        if (this.missing > 0) this.stray += 1
        this.missing = byte >= 0xf5 || byte < 0xc2 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
        if (this.missing === 0) this.stray += 1
      }
    }
  }

  encoding(): Encoding {
    const stray = this.stray + (this.missing > 0 ? 1 : 0)
    return stray === 0 || this.valid > stray ? 'UTF-8' : 'windows-1252'
  }
}

/** @returns the first byte that is not UTF-8, or -1. A split character at the end is broken too. */
export function findFirstBroken(bytes: Uint8Array, from: number, to: number): number {
  let valid = from
  let broken = to
  if (isUtf8(bytes.subarray(from, to))) return -1
  while (broken - valid > 8) {
    const middle = findCharacterEnd(bytes, valid, (valid + broken) >> 1)
    if (middle > valid && isUtf8(bytes.subarray(valid, middle))) valid = middle
    else broken = Math.max(middle, valid + 4)
  }
  while (valid < to && isUtf8(bytes.subarray(valid, getCharacterEnd(bytes, valid, to)))) {
    valid = getCharacterEnd(bytes, valid, to)
  }
  return valid
}

function getCharacterEnd(bytes: Uint8Array, at: number, to: number): number {
  const byte = bytes[at] as number
  return Math.min(to, at + (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1))
}

export function findCharacterEnd(bytes: Uint8Array, from: number, to: number): number {
  for (let back = 1; back <= 3 && to - back >= from; back += 1) {
    const byte = bytes[to - back] as number
    if (byte < 0x80) return to
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? to - back : to
  }
  return to
}
