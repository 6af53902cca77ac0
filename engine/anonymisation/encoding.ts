import { isAscii, isUtf8 } from 'node:buffer'
import type { Source } from '../source.ts'

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252'

/** All bytes but five are windows-1252: that a file is in it is never known. */
export function isGuess(encoding: Encoding): boolean {
  return encoding === 'windows-1252'
}

/** How much of UTF-16 text is ASCII at the least, for it to be known without a mark; less is refused for its NUL bytes. */
const ZERO_SHARE = 0.5
/** One NUL byte, or two, may have strayed into any text. */
const MIN_ZEROS = 3
const LOOKED_AT = 4096

/**
 * What the first bytes of a file say of its encoding: a byte order mark, or the zero bytes of UTF-16.
 * @returns undefined when they do not say, which leaves UTF-8 and windows-1252: see `encodingOfAll`
 */
export function encodingOfHead(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'UTF-16LE'
  if (head[0] === 0xfe && head[1] === 0xff) return 'UTF-16BE'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'UTF-8'
  const zeros = [0, 0]
  const length = Math.min(head.length, LOOKED_AT) & ~1
  for (let index = 0; index < length; index += 1) if (head[index] === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = Math.max(MIN_ZEROS, (length / 2) * ZERO_SHARE)
  const isCutInTwo = head.length < LOOKED_AT && head.length % 2 === 1
  if (isCutInTwo || Math.min(even, odd) > 0 || Math.max(even, odd) < enough) return undefined
  const encoding = odd > 0 ? 'UTF-16LE' : 'UTF-16BE'
  return isUtf16(head.subarray(0, length), encoding) ? encoding : undefined
}

function isUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): boolean {
  try {
    // The end may cut a pair of surrogates in two.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Reads a whole file to tell UTF-8 from windows-1252: the first character beyond ASCII may be gigabytes away, and a
 * mask that counts in the wrong encoding would leave characters readable. A file with more sound sequences of UTF-8
 * than stray bytes is UTF-8 that is broken, and will be refused where it is.
 */
export async function encodingOfAll(source: Source): Promise<Encoding> {
  const tally = new Utf8Tally()
  for await (const piece of source.read(0, source.size)) tally.push(piece)
  return tally.encoding()
}

/** Counts what is sound UTF-8 beyond ASCII, and what is not. */
class Utf8Tally {
  private sound = 0
  private stray = 0
  /** Bytes that the sequence on its way still needs; its first byte was seen. */
  private missing = 0

  push(piece: Uint8Array) {
    if (this.missing === 0 && isAscii(piece)) return
    for (const byte of piece) {
      if (byte < 0x80) {
        if (this.missing > 0) this.stray += 1
        this.missing = 0
      } else if (byte < 0xc0) {
        if (this.missing === 0) this.stray += 1
        else if (--this.missing === 0) this.sound += 1
      } else {
        if (this.missing > 0) this.stray += 1
        this.missing = byte >= 0xf5 || byte < 0xc2 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
        if (this.missing === 0) this.stray += 1
      }
    }
  }

  encoding(): Encoding {
    const stray = this.stray + (this.missing > 0 ? 1 : 0)
    return stray === 0 || this.sound > stray ? 'UTF-8' : 'windows-1252'
  }
}

/** The index of the first byte that is not UTF-8, or -1; a character that the end cuts in two is broken, too. */
export function firstBroken(bytes: Uint8Array, from: number, to: number): number {
  let sound = from
  let broken = to
  if (isUtf8(bytes.subarray(from, to))) return -1
  // Each step halves what is left and looks at no more than that.
  while (broken - sound > 8) {
    const middle = findCharacterEnd(bytes, sound, (sound + broken) >> 1)
    if (middle > sound && isUtf8(bytes.subarray(sound, middle))) sound = middle
    else broken = Math.max(middle, sound + 4)
  }
  while (sound < to && isUtf8(bytes.subarray(sound, characterEnd(bytes, sound, to)))) {
    sound = characterEnd(bytes, sound, to)
  }
  return sound
}

function characterEnd(bytes: Uint8Array, at: number, to: number): number {
  const byte = bytes[at] as number
  return Math.min(to, at + (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1))
}

/** Where the last character that may be cut off by the end begins, or `to`. */
export function findCharacterEnd(bytes: Uint8Array, from: number, to: number): number {
  for (let back = 1; back <= 3 && to - back >= from; back += 1) {
    const byte = bytes[to - back] as number
    if (byte < 0x80) return to
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? to - back : to
  }
  return to
}
