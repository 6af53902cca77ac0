import { completeUpload } from '../../shared/contract/transfers.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { memberEvent } from '../core/auditEvent.ts'
import { blobKey } from '../core/blobKey.ts'
import { endpoint } from '../core/endpoint.ts'
import { fileOf, ownTransfer } from '../core/ownTransfer.ts'
import { Refusal } from '../core/refusal.ts'
import { holdToUploading } from './uploading.ts'

/** Pins what was uploaded: no later PUT can change what is verified, published and downloaded. */
export const handler = endpoint(completeUpload, async (request, { transfers, blobs, now }) => {
  const { params, caller } = request
  const transfer = await ownTransfer(transfers, params.id, caller)
  const file = fileOf(transfer, params.fileId)
  if (file.blob) return { id: file.id, size: file.size }
  holdToUploading(transfer, file)

  const blob = await blobs.pin(blobKey(transfer.id, file.id))
  if (!blob) throw new Refusal('conflict', `${file.name} has not arrived. Upload it first, then complete it.`)
  const uploaded: TransferFile = { ...file, fileState: 'uploaded', blob }
  const event = memberEvent('complete-upload', now(), request, { transferId: transfer.id, fileId: file.id })
  // Whoever was first pinned the same version, so that losing here is a repeat.
  await transfers.replaceFile(transfer.id, file, uploaded, event)
  return { id: file.id, size: file.size }
})
