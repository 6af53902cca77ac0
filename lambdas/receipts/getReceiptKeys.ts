import { getReceiptKeys } from '../../shared/contract/receipts.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(getReceiptKeys, async (_request, { receiptSigner }) => ({
  keys: await receiptSigner.publicKeys(),
}))
