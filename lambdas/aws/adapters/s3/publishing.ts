import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { Blobs } from '../../../ports/blobs.ts'
import type { Release } from './blobRows.ts'
import { copyVersion } from './copyVersion.ts'
import { type Store, storedVersion, type Version } from './store.ts'

export function publishing(store: Store): Pick<Blobs, 'publish' | 'renewUrls'> {
  const { s3, rows, released, copySizes, newId } = store
  const copyToNewName = (key: string, source: Version) =>
    copyVersion(s3, source, { bucket: released, key: `${key}/${newId()}` }, copySizes)
  const remove = (object: string, VersionId?: string) =>
    s3.send(new DeleteObjectCommand({ Bucket: released, Key: object, VersionId }))

  return {
    async publish(key, releasedKey) {
      // Also when withdrawn or erased.
      if (await rows.released(releasedKey)) return
      const copy = await copyToNewName(releasedKey, await storedVersion(store, 'incoming', key))
      if (await rows.release(releasedKey, getRelease(copy))) return
      // Published, withdrawn or erased concurrently: this copy is unused.
      await remove(copy.key, copy.version)
    },

    async renewUrls(key) {
      const row = await rows.released(key)
      if (!row?.release || row.isWithdrawn) return
      const { object, version, size } = row.release
      const copy = await copyToNewName(key, { bucket: released, key: object, version, size })
      if (await rows.replaceRelease(key, object, getRelease(copy))) await remove(object)
      // Withdrawn, erased or renewed concurrently: no row names this copy.
      else await remove(copy.key, copy.version)
    },
  }
}

function getRelease({ key, version, size }: Version): Release {
  return { object: key, version, size }
}
