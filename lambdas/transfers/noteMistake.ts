import { findMistake } from '../../shared/domain/mistakes.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import type { Member } from '../core/request/authenticate.ts'
import { change } from '../core/transfer/change.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import { transition } from '../core/transfer/transition.ts'
import type { Transfers } from '../ports/transfers.ts'

/** Going back more often is no search for the right recipient. */
const MAX_EARLIER = 20

type Call = { caller: Member; source: { address: string } }
type Parts = { transfers: Pick<Transfers, 'ofSender' | 'replace'>; now: () => number }

/**
 * Records the mistake that the sender corrected before this finalized transfer. A record that is marked is not
 * provisional any more, so a repeat finds none.
 */
export async function noteMistake(request: Call, { transfers, now }: Parts, sent: Transfer) {
  const { caller } = request
  const mistake = findMistake(sent, await findEarlier(transfers, sent, caller))
  if (!mistake) return
  const at = new Date(now()).toISOString()
  // There are no files: the sweep leaves it.
  const corrected = { wasMistake: true, newId: sent.id, withdrawnAt: at, erasedAt: at }
  await change(
    transfers,
    () => ownTransfer(transfers, mistake.id, caller),
    current =>
      current.transferState === 'provisional' ? transition(current, 'retracted', now(), corrected) : undefined,
    callerEvent('prevent-mistake', now(), request, { transferId: mistake.id, detail: sent.id }),
  )
}

/** The provisional transfers of this sending before the one that was sent, the nearest first. */
async function findEarlier(transfers: Pick<Transfers, 'ofSender'>, { previousId }: Transfer, { subject }: Member) {
  const earlier: Transfer[] = []
  let id = previousId
  while (id !== undefined && earlier.length < MAX_EARLIER) {
    const before = await transfers.ofSender(id, subject)
    if (before?.transferState !== 'provisional') break
    earlier.push(before)
    id = before.previousId
  }
  return earlier
}
