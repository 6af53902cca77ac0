import type { Blobs } from '../../ports/blobs.ts'
import { eraseObjects, folderOf, objectOf } from './eraseObjects.ts'
import type { Store } from './store.ts'

/** The verb that destroys. */
export function erasing({ s3, rows, incoming, released }: Store): Pick<Blobs, 'erase'> {
  return {
    async erase(area, key) {
      await rows.erase(area, key)
      await eraseObjects(s3, area === 'incoming' ? objectOf(incoming, key) : folderOf(released, key))
    },
  }
}
