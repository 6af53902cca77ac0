import type { Organisation } from '../../shared/domain/organisation.ts'
import { findPolicyFaults, normalisePolicy } from '../../shared/domain/policies/normalise.ts'
import type { PolicyContent } from '../../shared/domain/policies/policy.ts'
import { Refusal } from '../core/request/refusal.ts'

/**
 * A policy as it is stored.
 * @throws Refusal 400 with the paths of faults
 */
export function checkPolicy(content: PolicyContent, organisation: Organisation): PolicyContent {
  const policy = normalisePolicy(content)
  const fields = findPolicyFaults(policy, organisation).map(({ path, message }) => ({ path: `body.${path}`, message }))
  if (fields.length > 0) throw new Refusal('bad_request', 'Please correct the policy.', { fields })
  return policy
}
