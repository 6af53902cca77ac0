import { reviewAnyTransfer } from '../../shared/contract/transfers.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { reviewed } from './reviewed.ts'

/** A transfer of anybody's and its files, for administrators: nothing that opens it is in reach of this. */
export const handler = endpoint(reviewAnyTransfer, async (request, reach) => {
  const { id } = request.params
  const transfer = await reach.transfers.get(id)
  // Before its sender confirmed it, it is nobody else's to see, and stands in no list.
  if (!transfer || transfer.transferState === 'provisional') throw notFound()
  await reach.audit.append(callerEvent('review-any', reach.now(), request, { transferId: id }))
  return reviewed(transfer, reach.now())
})
