import { FORMULA_START } from '../../shared/domain/anonymisation.ts'
import type { Column } from './column.ts'
import { QUOTE } from './csvBytes.ts'
import { classes, IN_PLACE } from './symbols.ts'
import { copyBytes } from './values.ts'

/** Spreadsheets treat the rest of such a cell as text (OWASP, "CSV Injection"). */
const APOSTROPHE = 0x27
const MAX_CHARACTER_LENGTH = 4

/**
 * A quoted cell stays quoted, others only when required.
 * @param cell `quoting` marks the bytes that an unquoted cell cannot contain
 * @returns the end position in `out`
 */
export function writeCell(
  { method, values, results }: Column,
  {
    value,
    isQuoted,
    quoting,
    isOneColumn,
  }: { value: number; isQuoted: boolean; quoting: Uint8Array; isOneColumn: boolean },
  out: Uint8Array,
  at: number,
): number {
  const { bytes } = results
  const start = results.getStart(value)
  const end = results.ends[value] as number
  let quotes = 0
  let mustQuote = isQuoted
  if (method.needsQuoting) {
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index] as number
      if (quoting[byte] === 0) continue
      mustQuote = true
      if (byte === QUOTE) quotes += 1
    }
  }
  // In a file of one column, other readers skip an empty line.
  if (start === end && isOneColumn) mustQuote = true
  let length = at
  if (mustQuote) out[length++] = QUOTE
  if (method.mayBeginFormula && beginsFormula(results, value) && getFirst(results, value) !== getFirst(values, value)) {
    out[length++] = APOSTROPHE
  }
  if (quotes === 0) length = copyBytes(bytes, start, end, out, length)
  else {
    for (let index = start; index < end; index += 1) {
      if (bytes[index] === QUOTE) out[length++] = QUOTE
      out[length++] = bytes[index] as number
    }
  }
  if (mustQuote) out[length++] = QUOTE
  return length
}

function beginsFormula(values: Column['values'], index: number): boolean {
  if (classes[values.bytes[values.getStart(index)] as number] !== IN_PLACE) return false
  const first = getFirst(values, index)
  return first !== '' && FORMULA_START.test(first)
}

function getFirst(values: Column['values'], index: number): string {
  const start = values.getStart(index)
  const end = Math.min(values.ends[index] as number, start + MAX_CHARACTER_LENGTH)
  return [...values.bytes.toString('utf8', start, end)][0] ?? ''
}
