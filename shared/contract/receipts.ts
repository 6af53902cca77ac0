import * as z from 'zod'
import { ReceiptKeys } from '../domain/deliveryReceipt.ts'
import { contract } from './contract.ts'
import { Id, noBody, noParams, noQuery } from './values.ts'

const issuing = {
  method: 'GET',
  // Each signature is a request to KMS.
  rate: 'write',
  params: z.strictObject({ id: Id, deliveryId: Id }),
  query: noQuery,
  body: noBody,
  /** A JWS in compact form (RFC 7515), whose payload is `DeliveryReceipt`. */
  reply: z.strictObject({ receipt: z.string() }),
} as const

export const getReceipt = contract({
  ...issuing,
  name: 'getReceipt',
  summary: 'Returns a signed receipt of the delivery to one recipient, to the sender.',
  path: '/transfers/{id}/recipients/{deliveryId}/receipt',
  caller: 'member',
  reach: {
    transfers: ['ofSender', 'getRecords', 'getSteps'],
    receiptSigner: ['sign'],
    audit: ['append'],
  },
})

export const getAnyReceipt = contract({
  ...issuing,
  name: 'getAnyReceipt',
  summary: 'Returns a signed receipt of the delivery to one recipient of any transfer, to administrators.',
  path: '/admin/transfers/{id}/recipients/{deliveryId}/receipt',
  caller: 'admin',
  reach: {
    transfers: ['get', 'getRecords', 'getSteps'],
    receiptSigner: ['sign'],
    audit: ['append'],
  },
})

export const getReceiptKeys = contract({
  name: 'getReceiptKeys',
  summary: 'Returns the public keys of receipts as a JWK set (RFC 7517), also those that were replaced.',
  method: 'GET',
  path: '/receipts/keys',
  caller: 'anyone',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: ReceiptKeys,
  reach: { receiptSigner: ['publicKeys'] },
})
