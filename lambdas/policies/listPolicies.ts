import { listPolicies } from '../../shared/contract/policies.ts'
import { SIMULATED_MILLISECONDS } from '../../shared/domain/policies/simulated.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { errorFields } from '../core/request/log.ts'

export const handler = endpoint(listPolicies, async (_, { policies, transferIndex, now, log }) => {
  const counting = transferIndex.countPolicies(now() - SIMULATED_MILLISECONDS).catch(error => {
    // Policies must stay editable without the index.
    log.error('Transfers could not be counted by policy.', errorFields(error))
    return undefined
  })
  const [set, matches] = await Promise.all([policies.current(), counting])
  const lastChangedFirst = set.policies.toSorted((one, other) => (one.lastUpdated < other.lastUpdated ? 1 : -1))
  return {
    policies: lastChangedFirst,
    matches: matches && Object.entries(matches).map(([policyId, counts]) => ({ policyId, ...counts })),
  }
})
