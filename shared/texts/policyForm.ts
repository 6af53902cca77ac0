import type { Likelihood } from '../domain/inspection.ts'
import type { Condition, PolicyMode, Statement } from '../domain/policies/policy.ts'

type Attribute = Condition['attribute']
type Feature = Statement['feature']
type Named = { label: string; help: string }

export const attributeTexts: Readonly<Record<Attribute, Named & { group: string }>> = {
  sender: { group: 'Sender', label: 'Sender’s address', help: 'The e-mail address of the member who sends or asks.' },
  'sender.domain': { group: 'Sender', label: 'Sender’s domain', help: 'The part behind the @.' },
  'sender.group': { group: 'Sender', label: 'Sender’s groups', help: 'The groups of the member who sends or asks.' },
  recipient: {
    group: 'Recipient',
    label: 'Recipient’s address',
    help: 'For a request, the person who is asked for files.',
  },
  'recipient.domain': { group: 'Recipient', label: 'Recipient’s domain', help: 'The part behind the @.' },
  'recipient.isNewToSender': {
    group: 'Recipient',
    label: 'New to the sender',
    help: 'The sender has exchanged nothing with this address before.',
  },
  'recipient.isNewToOrganisation': {
    group: 'Recipient',
    label: 'New to the organisation',
    help: 'No member has exchanged anything with this address before. The demand tells senders so.',
  },
  'files.extension': { group: 'Files', label: 'File types', help: 'Extensions of the file names, such as pdf.' },
  'files.count': { group: 'Files', label: 'Number of files', help: 'Of one transfer.' },
  'files.totalSize': { group: 'Files', label: 'Total size', help: 'Of all files of one transfer.' },
  'files.infoType': {
    group: 'Files',
    label: 'Sensitive data',
    help: 'What the inspection finds in all files together.',
  },
  'files.anonymized': { group: 'Files', label: 'Anonymised', help: 'Every file has columns that are anonymised.' },
  'files.notInspectable': {
    group: 'Files',
    label: 'Not inspectable',
    help: 'Parts of a file cannot be read, such as scans and encrypted archives.',
  },
  isTransferRequest: { group: 'Transfer', label: 'Requested files', help: 'The files are requested, not sent.' },
  trackingId: { group: 'Transfer', label: 'Tracking ID', help: 'The text that the sender enters as tracking ID.' },
}

export const operatorTexts: Readonly<Record<Condition['operator'], string>> = {
  in: 'is one of',
  notIn: 'is none of',
  matches: 'matches a pattern',
  anyOf: 'include any of',
  allOf: 'include all of',
  noneOf: 'include none of',
  gte: 'at least',
  lte: 'at most',
  is: 'is',
}

/** Labels and helps of values, by attribute. */
export const valueTexts: Readonly<Partial<Record<Attribute, { placeholder?: string; unit?: string }>>> = {
  sender: { placeholder: 'alice@acme.example' },
  'sender.domain': { placeholder: 'acme.example' },
  recipient: { placeholder: 'carol@partner.example' },
  'recipient.domain': { placeholder: 'partner.example' },
  'files.extension': { placeholder: 'pdf' },
  'files.count': { unit: 'files' },
  'files.totalSize': { unit: 'MiB' },
  trackingId: { placeholder: 'CASE-2026' },
}

export const dependentTexts = {
  minCount: { label: 'At least', help: 'How often, in all files together. One when empty.', unit: 'times' },
  minLikelihood: { label: 'Certainty', help: 'Less certain findings do not count. Possible when empty.' },
}

export const likelihoodLabels: Readonly<Record<Likelihood, string>> = {
  VERY_UNLIKELY: 'Very unlikely, or more',
  UNLIKELY: 'Unlikely, or more',
  POSSIBLE: 'Possible, or more',
  LIKELY: 'Likely, or more',
  VERY_LIKELY: 'Very likely',
}

export const groupLabels = { org: 'Members (org)', admin: 'Administrators (admin)' }

export const featureTexts: Readonly<Record<Feature, Named>> = {
  anonymousTransfer: { label: 'Hiding the sender', help: 'The recipient does not learn who sends.' },
  passwordProtection: { label: 'Password protection', help: 'The files are sealed in an archive with a password.' },
  mobileOtp: { label: 'One-time password', help: 'The recipient confirms a phone number by a code.' },
  trackingId: { label: 'Tracking ID', help: 'The sender’s own reference of the transfer.' },
  acknowledgement: { label: 'Acknowledgement', help: 'The sender confirms that the recipient agreed to be contacted.' },
  signIn: {
    label: 'Sign-in of the recipient',
    help: 'The link opens only after signing in under the recipient’s address. They need an account.',
  },
  minExpiryDays: { label: 'Least days until expiry', help: 'Files stay available at least this long.' },
  maxExpiryDays: { label: 'Most days until expiry', help: 'Files stay available at most this long.' },
  templateSet: { label: 'Template set', help: 'The mails are written by this set.' },
  transfer: { label: 'The transfer itself', help: 'Whether it is sent at all.' },
}

export const effectTexts: Readonly<Record<Statement['effect'], string>> = {
  prohibited: 'is prohibited',
  optional: 'is optional',
  required: 'is required',
  set: 'is',
  allow: 'is allowed',
  warn: 'shows a warning',
  block: 'is blocked',
}

export const modeTexts: Readonly<Record<PolicyMode, Named>> = {
  enforce: { label: 'Enforce', help: 'Binds every transfer that matches.' },
  monitor: { label: 'Monitor', help: 'Records what it would do, and binds nothing.' },
  off: { label: 'Off', help: 'Does nothing.' },
}

export const policyFormTexts = {
  name: { label: 'Name', help: 'Senders read it when the policy binds them.' },
  description: { label: 'Description', help: 'For administrators: why the policy exists.' },
  mode: { label: 'Mode', help: '' },
  conditions: {
    label: 'When',
    help: 'All conditions must hold. Without conditions, the policy applies to every transfer.',
    item: 'Condition',
  },
  statements: { label: 'Then', help: 'What the policy demands of such a transfer.', item: 'Demand' },
  message: { label: 'Your own message', help: 'The sender reads it with the policy’s name.' },
  signInOutside:
    'Recipients outside your organisation’s domains need an account that can sign in here. Without one, they cannot open the link.',
  link: { label: 'Link', help: 'Shown with the message, such as your guideline.' },
}
