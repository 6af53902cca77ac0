import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'

/** '3 columns anonymised'; nothing for a file that goes as it is. */
export function anonymisedText(policy: AnonymizationPolicy | undefined): string | undefined {
  const changed = policy?.anonymizationRules.filter(rule => rule.anonymizationMethod !== 'none') ?? []
  return changed.length > 0 ? anonymiseDialogTexts.countColumns(changed.length) : undefined
}

/** Which columns keep all their first values; nothing where every pattern is found in some. */
export function unmatchedText(columns: readonly number[] = []): string | undefined {
  if (columns.length === 0) return undefined
  const numbers = columns.map(column => column + 1).join(', ')
  const where = columns.length === 1 ? `column ${numbers}` : `each of the columns ${numbers}`
  return `Regex changes nothing in the first rows of ${where}. If it changes no row at all, the transfer fails.`
}

/** What becomes of a file that holds bytes that are no text; nothing where it goes as it is. */
export function brokenText(policy: AnonymizationPolicy | undefined, isBroken: boolean | undefined): string | undefined {
  if (!isBroken || !anonymisedText(policy)) return undefined
  return `${anonymiseDialogTexts.notText} ${anonymiseDialogTexts.notTextMeaning}`
}
