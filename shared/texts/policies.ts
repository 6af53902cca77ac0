/** Features as sentences name them. */
const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'hiding the sender',
  passwordProtection: 'password protection',
  mobileOtp: 'the code by SMS',
  trackingId: 'the tracking ID',
  expiryDays: 'the days until expiry',
  templateSet: 'the template set',
}

export function toFeatureName(feature: string): string {
  return featureNames[feature] ?? feature
}

function toSubject(feature: string): string {
  return capitalize(toFeatureName(feature))
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** What policies demand, without full stops where the policies' names follow. */
export const demandTexts = {
  block: 'Your organisation does not allow this transfer',
  blockAction: 'Change the recipient or the files, or ask the administrators of your organisation.',
  sendAgainAction: 'Send it again with what the policy asks for. The files are stored.',
  requestBlockAction: 'Ask another person, or the administrators of your organisation.',
  warn: 'Your organisation asks you to check this transfer before you send it',
  warnAction: 'Check the recipient and the files.',
  conflict: (feature: string) => `Policies of your organisation contradict each other on ${toFeatureName(feature)}`,
  conflictAction: 'Please tell an administrator.',
  required: (feature: string) => `${toSubject(feature)} is required for this transfer`,
  requiredAction: (feature: string) =>
    feature === 'trackingId'
      ? 'Enter a tracking ID.'
      : feature === 'mobileOtp'
        ? 'Enter the recipient’s phone number.'
        : 'Switch it on.',
  prohibited: (feature: string) => `${toSubject(feature)} is not available for this transfer`,
  minExpiry: (days: number) => `The link must work for at least ${days === 1 ? 'one day' : `${days} days`}`,
  maxExpiry: (days: number) => `The link can work for at most ${days === 1 ? 'one day' : `${days} days`}`,
  templateSet: (name: string) => `Only the template set “${name}” is allowed`,
  signIn: 'The recipient must sign in to open the link',
  consent: 'Your consent is required for this transfer',
}

export function bannedDomainText(organisation: string, domain: string): string {
  return `${organisation} does not allow files to be sent to ${domain}.`
}

/**
 * Refers to the organisation's page about a policy.
 * @param target its address, or the host
 */
export function moreText(target: string): string {
  return `More at ${target}`
}

/** @param features one at least */
export function requiredText(features: readonly string[]): string {
  const [feature = '', ...others] = features
  if (others.length === 0) return demandTexts.required(feature)
  return `${capitalize(joinAll(features.map(toFeatureName)))} are required for this transfer`
}

/** How a blocked transfer changes when it is sent again. */
export function remedyText(remedies: readonly { feature: string; value: boolean | number | string }[]): string {
  const changes = remedies.map(({ feature, value }) => {
    if (feature === 'templateSet') return `the mails use the template set “${value}”`
    if (feature === 'trackingId' && value === true) return 'it has a tracking ID'
    if (feature === 'acknowledgement') return 'it has your consent'
    if (typeof value === 'boolean') return `${toFeatureName(feature)} is switched ${value ? 'on' : 'off'}`
    return `the link works for ${value === 1 ? 'one day' : `${value} days`}`
  })
  return joinAll(changes)
}

/** Policies that one sentence names and explains. */
const MAX_NAMED = 3
/** Domains that one sentence names. */
const MAX_DOMAINS = 5

type Reference = {
  name: string
  message?: string | undefined
  link?: string | undefined
  allowedDomains?: readonly string[]
}

/**
 * A demand on the sender, with the policies that make it and their own words.
 * @param action what the sender does about it
 */
export function policyDemandText(demand: string, by: readonly Reference[], action = ''): string {
  const sentence = demand.endsWith('.') ? demand : `${demand}.`
  if (by.length === 0) return [sentence, action].filter(Boolean).join(' ')
  return [sentence, `${namePolicies(by)}.`, action, ...explain(by)].filter(Boolean).join(' ')
}

/** @returns undefined when nothing blocks the transfer */
export function blockText(
  transfer: { value: 'allow' | 'warn' | 'block'; by: readonly Reference[] },
  conflicts: readonly { feature: string; by: readonly Reference[] }[],
): string | undefined {
  if (transfer.value === 'block') {
    return policyDemandText(demandTexts.block, transfer.by, allowedText(transfer.by))
  }
  const [conflict] = conflicts
  if (!conflict) return undefined
  return policyDemandText(demandTexts.conflict(conflict.feature), conflict.by, demandTexts.conflictAction)
}

/** Where a transfer may go, as far as one policy decides; empty otherwise. */
export function allowedText(by: readonly Pick<Reference, 'allowedDomains'>[]): string {
  const domains = by.length === 1 ? (by[0]?.allowedDomains ?? []) : []
  if (domains.length === 0) return ''
  const others = domains.length > MAX_DOMAINS ? [`${domains.length - MAX_DOMAINS} more domains`] : []
  return `Recipients at ${joinAll([...domains.slice(0, MAX_DOMAINS), ...others])} are allowed.`
}

function namePolicies(by: readonly Reference[]): string {
  const names = [...new Set(by.map(({ name }) => `“${name}”`))]
  const others = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''
  return `${names.length === 1 ? 'Policy' : 'Policies'}: ${names.slice(0, MAX_NAMED).join(', ')}${others}`
}

function explain(by: readonly Reference[]): string[] {
  const words = by.slice(0, MAX_NAMED).flatMap(({ message, link }) => [message ?? '', link ? moreText(link) : ''])
  return [...new Set(words)].filter(text => text !== '')
}

export function conflictText(otherPolicy: string, feature: string): string {
  return `The policy “${otherPolicy}” demands the opposite on ${toFeatureName(feature)}, and one transfer can match both. Narrow the conditions of one, or switch one off.`
}

/** Made at a call: the first formatter of a process takes 12 ms, which a start does not need. */
function joinAll(parts: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts)
}
