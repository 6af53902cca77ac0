import { getPolicyForm } from '../../shared/contract/policies.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(getPolicyForm, async (_, { organisation }) => {
  // A start does not need it.
  const { toPolicyForm } = await import('../../shared/domain/policies/formDefinition.ts')
  return toPolicyForm(organisation)
})
