import { updatePolicy } from '../../shared/contract/policies.ts'
import { policyFaultText } from '../../shared/domain/policies/faultText.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound, Refusal } from '../core/request/refusal.ts'

export const handler = endpoint(
  updatePolicy,
  async (request, reach) => {
    // A start does not need it.
    const { savePolicy } = await import('./savePolicy.ts')
    const { id, version, ...content } = request.body
    return savePolicy(reach, request, 'change-policy', policies => {
      const current = policies.find(policy => policy.id === id)
      if (!current) throw notFound()
      if (version !== current.version) throw staleVersion(current, version)
      return { ...content, id, version: current.version + 1 }
    })
  },
  policyFaultText,
)

function staleVersion(current: Policy, given: number | undefined): Refusal {
  const problem =
    given === undefined
      ? 'Say which version you changed.'
      : `This policy was changed in the meantime: it has version ${current.version} now, and you changed version ${given}.`
  const text = `${problem} Load it again, and repeat your change.`
  return new Refusal('conflict', text, { errorReason: 'stale', current })
}
