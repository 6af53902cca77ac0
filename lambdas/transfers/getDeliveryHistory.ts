import { getDeliveryHistory } from '../../shared/contract/transfers.ts'
import { toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'

export const handler = endpoint(getDeliveryHistory, async ({ params, caller }, { transfers }) => {
  const transfer = await ownTransfer(transfers, params.id, caller)
  if (!toDeliveryIds(transfer).includes(params.deliveryId)) throw notFound()
  return { steps: await transfers.getSteps(params.deliveryId) }
})
