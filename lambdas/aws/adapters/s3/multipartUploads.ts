import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type Part,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { MIN_PART_BYTES } from '../../../../shared/domain/parts.ts'
import type { Blobs, MultipartFault } from '../../../ports/blobs.ts'
import { computeSha256 } from './digests.ts'
import type { Store } from './store.ts'

const PAGE_PARTS = 1000
/** Retries after a part was replaced since the listing. */
const MAX_LOOKS = 5

type MultipartVerbs = Pick<Blobs, 'createMultipart' | 'listParts' | 'completeMultipart' | 'abortMultipart'>
type Listed = readonly { partNumber: number; etag: string }[]

export function multipartUploads({ s3, incoming: Bucket }: Pick<Store, 's3' | 'incoming'>): MultipartVerbs {
  async function getPage(key: string, uploadId: string, after: number, limit: number) {
    const place = { Bucket, Key: key, UploadId: uploadId }
    const page = new ListPartsCommand({ ...place, PartNumberMarker: `${after}`, MaxParts: limit })
    const answer = await orNoUpload(s3.send(page))
    return answer && { parts: answer.Parts ?? [], isLast: answer.IsTruncated !== true }
  }

  async function allParts(key: string, uploadId: string): Promise<Part[] | undefined> {
    const all: Part[] = []
    for (;;) {
      const page = await getPage(key, uploadId, all.at(-1)?.PartNumber ?? 0, PAGE_PARTS)
      if (!page) return undefined
      all.push(...page.parts)
      if (page.isLast || page.parts.length === 0) return all
    }
  }

  return {
    async createMultipart(key) {
      // Without it S3 refuses parts with a SHA-256 ("Checksum Type mismatch").
      const { UploadId } = await s3.send(
        new CreateMultipartUploadCommand({ Bucket, Key: key, ChecksumAlgorithm: 'SHA256' }),
      )
      if (UploadId === undefined) throw new Error('S3 returned no upload id.')
      return UploadId
    },

    async listParts(key, uploadId, { after, limit = PAGE_PARTS }) {
      const page = await getPage(key, uploadId, after, Math.max(1, Math.min(limit, PAGE_PARTS)))
      if (!page) return undefined
      const parts = page.parts.map(({ PartNumber = 0, Size = 0, ETag = '', ChecksumSHA256 }) => {
        const sha256 = computeSha256(ChecksumSHA256)
        return { partNumber: PartNumber, size: Size, etag: quoted(ETag), ...(sha256 === undefined ? {} : { sha256 }) }
      })
      return { parts, ...(page.isLast ? {} : { next: parts.at(-1)?.partNumber }) }
    },

    async completeMultipart(key, uploadId, listed) {
      for (let looks = 1; ; looks += 1) {
        const arrived = await allParts(key, uploadId)
        if (!arrived) return { kind: 'noSuchUpload' }
        const chosen = chooseParts(arrived, listed)
        if ('kind' in chosen) return chosen
        try {
          const place = { Bucket, Key: key, UploadId: uploadId }
          const complete = new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts: [...chosen] } })
          return (await orNoUpload(s3.send(complete))) ? undefined : { kind: 'noSuchUpload' }
        } catch (error) {
          // The next listing shows the replaced part.
          if (!isCalled(error, 'InvalidPart') || looks === MAX_LOOKS) throw error
        }
      }
    },

    async abortMultipart(key, uploadId) {
      await orNoUpload(s3.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId })))
    },
  }
}

/**
 * With the digests that S3 requires again.
 * @param arrived all parts of the upload
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html
 */
function chooseParts(arrived: readonly Part[], listed: Listed): readonly Part[] | MultipartFault {
  const rises = listed.every(({ partNumber }, index) => partNumber > (listed[index - 1]?.partNumber ?? 0))
  if (listed.length === 0 || !rises) return { kind: 'invalidOrder' }

  const byNumber = new Map(arrived.map(part => [part.PartNumber, part]))
  const chosen: Part[] = []
  for (const { partNumber, etag } of listed) {
    const part = byNumber.get(partNumber)
    if (!part || quoted(part.ETag ?? '') !== etag) return { kind: 'invalidPart', partNumber }
    chosen.push(part)
  }
  const small = chosen.slice(0, -1).find(({ Size = 0 }) => Size < MIN_PART_BYTES)
  return small ? { kind: 'tooSmall', partNumber: small.PartNumber ?? 0 } : chosen
}

function quoted(etag: string): string {
  return etag.startsWith('"') ? etag : `"${etag}"`
}

/** @returns undefined for an unknown or ended upload */
async function orNoUpload<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isCalled(error, 'NoSuchUpload')) return undefined
    throw error
  }
}

function isCalled(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name
}
