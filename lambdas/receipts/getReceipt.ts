import { getReceipt } from '../../shared/contract/receipts.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { issueReceipt } from './issueReceipt.ts'

export const handler = endpoint(getReceipt, async (request, reach) => {
  const { params, caller } = request
  const transfer = await ownTransfer(reach.transfers, params.id, caller)
  return { receipt: await issueReceipt(reach, transfer, request) }
})
