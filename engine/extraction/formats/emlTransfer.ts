/** Decodes a transfer encoding (RFC 2045, 6) in pieces. */
export type TransferDecoder = {
  decode(chunk: Uint8Array): Uint8Array
  end(): Uint8Array
  /** A decoder in the current state, to read the following bytes again. */
  copy(): TransferDecoder
}

const NOTHING = new Uint8Array(0)

/** @returns `undefined` for an unknown encoding, `none` for unencoded bytes */
export function createTransferDecoder(encoding: string): TransferDecoder | 'none' | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
    case '7-bit':
    case '8-bit':
      return 'none'
    case 'base64':
      return base64(0, 0)
    case 'quoted-printable':
      return quotedPrintable(NOTHING)
    default:
      return undefined
  }
}

const VALUES = new Int8Array(256).fill(-1)
for (const [value, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries()) {
  VALUES[letter.charCodeAt(0)] = value
}
const PAD = 0x3d

/** Ignores bytes outside the alphabet (RFC 2045, 6.8). Padding ends a group, and another may follow. */
function base64(initialBits: number, initialLetters: number): TransferDecoder {
  let bits = initialBits
  let letters = initialLetters
  return {
    decode(chunk) {
      const out = new Uint8Array(Math.ceil((chunk.length * 3) / 4) + 3)
      let length = 0
      for (const byte of chunk) {
        const value = VALUES[byte] ?? -1
        if (value < 0) {
          if (byte === PAD && letters > 0) {
            length = endGroup(out, length, bits, letters)
            letters = 0
            bits = 0
          }
          continue
        }
        bits = (bits << 6) | value
        letters += 1
        if (letters < 4) continue
        out[length] = bits >> 16
        out[length + 1] = (bits >> 8) & 0xff
        out[length + 2] = bits & 0xff
        length += 3
        letters = 0
        bits = 0
      }
      return out.subarray(0, length)
    },
    end() {
      const out = new Uint8Array(2)
      const length = endGroup(out, 0, bits, letters)
      letters = 0
      return out.subarray(0, length)
    },
    copy: () => base64(bits, letters),
  }
}

function endGroup(out: Uint8Array, at: number, bits: number, letters: number): number {
  if (letters < 2) return at
  out[at] = letters === 2 ? bits >> 4 : bits >> 10
  if (letters === 3) out[at + 1] = (bits >> 2) & 0xff
  return at + letters - 1
}

/** Keeps an invalid equals sign (RFC 2045, 6.7, note on robustness). */
function quotedPrintable(initialBytes: Uint8Array): TransferDecoder {
  let pending = initialBytes
  return {
    decode(chunk) {
      const input = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const out = new Uint8Array(input.length)
      pending = NOTHING
      let length = 0
      let at = 0
      while (at < input.length) {
        const byte = input[at] ?? 0
        if (byte !== PAD) {
          out[length] = byte
          length += 1
          at += 1
          continue
        }
        const decoded = decodeEscape(input, at)
        if (decoded === 'more') {
          pending = input.slice(at)
          break
        }
        if (decoded.byte !== undefined) {
          out[length] = decoded.byte
          length += 1
        }
        at += decoded.length
      }
      return out.subarray(0, length)
    },
    end() {
      const rest = pending
      pending = NOTHING
      return rest.length > 1 ? rest : NOTHING
    },
    copy: () => quotedPrintable(pending),
  }
}

const MAX_PADDING_LENGTH = 76

/** A byte, or a soft line break with padding before it (`byte` undefined). */
function decodeEscape(input: Uint8Array, at: number): { byte?: number; length: number } | 'more' {
  const first = input[at + 1]
  if (first === undefined) return 'more'
  const high = hexDigit(first)
  if (high >= 0) {
    const second = input[at + 2]
    if (second === undefined) return 'more'
    const low = hexDigit(second)
    return low < 0 ? { byte: PAD, length: 1 } : { byte: high * 16 + low, length: 3 }
  }
  let end = at + 1
  while (end - at <= MAX_PADDING_LENGTH && (input[end] === 0x20 || input[end] === 0x09)) end += 1
  if (input[end] === undefined) return 'more'
  if (input[end] === 0x0a) return { length: end + 1 - at }
  if (input[end] !== 0x0d) return { byte: PAD, length: 1 }
  if (input[end + 1] === undefined) return 'more'
  return { length: end + (input[end + 1] === 0x0a ? 2 : 1) - at }
}

function hexDigit(byte: number) {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}
