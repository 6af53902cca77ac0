import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

/** Limits concurrent deletions. */
const PAGE = 100

type Scope = { bucket: string; prefix: string; isMeant(key: string): boolean }

export const toObject = (bucket: string, key: string): Scope => ({
  bucket,
  prefix: key,
  isMeant: other => other === key,
})

export const getFolder = (bucket: string, key: string): Scope => ({ bucket, prefix: `${key}/`, isMeant: () => true })

type Markers = { key: string | undefined; id: string | undefined }
type Page = { removed: number; next: Markers | undefined }

/** Including delete markers and unfinished multipart uploads. */
export async function eraseObjects(s3: S3Client, scope: Scope) {
  // First, so that no upload becomes a new version.
  await eachPage(async markers => abortUploads(s3, scope, markers))
  await eachPage(async markers => removeVersions(s3, scope, markers))
}

async function abortUploads(s3: S3Client, { bucket, prefix, isMeant }: Scope, markers?: Markers): Promise<Page> {
  const { Uploads = [], ...page } = await s3.send(
    new ListMultipartUploadsCommand({
      Bucket: bucket,
      Prefix: prefix,
      MaxUploads: PAGE,
      ...(markers && { KeyMarker: markers.key, UploadIdMarker: markers.id }),
    }),
  )
  const abort = async ({ Key, UploadId }: { Key?: string | undefined; UploadId?: string | undefined }) =>
    s3.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).then(
      () => 1,
      // Completed or aborted concurrently.
      error => (error.name === 'NoSuchUpload' ? 0 : Promise.reject(error)),
    )
  const aborted = await Promise.all(Uploads.filter(({ Key = '' }) => isMeant(Key)).map(abort))
  return {
    removed: aborted.reduce((sum, one) => sum + one, 0),
    next: page.IsTruncated ? { key: page.NextKeyMarker, id: page.NextUploadIdMarker } : undefined,
  }
}

async function removeVersions(s3: S3Client, { bucket, prefix, isMeant }: Scope, markers?: Markers): Promise<Page> {
  const {
    Versions = [],
    DeleteMarkers = [],
    ...page
  } = await s3.send(
    new ListObjectVersionsCommand({
      Bucket: bucket,
      Prefix: prefix,
      MaxKeys: PAGE,
      ...(markers && { KeyMarker: markers.key, VersionIdMarker: markers.id }),
    }),
  )
  const meant = [...Versions, ...DeleteMarkers].filter(({ Key = '' }) => isMeant(Key))
  await Promise.all(
    meant.map(({ Key, VersionId }) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))),
  )
  return {
    removed: meant.length,
    next: page.IsTruncated ? { key: page.NextKeyMarker, id: page.NextVersionIdMarker } : undefined,
  }
}

/** Repeats a page that was not the last after removals, because the next page starts after a removed item. */
async function eachPage(work: (markers: Markers | undefined) => Promise<Page>) {
  let markers: Markers | undefined
  for (;;) {
    const { removed, next } = await work(markers)
    if (!next) return
    if (removed === 0) markers = next
  }
}
