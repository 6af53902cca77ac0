import type { PolicyMatches } from '../domain/policies/policyMatches.ts'
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
  alwaysTrue: (condition: string) => `Every transfer is “${condition}”, so this condition changes nothing.`,
}

/** How many transfers a policy matched. Nothing for modes in which it matched none. */
export function matchTexts({ enforced, monitored }: PolicyMatches[string]): string[] {
  return [
    ...(enforced > 0 ? [`Matched ${countTransfers(enforced)} in 90 days`] : []),
    ...(monitored > 0 ? [`Would have matched ${countTransfers(monitored)} in 90 days`] : []),
  ]
}

function countTransfers(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'transfer' : 'transfers'}`
}
