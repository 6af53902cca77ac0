import type { Blobs } from '../../../ports/blobs.ts'
import { eraseObjects, getFolder, toObject } from './eraseObjects.ts'
import type { Store } from './store.ts'

export function erasing({ s3, rows, incoming, released }: Store): Pick<Blobs, 'erase'> {
  return {
    async erase(area, key) {
      await rows.erase(area, key)
      await eraseObjects(s3, area === 'incoming' ? toObject(incoming, key) : getFolder(released, key))
    },
  }
}
