import { isAscii } from 'node:buffer'
import { WesternText } from '../../western.ts'
import { NotInspectable } from '../notInspectable.ts'
import { asBuffer } from '../sources.ts'
import { findDecoder } from './charsetDecoder.ts'
import { detectEncoding, type Encoding, isCutUtf8 } from './encoding.ts'

const HEAD_BYTES = 4096

/**
 * Decodes by byte order mark, declaration or detection, in this order. Invalid bytes become U+FFFD.
 * @param declared finds the encoding's name in the beginning, given as Latin-1
 * @throws NotInspectable at its end: `encoding` for undeclared bytes that are neither UTF-8 nor certainly windows-1252
 *   (`WesternText`); `broken` for UTF-16 shifted by a byte
 */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  declared: (head: string) => string | undefined = () => undefined,
): AsyncIterable<string> {
  const headPieces: Uint8Array[] = []
  let length = 0
  let decoder: Decoder | undefined
  for await (const piece of bytes) {
    if (decoder === undefined) {
      headPieces.push(piece)
      length += piece.length
      if (length < HEAD_BYTES) continue
    }
    const ready = decoder === undefined ? Buffer.concat(headPieces) : piece
    decoder ??= selectDecoder(ready, declared)
    const text = decoder.decode(ready)
    if (text !== '') yield text
  }
  const ready = decoder === undefined ? Buffer.concat(headPieces) : Buffer.alloc(0)
  decoder ??= selectDecoder(ready, declared)
  const text = decoder.decode(ready) + decoder.end()
  if (text !== '') yield text
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

type Fault = 'encoding' | 'broken'
type Decoder = { decode(bytes: Uint8Array): string; end(): string; fault?: () => Fault | undefined }

function selectDecoder(head: Uint8Array, declared: (head: string) => string | undefined): Decoder {
  const looks = detectEncoding(head) ?? 'utf-8'
  if (looks === 'utf-32le' || looks === 'utf-32be') return utf32(looks === 'utf-32le')
  // A declaration readable as Latin-1 rules out UTF-16.
  const named = looks.startsWith('utf-16') ? undefined : declared(asBuffer(head).toString('latin1', 0, HEAD_BYTES))
  if (named !== undefined && !/^utf-?(8|16|32)|ascii/i.test(named)) {
    // UTF-7 and other unknown encodings look like ASCII with another meaning.
    return findDecoder(named) ?? { ...unicodeOrLatin(), fault: () => 'encoding' }
  }
  return looks.startsWith('utf-16') ? utf16(looks) : unicodeOrLatin()
}

function standard(encoding: Encoding): Decoder {
  const decoder = new TextDecoder(encoding)
  return { decode: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

function utf16(encoding: Encoding): Decoder {
  const { decode, end } = standard(encoding)
  const alignment = new Alignment()
  return {
    decode(bytes) {
      const text = decode(bytes)
      alignment.add(text)
      return text
    },
    end,
    fault: () => (alignment.isShifted ? 'broken' : undefined),
  }
}

function unicodeOrLatin(): Decoder {
  let decoder: Decoder | undefined
  const western = new WesternText()
  let isUtf8 = true
  return {
    decode(bytes) {
      if (decoder === undefined) {
        if (isAscii(bytes)) {
          const text = asBuffer(bytes).toString('latin1')
          if (text.includes('\x1b')) western.add(text)
          return text
        }
        isUtf8 = isCutUtf8(bytes)
        decoder = standard(isUtf8 ? 'utf-8' : 'windows-1252')
      }
      const text = decoder.decode(bytes)
      if (!isUtf8) western.add(text)
      return text
    },
    end: () => decoder?.end() ?? '',
    fault: () => (western.isWestern ? undefined : 'encoding'),
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

function utf32(isLittle: boolean): Decoder {
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
