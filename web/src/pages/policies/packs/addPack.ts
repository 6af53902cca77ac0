import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyPage } from '../../../../../shared/texts/en/policies.ts'
import { policyPacks } from '../../../../../shared/texts/en/policyEditor.ts'
import { ApiError } from '../../../api/call.ts'
import { failureText } from '../failureText.ts'

export type Outcome = { kind: 'added' | 'skipped' } | { kind: 'refused'; reason: string }

type Adding = {
  policies: readonly PolicyContent[]
  /** Of the policies that exist. */
  names: ReadonlySet<string>
  create: (policy: PolicyContent) => Promise<unknown>
  onOutcomes: (outcomes: readonly Outcome[]) => void
}

/** Adds the policies one by one, in monitor mode, and reports their outcomes after each. */
export async function addPack({ policies, names, create, onOutcomes }: Adding): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const policy of policies) {
    outcomes.push(names.has(policy.name) ? { kind: 'skipped' } : await addPolicy(policy, create))
    onOutcomes([...outcomes])
  }
  return outcomes
}

function addPolicy(policy: PolicyContent, create: Adding['create']): Promise<Outcome> {
  return create({ ...policy, mode: 'monitor' }).then(
    () => ({ kind: 'added' }),
    error => ({ kind: 'refused', reason: toReason(error) }),
  )
}

/** The faults of single values say more than the reply's own sentence. */
function toReason(error: unknown): string {
  const fields = (error instanceof ApiError && error.reply?.fields) || []
  if (fields.length > 0) return fields.map(({ message }) => message).join(' ')
  return failureText(error, policyPage.createFailed)
}

export function countOutcomes(outcomes: readonly Outcome[]): Record<Outcome['kind'], number> {
  const counts = { added: 0, skipped: 0, refused: 0 }
  for (const { kind } of outcomes) counts[kind] += 1
  return counts
}

/** '2 added, 1 skipped, 1 not added.' */
export function describeOutcomes(outcomes: readonly Outcome[]): string {
  const counts = countOutcomes(outcomes)
  const kinds = ['added', 'skipped', 'refused'] as const
  return policyPacks.result(kinds.filter(kind => counts[kind] > 0).map(kind => policyPacks.counts[kind](counts[kind])))
}
