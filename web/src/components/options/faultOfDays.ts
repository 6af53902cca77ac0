import type { ExpiryBounds } from '../../../../shared/domain/limits.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'

export function faultOfDays(typed: string, { min, max }: Pick<ExpiryBounds, 'min' | 'max'>): string | undefined {
  if (typed === '') return fieldTexts.required
  if (Number(typed) < min) return fieldTexts.expiryMin(min)
  return Number(typed) > max ? fieldTexts.expiryMax(max) : undefined
}
