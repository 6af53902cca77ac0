import { isCanary } from '../../shared/domain/canary.ts'
import { isExtendable } from '../../shared/domain/extension.ts'
import { isLegalTransition, stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { change } from '../core/transfer/change.ts'
import { transition } from '../core/transfer/transition.ts'
import { withdrawFiles } from '../core/transfer/withdraw.ts'
import type { Blobs } from '../ports/blobs.ts'
import type { Transfers } from '../ports/transfers.ts'
import { type Operation, OperationRefused, operationEvent } from './operation.ts'

type Parts = {
  transfers: Pick<Transfers, 'get' | 'replace' | 'removeProvisional'>
  blobs: Pick<Blobs, 'withdraw'>
  now: () => number
}

/**
 * Retracts a transfer in any state before its end, or an expired one that its sender could extend. Link and URLs are invalid before this returns; the sweep mails the sender,
 * and the recipient if a link was mailed, and erases the contents.
 * @param options `isErased`: nothing of it will remain, and its sender is not mailed
 * @returns `removed` for a transfer of which nothing was sent, `repeated` after an earlier command
 * @throws OperationRefused for an ended or missing transfer
 */
export async function stopTransfer(
  { transfers, blobs, now }: Parts,
  id: string,
  operation: Operation,
  { isErased = false } = {},
): Promise<'stopped' | 'removed' | 'repeated'> {
  const event = operationEvent('stop', now(), operation, { transferId: id })
  const found = await load()
  // Nothing was sent: no record, so that its sender cannot go on.
  if (found.transferState === 'provisional' && (await transfers.removeProvisional(id, event))) return 'removed'
  let isRepeated = false
  const stopped = await change(
    transfers,
    load,
    transfer => {
      const state = stateAt(transfer, now())
      // An earlier command may have been interrupted before the withdrawal.
      isRepeated = state === 'retracted' && !transfer.withdrawnAt
      if (isRepeated) return undefined
      if (!isLegalTransition(state, 'retracted') || (state === 'expired' && !isExtendable(transfer, now()))) {
        throw new OperationRefused(`The transfer ${id} has already ended: it is ${state}.`)
      }
      if (!isErased) return transition(transfer, 'retracted', now(), { stoppedIn: state })
      return transition(transfer, 'retracted', now(), wasOffered(transfer) ? {} : { withdrawnAt: toIso(now()) })
    },
    event,
  )
  await withdrawFiles(blobs, stopped)
  return isRepeated ? 'repeated' : 'stopped'

  async function load(): Promise<Transfer> {
    const transfer = isCanary(id) ? undefined : await transfers.get(id)
    if (!transfer) throw new OperationRefused(`There is no transfer ${id}.`)
    return transfer
  }
}

/** The sweep then mails the recipient, and records the withdrawal. */
function wasOffered({ transferState, request }: Transfer): boolean {
  return transferState === 'active' || request !== undefined
}

const toIso = (at: number) => new Date(at).toISOString()
