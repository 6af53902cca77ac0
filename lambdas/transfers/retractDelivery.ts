import { retractDelivery } from '../../shared/contract/transfers.ts'
import { deliveryStateAt, toDeliveryIds } from '../../shared/domain/deliveries.ts'
import { words } from '../../shared/texts/en/words.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { notFound, Refusal } from '../core/request/refusal.ts'
import { change } from '../core/transfer/change.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { transition } from '../core/transfer/transition.ts'
import { revokedMail } from '../mails/revokedMail.ts'
import { mailRecipient } from '../pipeline/mailRecipient.ts'

/** The link is invalid before this returns. The files stay for the others. */
export const handler = endpoint(retractDelivery, async (request, reach) => {
  const { transfers, now } = reach
  const { params, caller } = request
  const transfer = await ownTransfer(transfers, params.id, caller)
  if (!transfer.furtherRecipients || !toDeliveryIds(transfer).includes(params.deliveryId)) throw notFound()
  const isFirst = params.deliveryId === transfer.id
  const retracted = await change(
    transfers,
    async () => (await transfers.get(params.deliveryId)) ?? missing(),
    delivery => {
      const state = deliveryStateAt(delivery, isFirst ? delivery : transfer, now())
      if (state === 'retracted' && (isFirst || delivery.transferState === 'retracted')) return undefined
      if (state !== 'active' && state !== 'processing') throw new Refusal('conflict', words.retractRefused)
      return isFirst
        ? { ...delivery, firstRetractedAt: new Date(now()).toISOString() }
        : transition(delivery, 'retracted', now())
    },
    callerEvent('retract', now(), request, { transferId: params.deliveryId }),
  )
  await mailRecipient(reach, { ...retracted, firstRetractedAt: undefined }, 'revoked', revokedMail)
  return { id: params.deliveryId, transferState: 'retracted' as const }
})

/** The workflow has not made it yet. */
function missing(): never {
  throw new Refusal('conflict', 'The files are still being processed, please try again later.', {
    retryAfterSeconds: 5,
  })
}
