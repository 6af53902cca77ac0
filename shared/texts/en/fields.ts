import { formatBytes } from '../format.ts'

/** Texts of the form checks, as section 5 of the specification words them. The server uses them, too. */
export const fieldTexts = {
  required: 'Required!',
  filesRequired: 'Please select file(s)',
  invalidEmail: 'Invalid Email',
  foreignLetter: (letter: string, alphabet: 'Latin' | 'Greek' | 'Cyrillic', part: string, place: number) =>
    `The letter "${letter}" in "${part}" (letter ${place}) is ${alphabet}. Type the address again.`,
  severalEmails: 'Enter one address only.',
  invalidPhone: 'Invalid phone number',
  /** @param country its name */
  phoneCountry: (country: string) => `Codes cannot be sent to this country: ${country}.`,
  maxFiles: (allowed: number) => `Number of files exceeds the allowed ${allowed}.`,
  maxRecipients: (allowed: number) => `Enter at most ${allowed} recipients.`,
  codeOfOne: 'A code by SMS is possible for a single recipient only.',
  oneFactor: 'Choose a code by SMS or a code by e-mail. A transfer cannot have both.',
  fileTooLarge: (bytes: number) => `File size should not exceed ${formatBytes(bytes)}.`,
  totalTooLarge: (bytes: number) => `Total file size should not exceed ${formatBytes(bytes)}.`,
  sealingLimit: (bytes: number) => `Password protection is supported for total file size up to ${formatBytes(bytes)}.`,
  sealingTotal: (bytes: number) => `The total file size of this transfer is ${formatBytes(bytes)}.`,
  acknowledgement:
    'I confirm that I have communicated to the recipient that their email address (and contact number for file sharing only) would be used for the retrieval of this message.',
  consent: 'Please read the above terms and confirm before sending.',
  expiryMin: (days: number) => `Expiry must be at least ${days} days.`,
  expiryMax: (days: number) => `Expiry cannot exceed ${days} days.`,
}
export type FieldTexts = typeof fieldTexts

/** Of the rules of an anonymization: section 5 of the specification, and our own. The server uses them, too. */
export const anonymizationTexts = {
  maskIncomplete: 'All fields are required!',
  maskBackwards: '"From" can\'t be greater than "To"',
  oneCharacter: 'Char is one character.',
  keySpaces: 'Space is not allowed at start of the key or end of the key.',
  patternTooLong: 'A search pattern has at most 256 characters.',
  noColumn: 'A rule needs the index of its column.',
  leadingZero: (index: string) => `Write the index of a column without leading zeros: ${Number(index)}, not ${index}.`,
  noHeader: (name: string) => `There is no header row in which to find the column ${name}.`,
  twoRules: (name: string) => `There are two rules for column ${name}.`,
  twice: 'A parameter is given twice.',
  unknownParameter: (key: string, method: string) => `${method} has no parameter ${key.trim() === '' ? '“”' : key}.`,
  textNeeded: (key: string) => `${key} must be a text.`,
  flagNeeded: (key: string) => `${key} must be true or false, without quotation marks.`,
  formulaMask: (char: string) => `A value must not begin with ${char}: spreadsheets would run it as a formula.`,
  tooManyKeys: (max: number) => `At most ${max} different keys can be typed for one file.`,
}
export type AnonymizationTexts = typeof anonymizationTexts
