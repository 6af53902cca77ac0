import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { computeSha256 } from './digests.ts'
import { getVersion, type Version } from './store.ts'

const MIB = 1024 * 1024
/** Larger copies exceed the time of a call; S3 allows 5 GB. */
const MAX_WHOLE_COPY_BYTES = 256 * MIB
/** Fewer than 10,000 parts for the largest file; a few seconds each. */
const PART_BYTES = 64 * MIB
const PARTS_AT_ONCE = 10

/** `tagging` as in a URL's query. */
export type Target = { bucket: string; key: string; tagging?: string }
export type CopySizes = { largestWhole: number; part: number }
const usualSizes: CopySizes = { largestWhole: MAX_WHOLE_COPY_BYTES, part: PART_BYTES }

/**
 * Drops the upload's headers: a sender's `content-encoding` would make browsers decode the file. The copy is verified,
 * because its source is removed next.
 * @param source `sha256` is hexadecimal
 */
export async function copyVersion(
  s3: S3Client,
  { sha256, ...source }: Version & { sha256?: string | undefined },
  target: Target,
  sizes: CopySizes = usualSizes,
): Promise<Version> {
  const copy = source.size > sizes.largestWhole ? copyInParts : copyWhole
  const { bucket, key } = target
  const copied = { bucket, key, version: await copy(s3, source, target, sizes), size: source.size }
  const place = { Bucket: copied.bucket, Key: copied.key, VersionId: copied.version }
  if (await isExact(s3, place, source.size, sha256)) return copied
  await s3.send(new DeleteObjectCommand(place))
  throw new Error('A copy of a content differs from it.')
}

/** Of a whole copy S3 has computed the digest; of one in parts the size is compared. */
async function isExact(
  s3: S3Client,
  place: { Bucket: string; Key: string; VersionId: string },
  size: number,
  sha256: string | undefined,
): Promise<boolean> {
  const head = await s3.send(new HeadObjectCommand({ ...place, ChecksumMode: 'ENABLED' }))
  const copied = head.ChecksumType === 'COMPOSITE' ? undefined : computeSha256(head.ChecksumSHA256)
  return head.ContentLength === size && (sha256 === undefined || copied === undefined || copied === sha256)
}

async function copyWhole(s3: S3Client, source: Version, { bucket, key, tagging }: Target) {
  const copy = new CopyObjectCommand({
    Bucket: bucket,
    Key: key,
    CopySource: copySource(source),
    MetadataDirective: 'REPLACE',
    // A scanner's tags stay with the upload: copying them takes more permissions.
    TaggingDirective: 'REPLACE',
    ...(tagging === undefined ? {} : { Tagging: tagging }),
    ContentType: 'application/octet-stream',
    ChecksumAlgorithm: 'SHA256',
  })
  return getVersion(bucket, await s3.send(copy))
}

async function copyInParts(
  s3: S3Client,
  source: Version,
  { bucket, key, tagging }: Target,
  { part: partBytes }: CopySizes,
) {
  const target = { Bucket: bucket, Key: key }
  const create = new CreateMultipartUploadCommand({
    ...target,
    ContentType: 'application/octet-stream',
    ...(tagging === undefined ? {} : { Tagging: tagging }),
  })
  const { UploadId } = await s3.send(create)
  const upload = { ...target, UploadId }
  try {
    const Parts = await copiedParts(s3, source, upload, partBytes)
    // S3 refuses another size.
    const complete = { ...upload, MultipartUpload: { Parts }, MpuObjectSize: source.size }
    return getVersion(bucket, await s3.send(new CompleteMultipartUploadCommand(complete)))
  } catch (error) {
    // Otherwise the bucket's lifecycle rule removes the parts.
    await s3.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function copiedParts(
  s3: S3Client,
  source: Version,
  upload: { Bucket: string; Key: string; UploadId: string | undefined },
  partBytes: number,
): Promise<CompletedPart[]> {
  const copied: CompletedPart[] = []
  const failure = new AbortController()
  await forEachAtMost(PARTS_AT_ONCE, Array(Math.ceil(source.size / partBytes)).keys(), async index => {
    const start = index * partBytes
    const range = `bytes=${start}-${Math.min(start + partBytes, source.size) - 1}`
    const part = { ...upload, PartNumber: index + 1, CopySource: copySource(source), CopySourceRange: range }
    const copy = s3.send(new UploadPartCopyCommand(part), { abortSignal: failure.signal })
    const { CopyPartResult } = await copy.catch(error => {
      failure.abort()
      throw error
    })
    copied[index] = { PartNumber: index + 1, ETag: CopyPartResult?.ETag }
  })
  return copied
}

function copySource({ bucket, key, version }: Version): string {
  return `${bucket}/${encodeURIComponent(key)}?versionId=${encodeURIComponent(version)}`
}
