import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { Blobs } from '../../ports/blobs.ts'
import { copyVersion } from './copyVersion.ts'
import { type Store, storedVersion } from './store.ts'

/** The verb that releases. */
export function publishing(store: Store): Pick<Blobs, 'publish'> {
  const { s3, rows, released, copySizes, newId } = store
  return {
    async publish(key) {
      // Shown already, withdrawn or erased: nothing changes any of them.
      if (await rows.released(key)) return
      const target = { bucket: released, key: `${key}/${newId()}` }
      const copy = await copyVersion(s3, await storedVersion(store, 'incoming', key), target, copySizes)
      if (await rows.release(key, { object: target.key, version: copy.version, size: copy.size })) return
      // Another was published meanwhile, or it was withdrawn or erased: nobody will ever ask for this one.
      await s3.send(new DeleteObjectCommand({ Bucket: released, Key: target.key, VersionId: copy.version }))
    },
  }
}
