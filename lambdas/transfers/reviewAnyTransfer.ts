import { reviewAnyTransfer } from '../../shared/contract/transfers.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { reviewed } from './reviewReply.ts'

/** For administrators, without access to links. */
export const handler = endpoint(reviewAnyTransfer, async (request, reach) => {
  const { id } = request.params
  const transfer = await reach.transfers.get(id)
  // Only the sender may see an unconfirmed transfer.
  if (!transfer || transfer.transferState === 'provisional') throw notFound()
  await reach.audit.append(callerEvent('review-any', reach.now(), request, { transferId: id }))
  return reviewed(transfer, reach.now())
})
