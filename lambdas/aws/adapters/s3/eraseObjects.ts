import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

/** How many deletions are under way at once. */
const PAGE = 100

/** What is to be erased: objects whose keys begin with `prefix`, of which `isMeant` tells others. */
type Scope = { bucket: string; prefix: string; isMeant(key: string): boolean }

/** The object of a key. */
export const toObject = (bucket: string, key: string): Scope => ({
  bucket,
  prefix: key,
  isMeant: other => other === key,
})

/** All objects in the folder of a key. */
export const getFolder = (bucket: string, key: string): Scope => ({ bucket, prefix: `${key}/`, isMeant: () => true })

/** Where the next page begins. */
type Markers = { key: string | undefined; id: string | undefined }
/** How many things of a page are gone now that were there, and where the next page begins if there is one. */
type Page = { removed: number; next: Markers | undefined }

/** Removes every version and delete marker, and every upload in parts that was begun. */
export async function eraseObjects(s3: S3Client, scope: Scope) {
  // First, so that none can become a version that was not seen.
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
      // Completed or aborted by another just now.
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

/** A page from which something went is looked at again: the next would begin after what is there no more. */
async function eachPage(work: (markers: Markers | undefined) => Promise<Page>) {
  let markers: Markers | undefined
  for (;;) {
    const { removed, next } = await work(markers)
    if (removed > 0) continue
    if (!next) return
    markers = next
  }
}
