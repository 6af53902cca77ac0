import { getPolicy } from '../../shared/contract/policies.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'

export const handler = endpoint(getPolicy, async ({ params }, { policies }) => {
  const versions = await policies.versions(params.id)
  const [current] = versions
  if (!current) throw notFound()
  return { ...current, versions: [...versions] }
})
