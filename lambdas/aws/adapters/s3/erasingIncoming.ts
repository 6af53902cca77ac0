import type { Blobs } from '../../../ports/blobs.ts'
import { eraseObjects, toObject } from './eraseObjects.ts'
import type { Store } from './store.ts'

export function erasingIncoming({ s3, rows, incoming }: Store): Pick<Blobs, 'eraseIncoming'> {
  return {
    async eraseIncoming(key) {
      await rows.erase('incoming', key)
      await eraseObjects(s3, toObject(incoming, key))
    },
  }
}
