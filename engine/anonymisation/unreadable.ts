import { findCharacterEnd, findFirstBroken } from './encoding.ts'

/**
 * Finds NUL bytes and bytes that are not UTF-8.
 * @returns `at`: the first one; `checked`: end of the valid bytes, before a character that the end splits
 */
export function firstUnreadable(
  bytes: Buffer,
  { from, to, isLast }: { from: number; to: number; isLast: boolean },
): { at?: number; checked: number } {
  const completeEnd = isLast ? to : findCharacterEnd(bytes, from, to)
  const broken = findFirstBroken(bytes, from, completeEnd)
  const nul = bytes.subarray(from, completeEnd).indexOf(0)
  const found = [broken, nul === -1 ? -1 : from + nul].filter(at => at !== -1)
  return found.length > 0 ? { at: Math.min(...found), checked: from } : { checked: completeEnd }
}
