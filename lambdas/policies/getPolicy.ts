import { getPolicy } from '../../shared/contract/policies.ts'
import { limitAnswer } from '../../shared/domain/listedTransfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'

export const handler = endpoint(getPolicy, async ({ params }, { policies }) => {
  const versions = await policies.versions(params.id)
  const [current] = versions
  if (!current) throw notFound()
  const { taken, isShortened } = limitAnswer(versions, version => Buffer.byteLength(JSON.stringify(version)))
  return { ...current, versions: taken, ...(isShortened && { isShortened }) }
})
