import type { AnonymizationMethod } from '../domain/anonymisation.ts'
import { countOf } from './format.ts'

/** What each method is called (section 4 of the specification). */
export const methodLabels: Record<AnonymizationMethod, string> = {
  none: 'None',
  sha256: 'Hash',
  basic_mask: 'Mask',
  regex_mask: 'Regex',
  fpe_ffx2: 'Format Preserving Encryption',
}

/** Texts of the dialog in which rules are chosen: those of section 8 of the specification, and what it leaves open. */
export const anonymiseDialogTexts = {
  /** @param number of the column, from 1 */
  columnFault: (number: number, method: AnonymizationMethod) =>
    `Column ${number} has anonymization error for ${methodLabels[method]} type.`,
  previewFailed: 'Failed to preview anonymized data',
  chooseAgain: 'This file was anonymised when it was sent before. Open Anonymise, and choose what becomes of it now.',
  countColumns: (count: number) => `${countOf(count, 'column')} anonymised`,
}
