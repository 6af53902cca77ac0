import { NOBODY, toAddressees, toDeliveryId } from '../../shared/domain/deliveries.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { newDelivery } from '../core/transfer/newDelivery.ts'
import { release } from '../core/transfer/release.ts'
import { loadTransfer } from './loadTransfer.ts'

export const deliverReach: Reach = {
  transfers: ['get', 'getRecords', 'add', 'replace', 'replaceWithUsage'],
  keys: ['seal'],
  recipients: ['add'],
}

/**
 * Releases an active transfer to each further recipient. A repeat completes what an interruption left, and the workflow of a
 * delivery that remained in processing does the same.
 * @param mail idempotent
 */
export async function deliver(context: Context, transfer: Transfer, mail: (deliveryId: string) => Promise<void>) {
  const { transfers, recipients, now } = context
  for (const [place, addressee] of toAddressees(transfer).entries()) {
    if (place === 0 || addressee.recipient === NOBODY) continue
    // Hundreds of mails take a minute, in which the sender may revoke.
    const [current] = await transfers.getRecords([transfer.id])
    if (!current || stateAt(current, now()) !== 'active') return
    const transferId = toDeliveryId(transfer.id, place)
    const known = await transfers.get(transferId)
    const delivery = known ?? (await newDelivery(context, transfer, { id: transferId, ...addressee }))
    if (!known) await transfers.add(delivery, systemEvent('create', now(), { transferId }))
    // Before the link works, as in the step `publish`.
    if (delivery.phoneVerification && delivery.transferState === 'processing') {
      await recipients.add(delivery.phoneVerification.username)
    }
    await release(context, () => loadTransfer(transfers, transferId), { id: transferId, files: transfer.files })
    await mail(transferId)
  }
}
