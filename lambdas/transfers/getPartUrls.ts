import { getPartUrls } from '../../shared/contract/transfers.ts'
import { partCount, placeOfPart } from '../../shared/domain/parts.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { blobKey } from '../core/transfer/blobKey.ts'
import { uploadersFile } from '../core/transfer/ownTransfer.ts'
import { assertUploading, recordActivity, toMultipart, URL_MILLISECONDS } from './uploadRules.ts'

/** Each URL accepts exactly the size of its part. */
export const handler = endpoint(getPartUrls, async (request, { transfers, blobs, now }) => {
  const { params, body, caller } = request
  const { transfer, file } = await uploadersFile(transfers, params, caller)
  assertUploading(transfer, file)
  const { uploadId, partSize } = toMultipart(file, body.uploadId)
  const sizes = body.parts.map(({ partNumber }) => getSize(file, partSize, partNumber))

  await recordActivity(request, { transfers, now }, transfer)
  const key = blobKey(transfer.id, file.id)
  const urls = body.parts.map(async ({ partNumber, sha256 }, index) => {
    const limits = { size: sizes[index] ?? 0, sha256, expiresAt: now() + URL_MILLISECONDS }
    return { partNumber, url: await blobs.partUrl(key, uploadId, partNumber, limits) }
  })
  return { parts: await Promise.all(urls) }
})

function getSize({ name, size }: TransferFile, partSize: number, partNumber: number): number {
  const place = placeOfPart(size, partSize, partNumber)
  if (place) return place.end - place.start
  throw new Refusal('bad_request', `${name} has ${partCount(size, partSize)} parts, and no part ${partNumber}.`)
}
