export const policyPackTexts = {
  title: 'Add from a pack',
  about:
    'Each pack has policies for one law or standard. In monitor mode they record what they would do, and bind nothing.',
  sources: 'Sources',
  add: (count: number) => `Add ${countPolicies(count)} in monitor mode`,
  added: (count: number) => `${countPolicies(count)} ${count === 1 ? 'has' : 'have'} been added`,
  inList: 'All policies of this pack are in the list.',
  adding: (number: number, count: number) => `Adding ${number} of ${count}…`,
  outcomes: { added: 'Added', skipped: 'Skipped: a policy has this name already.', refused: 'Not added:' },
}

/** '2 added, 1 skipped, 1 not added.' */
export function packResultText({ added, skipped, refused }: Record<'added' | 'skipped' | 'refused', number>): string {
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(refused > 0 ? [`${refused} not added`] : []),
  ]
  return `${parts.join(', ')}.`
}

function countPolicies(count: number): string {
  return count === 1 ? '1 policy' : `${count} policies`
}
