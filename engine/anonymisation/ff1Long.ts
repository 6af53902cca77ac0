import type { AesBlocks } from './aesBlocks.ts'
import { encryptWide, type WideValue } from './ff1Wide.ts'
import type { Hmac } from './hmac.ts'
import { computeWideModulus, getRadix, type Numerals, type Span, toWideNumber, writeWideNumber } from './numerals.ts'

/** In numerals, because the cost of FF1 is quadratic. */
export const MAX_PIECE_LENGTH = 128
const TWEAK = 16

export function encryptSpans(aes: AesBlocks, numerals: Numerals, spans: readonly (Span & { tweak: Uint8Array })[]) {
  const values = spans.map(span => toWideValue(numerals, span))
  encryptWide(aes, values)
  spans.forEach(({ from, to }, index) => {
    const { left, right } = values[index] as WideValue
    const middle = from + Math.floor((to - from) / 2)
    writeWideNumber(numerals, from, middle, left)
    writeWideNumber(numerals, middle, to, right)
  })
}

/**
 * Encrypts longer spans in place. The first piece's tweak derives from all later pieces, and theirs from the encrypted
 * first piece. Every letter depends on every other in linear time, and the key can decrypt it.
 */
export function encryptLong(aes: AesBlocks, numerals: Numerals, spans: readonly Span[], tweaks: Hmac) {
  const pieces = spans.map(splitInPieces)
  const heads = pieces.map(([head, next, ...others]) => {
    const rest = { from: next.from, to: (others.at(-1) ?? next).to }
    return { ...head, tweak: toTweak(numerals, rest, 0, tweaks) }
  })
  encryptSpans(aes, numerals, heads)
  const rests = pieces.flatMap(([head, ...others]) =>
    others.map((piece, index) => ({ ...piece, tweak: toTweak(numerals, head, index + 1, tweaks) })),
  )
  encryptSpans(aes, numerals, rests)
}

function splitInPieces({ from, to }: Span): [Span, Span, ...Span[]] {
  const count = Math.ceil((to - from) / MAX_PIECE_LENGTH)
  const cut = (index: number) => from + Math.floor(((to - from) * index) / count)
  const [head, next, ...others] = Array.from({ length: count }, (_, index) => ({
    from: cut(index),
    to: cut(index + 1),
  }))
  if (head === undefined || next === undefined) throw new RangeError('A long value has at least two pieces.')
  return [head, next, ...others]
}

function toTweak({ bytes, places }: Numerals, { from, to }: Span, number: number, tweaks: Hmac): Uint8Array {
  const message = Buffer.alloc(4 + to - from)
  message.writeUInt32BE(number)
  for (let index = from; index < to; index += 1) message[4 + index - from] = bytes[places[index] as number] as number
  return Buffer.from(tweaks.digest(message, 0, message.length, 'binary'), 'latin1').subarray(0, TWEAK)
}

function toWideValue(numerals: Numerals, { from, to, tweak }: Span & { tweak: Uint8Array }): WideValue {
  const n = to - from
  const middle = from + Math.floor(n / 2)
  return {
    radix: getRadix(numerals, from, to),
    n,
    tweak,
    left: toWideNumber(numerals, from, middle),
    leftModulus: computeWideModulus(numerals, from, middle),
    right: toWideNumber(numerals, middle, to),
    rightModulus: computeWideModulus(numerals, middle, to),
  }
}
