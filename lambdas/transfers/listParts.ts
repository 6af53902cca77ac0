import { listParts } from '../../shared/contract/transfers.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { uploadersFile } from '../core/transfer/ownTransfer.ts'
import { assertUploading, refuseEndedUpload, toMultipart } from './uploadRules.ts'

export const handler = endpoint(listParts, async ({ params, query, caller }, { transfers, blobs }) => {
  const { transfer, file } = await uploadersFile(transfers, params, caller)
  assertUploading(transfer, file)
  const { uploadId } = toMultipart(file, query.uploadId)

  const page = await blobs.listParts(blobKey(transfer.id, file.id), uploadId, { after: query.after ?? 0 })
  if (!page) throw refuseEndedUpload(file)
  return page
})
