import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { getVersion, type Version } from './store.ts'

const MIB = 1024 * 1024
/** Larger copies exceed the time of a call; S3 allows 5 GB. */
const MAX_WHOLE_COPY_BYTES = 256 * MIB
/** Fewer than 10,000 parts for the largest file; a few seconds each. */
const PART_BYTES = 64 * MIB
const PARTS_AT_ONCE = 10

export type Target = { bucket: string; key: string }
export type CopySizes = { largestWhole: number; part: number }
const usualSizes: CopySizes = { largestWhole: MAX_WHOLE_COPY_BYTES, part: PART_BYTES }

/** Drops the upload's headers: a sender's `content-encoding` would make browsers decode the file. */
export async function copyVersion(
  s3: S3Client,
  source: Version,
  target: Target,
  sizes: CopySizes = usualSizes,
): Promise<Version> {
  const copy = source.size > sizes.largestWhole ? copyInParts : copyWhole
  return { ...target, version: await copy(s3, source, target, sizes), size: source.size }
}

async function copyWhole(s3: S3Client, source: Version, { bucket, key }: Target) {
  const copy = new CopyObjectCommand({
    Bucket: bucket,
    Key: key,
    CopySource: copySource(source),
    MetadataDirective: 'REPLACE',
    ContentType: 'application/octet-stream',
  })
  return getVersion(bucket, await s3.send(copy))
}

async function copyInParts(s3: S3Client, source: Version, { bucket, key }: Target, { part: partBytes }: CopySizes) {
  const target = { Bucket: bucket, Key: key }
  const create = new CreateMultipartUploadCommand({ ...target, ContentType: 'application/octet-stream' })
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
