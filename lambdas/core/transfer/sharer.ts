import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'

/**
 * The sender's address as a recipient may learn it: undefined where they are concealed. What a recipient gets asks here,
 * and nowhere else. Of a request the files come from the responder, and the recipient of its link is the requester.
 */
export function getVisibleSender({ isAnonymousTransfer, sender }: Transfer): string | undefined {
  return isAnonymousTransfer ? undefined : sender.email
}

/** Whom the page behind a download link names as the one who shares. */
export function getSharerName(transfer: Transfer, { name }: Pick<Organisation, 'name'>): string {
  if (transfer.request) return transfer.recipient
  return getVisibleSender(transfer) ?? name
}
