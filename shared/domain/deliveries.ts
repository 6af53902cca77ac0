import { stateAt, type Transfer, type TransferRecord, type TransferState } from './transfer.ts'

/** A person to whom files are sent. */
export type Addressee = { recipient: string; recipientName?: string | undefined }

/** In place of an address that was erased. */
export const NOBODY = ''

type Several = Pick<Transfer, 'recipient' | 'recipientName' | 'furtherRecipients'>

/** All recipients of a transfer, in the order of their deliveries. */
export function toAddressees({ recipient, recipientName, furtherRecipients = [] }: Several): Addressee[] {
  return [{ recipient, recipientName }, ...furtherRecipients]
}

/**
 * The id of a delivery. The transfer itself is the delivery of its first recipient.
 * @param place of the recipient, from 0 on
 */
export function toDeliveryId(transferId: string, place: number): string {
  return place === 0 ? transferId : `${transferId}-${place}`
}

/** The ids of all deliveries, in order. */
export function toDeliveryIds(transfer: Pick<Transfer, 'id' | 'furtherRecipients'>): string[] {
  const { id, furtherRecipients = [] } = transfer
  return Array.from({ length: furtherRecipients.length + 1 }, (_, place) => toDeliveryId(id, place))
}

/** Each address once, in the order given. */
export function withoutRepeats<Given extends Addressee>(addressees: readonly Given[]): Given[] {
  const seen = new Set<string>()
  return addressees.filter(({ recipient }) => {
    const before = seen.size
    return seen.add(recipient.toLowerCase()).size > before
  })
}

/**
 * The state of one delivery as readers see it: no recipient has the files longer than their transfer is active.
 * @param delivery the transfer itself for its first recipient
 * @param now milliseconds since the epoch
 */
export function deliveryStateAt(delivery: TransferRecord, transfer: TransferRecord, now: number): TransferState {
  const state = stateAt(transfer, now)
  if (state !== 'active' && state !== 'processing') return state
  if (delivery.id === transfer.id) return transfer.firstRetractedAt === undefined ? state : 'retracted'
  // An extension of the transfer also holds for records that expired before it.
  const transferState = delivery.transferState === 'expired' ? 'active' : delivery.transferState
  return stateAt({ transferState, expiryDate: transfer.expiryDate }, now)
}
