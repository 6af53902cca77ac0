import { searchAllTransfers } from '../../shared/contract/search.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { foundPage } from './searchPage.ts'

/** The audit records the access, but not the filters. */
export const handler = endpoint(searchAllTransfers, async (request, reach) => {
  await reach.audit.append(callerEvent('list-all', reach.now(), request))
  return foundPage(reach, 'everybody', request.body)
})
