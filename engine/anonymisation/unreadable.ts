import { findCharacterEnd, firstBroken } from './encoding.ts'

/**
 * Looks for bytes that no text file has: NUL, and what is not UTF-8.
 * @returns `at`: where the first stands, if there is one; `checked`: up to where the bytes are sound. A character that
 * the end cuts in two is left for the next time, unless it `isLast`.
 */
export function firstUnreadable(
  bytes: Buffer,
  { from, to, isLast }: { from: number; to: number; isLast: boolean },
): { at?: number; checked: number } {
  const whole = isLast ? to : findCharacterEnd(bytes, from, to)
  const broken = firstBroken(bytes, from, whole)
  const nul = bytes.subarray(from, whole).indexOf(0)
  const found = [broken, nul === -1 ? -1 : from + nul].filter(at => at !== -1)
  return found.length > 0 ? { at: Math.min(...found), checked: from } : { checked: whole }
}
