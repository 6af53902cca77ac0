import type { Transfer } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'

export const followTransfersReach: Reach = { transfers: ['get'], transferIndex: ['put'] }

type Reached = Pick<Context, 'transfers' | 'transferIndex' | 'isUnavailable' | 'log'>

/**
 * Takes transfers that have changed into the index, as they are now: what is told of a change may come late, twice, and
 * in any order.
 * @returns the ids of those that could not be taken in; the others were
 * @throws when a service is down: all of them are for another time
 */
export async function followTransfers(reached: Reached, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map(id => read(reached, id)))
  const transfers = found.filter(one => typeof one === 'object')
  const { failed } = transfers.length > 0 ? await reached.transferIndex.put(transfers) : { failed: [] }
  for (const transferId of failed) reached.log.error('A transfer was refused by the index.', { transferId })
  return [...ids.filter((_, place) => found[place] === 'unread'), ...failed]
}

/** @returns nothing where none is left: a provisional transfer was removed, which no list had */
async function read(
  { transfers, isUnavailable, log }: Reached,
  transferId: string,
): Promise<Transfer | 'unread' | undefined> {
  try {
    return await transfers.get(transferId)
  } catch (error) {
    if (isUnavailable(error)) throw error
    // One that cannot be read must not keep the others out.
    log.error('A transfer could not be read for the index.', { transferId, ...errorFields(error) })
    return 'unread'
  }
}
