import { simulatePolicy } from '../../shared/contract/policies.ts'
import { policyFaultText } from '../../shared/domain/policies/faultText.ts'
import { SIMULATED_MILLISECONDS } from '../../shared/domain/policies/simulated.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'

/** The audit records the access, because examples show transfers of others. */
export const handler = endpoint(
  simulatePolicy,
  async (request, reach) => {
    // A start does not need it.
    const { checkPolicy } = await import('./checkPolicy.ts')
    const policy = checkPolicy(request.body, reach.organisation)
    await reach.audit.append(callerEvent('list-all', reach.now(), request))
    const now = reach.now()
    const since = now - SIMULATED_MILLISECONDS
    return { ...(await reach.transferIndex.simulate(policy, since, now)), from: new Date(since).toISOString() }
  },
  policyFaultText,
)
