import { GetObjectCommand, PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { MAX_PARTS } from '../../../../shared/domain/parts.ts'
import { Refusal } from '../../../core/request/refusal.ts'
import { contentDisposition } from '../../../core/transfer/contentDisposition.ts'
import type { Blobs, UploadLimits } from '../../../ports/blobs.ts'
import { toBase64 } from './digests.ts'
import type { Store } from './store.ts'

/** In the query it would be signed and then ignored. */
const NOT_IN_QUERY = new Set(['x-amz-checksum-sha256'])

/**
 * URLs also end with the session of the signing role, which for a Lambda function lasts for hours.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html
 */
export function signedUrls({
  s3,
  rows,
  incoming,
  released,
  now,
}: Store): Pick<Blobs, 'uploadUrl' | 'partUrl' | 'downloadUrl'> {
  const until = (expiresAt: number) => ({ ...lifeUntil(expiresAt, now()), unhoistableHeaders: NOT_IN_QUERY })

  return {
    async uploadUrl(key, limits) {
      const command = new PutObjectCommand({ Bucket: incoming, Key: key, ...toInput(limits) })
      return getSignedUrl(s3, command, until(limits.expiresAt))
    },

    async partUrl(key, uploadId, partNumber, limits) {
      const isNumber = Number.isInteger(partNumber) && partNumber >= 1 && partNumber <= MAX_PARTS
      if (!isNumber) throw new RangeError(`Parts have numbers from 1 to ${MAX_PARTS}, not ${partNumber}.`)
      // S3 refuses parts without one.
      if (limits.sha256 === undefined) throw new Refusal('bad_request', `Name the sha256 of part ${partNumber}.`)
      const place = { Bucket: incoming, Key: key, UploadId: uploadId, PartNumber: partNumber }
      return getSignedUrl(s3, new UploadPartCommand({ ...place, ...toInput(limits) }), until(limits.expiresAt))
    },

    async downloadUrl(key, { fileName, expiresAt }) {
      const row = await rows.released(key)
      const isShown = row?.release !== undefined && !row.isWithdrawn
      const command = new GetObjectCommand({
        Bucket: released,
        // No object has this key: S3 answers as for a removed one.
        Key: isShown ? row.release?.object : `${key}/none`,
        // S3's domain sends no nosniff and no CSP: browsers must not render the file.
        ResponseContentType: 'application/octet-stream',
        ResponseContentDisposition: contentDisposition(fileName),
        ResponseCacheControl: 'no-store',
      })
      return getSignedUrl(s3, command, until(expiresAt))
    },
  }
}

/** Signed values become required headers of the PUT. */
function toInput({ size, sha256 }: UploadLimits) {
  return { ContentLength: size, ...(sha256 === undefined ? {} : { ChecksumSHA256: toBase64(sha256) }) }
}

/** S3 uses whole seconds, with a minimum of one: an expired URL is dated back. */
function lifeUntil(expiresAt: number, now: number): { signingDate: Date; expiresIn: number } {
  const [end, current] = [Math.floor(expiresAt / 1000), Math.floor(now / 1000)]
  const start = Math.min(current, end - 1)
  return { signingDate: new Date(start * 1000), expiresIn: end - start }
}
