import type { AnonymizationMethod } from '../domain/anonymisation.ts'
import { pluralize } from './format.ts'

/** The labels of the methods (section 4 of the specification). */
export const methodLabels: Record<AnonymizationMethod, string> = {
  none: 'None',
  sha256: 'Hash',
  basic_mask: 'Mask',
  regex_mask: 'Regex',
  fpe_ffx2: 'Format Preserving Encryption',
}

/** Section 8 of the specification, and our own. */
export const anonymiseDialogTexts = {
  /** @param number of the column, from 1 */
  columnFault: (number: number, method: AnonymizationMethod) =>
    `Column ${number} has anonymization error for ${methodLabels[method]} type.`,
  previewFailed: 'Failed to preview anonymized data',
  chooseAgain: 'This file was anonymised when it was sent before. Open Anonymise, and choose its rules again.',
  toCheck: {
    secret: 'The key or salt of its rules is not kept when the page is reloaded. Open Anonymise, and type it again.',
    changed: 'This file has changed since its rules were made. Open Anonymise, and check them.',
  },
  wholeNumbers: 'From and To are whole numbers, counted from 0.',
  notInEncoding: (char: string, encoding: string) =>
    `${char} does not exist in ${encoding}, the encoding of this file. Choose another character, or save the file as UTF-8.`,
  separatorUnclear: 'The separator is ambiguous. Name it in a first line, such as sep=; and choose the file again.',
  notText: 'This file contains bytes that are not text.',
  notTextMeaning: 'If it is anonymised, the transfer fails. Please save it as UTF-8, and choose it again.',
  countColumns: (count: number) => `${pluralize(count, 'column')} anonymised`,
}
