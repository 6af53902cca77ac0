import { abandonTransfer } from '../../shared/contract/transfers.ts'
import { isAbandonable, wasWarned } from '../../shared/domain/transfer.ts'
import { abandonTexts } from '../../shared/texts/ownTransfers.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { change } from '../core/transfer/change.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { getKeys } from '../core/transfer/publishedFiles.ts'
import { transition } from '../core/transfer/transition.ts'
import { withdrawTransfer } from '../core/transfer/withdraw.ts'

/** No link was mailed, so no mail follows. */
export const handler = endpoint(abandonTransfer, async (request, reach) => {
  const { transfers, blobs, now } = reach
  const { params, caller } = request
  const load = () => ownTransfer(transfers, params.id, caller)
  const found = await load()
  const { id, transferState } = found
  const detail = wasWarned(found) ? 'warned' : undefined
  const event = callerEvent('abandon', now(), request, { transferId: params.id, detail })
  if (transferState === 'provisional' && (await transfers.removeProvisional(id, event))) return { id }

  await change(
    transfers,
    load,
    current => {
      if (current.transferState === 'retracted' && current.finalizedAt === undefined && !current.request) {
        return undefined
      }
      if (!isAbandonable(current.transferState, current.request !== undefined)) {
        throw new Refusal('conflict', abandonTexts.refused)
      }
      return transition(current, 'retracted', now())
    },
    event,
  )
  // Early work may have begun to store a copy since the state was changed.
  const abandoned = await load()
  // The sweep repeats this after the last upload URL has expired.
  await Promise.all(getKeys(abandoned).map(key => blobs.eraseIncoming(key)))
  await withdrawTransfer({ transfers, blobs, now }, abandoned)
  return { id }
})
