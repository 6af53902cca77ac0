import type { Values } from './values.ts'

/** Equal values in a column give equal results. */
export type Method = {
  /** Writes one result per non-empty value into the cleared `results`. */
  apply(values: Values, results: Values): void
  isRefused?(index: number): boolean
  /** Results may need new quotation marks. */
  needsQuoting: boolean
  /** Results may begin a formula where the original value did not. */
  mayBeginFormula: boolean
  /** In bytes of UTF-8. */
  maxValueLength: number
  wipe(): void
}

/** Excel's limit per cell in characters, here in bytes. */
export const MAX_SEARCHED_LENGTH = 32_767

/** In bytes; limits memory. */
export const MAX_VALUE_LENGTH = 1024 * 1024
