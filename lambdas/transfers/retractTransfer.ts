import { retractTransfer } from '../../shared/contract/transfers.ts'
import { isRetractable, stateAt } from '../../shared/domain/transfer.ts'
import { words } from '../../shared/texts/en/words.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { change } from '../core/transfer/change.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { transition } from '../core/transfer/transition.ts'
import { withdrawFiles, withdrawTransfer } from '../core/transfer/withdraw.ts'
import { revokedMail } from '../mails/revokedMail.ts'
import { mailRecipient } from '../pipeline/mailRecipient.ts'

/** Link and URLs are invalid before this returns. */
export const handler = endpoint(retractTransfer, async (request, reach) => {
  const { transfers, blobs, now } = reach
  const { params, caller } = request
  const retracted = await change(
    transfers,
    () => ownTransfer(transfers, params.id, caller),
    transfer => {
      // An earlier call was interrupted before the withdrawal. A wrong recipient gets no mail.
      const { transferState, withdrawnAt, isWrongRecipient } = transfer
      if (transferState === 'retracted' && !withdrawnAt && !isWrongRecipient) return undefined
      if (!isRetractable(stateAt(transfer, now()), transfer.request !== undefined)) {
        throw new Refusal('conflict', words.retractRefused)
      }
      return transition(transfer, 'retracted', now())
    },
    callerEvent('retract', now(), request, { transferId: params.id }),
  )
  // The sweep ends the deliveries of several recipients, whose links are dead with their transfer, and then records it.
  if (retracted.furtherRecipients) await withdrawFiles(blobs, retracted)
  else await withdrawTransfer({ transfers, blobs, now }, retracted)
  await mailRecipient(reach, retracted, 'revoked', revokedMail)
  return { id: retracted.id, transferState: retracted.transferState }
})
