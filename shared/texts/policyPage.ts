import { type EffectCounts, type MatchCounts, PolicyEffect } from '../domain/policies/policyMatches.ts'
import { formatCount } from './inspection.ts'

export const policyPageTexts = {
  title: 'Compliance',
  add: 'Add Policy',
  addFromPack: 'Add from a pack',
  empty: 'No policies yet',
  emptyText:
    'A policy binds transfers that match its conditions: files with credit card numbers must be password-protected, or transfers to new recipients show a warning. Without policies, senders choose all options themselves.',
  listFailed: 'Failed to load policy list',
  fetchFailed: 'Failed to fetch policy',
  formFailed: 'Failed to load policy form definition',
  dialogFailed: 'The dialog could not be loaded. Please check your connection, or reload the page.',
  packsFailed: 'Failed to load policy packs',
  createFailed: 'Failed to create policy',
  updateFailed: 'Failed to update policy',
  created: 'Policy has been created successfully',
  updated: 'Policy has been updated successfully',
  invalidJson: 'Invalid JSON',
  everyTransfer: 'Without conditions, this policy applies to every transfer.',
  noTransfer: 'No transfer can match all conditions at once, so this policy never applies.',
  overLimit: (condition: string, limit: number) =>
    `No transfer is “${condition}”, because your organisation allows at most ${formatCount(limit)}. This policy never applies.`,
  sameName: (name: string) => `Another policy is called “${name}”. Senders read this name: give each policy its own.`,
  alwaysTrue: (condition: string) => `Every transfer is “${condition}”, so this condition changes nothing.`,
}

/** How many transfers a policy matched, and what it did to them. Nothing for modes in which it matched none. */
export function matchTexts({ enforced, monitored, effects }: MatchCounts): string[] {
  const toText = (matched: string, count: number, counts: EffectCounts | undefined) =>
    count === 0 ? [] : [`${matched} ${countTransfers(count)} in 90 days${effectsText(counts)}`]
  return [
    ...toText('Matched', enforced, effects?.enforced),
    ...toText('Would have matched', monitored, effects?.monitored),
  ]
}

/** ': 1 blocked, 2 warned', or empty without effects. */
function effectsText(counts: Partial<EffectCounts> = {}): string {
  const said = PolicyEffect.options.flatMap(effect => {
    const count = counts[effect] ?? 0
    return count > 0 ? [`${formatCount(count)} ${effect}`] : []
  })
  return said.length > 0 ? `: ${said.join(', ')}` : ''
}

function countTransfers(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'transfer' : 'transfers'}`
}
