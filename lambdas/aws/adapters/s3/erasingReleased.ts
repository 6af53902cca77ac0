import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { Blobs } from '../../../ports/blobs.ts'
import { malwareTags } from '../../functions/malwareTags.ts'
import type { Release } from './blobRows.ts'
import { copyVersion } from './copyVersion.ts'
import { eraseObjects, getFolder } from './eraseObjects.ts'
import type { Store } from './store.ts'

export function erasingReleased(store: Store): Pick<Blobs, 'eraseReleased'> {
  const { s3, rows, released } = store
  return {
    async eraseReleased(key) {
      // First, so that no release of the key follows.
      const { release, from } = await rows.withdraw(key)
      if (release && from !== undefined) await giveBack(store, key, release, from)
      await rows.erase('released', key)
      await eraseObjects(s3, getFolder(released, key))
    },
  }
}

/**
 * For a transfer that was sent again and is not published yet. A copy that a crash leaves is a version of the incoming key,
 * and is erased with it.
 * @returns whether the incoming key has a version of its own now
 */
export async function giveBack(
  { s3, rows, incoming, released, copySizes }: Store,
  key: string,
  of: Release,
  from: string,
): Promise<boolean> {
  const isNeeded = async () => (await rows.pinned(from))?.releasedAs === key
  if (!(await isNeeded())) return false
  const source = { bucket: released, key: of.object, version: of.version, size: of.size, sha256: of.sha256 }
  // Its bucket may refuse to read what has no verdict.
  const target = { bucket: incoming, key: from, tagging: `${malwareTags.passed}=released` }
  const copy = await copyVersion(s3, source, target, copySizes).catch(async error => {
    // A concurrent erasure may have removed the object.
    if (await isNeeded()) throw error
  })
  if (!copy) return false
  if (await rows.takeBack(from, key, copy.version)) return true
  await s3.send(new DeleteObjectCommand({ Bucket: incoming, Key: from, VersionId: copy.version }))
  return false
}
