import type { InfoType } from '../../shared/domain/inspection.ts'
import { CLASSES, lowerCase, WORD } from './patterns/characters.ts'

const SPACE = 0x20

/** Kinds whose values ignore grouping. */
const GROUPED: ReadonlySet<InfoType> = new Set([
  'CREDIT_CARD_NUMBER',
  'IBAN_CODE',
  'NATIONAL_ID',
  'PHONE_NUMBER',
  'SWIFT_CODE',
])

/**
 * 53 bits that ignore case, grouping and line breaks. Equal in every run, so that a repeated step gives the same count.
 * Not secret; stays in memory.
 */
export function valueHash(infoType: InfoType, text: string, start: number, end: number): number {
  const isGrouped = GROUPED.has(infoType)
  let high = 0xdeadbeef | 0
  let low = 0x41c6ce57 | 0
  let isSpace = false
  for (let index = start; index < end; index++) {
    const unit = lowerCase(text.charCodeAt(index))
    const kind = CLASSES[unit] ?? 0
    if (isGrouped ? (kind & WORD) === 0 : unit <= SPACE && isSpace) continue
    isSpace = unit <= SPACE
    high = Math.imul(high ^ (isSpace ? SPACE : unit), 0x9e3779b1)
    low = Math.imul(low ^ (isSpace ? SPACE : unit), 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0)
}
