import type { ForeignLetter } from '../domain/email.ts'
import type { FilesFault, SealingFault } from '../domain/limits.ts'
import { formatBytes } from './format.ts'

/** The English name of an ISO 3166-1 country, such as `CH`. */
export function countryName(country: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
}

/** Texts of the form checks, as section 5 of the specification words them. */
export const fieldTexts = {
  required: 'Required!',
  filesRequired: 'Please select file(s)',
  invalidEmail: 'Invalid Email',
  foreignLetter: ({ letter, alphabet, part, place }: ForeignLetter) =>
    `The letter "${letter}" in "${part}" (letter ${place}) is ${alphabet}. Type the address again.`,
  severalEmails: 'Enter one address. To send to several people, send to each separately.',
  invalidPhone: 'Invalid phone number',
  phoneCountry: (country: string) => `Codes cannot be sent to this country: ${countryName(country)}.`,
  maxFiles: (allowed: number) => `Number of files exceeds the allowed ${allowed}.`,
  fileTooLarge: (bytes: number) => `File size should not exceed ${formatBytes(bytes)}.`,
  totalTooLarge: (bytes: number) => `Total file size should not exceed ${formatBytes(bytes)}.`,
  consent: 'Please read the above terms and confirm before sending.',
  expiryMin: (days: number) => `Expiry must be at least ${days} days.`,
  expiryMax: (days: number) => `Expiry cannot exceed ${days} days.`,
}

/** A sealing fault in the specification's words: the limit and the total size. */
export function sealingFaultTexts({ totalBytes, allowedBytes }: SealingFault): [limit: string, total: string] {
  return [
    `Password protection is supported for total file size up to ${formatBytes(allowedBytes)}.`,
    `The total file size of this transfer is ${formatBytes(totalBytes)}.`,
  ]
}

export const acknowledgementText =
  'I confirm that I have communicated to the recipient that their email address (and contact number for file sharing only) would be used for the retrieval of this message.'

export type FilesFaultTexts = Pick<typeof fieldTexts, 'filesRequired' | 'maxFiles' | 'fileTooLarge' | 'totalTooLarge'>

/** A fault of a list of files in the specification's words. */
export function filesFaultText(fault: FilesFault, texts: FilesFaultTexts = fieldTexts): string {
  switch (fault.kind) {
    case 'none':
      return texts.filesRequired
    case 'tooMany':
      return texts.maxFiles(fault.allowed)
    case 'fileTooLarge':
      return texts.fileTooLarge(fault.allowedBytes)
    case 'totalTooLarge':
      return texts.totalTooLarge(fault.allowedBytes)
  }
}
