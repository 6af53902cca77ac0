import type { FilesFault, SealingFault } from '../domain/limits.ts'
import { fieldTexts } from './en/fields.ts'
import { getPageLanguage, languageFacts } from './language.ts'

/** The name of an ISO 3166-1 country, such as `CH`. */
export function countryName(country: string): string {
  return new Intl.DisplayNames(languageFacts[getPageLanguage()].tag, { type: 'region' }).of(country) ?? country
}

/** A sealing fault in the specification's words: the limit and the total size. */
export function sealingFaultText({ totalBytes, allowedBytes }: SealingFault): string {
  return `${fieldTexts.sealingLimit(allowedBytes)} ${fieldTexts.sealingTotal(totalBytes)}`
}

/** A fault of a list of files in the specification's words. */
export function filesFaultText(fault: FilesFault): string {
  switch (fault.kind) {
    case 'none':
      return fieldTexts.filesRequired
    case 'tooMany':
      return fieldTexts.maxFiles(fault.allowed)
    case 'fileTooLarge':
      return fieldTexts.fileTooLarge(fault.allowedBytes)
    case 'totalTooLarge':
      return fieldTexts.totalTooLarge(fault.allowedBytes)
  }
}
