import type { S3Client } from '@aws-sdk/client-s3'
import type { BlobRows } from './blobRows.ts'
import type { CopySizes } from './copyVersion.ts'

/** What the parts of this adapter share. */
export type Store = {
  s3: S3Client
  rows: BlobRows
  /** The names of the buckets; both keep every version. */
  incoming: string
  released: string
  copySizes?: CopySizes | undefined
  /** Of what is stored in parts; 16 MiB when left out. */
  partBytes?: number | undefined
  now: () => number
  newId: () => string
}

/** One version of an object, which nothing changes any more. `size` in bytes. */
export type Version = { bucket: string; key: string; version: string; size: number }

/** The id of a version that was just read or written. */
export function getVersion(bucket: string, { VersionId }: { VersionId?: string | undefined }): string {
  if (VersionId !== undefined && VersionId !== 'null') return VersionId
  throw new Error(`The bucket ${bucket} keeps no versions. Deploy anew.`)
}

/** The version that is pinned under an incoming key, or that was released. */
export async function storedVersion(store: Store, area: 'incoming' | 'released', key: string): Promise<Version> {
  const found = area === 'incoming' ? await pinned(store, key) : await shown(store, key)
  if (!found) throw new Error(`Nothing is stored under ${key} in ${area}.`)
  return found
}

async function pinned({ rows, incoming }: Store, key: string): Promise<Version | undefined> {
  const { blob } = (await rows.pinned(key)) ?? {}
  return blob && { bucket: incoming, key, version: blob.version, size: blob.size }
}

async function shown({ rows, released }: Store, key: string): Promise<Version | undefined> {
  const { release } = (await rows.released(key)) ?? {}
  return release && { bucket: released, key: release.object, version: release.version, size: release.size }
}
