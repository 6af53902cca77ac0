import { AesBlocks } from './aesBlocks.ts'
import { DerivedCharacters } from './derivedCharacters.ts'
import { Ff1Lanes } from './ff1Lanes.ts'
import { encryptLong, encryptSpans, MAX_PIECE_LENGTH } from './ff1Long.ts'
import { Hmac } from './hmac.ts'
import { keyFor } from './jobKeys.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'
import type { Numerals, Span } from './numerals.ts'
import { BEYOND, classes, IN_PLACE, isNonAsciiSymbol } from './symbols.ts'
import type { Values } from './values.ts'

/** NIST SP 800-38G revision 1: a domain has a million values at the least, which is six digits. */
const MIN_NUMERALS = 6
const NO_TWEAK = new Uint8Array()

/**
 * Format-preserving encryption: FF1 over the letters and digits of a value, digits becoming digits and letters letters
 * of the same case, with everything else in its place.
 *
 * A value of digits alone is FF1 with radix 10, a value of letters alone FF1 with radix 26, whatever their case. In a
 * mixture each half is reckoned modulo the product of its characters' radices (FFX of Bellare, Rogaway and Spies, of
 * which FF1 is the case with one radix), and the radix in P is 0. Up to 128 letters and digits are one FF1 value with
 * an empty tweak; what is longer goes in pieces, see `encryptLong`.
 *
 * FF1 refuses values with fewer than 6 letters and digits, and those with letters or digits beyond ASCII: they get
 * derived characters. An `ü` left in place could be read, and no alphabet beyond ASCII is fixed.
 * @param key of 32 bytes; overwritten
 * @param isGuessed whether the file's encoding is: then all that is not ASCII is refused by FF1, even a dash, since it
 * may be half of a character
 */
export function fpeMethod(key: Buffer, isGuessed: boolean): Method {
  const aes = new AesBlocks(keyFor('cipher', key))
  const lanes = new Ff1Lanes(aes)
  const derived = new DerivedCharacters(keyFor('refused', key), isGuessed)
  const tweaks = new Hmac(keyFor('tweak', key))
  key.fill(0)
  const refused = new Set<number>()

  /** Lays the values into `made`, those that are refused as they will be, and sorts the others by their length. */
  const sort = (values: Values, made: Values, numerals: Numerals) => {
    const sorted = { short: [] as Span[], wide: [] as (Span & { tweak: Uint8Array })[], long: [] as Span[] }
    let from = 0
    for (let index = 0; index < values.count; index += 1) {
      const start = values.getStart(index)
      const end = values.ends[index] as number
      const to = getPlaces(values, { start, end, shift: made.length - start }, numerals.places, from)
      if (isRefused(values, { start, end, numerals: to - from, isGuessed })) {
        refused.add(index)
        made.length += made.bytes.write(derived.of(values.bytes, start, end), made.length)
        made.end()
        continue
      }
      made.add(values.bytes, start, end)
      made.end()
      if (to === from) continue
      const span = { from, to }
      if (to - from > MAX_PIECE_LENGTH) sorted.long.push(span)
      else if (lanes.add(numerals, span)) sorted.short.push(span)
      else sorted.wide.push({ ...span, tweak: NO_TWEAK })
      from = to
    }
    return sorted
  }

  return {
    apply(values, made) {
      refused.clear()
      lanes.clear()
      // No value grows, since derived characters have one byte each: `made.bytes` stays the same buffer.
      made.reserve(values.length)
      const numerals: Numerals = { bytes: made.bytes, places: new Int32Array(values.length) }
      const sorted = sort(values, made, numerals)
      lanes.encrypt()
      for (const [index, span] of sorted.short.entries()) lanes.write(index, numerals, span)
      encryptSpans(aes, numerals, sorted.wide)
      encryptLong(aes, numerals, sorted.long, tweaks)
    },
    isRefused: index => refused.has(index),
    needsQuoting: true,
    // The first character stays what it is, or is a letter or digit as before.
    mayBeginFormula: false,
    longestValue: MAX_VALUE_LENGTH,
    wipe() {
      lanes.wipe()
      derived.wipe()
      tweaks.wipe()
    },
  }
}

/** Notes where the letters and digits of a value will stand. @returns the index behind the last */
function getPlaces(
  { bytes }: Values,
  { start, end, shift }: { start: number; end: number; shift: number },
  places: Int32Array,
  from: number,
): number {
  let count = from
  for (let at = start; at < end; at += 1) {
    const kind = classes[bytes[at] as number] as number
    if (kind !== IN_PLACE && kind !== BEYOND) places[count++] = at + shift
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
