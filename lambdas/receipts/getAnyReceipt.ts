import { getAnyReceipt } from '../../shared/contract/receipts.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound } from '../core/request/refusal.ts'
import { issueReceipt } from './issueReceipt.ts'

export const handler = endpoint(getAnyReceipt, async (request, reach) => {
  const { id } = request.params
  const transfer = await reach.transfers.get(id)
  if (!transfer || isCanary(id) || transfer.deliveryOf !== undefined) throw notFound()
  return { receipt: await issueReceipt(reach, transfer, request) }
})
