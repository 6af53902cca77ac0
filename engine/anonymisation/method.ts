import type { Values } from './values.ts'

/** What becomes of the values of one column. Equal values become equal, within the column. */
export type Method = {
  /** Makes as many values as it is given, none of which is empty, in their order; `made` comes cleared. */
  apply(values: Values, made: Values): void
  /** Of the last batch: whether FF1 refused the value of this index. */
  isRefused?(index: number): boolean
  /** What it makes may hold separators, quotation marks or line breaks that were not there before. */
  needsQuoting: boolean
  /** What it makes may begin as a formula where the value before did not. */
  mayBeginFormula: boolean
  /** In bytes of UTF-8. */
  longestValue: number
  /** Overwrites keys and values. */
  wipe(): void
}

/** The most that Excel keeps in a cell, in characters; here in bytes. A search may look at a text more than once. */
export const MAX_SEARCHED_LENGTH = 32_767

/** No value of a column that is anonymised may be longer, in bytes: it is held whole. */
export const MAX_VALUE_LENGTH = 1024 * 1024
