import { classes, firsts, radices } from './symbols.ts'

/** So many numerals make a number below 2^43, whatever their classes: 26^9. */
const AT_ONCE = 9

/** The ASCII letters and digits of values: one value's are those from an index into `places` up to another. */
export type Numerals = {
  bytes: Uint8Array
  /** Where they stand in the bytes. */
  places: Int32Array
}

/** The one radix of numerals, or 0 where digits and letters are mixed. */
export function radixOf({ bytes, places }: Numerals, from: number, to: number): number {
  const radix = radixAt(bytes, places[from] as number)
  for (let index = from + 1; index < to; index += 1) if (radixAt(bytes, places[index] as number) !== radix) return 0
  return radix
}

/** How many values numerals from `from` up to `to` can have; Infinity for what a double cannot hold. */
export function modulusOf({ bytes, places }: Numerals, from: number, to: number): number {
  let modulus = 1
  for (let index = from; index < to; index += 1) modulus *= radixAt(bytes, places[index] as number)
  return modulus
}

/** NUM of FF1, of few numerals. */
export function numberOf({ bytes, places }: Numerals, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index += 1) {
    const byte = bytes[places[index] as number] as number
    const kind = classes[byte] as number
    number = number * (radices[kind] as number) + byte - (firsts[kind] as number)
  }
  return number
}

/** STR of FF1, of few numerals: writes them into the places where others of the same classes stand. */
export function writeNumber({ bytes, places }: Numerals, from: number, to: number, number: number) {
  let rest = number
  for (let index = to - 1; index >= from; index -= 1) {
    const place = places[index] as number
    const kind = classes[bytes[place] as number] as number
    const radix = radices[kind] as number
    const above = Math.floor(rest / radix)
    bytes[place] = (firsts[kind] as number) + rest - above * radix
    rest = above
  }
}

export function wideModulusOf(numerals: Numerals, from: number, to: number): bigint {
  let modulus = 1n
  for (let at = from; at < to; at += AT_ONCE) modulus *= BigInt(modulusOf(numerals, at, Math.min(to, at + AT_ONCE)))
  return modulus
}

export function wideNumberOf(numerals: Numerals, from: number, to: number): bigint {
  let number = 0n
  for (let at = from; at < to; at += AT_ONCE) {
    const end = Math.min(to, at + AT_ONCE)
    number = number * BigInt(modulusOf(numerals, at, end)) + BigInt(numberOf(numerals, at, end))
  }
  return number
}

export function writeWideNumber(numerals: Numerals, from: number, to: number, number: bigint) {
  let rest = number
  for (let end = to; end > from; end -= AT_ONCE) {
    const at = Math.max(from, end - AT_ONCE)
    const modulus = BigInt(modulusOf(numerals, at, end))
    writeNumber(numerals, at, end, Number(rest % modulus))
    rest /= modulus
  }
}

function radixAt(bytes: Uint8Array, place: number): number {
  return radices[classes[bytes[place] as number] as number] as number
}
