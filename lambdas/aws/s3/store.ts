import type { S3Client } from '@aws-sdk/client-s3'
import type { BlobRows } from './blobRows.ts'

/** What the parts of this adapter share. */
export type Store = {
  s3: S3Client
  rows: BlobRows
  /** The names of the buckets; both keep every version. */
  incoming: string
  released: string
  now: () => number
}

/** One version of an object, which nothing changes any more. `size` in bytes. */
export type Version = { bucket: string; key: string; version: string; size: number }

/** The id of a version that was just read or written. */
export function versionOf(bucket: string, { VersionId }: { VersionId?: string | undefined }): string {
  if (VersionId !== undefined && VersionId !== 'null') return VersionId
  throw new Error(`The bucket ${bucket} keeps no versions. Deploy anew.`)
}
