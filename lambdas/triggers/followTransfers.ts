import { isCanary } from '../../shared/domain/canary.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'

export const followTransfersReach: Reach = { transfers: ['get'], transferIndex: ['put', 'remove'] }

type Reached = Pick<Context, 'transfers' | 'transferIndex' | 'isUnavailable' | 'log'>

/**
 * Reads the current records: notices may be late, repeated and in any order.
 * @returns the ids that no repetition can index
 * @throws when a repetition may succeed, for example after an outage: the complete batch must be retried
 */
export async function followTransfers(reached: Reached, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map(id => (isCanary(id) ? undefined : read(reached, id))))
  const transfers = found.filter(one => typeof one === 'object')
  const { failed } = transfers.length > 0 ? await reached.transferIndex.put(transfers) : { failed: [] }
  const removed = ids.filter((id, place) => !isCanary(id) && found[place] === undefined)
  if (removed.length > 0) await reached.transferIndex.remove(removed)
  for (const transferId of failed) reached.log.error('The index refused a transfer.', { transferId })
  return [...ids.filter((_, place) => found[place] === 'unread'), ...failed]
}

/** @returns undefined for a removed transfer */
async function read(
  { transfers, isUnavailable, log }: Reached,
  transferId: string,
): Promise<Transfer | 'unread' | undefined> {
  try {
    return await transfers.get(transferId)
  } catch (error) {
    if (isUnavailable(error)) throw error
    // It must not block the others.
    log.error('A transfer could not be read for indexing.', { transferId, ...errorFields(error) })
    return 'unread'
  }
}
