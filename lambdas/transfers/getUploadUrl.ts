import { getUploadUrl } from '../../shared/contract/transfers.ts'
import { MAX_PUT_BYTES, MAX_WHOLE_BYTES, partSizeFor } from '../../shared/domain/parts.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { changeFile } from '../core/transfer/change.ts'
import { uploadersFile } from '../core/transfer/ownTransfer.ts'
import { assertUploading, recordActivity, refuseEndedUpload, URL_MILLISECONDS } from './uploadRules.ts'

/** A large file gets the data of its multipart upload instead. */
export const handler = endpoint(getUploadUrl, async (request, reach) => {
  const { params, query, caller } = request
  const { transfer, file } = await uploadersFile(reach.transfers, params, caller)
  assertUploading(transfer, file)
  const isInParts = query.multipart !== undefined && file.size > MAX_WHOLE_BYTES
  if (!isInParts && file.size > MAX_PUT_BYTES) throw refuseWholePut(file)
  await recordActivity(request, reach, transfer)
  if (isInParts && !file.multipart) return startUpload(request, reach, transfer.id, file)
  if (isInParts && file.multipart) return resumeUpload(file.multipart, reach, transfer.id, file)
  const limits = { size: file.size, sha256: query.sha256, expiresAt: reach.now() + URL_MILLISECONDS }
  return { url: await reach.blobs.uploadUrl(blobKey(transfer.id, file.id), limits) }
})

function refuseWholePut({ name }: TransferFile): Refusal {
  return new Refusal('bad_request', `${name} is too large for one PUT. Request its parts with multipart=true.`)
}

type Call = EndpointRequest<typeof getUploadUrl>
type Multipart = NonNullable<TransferFile['multipart']>

/** A repeat, from another tab too, resumes the upload. */
async function resumeUpload(
  multipart: Multipart,
  { blobs }: Reached<typeof getUploadUrl>,
  transferId: string,
  file: TransferFile,
) {
  const isOpen = await blobs.listParts(blobKey(transferId, file.id), multipart.uploadId, { after: 0, limit: 1 })
  if (!isOpen) throw refuseEndedUpload(file)
  return multipart
}

async function startUpload(
  request: Call,
  { transfers, blobs, now }: Reached<typeof getUploadUrl>,
  transferId: string,
  { id, size }: TransferFile,
) {
  const { params, caller } = request
  const key = blobKey(transferId, id)
  const multipart = { uploadId: await blobs.createMultipart(key), partSize: partSizeFor(size) }
  const file = await changeFile(
    transfers,
    () => uploadersFile(transfers, params, caller),
    (current, transfer) => {
      assertUploading(transfer, current)
      return current.multipart ? undefined : { ...current, multipart }
    },
    callerEvent('begin-upload', now(), request, { transferId, fileId: id }),
  ).catch(async error => {
    await blobs.abortMultipart(key, multipart.uploadId)
    throw error
  })
  // A concurrent request began one first.
  if (file.multipart?.uploadId !== multipart.uploadId) await blobs.abortMultipart(key, multipart.uploadId)
  return file.multipart ?? multipart
}
