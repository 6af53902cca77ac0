import type { S3Client } from '@aws-sdk/client-s3'
import type { BlobRows } from './blobRows.ts'
import type { CopySizes } from './copyVersion.ts'

export type Store = {
  s3: S3Client
  rows: BlobRows
  /** Both buckets keep every version. */
  incoming: string
  released: string
  copySizes?: CopySizes | undefined
  /** 16 MiB by default. */
  partBytes?: number | undefined
  now: () => number
  newId: () => string
}

/** Immutable. `size` in bytes. */
export type Version = { bucket: string; key: string; version: string; size: number }

export function getVersion(bucket: string, { VersionId }: { VersionId?: string | undefined }): string {
  if (VersionId !== undefined && VersionId !== 'null') return VersionId
  throw new Error(`The bucket ${bucket} is not versioned. Deploy again.`)
}

/** Pinned under an incoming key, or released. */
export async function storedVersion(store: Store, area: 'incoming' | 'released', key: string): Promise<Version> {
  const found = area === 'incoming' ? await pinned(store, key) : await shown(store, key)
  if (!found) throw new Error(`Nothing is stored under ${key} in ${area}.`)
  return found
}

async function pinned(store: Store, key: string): Promise<Version | undefined> {
  const { rows, incoming } = store
  const { blob, releasedAs } = (await rows.pinned(key)) ?? {}
  if (releasedAs !== undefined) return shown(store, releasedAs)
  return blob && { bucket: incoming, key, version: blob.version, size: blob.size }
}

async function shown({ rows, released }: Store, key: string): Promise<Version | undefined> {
  const { release } = (await rows.released(key)) ?? {}
  return release && { bucket: released, key: release.object, version: release.version, size: release.size }
}
