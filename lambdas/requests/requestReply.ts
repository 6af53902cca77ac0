import type { Transfer } from '../../shared/domain/transfer.ts'
import { uploadLink } from '../core/transfer/links.ts'

export function requested(
  { id, recipient, expiryDate = '', linkMail }: Transfer,
  secret: string,
  publicOrigin: string,
) {
  return { id, recipient, expiryDate, linkMail, requestUrl: uploadLink(publicOrigin, secret) }
}
