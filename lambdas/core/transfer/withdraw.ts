import type { Transfer, TransferFile } from '../../../shared/domain/transfer.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { systemEvent } from '../request/auditEvent.ts'
import { change } from './change.ts'
import { getKeys, getKeysWith, getReleasedKeys } from './publishedFiles.ts'

/** After this returns, no URL serves a file of the transfer. */
export async function withdrawFiles(blobs: Pick<Blobs, 'withdraw'>, transfer: Transfer) {
  // Nothing of it was published, and a withdrawn key could not be published when it is sent again.
  if (transfer.blocked) return
  await Promise.all(getReleasedKeys(transfer).map(key => blobs.withdraw(key)))
}

/** All contents of the file, and archives that contain it. */
export async function eraseFile(
  blobs: Pick<Blobs, 'eraseIncoming' | 'eraseReleased'>,
  transfer: Pick<Transfer, 'id' | 'archive'>,
  file: TransferFile,
) {
  const keys = getKeysWith(transfer, file)
  for (const key of keys) await blobs.eraseIncoming(key)
  for (const key of keys) await blobs.eraseReleased(key)
}

export async function eraseContents(blobs: Pick<Blobs, 'eraseIncoming' | 'eraseReleased'>, transfer: Transfer) {
  for (const key of getKeys(transfer)) await blobs.eraseIncoming(key)
  for (const key of getReleasedKeys(transfer)) await blobs.eraseReleased(key)
}

/**
 * The sweep repeats it until it is recorded.
 * @returns the current record
 */
export async function withdrawTransfer(
  {
    transfers,
    blobs,
    now,
  }: { transfers: Pick<Transfers, 'get' | 'replace'>; blobs: Pick<Blobs, 'withdraw'>; now: () => number },
  transfer: Transfer,
): Promise<Transfer> {
  await withdrawFiles(blobs, transfer)
  return change(
    transfers,
    async () => (await transfers.get(transfer.id)) ?? transfer,
    current => (current.withdrawnAt ? undefined : { ...current, withdrawnAt: new Date(now()).toISOString() }),
    systemEvent('withdraw', now(), { transferId: transfer.id }),
  )
}
