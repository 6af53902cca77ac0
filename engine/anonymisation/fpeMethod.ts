import { AesBlocks } from './aesBlocks.ts'
import { DerivedCharacters } from './derivedCharacters.ts'
import { Ff1Lanes } from './ff1Lanes.ts'
import { encryptLong, encryptSpans, MAX_PIECE_LENGTH } from './ff1Long.ts'
import { Hmac } from './hmac.ts'
import { keyFor } from './jobKeys.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'
import type { Numerals, Span } from './numerals.ts'
import { classes, IN_PLACE, isNonAsciiSymbol } from './symbols.ts'
import type { Values } from './values.ts'

/** NIST SP 800-38G revision 1: a domain has at least a million values, which is six digits. */
const MIN_NUMERALS = 6
const NO_TWEAK = new Uint8Array()

/**
 * Format-preserving encryption: FF1 over letters and digits. Digits stay digits, letters keep their case, other
 * characters stay. Digits use radix 10, letters 26. In a mixture each half's modulus is the product of its radices (FFX
 * of Bellare, Rogaway and Spies, which includes FF1), and the radix in P is 0. Up to 128 numerals are one FF1 value
 * with an empty tweak; longer ones are split (`encryptLong`). FF1 refuses fewer than 6 numerals, and letters or digits
 * beyond ASCII, because an `ü` in place is readable and no larger alphabet is fixed. Those values get derived
 * characters.
 * @param key 32 bytes; overwritten
 * @param isGuessed FF1 refuses every value beyond ASCII, because even a dash may be half of a character
 */
export function fpeMethod(key: Buffer, isGuessed: boolean): Method {
  const aes = new AesBlocks(keyFor('cipher', key))
  const lanes = new Ff1Lanes(aes)
  const derived = new DerivedCharacters(keyFor('refused', key), isGuessed)
  const tweaks = new Hmac(keyFor('tweak', key))
  key.fill(0)
  const refused = new Set<number>()
  let places = new Int32Array(0)

  const sort = (values: Values, results: Values, numerals: Numerals) => {
    const longer = { wide: [] as (Span & { tweak: Uint8Array })[], long: [] as Span[] }
    let from = 0
    for (let index = 0; index < values.count; index += 1) {
      const start = values.getStart(index)
      const end = values.ends[index] as number
      const to = getPlaces(values, { start, end, shift: results.length - start }, numerals.places, from)
      if (isRefused(values, { start, end, numerals: to - from, isGuessed })) {
        refused.add(index)
        results.length += results.bytes.write(derived.of(values.bytes, start, end), results.length)
        results.end()
        continue
      }
      results.add(values.bytes, start, end)
      results.end()
      if (to === from) continue
      const span = { from, to }
      if (to - from > MAX_PIECE_LENGTH) longer.long.push(span)
      else if (!lanes.add(numerals, span)) longer.wide.push({ ...span, tweak: NO_TWEAK })
      from = to
    }
    return longer
  }

  return {
    apply(values, results) {
      refused.clear()
      lanes.clear()
      // No value grows, because derived characters are one byte each: `results.bytes` stays the same buffer.
      results.reserve(values.length)
      if (places.length < values.length) places = new Int32Array(2 * values.length)
      const numerals: Numerals = { bytes: results.bytes, places }
      const { wide, long } = sort(values, results, numerals)
      lanes.encrypt()
      lanes.write(numerals)
      encryptSpans(aes, numerals, wide)
      encryptLong(aes, numerals, long, tweaks)
    },
    isRefused: index => refused.has(index),
    needsQuoting: true,
    // The first character stays the same, or stays a letter or digit.
    mayBeginFormula: false,
    maxValueLength: MAX_VALUE_LENGTH,
    wipe() {
      lanes.wipe()
      derived.wipe()
      tweaks.wipe()
    },
  }
}

function getPlaces(
  { bytes }: Values,
  { start, end, shift }: { start: number; end: number; shift: number },
  places: Int32Array,
  from: number,
): number {
  let count = from
  for (let at = start; at < end; at += 1) {
    if (classes[bytes[at] as number] !== IN_PLACE) places[count++] = at + shift
  }
  return count
}

function isRefused(
  { bytes }: Values,
  { start, end, numerals, isGuessed }: { start: number; end: number; numerals: number; isGuessed: boolean },
): boolean {
  if (numerals > 0 && numerals < MIN_NUMERALS) return true
  for (let at = start; at < end; at += 1) {
    if ((bytes[at] as number) >= 0x80) return isGuessed || isNonAsciiSymbol(bytes.toString('utf8', start, end))
  }
  return false
}
