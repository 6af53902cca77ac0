import type { Transfer } from '../../shared/domain/transfer.ts'
import type { Blobs } from '../ports/blobs.ts'
import { blobKey } from './blobKey.ts'

/** From its return on, no URL answers a file of this transfer. The sweeper repeats it for whoever stopped half way. */
export async function withdrawFiles(blobs: Pick<Blobs, 'withdraw'>, transfer: Transfer) {
  await Promise.all(transfer.files.map(file => blobs.withdraw(blobKey(transfer.id, file.id))))
}
