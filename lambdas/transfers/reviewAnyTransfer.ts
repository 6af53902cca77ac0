import { reviewAnyTransfer } from '../../shared/contract/transfers.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { findDeliveries, findPreviousId, findWaiting, reviewed, toReading } from './reviewReply.ts'
import { findAllowances } from './scannedFile.ts'

/** For administrators, without access to links. */
export const handler = endpoint(reviewAnyTransfer, async (request, reach) => {
  const { id } = request.params
  const transfer = await reach.transfers.get(id)
  // Only the sender may see an unconfirmed transfer.
  if (!transfer || isCanary(id) || transfer.transferState === 'provisional') throw notFound()
  await reach.audit.append(callerEvent('review-any', reach.now(), request, { transferId: id }))
  const allowances = await findAllowances(transfer, reach)
  const { transfer: shown, files } = reviewed(transfer, { ...toReading(reach), reader: 'administrator', allowances })
  const deliveries = (await findDeliveries(transfer, reach))?.map(one => one.shown)
  const previousId = await findPreviousId(transfer, reach.transfers.get)
  return { transfer: { ...shown, previousId, deliveries, ...(await findWaiting(transfer, reach)) }, files }
})
