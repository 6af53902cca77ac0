import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'

/** '3 columns anonymised'; nothing for a file that goes as it is. */
export function anonymisedText(policy: AnonymizationPolicy | undefined): string | undefined {
  const changed = policy?.anonymizationRules.filter(rule => rule.anonymizationMethod !== 'none') ?? []
  return changed.length > 0 ? anonymiseDialogTexts.countColumns(changed.length) : undefined
}

/** What becomes of a file that holds bytes that are no text; nothing where it goes as it is. */
export function brokenText(policy: AnonymizationPolicy | undefined, isBroken: boolean | undefined): string | undefined {
  if (!isBroken || !anonymisedText(policy)) return undefined
  return `${anonymiseDialogTexts.notText} ${anonymiseDialogTexts.notTextMeaning}`
}
