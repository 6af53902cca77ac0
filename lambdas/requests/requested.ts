import type { Transfer } from '../../shared/domain/transfer.ts'
import { uploadLink } from '../core/transfer/links.ts'

/** What a requester is told of a request that was made, or mailed again. */
export function requested(
  { id, recipient, expiryDate = '', linkMail }: Transfer,
  secret: string,
  publicOrigin: string,
) {
  return { id, recipient, expiryDate, linkMail, requestUrl: uploadLink(publicOrigin, secret) }
}
