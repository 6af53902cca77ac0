import { getPolicyForm } from '../../../../shared/contract/policies.ts'
import { PolicyForm } from '../../../../shared/domain/policies/policyForm.ts'
import { tolerant } from '../../../../shared/domain/tolerantReader.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { keptForHour } from '../../app/keptForHour.ts'

const schema = tolerant(PolicyForm)

export function loadPolicyForm(call: BoundCall, owner: string, now: number): Promise<PolicyForm> {
  return keptForHour({ key: 'policyForm', schema, owner, read: () => call(getPolicyForm) }, now)
}
