import type { Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { change } from '../core/transfer/change.ts'
import { getKeys } from '../core/transfer/publishedFiles.ts'
import { transition } from '../core/transfer/transition.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'

/**
 * Reopens a stalled request for any responder, and erases the uploaded files.
 * @param before ISO 8601: an upload with later activity continues
 * @returns false when the transfer is no request
 */
export async function releaseClaim(
  { transfers, blobs, now }: Context,
  transferId: string,
  before: string,
): Promise<boolean> {
  const event = systemEvent('fail', now(), { transferId, detail: 'upload_abandoned' })
  const load = () => loadTransfer(transfers, transferId)
  const given = await change(
    transfers,
    load,
    current => (current.request && isStalled(current, before) ? requestedAgain(current, now()) : undefined),
    event,
  )
  if (!given.request) return false
  const keys = given.request.leftKeys ?? []
  for (const key of keys) await blobs.eraseIncoming(key)
  await change(transfers, load, current => withoutKeys(current, keys), event)
  return true
}

function isStalled({ transferState, stateChangedAt }: Transfer, before: string): boolean {
  return transferState === 'uploading' && stateChangedAt < before
}

/** The record keeps the keys until they are erased, so that an interruption leaves nothing behind. */
function requestedAgain(transfer: Transfer, now: number): Transfer {
  const { responder: _, ...request } = transfer.request ?? {}
  const again = transition(transfer, 'requested', now, { files: [] })
  return 'link' in request ? { ...again, request: { ...request, leftKeys: getKeys(transfer) } } : again
}

function withoutKeys(transfer: Transfer, cleared: readonly string[]): Transfer | undefined {
  const { leftKeys, ...request } = transfer.request ?? {}
  if (!leftKeys || !('link' in request)) return undefined
  const left = leftKeys.filter(key => !cleared.includes(key))
  return { ...transfer, request: left.length > 0 ? { ...request, leftKeys: left } : request }
}
