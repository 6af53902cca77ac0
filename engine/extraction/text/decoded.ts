import { isAscii } from 'node:buffer'
import { asBuffer } from '../sources.ts'
import { type Encoding, encodingOf, isCutUtf8 } from './encoding.ts'

/** Enough for the mark, and for what a document declares of itself. */
const HEAD_BYTES = 4096

/**
 * Decodes a text as it comes: by its byte order mark, else by what the document declares, else by what its bytes look
 * like. What cannot be decoded becomes U+FFFD, and nothing is dropped.
 * @param declared reads the encoding's name out of the beginning, given as Latin-1
 */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  declared: (head: string) => string | undefined = () => undefined,
): AsyncIterable<string> {
  const begun: Uint8Array[] = []
  let length = 0
  let decoder: Decoder | undefined
  for await (const piece of bytes) {
    if (decoder === undefined) {
      begun.push(piece)
      length += piece.length
      if (length < HEAD_BYTES) continue
    }
    const ready = decoder === undefined ? Buffer.concat(begun) : piece
    decoder ??= decoderFor(ready, declared)
    const text = decoder.decode(ready)
    if (text !== '') yield text
  }
  const ready = decoder === undefined ? Buffer.concat(begun) : Buffer.alloc(0)
  decoder ??= decoderFor(ready, declared)
  const text = decoder.decode(ready) + decoder.end()
  if (text !== '') yield text
}

type Decoder = { decode(bytes: Uint8Array): string; end(): string }

function decoderFor(head: Uint8Array, declared: (head: string) => string | undefined): Decoder {
  const looks = encodingOf(head) ?? 'utf-8'
  if (looks === 'utf-32le' || looks === 'utf-32be') return utf32(looks === 'utf-32le')
  // A declaration that can be read as Latin-1 rules out UTF-16.
  const named = looks.startsWith('utf-16') ? undefined : declared(asBuffer(head).toString('latin1', 0, HEAD_BYTES))
  if (named !== undefined && !/^utf-?(8|16|32)|ascii/i.test(named)) {
    try {
      return standard(named)
    } catch {
      // A name that nobody knows says nothing.
    }
  }
  return looks === 'ascii' || looks === 'utf-8' ? unicodeOrLatin() : standard(looks)
}

/** @throws RangeError on an encoding that is not known */
function standard(encoding: Encoding): Decoder {
  const decoder = new TextDecoder(encoding)
  return { decode: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** ASCII until something else comes; what that is, UTF-8 or Windows' Latin-1, is decided by where it comes first. */
function unicodeOrLatin(): Decoder {
  let decoder: Decoder | undefined
  return {
    decode(bytes) {
      if (decoder === undefined) {
        if (isAscii(bytes)) return asBuffer(bytes).toString('latin1')
        decoder = standard(isCutUtf8(bytes) ? 'utf-8' : 'windows-1252')
      }
      return decoder.decode(bytes)
    },
    end: () => decoder?.end() ?? '',
  }
}

function utf32(isLittle: boolean): Decoder {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return {
    decode(bytes) {
      const all = Buffer.concat([rest, bytes])
      const whole = all.length - (all.length % 4)
      rest = all.subarray(whole)
      let text = ''
      for (let at = 0; at < whole; at += 4) {
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
