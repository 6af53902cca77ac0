import { isAscii } from 'node:buffer'
import type { Encoding } from './encoding.ts'

export type Transcoder = {
  /** Undecodable bytes become FF, which UTF-8 never contains. The reader reports the row. */
  decode(piece: Uint8Array): Uint8Array
  decodeEnd(): Uint8Array
  encode(utf8: Uint8Array): Uint8Array
  has(text: string): boolean
}

const BROKEN = Uint8Array.of(0xff)
const NOTHING = new Uint8Array()

export function createTranscoder(encoding: Encoding): Transcoder {
  switch (encoding) {
    case 'UTF-8':
      return { decode: piece => piece, decodeEnd: () => NOTHING, encode: utf8 => utf8, has: () => true }
    case 'windows-1252':
      return windows1252()
    case 'UTF-16LE':
      return utf16(false)
    case 'UTF-16BE':
      return utf16(true)
  }
}

/** Bytes 80 to 9F of the WHATWG Encoding Standard; 0 where no character is assigned. */
const HIGH = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
]

function windows1252(): Transcoder {
  const toUtf8 = Array.from({ length: 256 }, (_, byte) => {
    const unit = byte >= 0x80 && byte < 0xa0 ? HIGH[byte - 0x80] : byte
    return unit === 0 && byte !== 0 ? BROKEN : Buffer.from(String.fromCharCode(unit ?? 0))
  })
  const highBytes = new Map(HIGH.flatMap((unit, index) => (unit === 0 ? [] : [[unit, index + 0x80] as const])))
  const toByte = (unit: number) => (unit < 0x80 || (unit >= 0xa0 && unit < 0x100) ? unit : highBytes.get(unit))
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
  return {
    decode(piece) {
      if (isAscii(piece)) return piece
      const utf8 = new Uint8Array(3 * piece.length)
      let length = 0
      for (const byte of piece) {
        if (byte < 0x80) utf8[length++] = byte
        else for (const part of toUtf8[byte] ?? BROKEN) utf8[length++] = part
      }
      return utf8.subarray(0, length)
    },
    decodeEnd: () => NOTHING,
    encode(utf8) {
      const units = text.decode(utf8, { stream: true })
      const bytes = new Uint8Array(units.length)
      for (let index = 0; index < units.length; index += 1) {
        const byte = toByte(units.charCodeAt(index))
        // `has` checked the texts of rules; all other text was decoded from this encoding.
        if (byte === undefined) throw new Error('The output has a character that windows-1252 does not support.')
        bytes[index] = byte
      }
      return bytes
    },
    has: candidate => [...candidate].every(char => toByte(char.codePointAt(0) ?? 0) !== undefined),
  }
}

function utf16(isBigEndian: boolean): Transcoder {
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest: Uint8Array = NOTHING
  return {
    decode(piece) {
      const bytes = Buffer.concat([rest, piece])
      let length = bytes.length & ~1
      if (length >= 2 && ((bytes[length - (isBigEndian ? 2 : 1)] ?? 0) & 0xfc) === 0xd8) length -= 2
      rest = Uint8Array.from(bytes.subarray(length))
      const units = bytes.subarray(0, length)
      return toUtf8((isBigEndian ? units.swap16() : units).toString('utf16le'))
    },
    decodeEnd: () => (rest.length > 0 ? BROKEN : NOTHING),
    encode(utf8) {
      const bytes = Buffer.from(text.decode(utf8, { stream: true }), 'utf16le')
      return isBigEndian ? bytes.swap16() : bytes
    },
    has: () => true,
  }
}

function toUtf8(text: string): Uint8Array {
  if (text.isWellFormed()) return Buffer.from(text)
  const lone = text.search(/\p{Surrogate}/u)
  return Buffer.concat([Buffer.from(text.slice(0, lone)), BROKEN])
}
