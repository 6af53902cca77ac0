import { getPolicyPacks } from '../../shared/contract/policies.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(getPolicyPacks, async (_, { organisation }) => {
  // A start needs none of them.
  const { toPolicyPacks } = await import('../../shared/domain/policies/packs/policyPacks.ts')
  return { packs: toPolicyPacks(organisation.domains) }
})
