import type { Organisation } from '../../shared/domain/organisation.ts'
import { policyFaultText } from '../../shared/domain/policies/faultText.ts'
import { findPolicyFaults, normalisePolicy } from '../../shared/domain/policies/normalise.ts'
import { PolicyContent } from '../../shared/domain/policies/policy.ts'
import { Refusal } from '../core/request/refusal.ts'

/**
 * A policy as it is stored.
 * @throws Refusal 400 with the paths of faults
 */
export function checkPolicy(content: PolicyContent, organisation: Organisation): PolicyContent {
  const policy = normalisePolicy(content)
  // Domains grow and extensions shrink in their stored form.
  const stored = PolicyContent.safeParse(policy, { error: policyFaultText })
  const faults = stored.success
    ? findPolicyFaults(stored.data, organisation)
    : stored.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  if (faults.length === 0) return policy
  const fields = faults.map(({ path, message }) => ({ path: `body.${path}`, message }))
  throw new Refusal('bad_request', 'Please correct the policy.', { fields })
}
