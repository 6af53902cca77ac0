import { completeUpload } from '../../shared/contract/transfers.ts'
import { partCount } from '../../shared/domain/parts.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { changeFile } from '../core/transfer/change.ts'
import { uploadersFile } from '../core/transfer/ownTransfer.ts'
import type { Blobs, MultipartFault } from '../ports/blobs.ts'
import { assertUploading, recordActivity, toMultipart } from './uploadRules.ts'

/** A later PUT cannot change the pinned version. */
export const handler = endpoint(completeUpload, async (request, reach) => {
  const { params, body, caller } = request
  const { transfers, blobs, now } = reach
  const { transfer, file } = await uploadersFile(transfers, params, caller)
  const { uploadId, parts } = body ?? {}
  const list = uploadId !== undefined && parts !== undefined ? { uploadId, parts } : undefined
  const completedFrom =
    list && computeDigest(JSON.stringify(list.parts.map(({ partNumber, etag }) => [partNumber, etag])))
  if (file.blob) return toAnswer(file, completedFrom)
  assertUploading(transfer, file)
  await recordActivity(request, reach, transfer)

  const key = blobKey(transfer.id, file.id)
  if (list) await assembleParts(blobs, key, file, list)
  const blob = await blobs.pin(key)
  if (!blob) return refuseMissingUpload(request, reach, transfer.id, file)

  const completed = await changeFile(
    transfers,
    async () => {
      const current = await uploadersFile(transfers, params, caller)
      // Parts of a file that was uploaded by a single PUT, dropped while the record still names them.
      if (current.file.multipart) await blobs.abortMultipart(key, current.file.multipart.uploadId)
      return current
    },
    ({ multipart, ...current }, currentTransfer) => {
      if (current.blob) return undefined
      // A concurrent abandonment prevails.
      assertUploading(currentTransfer, current)
      return { ...current, fileState: 'uploaded', blob, completedFrom }
    },
    callerEvent('complete-upload', now(), request, { transferId: transfer.id, fileId: file.id }),
  )
  return toAnswer(completed, completedFrom)
})

/** A repeat gets the same answer; other parts are refused. */
function toAnswer(file: TransferFile, completedFrom: string | undefined) {
  if (file.completedFrom === completedFrom) return { id: file.id, size: file.size }
  throw new Refusal('conflict', `${file.name} was already completed, possibly with different content.`)
}

type List = { uploadId: string; parts: readonly { partNumber: number; etag: string }[] }

/** A missing upload may be completed already, which the pin decides. */
async function assembleParts(
  blobs: Pick<Blobs, 'completeMultipart'>,
  key: string,
  file: TransferFile,
  { uploadId, parts }: List,
) {
  const { partSize } = toMultipart(file, uploadId)
  const count = partCount(file.size, partSize)
  const isWhole = parts.length === count && parts.every(({ partNumber }, index) => partNumber === index + 1)
  if (!isWhole) throw new Refusal('bad_request', `List all ${count} parts of ${file.name}, from 1 to ${count}.`)

  const fault = await blobs.completeMultipart(key, uploadId, parts)
  if (fault && fault.kind !== 'noSuchUpload') throw new Refusal('conflict', toText(fault))
}

function toText(fault: Exclude<MultipartFault, { kind: 'noSuchUpload' }>): string {
  if (fault.kind === 'invalidOrder') return 'The parts are not in ascending order.'
  if (fault.kind === 'tooSmall') return `Part ${fault.partNumber} is too small. Send it again.`
  return `Part ${fault.partNumber} has not arrived as listed. List the parts and send the missing ones.`
}

/** Clears a dropped multipart upload, so that the file can be uploaded again. */
async function refuseMissingUpload(
  request: EndpointRequest<typeof completeUpload>,
  { transfers, blobs, now }: Reached<typeof completeUpload>,
  id: string,
  file: TransferFile,
): Promise<never> {
  const { multipart, ...rest } = file
  if (multipart && !(await blobs.listParts(blobKey(id, file.id), multipart.uploadId, { after: 0, limit: 1 }))) {
    const event = callerEvent('forget-upload', now(), request, { transferId: id, fileId: file.id })
    await transfers.replaceFile(id, file, rest, event)
  }
  throw new Refusal('conflict', `${file.name} has not arrived. Upload it first, then complete it.`)
}
