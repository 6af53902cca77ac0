import { updatePolicy } from '../../../../shared/contract/policies.ts'
import type { Policy, PolicyMode } from '../../../../shared/domain/policies/policy.ts'
import type { BoundCall } from '../../api/boundCall.ts'

export function changeMode(call: BoundCall, policy: Policy, mode: PolicyMode): Promise<Policy> {
  const { lastUpdated: _, updatedBy: __, ...content } = policy
  return call(updatePolicy, { body: { ...content, mode } })
}
