import { withdrawWrongRecipient } from '../../shared/contract/transfers.ts'
import { summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import { isUndoable, isWithdrawable, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { errorFields } from '../core/request/log.ts'
import { Refusal } from '../core/request/refusal.ts'
import { change, withUsage } from '../core/transfer/change.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { sendAgainUntil } from '../core/transfer/sendAgainUntil.ts'
import { transition } from '../core/transfer/transition.ts'
import { withdrawTransfer } from '../core/transfer/withdraw.ts'
import { toDate } from './reviewReply.ts'

const wrongOfSeveral = 'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.'
const tooLate = 'The files have already been released. Revoke the transfer instead.'

/**
 * Link and URLs are invalid before this returns. No mail follows: it would draw a stranger's attention to the first one,
 * and the link itself says that it is no longer available.
 */
export const handler = endpoint(withdrawWrongRecipient, async (request, reach) => {
  const { transfers, blobs, now } = reach
  const { params, caller } = request
  const isUndo = request.body?.isUndo === true
  let wasFetchedByMachine = false
  const withdrawn = await change(
    // The usage history forgets the exchange.
    withUsage(transfers, -1),
    async () => {
      const steps = await transfers.getSteps(params.id)
      wasFetchedByMachine = steps.some(({ step }) => step === 'fetchedByMachine')
      return ownTransfer(transfers, params.id, caller)
    },
    transfer => {
      if (isUndo ? transfer.isUndone : transfer.isWrongRecipient) return undefined
      if (isUndo) {
        if (!isUndoable(transfer)) throw new Refusal('conflict', tooLate)
        return transition(transfer, 'retracted', now(), { isWrongRecipient: true, isUndone: true })
      }
      if (transfer.furtherRecipients) throw new Refusal('conflict', wrongOfSeveral)
      if (!isWithdrawable(stateAt(transfer, now()), transfer.request !== undefined)) {
        throw new Refusal(
          'conflict',
          'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.',
        )
      }
      // Downloaded files cannot be called back, also from a machine: no mistake was prevented.
      const wasMistake = transfer.downloadCount === 0 && !wasFetchedByMachine ? true : undefined
      return transition(transfer, 'retracted', now(), { isWrongRecipient: true, wasMistake })
    },
    ({ wasMistake }) => {
      if (isUndo) return callerEvent('undo', now(), request, { transferId: params.id })
      const about = { transferId: params.id, detail: wasMistake ? 'wrong recipient' : undefined }
      return callerEvent(wasMistake ? 'prevent-mistake' : 'wrong-recipient', now(), request, about)
    },
  )
  // An earlier call may have been interrupted before the withdrawal.
  if (!withdrawn.withdrawnAt) await withdrawTransfer({ transfers, blobs, now }, withdrawn)
  // An undo says nothing about the address.
  if (!withdrawn.isUndone) await forget(reach, withdrawn)
  const { id, transferState, downloadCount, firstDownloadAt } = withdrawn
  return {
    id,
    transferState,
    downloadCount,
    firstDownloadAt,
    taken: summarizeDownloads(withdrawn),
    sendAgainUntil: toDate(sendAgainUntil(withdrawn)),
  }
})

/** The address book must not offer the address again, unless other transfers went there. */
async function forget(
  { usage, addressBook, log }: Reached<typeof withdrawWrongRecipient>,
  { id: transferId, sender: { subject }, recipient }: Transfer,
) {
  try {
    const { bySender } = await usage.findExchanges({ subject, recipient })
    if (!bySender) await addressBook.remove(subject, [recipient])
  } catch (error) {
    log.error('A wrong recipient stays in an address book.', { transferId, ...errorFields(error) })
  }
}
