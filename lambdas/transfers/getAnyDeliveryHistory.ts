import { getAnyDeliveryHistory } from '../../shared/contract/transfers.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'

export const handler = endpoint(getAnyDeliveryHistory, async (request, { transfers, audit, now }) => {
  const { id, deliveryId } = request.params
  const transfer = await transfers.get(id)
  // Only the sender may see an unconfirmed transfer.
  if (!transfer || isCanary(id) || transfer.deliveryOf !== undefined || transfer.transferState === 'provisional') {
    throw notFound()
  }
  if (!toDeliveryIds(transfer).includes(deliveryId)) throw notFound()
  await audit.append(callerEvent('read-any-history', now(), request, { transferId: deliveryId }))
  return { steps: await transfers.getSteps(deliveryId) }
})
