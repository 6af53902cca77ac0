import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

/** Options of a transfer or a request, with their states. */
export const options = {
  panel: 'Options',
  days: (min: number, max: number) => `From ${min} to ${max} days.`,

  expiry: {
    label: 'Custom expiry',
    field: 'Days until the link expires',
    /** @param until ISO 8601 */
    lasting: (days: number, until: string) => `${formatDuration(days, 'day')}, until about ${formatDateTime(until)}`,
    fixed: (days: number, until: string) =>
      `The link works for ${formatDuration(days, 'day')}, until about ${formatDateTime(until)}`,
    invalid: 'No valid number of days yet',
    requestField: 'Days until the upload link expires',
    requestFixed: (days: number) => `The upload link works for ${formatDuration(days, 'day')}`,
  },

  protection: {
    label: 'Password protection',
    on: 'On: one ZIP archive, its password in a second e-mail',
    off: 'Off: the files are sent as they are',
    meaning:
      'All files are sent as one ZIP archive, encrypted with AES-256. The recipient gets its password in a second e-mail, and needs a ZIP tool that supports AES-256, such as 7-Zip, WinZip or Keka.',
    demand: 'Your organization requires password protection for this transfer.',
    tooLargeTitle: 'Your organization requires password protection for this transfer',
    tooLarge: 'Go back and send fewer files at a time.',
  },

  code: {
    label: 'Code by SMS',
    meaning: 'Before the download, the recipient enters a code that was sent to their phone.',
    demand: 'Your organization requires a code by SMS.',
    offForLink: 'Off: the link is enough',
    offForSignIn: 'Off: the sign-in is enough',
    /** @param isMailed whether the code may go by e-mail instead */
    incomplete: (isMailed: boolean): string =>
      isMailed ? 'On: no valid number yet, or by e-mail' : 'On: no valid number yet',
    missing: (isMailed: boolean): string => (isMailed ? 'On: no number yet, or by e-mail' : 'On: no number yet'),
    on: (number: string, isMailed: boolean) =>
      isMailed ? `On: sent to ${number}, or by e-mail` : `On: sent to ${number}`,
    byEmail: 'Also allow the code by e-mail',
    byEmailMeaning:
      'More convenient but less secure: anyone who can read their e-mail gets both the link and the code.',
    goesTo: 'The code goes to {number}, as in an earlier transfer.',
    otherNumber: 'Use another number',
    goesElsewhere: 'The code goes to another number than in an earlier transfer.',
    keep: (number: string) => `Keep ${number}`,
  },

  emailCode: {
    label: 'Code by e-mail',
    meaning:
      'Before the download, the recipient enters a code that the page sends to their address. It stops people who only have a forwarded link. It is weaker than a phone: the link and the code reach the same mailbox.',
    demand: 'Your organization requires a code, at least by e-mail.',
    off: 'Off',
    on: 'On: sent to the recipient’s own address',
  },

  phone: {
    label: 'Recipient’s mobile number',
    country: 'Country',
    /** An option of the countries: 'Switzerland (+41)' */
    region: (country: string, callingCode: string) => `${country} (+${callingCode})`,
    otherCountry: 'For another country, begin with + and its code.',
    loading: 'Loading the phone field',
    notLoaded: 'The phone field could not be loaded',
    notLoadedText: 'Please check your connection. Your entries are kept.',
  },

  sender: {
    label: 'Hide my name and address',
    on: (organization: string) => `On: the recipient sees only ${organization}`,
    off: 'Off: your name and address are shown',
    meaning: (organization: string) => `The recipient sees only ${organization}, not you.`,
    demand: 'Your organization requires that your name and address are hidden.',
  },

  trackingId: {
    label: 'Tracking ID',
    on: (trackingId: string) => `On: ${trackingId}`,
    missing: 'On: no ID yet',
    off: 'Off',
    meaning: 'A case or contract number of yours, to find this again. The recipient does not see it.',
    demand: 'Your organization requires a tracking ID.',
    field: 'Tracking ID of this transfer',
  },

  templateSet: {
    label: 'Template set for the e-mails',
    fixed: (name: string) => `Template set for the e-mails: ${name}`,
    field: 'Template set',
  },

  linkMail: {
    label: (recipient: string) => `E-mail the link to ${recipient}`,
    labelWithoutRecipient: 'E-mail the link to the recipient',
    on: 'On',
    off: 'Off: you copy the link and pass it on yourself',
  },
  downloadNotice: {
    label: 'E-mail me at the first download',
    on: 'On: at most one e-mail an hour for several recipients',
    off: 'Off: the page of the transfer shows downloads',
  },
}
export type OptionsTexts = typeof options

const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'hiding the sender',
  passwordProtection: 'password protection',
  mobileOtp: 'the code by SMS',
  emailOtp: 'the code by e-mail',
  trackingId: 'the tracking ID',
  expiryDays: 'the days until expiry',
  templateSet: 'the template set',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature
const toSubject = (feature: string) => capitalize(toFeatureName(feature))
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What policies demand of a sender. The server writes most of these sentences. `feature` is one of a statement. */
export const demandTexts = {
  block: 'Your organization does not allow this transfer.',
  blockRequest: 'Your organization does not allow this request.',
  blockAction: 'Change the recipient or the files, or ask the administrators of your organization.',
  sendAgainAction: 'Send it again with what the policy asks for. The files are stored.',
  requestBlockAction: 'Ask another person, or the administrators of your organization.',
  warn: 'Your organization asks you to check this transfer before you send it.',
  warnAction: 'Check the recipient and the files.',
  conflict: (feature: string) => `Policies of your organization contradict each other on ${toFeatureName(feature)}.`,
  conflictAction: 'Please tell an administrator.',
  required: (feature: string) => `${toSubject(feature)} is required for this transfer.`,
  /** @param features two at least */
  requiredAll: (features: readonly string[]) =>
    `${capitalize(formatList(features.map(toFeatureName)))} are required for this transfer.`,
  requiredAction: (feature: string): string => {
    if (feature === 'trackingId') return 'Enter a tracking ID.'
    return feature === 'mobileOtp' ? 'Enter the recipient’s phone number.' : 'Switch it on.'
  },
  prohibited: (feature: string) => `${toSubject(feature)} is not available for this transfer.`,
  prohibitedAction: 'Send without it.',
  minExpiry: (days: number) =>
    `The link must work for at least ${days === 1 ? 'one day' : formatDuration(days, 'day')}.`,
  maxExpiry: (days: number) => `The link can work for at most ${days === 1 ? 'one day' : formatDuration(days, 'day')}.`,
  templateSet: (name: string) => `Only the template set “${name}” is allowed.`,
  templateSetAction: 'Choose it.',
  signIn: 'The recipient must sign in to open the link.',
  consent: 'Your consent is required for this transfer.',
  bannedDomain: (organization: string, domain: string) =>
    `${organization} does not allow files to be sent to ${domain}.`,
  /** @param others the number of domains that are not named, 0 for none */
  allowed: (domains: readonly string[], others: number) =>
    `Recipients at ${formatList(others > 0 ? [...domains, `${formatCount(others)} more domains`] : domains)} are allowed.`,
}
export type DemandTexts = typeof demandTexts

/** Names of policies, and what they make of a transfer. */
export const policyTexts = {
  /** @param others the number of policies that are not named, 0 for none */
  by: (names: readonly string[], others: number): string => {
    const quoted = names.map(name => `“${name}”`).join(', ')
    if (others > 0) return `Policies: ${quoted} and ${formatCount(others)} more.`
    return plural(names.length, { one: `Policy: ${quoted}.`, other: `Policies: ${quoted}.` })
  },
  /** What a policy says, or the organization in its name. */
  says: (name: string, text: string) => `Policy “${name}”: ${text}`,
  silent: (name: string) => `Policy “${name}”`,
  notAvailable: (feature: string, name: string) => `Not available: ${toFeatureName(feature)} (policy “${name}”).`,
  /** Refers to the organization's page about a policy. `target` is its address, or the host. */
  more: (target: string) => `More at ${target}`,
  conflict: (otherPolicy: string, feature: string) =>
    `The policy “${otherPolicy}” demands the opposite on ${toFeatureName(feature)}, and one transfer can match both. Narrow the conditions of one, or switch one off.`,

  blockedTransfer: 'This transfer cannot be sent',
  blockedRequest: 'This request cannot be made',
  checkTransfer: 'Please check this transfer',
  checkRequest: 'Please check this request',
  checkAgain: 'Check again',
  transferBelow: 'A policy blocks this transfer: see below.',
  requestBelow: 'A policy blocks this request: see below.',
}
export type PolicyTexts = typeof policyTexts
