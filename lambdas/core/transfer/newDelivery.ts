import { type Addressee, toAddressees, toDeliveryIds } from '../../../shared/domain/deliveries.ts'
import { getDomain } from '../../../shared/domain/email.ts'
import { type Transfer, toCodeFactor } from '../../../shared/domain/transfer.ts'
import type { Keys } from '../../ports/keys.ts'
import { verificationByMailbox } from '../secrets/codes.ts'
import { newLink } from './newLink.ts'

/** The record of a further recipient, before its release. The files, the message and the dates stay with the transfer. */
export async function newDelivery(
  parts: { keys: Pick<Keys, 'seal'>; newSecret: () => string; now: () => number },
  transfer: Transfer,
  { id, recipient, recipientName }: Addressee & { id: string },
): Promise<Transfer> {
  const { sender, senderLanguage, expiryDays, expiryDate, templateSet, trackingId } = transfer
  const { acknowledgement, sendEmailNotification, isAnonymousTransfer, isSignInRequired, senderGroups } = transfer
  if (toCodeFactor(transfer) === 'phone') throw new Error('A transfer with a phone has a single recipient.')
  const at = new Date(parts.now()).toISOString()
  return {
    id,
    deliveryOf: transfer.id,
    isPartnerRepeated: hasPartnerBefore(transfer, id, recipient) || undefined,
    revision: 1,
    transferState: 'processing',
    ...{ sender, senderLanguage, senderGroups, recipient, recipientName, templateSet, trackingId },
    ...{ acknowledgement, sendEmailNotification, isAnonymousTransfer, isSignInRequired, expiryDays, expiryDate },
    message: '',
    createdAt: at,
    finalizedAt: at,
    stateChangedAt: at,
    link: await newLink(id, parts),
    ...(toCodeFactor(transfer) === 'mailbox' ? { phoneVerification: verificationByMailbox(parts.newSecret) } : {}),
    downloadCount: 0,
    files: [],
  }
}

/** @param id of a delivery to a recipient that the transfer may not name yet, as its last */
function hasPartnerBefore(transfer: Transfer, id: string, recipient: string): boolean {
  const place = toDeliveryIds(transfer).indexOf(id)
  const earlier = toAddressees(transfer).slice(0, place === -1 ? undefined : place)
  return earlier.some(known => getDomain(known.recipient) === getDomain(recipient))
}
