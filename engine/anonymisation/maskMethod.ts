import type { MaskedRange } from '../../shared/domain/anonymisation.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'

/** In bytes of UTF-8. */
const MAX_CHARACTER_LENGTH = 4
/** How many of the first characters have their mask looked up in a table. */
const TABLED = 256

/**
 * Replaces the characters of ranges, counted in code points from 0; of ranges that overlap the last one counts. A
 * value that is shorter is masked as far as it reaches.
 */
export function maskMethod(pattern: readonly MaskedRange[]): Method {
  const ranges = pattern.map(({ from, to, char }) => ({ from, to, char: Buffer.from(char) })).reverse()
  const maskAt = (index: number) => ranges.find(({ from, to }) => from <= index && index <= to)?.char
  const table = Array.from({ length: TABLED }, (_, index) => maskAt(index))
  return {
    apply(values, made) {
      // A character of one byte may become one of four.
      made.reserve(MAX_CHARACTER_LENGTH * values.length)
      const { bytes } = values
      const target = made.bytes
      let at = 0
      for (let value = 0; value < values.count; value += 1) {
        const end = values.ends[value] as number
        for (let index = 0; at < end; index += 1) {
          const next = at + getLength(bytes[at] as number)
          const mask = index < TABLED ? table[index] : maskAt(index)
          if (mask === undefined) while (at < next) target[made.length++] = bytes[at++] as number
          else for (const byte of mask) target[made.length++] = byte
          at = next
        }
        made.end()
      }
    },
    needsQuoting: true,
    // `faultOfMaskedRange` keeps out the characters that would.
    mayBeginFormula: false,
    longestValue: MAX_VALUE_LENGTH,
    wipe: () => {},
  }
}

function getLength(firstByte: number): number {
  return firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4
}
