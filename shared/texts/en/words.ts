import type { AnonymizationMethod } from '../../domain/anonymisation.ts'
import type { KnownInfoType, Likelihood, NotInspectableReason } from '../../domain/inspection.ts'
import type { RangeName } from '../../domain/listRanges.ts'
import type { UnscannableReason } from '../../domain/malware.ts'
import type { TransferState } from '../../domain/transfer.ts'
import type { ListedOption } from '../../domain/transferFilters.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }),
})

/** Section 3 of the specification: as a label's words, within a sentence, and with a number. */
const infoTypes: Record<KnownInfoType, { one: string; many: string; counted: (count: number) => string }> = {
  CREDIT_CARD_NUMBER: {
    one: 'credit card number',
    many: 'credit card numbers',
    counted: count => plural(count, { one: '# credit card number', other: '# credit card numbers' }),
  },
  DOMAIN_NAME: {
    one: 'domain name',
    many: 'domain names',
    counted: count => plural(count, { one: '# domain name', other: '# domain names' }),
  },
  EMAIL_ADDRESS: {
    one: 'e-mail address',
    many: 'e-mail addresses',
    counted: count => plural(count, { one: '# e-mail address', other: '# e-mail addresses' }),
  },
  IBAN_CODE: {
    one: 'IBAN code',
    many: 'IBAN codes',
    counted: count => plural(count, { one: '# IBAN code', other: '# IBAN codes' }),
  },
  IP_ADDRESS: {
    one: 'IP address',
    many: 'IP addresses',
    counted: count => plural(count, { one: '# IP address', other: '# IP addresses' }),
  },
  LOCATION: {
    one: 'location',
    many: 'locations',
    counted: count => plural(count, { one: '# location', other: '# locations' }),
  },
  PERSON_NAME: {
    one: 'person name',
    many: 'person names',
    counted: count => plural(count, { one: '# person name', other: '# person names' }),
  },
  PHONE_NUMBER: {
    one: 'phone number',
    many: 'phone numbers',
    counted: count => plural(count, { one: '# phone number', other: '# phone numbers' }),
  },
  NATIONAL_ID: {
    one: 'national registration id',
    many: 'national registration ids',
    counted: count => plural(count, { one: '# national registration id', other: '# national registration ids' }),
  },
  STREET_ADDRESS: {
    one: 'street address',
    many: 'street addresses',
    counted: count => plural(count, { one: '# street address', other: '# street addresses' }),
  },
  SWIFT_CODE: {
    one: 'SWIFT code',
    many: 'SWIFT codes',
    counted: count => plural(count, { one: '# SWIFT code', other: '# SWIFT codes' }),
  },
  API_KEY: kind('API key', 'API keys'),
  BANK_ACCOUNT_NUMBER: kind('bank account number', 'bank account numbers'),
  CRYPTO_ADDRESS: kind('cryptocurrency address', 'cryptocurrency addresses'),
  DATE_OF_BIRTH: kind('date of birth', 'dates of birth'),
  DRIVERS_LICENSE_NUMBER: kind('driving licence number', 'driving licence numbers'),
  ICD10_CODE: kind('ICD-10 code', 'ICD-10 codes'),
  LICENSE_PLATE: kind('vehicle plate', 'vehicle plates'),
  LOCATION_COORDINATES: kind('pair of coordinates', 'pairs of coordinates'),
  MAC_ADDRESS: kind('MAC address', 'MAC addresses'),
  MEDICAL_RECORD_NUMBER: kind('medical record number', 'medical record numbers'),
  PASSPORT_NUMBER: kind('passport number', 'passport numbers'),
  PRIVATE_KEY: kind('private key', 'private keys'),
  TAX_NUMBER: kind('tax number', 'tax numbers'),
}

const likelihoods: Record<Likelihood, string> = {
  VERY_UNLIKELY: 'very unlikely',
  UNLIKELY: 'unlikely',
  POSSIBLE: 'possible',
  LIKELY: 'likely',
  VERY_LIKELY: 'very likely',
}

/** Section 4 of the specification. */
const states: Record<TransferState | 'unknown', { label: string; meaning: string }> = {
  provisional: { label: 'In Progress', meaning: 'Transfer process is being initiated' },
  requested: { label: 'Requested', meaning: 'Waiting for recipient to upload files' },
  uploading: { label: 'Uploading', meaning: 'Files are being uploaded' },
  processing: { label: 'Processing', meaning: 'Files are being processed' },
  active: { label: 'Active', meaning: 'Files shared with the recipient' },
  failed: { label: 'Failed', meaning: 'The transfer could not be completed' },
  expired: { label: 'Expired', meaning: 'Transfer has expired' },
  retracted: { label: 'Revoked', meaning: 'Transfer was revoked' },
  unknown: { label: 'Unknown', meaning: 'This page does not know this state yet. Please reload it.' },
}

const options: Record<ListedOption, string> = {
  anonymized: 'Anonymization',
  passwordProtected: 'Password Protection',
  otp: 'One-Time Password',
  trackingId: 'Tracking ID',
}

/** The quick ranges (section 2 of the specification). */
const ranges: Record<RangeName, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  'last-7-days': 'Last 7 days',
  'this-week': 'This week',
  'last-week': 'Last week',
  'next-week': 'Next week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'next-month': 'Next month',
}

/** Anonymization methods (section 4 of the specification). */
const methods: Record<AnonymizationMethod, string> = {
  none: 'None',
  sha256: 'Hash',
  basic_mask: 'Mask',
  regex_mask: 'Regex',
  fpe_ffx2: 'Format Preserving Encryption',
}

/** After a colon, so without a subject. */
const unreadReasons: Record<NotInspectableReason | 'sampled' | 'other', string> = {
  password: 'password protection',
  broken: 'damage, or content that does not match the format',
  unknown: 'unknown format',
  unsupported: 'no readable text in this format',
  encoding: 'unknown text encoding, save the file as UTF-8',
  tooLarge: 'too large when unpacked',
  tooDeep: 'too many archives within archives',
  tooManyEntries: 'too many entries',
  overlapping: 'overlapping entries, a sign of a deceptive archive',
  timeout: 'reading took too long',
  memory: 'reading took too much memory',
  sampled: 'only part of the text was searched for some kinds of data',
  other: 'unknown reason',
}

/** Why a transfer is held. */
const held: Record<'inspection' | 'extraction' | 'anonymization' | 'scanner' | 'other', string> = {
  inspection:
    'File inspection is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.',
  extraction:
    'Document reading is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.',
  anonymization:
    'Table anonymization is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.',
  scanner:
    'The malware scanner is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.',
  other:
    'A check is not working correctly at the moment. Files are not released unchecked. The transfer continues automatically.',
}

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# person', other: '# people' })
  return isAtLeast ? `At least ${counted}` : counted
}

/** What several pages call things. */
export const words = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  anyTime: 'any time',
  justNow: 'just now',
  filesInTotal: (count: number, bytes: number) => `${countFiles(count)}, ${formatBytes(bytes)} in total`,

  unread: {
    reasons: unreadReasons,
    file: (reason: string) => `The file could not be inspected: ${reason}.`,
    endOfFile: (reason: string) => `The file could not be inspected to its end: ${reason}.`,
    parts: (count: number, reason: string) =>
      `${plural(count, { one: '# part', other: '# parts' })} of the file could not be inspected: ${reason}.`,
    none: 'Could not be inspected',
    noneBecause: (reason: string) => `Could not be inspected: ${reason}`,
    part: 'Not all of it could be inspected',
    partBecause: (reason: string) => `Not all of it could be inspected: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'encrypted',
      tooDeep: 'too many archives within archives',
      tooLarge: 'too large',
      other: 'unreadable',
    } as Record<UnscannableReason, string>,
    unscannable: (reason: string) => `Could not be scanned for malware: ${reason}`,
    infected: (name: string) => `Malware found: ${name}`,
    allowed: 'Allowed by an administrator in spite of a malware alarm',
    waiting: 'Waiting for the malware scanner',
    clean: 'No malware found',
    notScanned: 'Not scanned for malware',
  },
  notInspected: 'Not inspected',
  notInspectedYet: 'Not inspected yet',
  nothingFound: 'Nothing found',
  nothingFoundInPart: 'Nothing found in what could be inspected',

  downloads: {
    none: 'None yet',
    counted: (count: number) => plural(count, { one: '# download', other: '# downloads' }),
    people: countPeople,
    archive: (people: number, isAtLeast: boolean) => `${countPeople(people, isAtLeast)}, the archive`,
    some: (people: number, isAtLeast: boolean, files: number, of: number) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files)} of ${countFiles(of)}`,
    byOne: (files: number) => `${countPeople(1, false)}, all ${countFiles(files)}`,
    byEach: (people: number, isAtLeast: boolean, files: number) =>
      `${countPeople(people, isAtLeast)}, all ${countFiles(files)} each`,
    together: (people: number, isAtLeast: boolean, files: number) =>
      `${countPeople(people, isAtLeast)}, all ${countFiles(files)} together`,
    howCounted: 'People are distinguished by sign-in, code or network.',
    firstOn: (moment: string) => `First on ${moment}`,
  },

  abandoned: 'The upload was discarded. Nothing was shared.',
  corrected: 'The recipient was corrected before sending. Nothing was shared.',
  wrongRecipient: 'Sent to the wrong recipient, withdrawn',
  arrived: (recipient: string) => `The files from ${recipient} are here`,
  extend: 'Extend',
  retractRefused: 'Only the transfers in active or requested state can be retracted.',

  held,
  heldTitle: 'Your files are waiting',
  /** After files were handed in (section 2 of the specification, Success). */
  processing: (recipient: string) => `Your files are being processed and will be sent to ${recipient} once done.`,
  processingUnmailed: (recipient: string) =>
    `Your files are being processed. No e-mail is sent: once done, copy the link and give it to ${recipient}.`,

  /** Of a transfer with several recipients. */
  several: {
    /** 'ana@one.example and 2 more' */
    andOthers: (first: string, others: number) => `${first} and ${formatCount(others)} more`,
    count: (recipients: number) => plural(recipients, { one: '# recipient', other: '# recipients' }),
    add: 'Add another recipient',
    fromFile: 'From a file',
    addLater: 'Add recipients',
    processingUnmailed:
      'Your files are being processed. No e-mail is sent: once done, review the transfer, copy the link of each recipient, and give it to them.',
    readyByHand: 'Your files are ready. Review the transfer, copy the link of each recipient, and give it to them.',
    noLongerShared: 'The recipients can no longer get the files.',
    discardText:
      'The upload stops, and all uploaded data is deleted. The recipients receive nothing and are not notified.',
  },
}
export type WordsTexts = typeof words
