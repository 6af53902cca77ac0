import { getUploadUrl } from '../../shared/contract/transfers.ts'
import { blobKey } from '../core/blobKey.ts'
import { endpoint } from '../core/endpoint.ts'
import { fileOf, ownTransfer } from '../core/ownTransfer.ts'
import { holdToUploading } from './uploading.ts'

/** A PUT must begin within this time; it may take as long as it takes. */
const URL_MILLISECONDS = 15 * 60_000

/** A URL to which this file, of the size declared, can be PUT. */
export const handler = endpoint(getUploadUrl, async ({ params, caller }, { transfers, blobs, now }) => {
  const transfer = await ownTransfer(transfers, params.id, caller)
  const file = fileOf(transfer, params.fileId)
  holdToUploading(transfer, file)

  const limits = { size: file.size, expiresAt: now() + URL_MILLISECONDS }
  return { url: await blobs.uploadUrl(blobKey(transfer.id, file.id), limits) }
})
