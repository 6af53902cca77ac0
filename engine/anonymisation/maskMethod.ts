import type { MaskedRange } from '../../shared/domain/anonymisation.ts'
import { MAX_VALUE_LENGTH, type Method } from './method.ts'

const MAX_CHARACTER_LENGTH = 4
const TABLED = 256

/** Ranges count code points from 0. The last of overlapping ranges wins. */
export function maskMethod(pattern: readonly MaskedRange[]): Method {
  const ranges = pattern.map(({ from, to, char }) => ({ from, to, char: Buffer.from(char) })).reverse()
  const maskAt = (index: number) => ranges.find(({ from, to }) => from <= index && index <= to)?.char
  const table = Array.from({ length: TABLED }, (_, index) => maskAt(index))
  return {
    apply(values, results) {
      results.reserve(MAX_CHARACTER_LENGTH * values.length)
      const { bytes } = values
      const target = results.bytes
      let at = 0
      for (let value = 0; value < values.count; value += 1) {
        const end = values.ends[value] as number
        for (let index = 0; at < end; index += 1) {
          const next = at + getLength(bytes[at] as number)
          const mask = index < TABLED ? table[index] : maskAt(index)
          if (mask === undefined) while (at < next) target[results.length++] = bytes[at++] as number
          else for (const byte of mask) target[results.length++] = byte
          at = next
        }
        results.end()
      }
    },
    needsQuoting: true,
    // `faultOfMaskedRange` refuses formula characters.
    mayBeginFormula: false,
    maxValueLength: MAX_VALUE_LENGTH,
    wipe: () => {},
  }
}

function getLength(firstByte: number): number {
  return firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4
}
