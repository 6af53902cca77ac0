import { createPolicy } from '../../shared/contract/policies.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { savePolicy } from './savePolicy.ts'

export const handler = endpoint(createPolicy, async (request, reach) => {
  const id = reach.newId()
  return savePolicy(reach, request, 'create-policy', () => ({ ...request.body, id, version: 1 }))
})
