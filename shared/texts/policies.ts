import { demandTexts, policyTexts } from './en/options.ts'

/** @param features one at least */
export function requiredText(features: readonly string[]): string {
  const [feature = '', ...others] = features
  return others.length === 0 ? demandTexts.required(feature) : demandTexts.requiredAll(features)
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
 * @param demand a sentence
 * @param action what the sender does about it
 */
export function policyDemandText(demand: string, by: readonly Reference[], action = ''): string {
  if (by.length === 0) return [demand, action].filter(Boolean).join(' ')
  return [demand, namePolicies(by), action, ...explain(by)].filter(Boolean).join(' ')
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
  return demandTexts.allowed(domains.slice(0, MAX_DOMAINS), Math.max(0, domains.length - MAX_DOMAINS))
}

function namePolicies(by: readonly Reference[]): string {
  const names = [...new Set(by.map(({ name }) => name))]
  return policyTexts.by(names.slice(0, MAX_NAMED), Math.max(0, names.length - MAX_NAMED))
}

function explain(by: readonly Reference[]): string[] {
  const words = by
    .slice(0, MAX_NAMED)
    .flatMap(({ message, link }) => [message ?? '', link ? policyTexts.more(link) : ''])
  return [...new Set(words)].filter(text => text !== '')
}
