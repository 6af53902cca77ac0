import type { MatchedPolicy } from '../transfer.ts'

/** How many transfers matched a policy, by the mode that it had at that time. By the policy's id. */
export type PolicyMatches = Record<string, { enforced: number; monitored: number }>

/** What indexes count: a policy in one of its modes. */
export function toPolicyKey({ id, mode }: Pick<MatchedPolicy, 'id' | 'mode'>): string {
  return `${mode}:${id}`
}

/** @param counts transfers by `toPolicyKey`. Modes of newer versions are left out. */
export function toPolicyMatches(counts: Iterable<readonly [key: string, count: number]>): PolicyMatches {
  const matches: PolicyMatches = {}
  for (const [key, count] of counts) {
    const mode = key.slice(0, key.indexOf(':'))
    const id = key.slice(mode.length + 1)
    if (count === 0 || (mode !== 'enforce' && mode !== 'monitor')) continue
    const known = matches[id] ?? { enforced: 0, monitored: 0 }
    matches[id] = { ...known, [mode === 'enforce' ? 'enforced' : 'monitored']: count }
  }
  return matches
}
