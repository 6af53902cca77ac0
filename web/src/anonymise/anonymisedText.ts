import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'

/** '3 columns anonymised'; undefined for an unchanged file. */
export function anonymisedText(policy: AnonymizationPolicy | undefined): string | undefined {
  const changed = policy?.anonymizationRules.filter(rule => rule.anonymizationMethod !== 'none') ?? []
  return changed.length > 0 ? anonymiseDialogTexts.countColumns(changed.length) : undefined
}

export function unmatchedText(columns: readonly number[] = []): string | undefined {
  if (columns.length === 0) return undefined
  const numbers = columns.map(column => column + 1).join(', ')
  const where = columns.length === 1 ? `column ${numbers}` : `each of the columns ${numbers}`
  return `Regex changes nothing in the first rows of ${where}. If it changes no row at all, the transfer fails.`
}

export function brokenText(policy: AnonymizationPolicy | undefined, isBroken: boolean | undefined): string | undefined {
  if (!isBroken || !anonymisedText(policy)) return undefined
  return `${anonymiseDialogTexts.notText} ${anonymiseDialogTexts.notTextMeaning}`
}
