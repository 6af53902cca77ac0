import { createPolicy } from '../../shared/contract/policies.ts'
import { policyFaultText } from '../../shared/domain/policies/faultText.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(
  createPolicy,
  async (request, reach) => {
    // A start does not need it.
    const { savePolicy } = await import('./savePolicy.ts')
    const id = reach.newId()
    return savePolicy(reach, request, 'create-policy', () => ({ ...request.body, id, version: 1 }))
  },
  policyFaultText,
)
