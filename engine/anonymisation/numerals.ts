import { classes, firsts, radices } from './symbols.ts'

/** By byte, because each value reads them for each of its characters. */
const radixOf = classes.map(kind => radices[kind] as number)
const firstOf = classes.map(kind => firsts[kind] as number)

/** Nine numerals of any class give a number below 2^43 (26^9). */
const AT_ONCE = 9

/** ASCII letters and digits of values. A value is a range of `places`. */
export type Numerals = {
  bytes: Uint8Array
  /** Offsets in `bytes`. */
  places: Int32Array
}

export type Span = { from: number; to: number }

export function radixAt({ bytes, places }: Numerals, index: number): number {
  return radixOf[bytes[places[index] as number] as number] as number
}

export function valueAt({ bytes, places }: Numerals, index: number): number {
  const byte = bytes[places[index] as number] as number
  return byte - (firstOf[byte] as number)
}

export function writeAt({ bytes, places }: Numerals, index: number, value: number) {
  const place = places[index] as number
  bytes[place] = (firstOf[bytes[place] as number] as number) + value
}

/** @returns the common radix, or 0 for a mixture of digits and letters */
export function getRadix(numerals: Numerals, from: number, to: number): number {
  const radix = radixAt(numerals, from)
  for (let index = from + 1; index < to; index += 1) if (radixAt(numerals, index) !== radix) return 0
  return radix
}

/** @returns the number of possible values; inexact from 2^53, Infinity beyond the range of a double */
function computeModulus(numerals: Numerals, from: number, to: number): number {
  let modulus = 1
  for (let index = from; index < to; index += 1) modulus *= radixAt(numerals, index)
  return modulus
}

export function computeWideModulus(numerals: Numerals, from: number, to: number): bigint {
  let modulus = 1n
  for (let at = from; at < to; at += AT_ONCE)
    modulus *= BigInt(computeModulus(numerals, at, Math.min(to, at + AT_ONCE)))
  return modulus
}

export function toWideNumber(numerals: Numerals, from: number, to: number): bigint {
  let number = 0n
  for (let at = from; at < to; at += AT_ONCE) {
    const end = Math.min(to, at + AT_ONCE)
    number = number * BigInt(computeModulus(numerals, at, end)) + BigInt(toNumber(numerals, at, end))
  }
  return number
}

export function writeWideNumber(numerals: Numerals, from: number, to: number, number: bigint) {
  let rest = number
  for (let end = to; end > from; end -= AT_ONCE) {
    const at = Math.max(from, end - AT_ONCE)
    const modulus = BigInt(computeModulus(numerals, at, end))
    writeNumber(numerals, at, end, Number(rest % modulus))
    rest /= modulus
  }
}

function toNumber(numerals: Numerals, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index += 1) number = number * radixAt(numerals, index) + valueAt(numerals, index)
  return number
}

function writeNumber(numerals: Numerals, from: number, to: number, number: number) {
  let rest = number
  for (let index = to - 1; index >= from; index -= 1) {
    const radix = radixAt(numerals, index)
    const above = Math.floor(rest / radix)
    writeAt(numerals, index, rest - above * radix)
    rest = above
  }
}
