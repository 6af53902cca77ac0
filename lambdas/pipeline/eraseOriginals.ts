import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Reach } from '../core/request/reach.ts'
import { archiveKey, keysOfFile, readContent } from '../core/transfer/publishedFiles.ts'
import { claimedFile } from './conditionalFile.ts'
import { loadTransfer } from './loadTransfer.ts'
import type { Step } from './step.ts'

export const eraseOriginalsReach: Reach = { transfers: ['get', 'replaceFile'], blobs: ['eraseIncoming'] }

/** After this, no store has an original value. */
export const eraseOriginals: Step = async ({ transfers, blobs, now }, { transferId }) => {
  const transfer = await loadTransfer(transfers, transferId)
  // The transfer to the right recipient may still need them.
  if (transfer.isWrongRecipient) return
  for (const key of lostArchives(transfer)) await blobs.eraseIncoming(key)
  for (const file of transfer.files) {
    const { anonymisation } = file
    if (!anonymisation?.blob || anonymisation.originalErasedAt) continue
    for (const key of getOthers(transferId, file)) await blobs.eraseIncoming(key)
    const originalErasedAt = new Date(now()).toISOString()
    const event = systemEvent('erase', now(), { transferId, fileId: file.id, detail: 'original' })
    const claim = claimedFile(transfers, transferId, file)
    await claim.change({ anonymisation: { ...anonymisation, originalErasedAt } }, event)
  }
}

function getOthers(transferId: string, file: TransferFile): string[] {
  const { key: kept } = readContent(transferId, file)
  return keysOfFile(transferId, file).filter(key => key !== kept)
}

function lostArchives({ id, archive }: Transfer): string[] {
  if (!archive) return []
  return Array.from({ length: archive.attempt - 1 }, (_, before) => archiveKey(id, archive.id, before + 1))
}
