import { countAllTransfers } from '../../shared/contract/search.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { counted } from './countForScope.ts'

export const handler = endpoint(countAllTransfers, async (request, reach) => {
  await reach.audit.append(callerEvent('list-all', reach.now(), request))
  return counted(reach, 'everybody', request.body.filters)
})
