import type { Likelihood } from '../../domain/inspection.ts'
import type { PolicyFeature } from '../../domain/policies/features.ts'
import type { Condition, Statement } from '../../domain/policies/policy.ts'
import type { SimulatedOutcome } from '../../domain/policies/simulated.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

type Attribute = Condition['attribute']
type Feature = Statement['feature']
type Named = { label: string; help: string }

export const policyEditor = {
  title: 'Policy',
  views: 'Views of the policy',
  form: 'Form',
  json: 'JSON',
  history: 'History',
  conflict: 'This policy contradicts another one',
  leave: 'Close without saving?',
  leaveText: 'Your changes to this policy are not saved.',
  stay: 'Keep editing',
  discard: 'Discard changes',

  summary: 'In plain words',
  unfinished: 'Unfinished rows are left out.',
  everyTransfer: 'Without conditions, this policy applies to every transfer.',
  noTransfer: 'No transfer can match all conditions at once, so this policy never applies.',
  /** @param condition a clause, such as 'the transfer has at least 51 files' */
  overLimit: (condition: string, limit: number) =>
    `“${condition}” is never true, because your organization allows at most ${formatCount(limit)}. This policy never applies.`,
  alwaysTrue: (condition: string) => `“${condition}” is always true, so this condition changes nothing.`,
  sameName: (name: string) =>
    `Another policy is called “${name}”. Senders read this name: give each policy a different one.`,

  jsonLabel: 'The policy as JSON',
  jsonHelp: 'The form and this text are the same policy.',
  seeFaults: 'See the list below.',
  faults: 'Errors',
  faultsTitle: 'To be corrected before you can save',

  choose: 'Choose',
  notSet: 'Not set',
  search: 'Search',
  searchIn: (label: string) => `Search: ${label}`,
  noMatch: 'No match',
  chosen: 'Chosen',
  add: 'Add',
  remove: (value: string) => `Remove ${value}`,
  /** Of one value of a list. */
  valueFault: (value: string, fault: string) => `“${value}”: ${fault}`,

  rows: {
    conditions: {
      title: (number: number) => `Condition ${number}`,
      add: 'Add condition',
      remove: (number: number) => `Remove condition ${number}`,
    },
    statements: {
      title: (number: number) => `Requirement ${number}`,
      add: 'Add requirement',
      remove: (number: number) => `Remove requirement ${number}`,
    },
  },
  attribute: 'About',
  operator: 'Comparison',
  feature: 'Requirement on',
  effect: 'Effect',
  addMessage: 'Add a message to the sender',
  removeMessage: 'Remove the message',

  version: (version: number) => `Version ${version}`,
  savedBy: (time: string, email: string) => `${time}, by ${email}`,
  restore: 'Restore',
  restoreVersion: (version: number) => `Restore version ${version}`,
  restoreTitle: (version: number) => `Restore version ${version}?`,
  restoreText: (version: number) => `It will be saved as version ${version}, with these changes:`,
  restoreLoses: 'Your unsaved changes will be lost.',
  restoring: 'Restoring',
  olderVersions: 'There are older versions, which this page does not show.',

  stale: (email: string, newer: number, base: number) =>
    `${email} saved version ${newer} while you were editing version ${base}`,
  staleLoaded: (version: number) => `You see version ${version}. Your changes are kept here.`,
  newerChanges: (version: number, time: string) => `In version ${version}, ${time}`,
  ownChanges: 'Your unsaved changes',
  loadVersion: (version: number) => `Load version ${version}`,
  reapply: (version: number) => `Apply your changes to version ${version}`,
}
export type PolicyEditorTexts = typeof policyEditor

/** What one version of a policy changes in the one before it. */
export const policyChangeTexts = {
  none: 'No difference.',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  name: 'Name',
  description: 'Description',
  mode: 'Mode',
  condition: 'Condition',
  demand: 'Requirement',
  message: 'Message',
  link: 'Link',
  text: (label: string, text: string) => `${label}: “${text}”`,
  changedText: (label: string, before: string, after: string) => `${label}: “${before}” is now “${after}”`,
  /** @param details what the texts of both versions do not show */
  withDetails: (change: string, details: readonly string[]) => `${change} (${details.join('; ')})`,
  addedValues: (values: readonly string[]) => `added: ${values.join(', ')}`,
  removedValues: (values: readonly string[]) => `removed: ${values.join(', ')}`,
  addedText: (label: string, text: string) => `${label} added: “${text}”`,
  removedText: (label: string, text: string) => `${label} removed: “${text}”`,
}
export type PolicyChangeTexts = typeof policyChangeTexts

/** What an administrator reads at a field of a policy. The first three are in section 5 of the specification. */
export const policyFaults = {
  required: 'Required!',
  min: (min: number) => `Number should be greater than or equal to ${min}`,
  max: (max: number) => `Number should be less than or equal to ${max}`,
  invalidJson: 'Invalid JSON',
  text: 'Enter a text.',
  number: 'Enter a number.',
  whole: 'Enter a whole number.',
  value: 'Enter a text, a number, true or false.',
  /** By the expected type of zod. */
  types: {
    string: 'Enter a text.',
    number: 'Enter a number.',
    int: 'Enter a whole number.',
    boolean: 'Enter true or false.',
    array: 'Enter a list.',
    tuple: 'Enter a list.',
    object: 'Enter an object.',
  } as Readonly<Record<string, string>>,
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `Enter ${values[0]}.` : `Enter one of: ${values.join(', ')}.`,
  tooLong: (max: number) => `Enter at most ${plural(max, { one: '# character', other: '# characters' })}.`,
  tooMany: (max: number) => `At most ${formatCount(max)} are possible.`,
  unknownField: 'There is no such field here.',
  unknownFields: (keys: readonly string[]) =>
    `There is no field ${formatList(
      keys.map(key => `“${key}”`),
      undefined,
      'disjunction',
    )} here.`,
  unknownChoice: 'Choose one of the list.',
  infoTypeOff:
    'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.',
  address: 'Enter an address such as carol@partner.example.',
  addressPattern:
    'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.',
  domain: 'Enter a domain such as partner.example.',
  domainPattern:
    'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.',
  pattern: 'At most 8 * are possible.',
  extension: 'Enter an extension such as pdf.',
  link: 'Enter an address that begins with https:.',
  group: (groups: readonly string[]) => `Enter ${formatList(groups, undefined, 'disjunction')}.`,
  days: (min: number, max: number) =>
    `Enter a number of days from ${min} to ${max}. These are the limits of your organization.`,
  templateSet: 'There is no template set of this name.',
  noCodes: 'Your organization sends no codes by SMS, because no countries are set up for them.',
  repeated: 'This policy already has it.',
  expiry: 'The minimum days until expiry exceed the maximum.',
}
export type PolicyFaultsTexts = typeof policyFaults

/** The form of a policy, by the keys of its fields. */
export const policyForm = {
  fields: {
    name: { label: 'Name', help: 'Senders read it when the policy applies to them.' },
    description: { label: 'Description', help: 'For administrators: why the policy exists.' },
    mode: { label: 'Mode', help: '' },
  },
  conditions: {
    label: 'When',
    help: 'All conditions must be met. Without conditions, the policy applies to every transfer.',
    item: 'Condition',
  },
  statements: { label: 'Then', help: 'What the policy requires of such a transfer.', item: 'Requirement' },
  explanation: {
    message: { label: 'Your own message', help: 'The sender reads it with the name of the policy.' },
    link: { label: 'Link', help: 'Shown with the message, for example to your guideline.' },
  },
  value: 'Value',
  values: 'Values',
  yes: 'Yes',
  no: 'No',

  attributes: {
    sender: {
      group: 'Sender',
      label: 'Sender’s address',
      help: 'The e-mail address of the member who sends or requests the files.',
    },
    'sender.domain': { group: 'Sender', label: 'Sender’s domain', help: 'The part after the @.' },
    'sender.group': {
      group: 'Sender',
      label: 'Sender’s groups',
      help: 'The groups of the member who sends or requests the files.',
    },
    recipient: {
      group: 'Recipient',
      label: 'Recipient’s address',
      help: 'In a request, the person who is asked for files.',
    },
    'recipient.domain': { group: 'Recipient', label: 'Recipient’s domain', help: 'The part after the @.' },
    'recipient.isNewToSender': {
      group: 'Recipient',
      label: 'New to the sender',
      help: 'The sender has not exchanged anything with this address before.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Recipient',
      label: 'New to the organization',
      help: 'No member has exchanged anything with this address before. Senders learn this from the effect of the policy.',
    },
    'files.extension': { group: 'Files', label: 'File types', help: 'Extensions of the file names, such as pdf.' },
    'files.count': { group: 'Files', label: 'Number of files', help: 'In one transfer.' },
    'files.totalSize': { group: 'Files', label: 'Total size', help: 'Of all files in one transfer.' },
    'files.infoType': {
      group: 'Files',
      label: 'Sensitive data',
      help: 'What the inspection finds in all files together.',
    },
    'files.anonymized': { group: 'Files', label: 'Anonymized', help: 'Every file has anonymized columns.' },
    'files.notInspectable': {
      group: 'Files',
      label: 'Not inspectable',
      help: 'Parts of a file cannot be read, such as scans and encrypted archives.',
    },
    'files.unscannable': {
      group: 'Files',
      label: 'Not scannable',
      help: 'The malware scanner cannot read all of a file, such as an encrypted archive.',
    },
    isTransferRequest: { group: 'Transfer', label: 'Requested files', help: 'The files are requested, not sent.' },
    trackingId: { group: 'Transfer', label: 'Tracking ID', help: 'The text that the sender enters as tracking ID.' },
  } satisfies Record<Attribute, Named & { group: string }>,

  operators: {
    in: 'is one of',
    notIn: 'is none of',
    matches: 'matches a pattern',
    anyOf: 'include any of',
    allOf: 'include all of',
    noneOf: 'include none of',
    gte: 'at least',
    lte: 'at most',
    is: 'is',
  } satisfies Record<Condition['operator'], string>,

  units: { 'files.count': 'files', 'files.totalSize': 'MiB', minCount: 'times', days: 'days' },
  groups: { org: 'Members (org)', admin: 'Administrators (admin)' },
  dependents: {
    minCount: { label: 'At least', help: 'How often in all files together. If empty, once is enough.' },
    minLikelihood: { label: 'Certainty', help: 'Less certain findings do not count. If empty, possible is enough.' },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Very unlikely or more',
    UNLIKELY: 'Unlikely or more',
    POSSIBLE: 'Possible or more',
    LIKELY: 'Likely or more',
    VERY_LIKELY: 'Very likely',
  } satisfies Record<Likelihood, string>,

  features: {
    anonymousTransfer: { label: 'Hiding the sender', help: 'The recipient does not learn who sends the files.' },
    passwordProtection: {
      label: 'Password protection',
      help: 'The files are encrypted in an archive with a password.',
    },
    mobileOtp: { label: 'One-time password', help: 'The recipient confirms a phone number with a code.' },
    emailOtp: {
      label: 'Code by e-mail',
      help: 'The recipient confirms their mailbox with a code. A code by SMS meets this as well, and is stronger.',
    },
    trackingId: { label: 'Tracking ID', help: 'The sender’s own reference for the transfer.' },
    acknowledgement: {
      label: 'Acknowledgement',
      help: 'The sender confirms that the recipient agreed to be contacted.',
    },
    signIn: {
      label: 'Sign-in of the recipient',
      help: 'The link opens only after signing in with the recipient’s address. The recipient needs an account.',
    },
    minExpiryDays: { label: 'Minimum days until expiry', help: 'Files stay available at least this long.' },
    maxExpiryDays: { label: 'Maximum days until expiry', help: 'Files stay available at most this long.' },
    templateSet: { label: 'Template set', help: 'The e-mails use this set.' },
    transfer: { label: 'The transfer itself', help: 'Whether it is sent at all.' },
  } satisfies Record<Feature, Named>,

  effects: {
    prohibited: 'is prohibited',
    optional: 'is optional',
    required: 'is required',
    set: 'is',
    allow: 'is allowed',
    warn: 'shows a warning',
    block: 'is blocked',
  } satisfies Record<Statement['effect'], string>,

  set: 'Set',
  days: 'Days',
  daysHelp: (min: number, max: number) => `${min} to ${max} days, the limits of your organization.`,
  signInOutside:
    'Recipients outside your organization’s domains need an account that can sign in here. Without one, they cannot open the link.',
}
export type PolicyFormTexts = typeof policyForm

/** What a policy would have done with past transfers. */
export const policySimulation = {
  try: 'Try it',
  title: 'On past transfers',
  running: 'Trying it on past transfers…',
  failed: 'The policy could not be tried',
  afterUpload: 'The check after the upload also uses the detected file types and the anonymization.',
  outdated: 'The policy has changed since. Try again.',
  examples: 'Examples',
  exchange: '{sender} to {recipient}',

  noTransfers: 'There are no transfers from the last 90 days to try it on.',
  noMatch: (transfers: number) =>
    plural(transfers, {
      one: 'It would not have matched the # transfer from the last 90 days.',
      other: 'It would have matched none of # transfers from the last 90 days.',
    }),
  matches: (matched: number, transfers: number) =>
    plural(transfers, {
      one: `It would have matched ${formatCount(matched)} of # transfer from the last 90 days.`,
      other: `It would have matched ${formatCount(matched)} of # transfers from the last 90 days.`,
    }),
  counts: (blocked: number, warned: number, changed: number) =>
    `${formatCount(blocked)} blocked, ${formatCount(warned)} warned, ${formatCount(changed)} changed.`,
  undecided: (transfers: number) =>
    plural(transfers, {
      one: 'Too little is known to decide # transfer.',
      other: 'Too little is known to decide # transfers.',
    }),
  asOf: (iso: string) => `Changes after ${formatDateTime(iso)} are missing.`,

  outcomes: {
    blocked: 'Blocked',
    warned: 'Warned',
    changed: 'Changed',
    matched: 'Matched',
  } satisfies Record<SimulatedOutcome, string>,
  blocked: 'It would have been blocked.',
  warned: 'Its sender would have been warned.',
  matched: 'It matches, and the policy requires nothing of it.',
  required: {
    anonymousTransfer: 'It was sent without hiding the sender.',
    passwordProtection: 'It was sent without password protection.',
    mobileOtp: 'It was sent without a one-time password.',
    emailOtp: 'It was sent without a code by e-mail.',
    trackingId: 'It was sent without a tracking ID.',
    acknowledgement: 'It was sent without the acknowledgement.',
  } satisfies Record<PolicyFeature | 'acknowledgement', string>,
  prohibited: {
    anonymousTransfer: 'It was sent with a hidden sender.',
    passwordProtection: 'It was sent with password protection.',
    mobileOtp: 'It was sent with a one-time password.',
    emailOtp: 'It was sent with a code by e-mail.',
    trackingId: 'It was sent with a tracking ID.',
  } satisfies Record<PolicyFeature, string>,
  atLeast: (days: number, least: number) =>
    `It was to expire after ${formatDuration(days, 'day')}, but the minimum is ${formatDuration(least, 'day')}.`,
  atMost: (days: number, most: number) =>
    `It was to expire after ${formatDuration(days, 'day')}, but the maximum is ${formatDuration(most, 'day')}.`,
  templateSet: (used: string, required: string) => `It used the template set “${used}” instead of “${required}”.`,
}
export type PolicySimulationTexts = typeof policySimulation

export const policyPacks = {
  title: 'Add from a pack',
  about: 'Each pack has policies for one law or standard. In monitor mode, they only record what they would do.',
  sources: 'Sources',
  add: (count: number) =>
    plural(count, { one: 'Add # policy in monitor mode', other: 'Add # policies in monitor mode' }),
  added: (count: number) => plural(count, { one: '# policy has been added', other: '# policies have been added' }),
  inList: 'All policies of this pack are in the list.',
  adding: (number: number, count: number) => `Adding ${number} of ${count}…`,
  allAdded: 'Added',
  outcomes: {
    added: 'Added',
    skipped: 'Skipped, because a policy with this name exists.',
    refused: (reason: string) => `Not added: ${reason}`,
  },
  counts: {
    added: (count: number) => `${formatCount(count)} added`,
    skipped: (count: number) => `${formatCount(count)} skipped`,
    refused: (count: number) => `${formatCount(count)} not added`,
  },
  /** @param counts '2 added' */
  result: (counts: readonly string[]) => `${counts.join(', ')}.`,
}
export type PolicyPacksTexts = typeof policyPacks

type PackTexts = {
  title: string
  description: string
  policies: Readonly<Record<string, { name: string; description: string; message?: string }>>
}

/** The ready-made packs and their policies, by the keys of `shared/domain/policies/packs`. */
export const policyPackTexts = {
  paymentCards: {
    title: 'Payment cards (PCI DSS 4.0)',
    description: 'Card numbers leave the organization encrypted, for a short time, and not in lists.',
    policies: {
      encrypted: {
        name: 'PCI DSS: card numbers are encrypted',
        description: 'Requirement 4.2.2: card numbers that are sent to a person are secured with strong cryptography.',
        message: 'Files with card numbers need password protection.',
      },
      shortLived: {
        name: 'PCI DSS: card numbers for seven days',
        description: 'Requirement 3.2.1: account data is stored only as long as it is needed.',
        message: 'A link to card numbers works for seven days at most.',
      },
      blocked: {
        name: 'PCI DSS: no lists of card numbers',
        description: 'Requirement 3.5.1: stored card numbers are unreadable. Anonymize the column instead.',
        message: 'Lists of card numbers must not be sent. Anonymize the column with the card numbers first.',
      },
    },
  },
  healthData: {
    title: 'Health data (HIPAA)',
    description: 'Files that identify patients are encrypted, and only a verified person opens them.',
    policies: {
      encrypted: {
        name: 'HIPAA: identified persons are encrypted',
        description:
          '164.312(e)(1): information is protected in transmission. A name together with an identification number identifies a person (164.514(b)(2)).',
        message: 'Files that identify persons need password protection.',
      },
      verified: {
        name: 'HIPAA: recipients prove who they are',
        description: '164.312(d): a person who asks for access proves their identity.',
        message: 'The recipient must confirm a phone number before opening files that identify persons.',
      },
      anonymized: {
        name: 'HIPAA: lists of persons are anonymized',
        description: '164.514(b)(2): without the identifiers, the rules no longer apply.',
        message: 'This looks like a list of persons. Anonymize the columns that the recipient does not need.',
      },
    },
  },
  personalData: {
    title: 'Personal data (GDPR)',
    description: 'Personal data leaves the organization protected, and only as much and for as long as needed.',
    policies: {
      encrypted: {
        name: 'GDPR: identification numbers are encrypted',
        description:
          'Articles 32(1)(a) and 87: encryption is a measure appropriate to the risk; specific conditions apply to national identification numbers.',
        message: 'Files with identification numbers need password protection.',
      },
      warned: {
        name: 'GDPR: only the data that is needed',
        description: 'Article 5(1)(c), data minimisation.',
        message:
          'This looks like personal data of many people. Anonymize the columns that the recipient does not need.',
      },
      shortLived: {
        name: 'GDPR: personal data for fourteen days',
        description: 'Article 5(1)(e), storage limitation.',
        message: 'A link to personal data works for fourteen days at most.',
      },
    },
  },
  ownDomain: {
    title: 'Sign in for own domain',
    description: 'Colleagues open links only after they sign in.',
    policies: {
      signIn: {
        name: 'Colleagues sign in',
        description: 'A link in a forwarded e-mail opens nothing without the recipient’s account.',
      },
    },
  },
  unreadFiles: {
    title: 'Nothing unread leaves',
    description: 'Files that cannot be inspected stay in the organization.',
    policies: {
      blocked: {
        name: 'Nothing unread leaves',
        description: 'An encrypted, damaged or unknown file can contain anything.',
        message: 'A file could not be fully inspected. Send it in a readable format, without a password of its own.',
      },
    },
  },
} satisfies Record<string, PackTexts>
export type PolicyPackTexts = typeof policyPackTexts
