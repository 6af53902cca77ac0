import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'

/**
 * Undefined for an anonymous sender. All output for recipients must use this function. For a request, the link's
 * recipient is the requester.
 */
export function getVisibleSender({ isAnonymousTransfer, sender }: Transfer): string | undefined {
  return isAnonymousTransfer ? undefined : sender.email
}

export function getSharerName(transfer: Transfer, { name }: Pick<Organisation, 'name'>): string {
  if (transfer.request) return transfer.recipient
  return getVisibleSender(transfer) ?? name
}
