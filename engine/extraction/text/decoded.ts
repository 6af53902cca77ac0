import { releaseGiven } from '../../freeBuffer.ts'
import { NotInspectable } from '../notInspectable.ts'
import { asBuffer } from '../sources.ts'
import { type CharsetDecoder, findDecoder } from './charsetDecoder.ts'
import { detectEncoding, type Encoding, findMarkedEncoding } from './encoding.ts'
import { guessingDecoder } from './guessingDecoder.ts'
import { findLegacyLabel } from './legacyEncodings.ts'

const HEAD_BYTES = 4096

type Options = {
  /** Finds the encoding's name in the beginning, given as Latin-1. */
  declared?: (head: string) => string | undefined
  /** Within how many bytes the declaration comes. */
  headBytes?: number
  /** Receives an encoding that the bytes suggest and nothing declares. */
  assume?: ((encoding: string) => void) | undefined
}

/**
 * Decodes by byte order mark, declaration or detection, in this order. Invalid bytes become U+FFFD.
 * @throws NotInspectable at its end: `encoding` for bytes that no encoding makes a text with certainty, or that
 *   contradict their declaration (`guessingDecoder`); `broken` for UTF-16 shifted by a byte
 */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  { declared = () => undefined, headBytes = HEAD_BYTES, assume }: Options = {},
): AsyncIterable<string> {
  const headPieces: Uint8Array[] = []
  let length = 0
  let decoder: CharsetDecoder | undefined
  for await (const piece of bytes) {
    if (decoder === undefined) {
      headPieces.push(piece)
      length += piece.length
      if (length < headBytes) continue
    }
    const ready = decoder === undefined ? Buffer.concat(headPieces) : piece
    decoder ??= selectDecoder(ready, declared, headBytes)
    const text = decoder.decode(ready)
    if (ready === piece) releaseGiven(piece)
    if (text !== '') yield text
  }
  const ready = decoder === undefined ? Buffer.concat(headPieces) : Buffer.alloc(0)
  decoder ??= selectDecoder(ready, declared, headBytes)
  const text = decoder.decode(ready) + decoder.end()
  if (text !== '') yield text
  const assumed = decoder.assumed?.()
  if (assumed !== undefined) assume?.(assumed)
  const fault = decoder.fault?.()
  if (fault !== undefined) throw new NotInspectable(fault, 'The text may have been decoded wrongly.')
}

/** Holds back a fault until `rethrow`, so that earlier text is handled first. */
export function deferFault(texts: AsyncIterable<string>): { texts: AsyncIterable<string>; rethrow(): void } {
  let fault: NotInspectable | undefined
  async function* passed() {
    try {
      yield* texts
    } catch (error) {
      if (!(error instanceof NotInspectable)) throw error
      fault = error
    }
  }
  return {
    texts: passed(),
    rethrow() {
      if (fault !== undefined) throw fault
    },
  }
}

function selectDecoder(
  head: Uint8Array,
  declared: (head: string) => string | undefined,
  headBytes: number,
): CharsetDecoder {
  const looks = detectEncoding(head) ?? 'guessed'
  const isMarked = findMarkedEncoding(head) !== undefined
  const assumed = () => (isMarked ? undefined : looks)
  if (looks.startsWith('utf-32')) return { ...utf32(looks === 'utf-32le'), assumed }
  if (looks.startsWith('utf-16')) return { ...utf16(looks), assumed }
  if (isMarked) return guessingDecoder()
  const named = declared(asBuffer(head).toString('latin1', 0, headBytes))
  // A declaration readable as Latin-1 rules out UTF-16.
  if (named === undefined || /^utf-?(8|16|32)|ascii/i.test(named)) return guessingDecoder()
  const legacy = findLegacyLabel(named)
  if (legacy !== undefined) return guessingDecoder(legacy)
  // UTF-7 and other unknown encodings look like ASCII with another meaning.
  return findDecoder(named) ?? asDoubtful(guessingDecoder())
}

function asDoubtful(decoder: CharsetDecoder): CharsetDecoder {
  return { decode: bytes => decoder.decode(bytes), end: () => decoder.end(), fault: () => 'encoding' }
}

function utf16(encoding: Encoding): CharsetDecoder {
  const decoder = new TextDecoder(encoding)
  const alignment = new Alignment()
  return {
    decode(bytes) {
      const text = decoder.decode(bytes, { stream: true })
      alignment.add(text)
      return text
    },
    end: () => decoder.decode(),
    fault: () => (alignment.isShifted ? 'broken' : undefined),
  }
}

const BLOCK = 512
const MIN_UNITS = 8
/** Scripts share high bytes, not low bytes. A shift by one byte reverses this. */
const MIN_SHARED_SHARE = 0.5

/** Detects UTF-16 with an offset of one byte. */
class Alignment {
  private wasShifted = false
  private high = new Uint16Array(256)
  private low = new Uint16Array(256)
  private units = 0

  add(text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      this.high[unit >> 8] = (this.high[unit >> 8] ?? 0) + 1
      this.low[unit & 0xff] = (this.low[unit & 0xff] ?? 0) + 1
      if (++this.units < BLOCK) continue
      this.wasShifted ||= this.isBlockShifted()
      this.high.fill(0)
      this.low.fill(0)
      this.units = 0
    }
  }

  get isShifted(): boolean {
    return this.wasShifted || (this.units >= MIN_UNITS && this.isBlockShifted())
  }

  private isBlockShifted(): boolean {
    const maxLow = Math.max(...this.low)
    return maxLow > this.units * MIN_SHARED_SHARE && maxLow > Math.max(...this.high)
  }
}

function utf32(isLittle: boolean): CharsetDecoder {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return {
    decode(bytes) {
      const all = Buffer.concat([rest, bytes])
      const completeLength = all.length - (all.length % 4)
      rest = all.subarray(completeLength)
      let text = ''
      for (let at = 0; at < completeLength; at += 4) {
        const point = isLittle ? all.readUInt32LE(at) : all.readUInt32BE(at)
        if (isFirst && point === 0xfeff) continue
        isFirst = false
        text += point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
      }
      return text
    },
    end: () => (rest.length > 0 ? '\ufffd' : ''),
  }
}
