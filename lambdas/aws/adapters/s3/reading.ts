import { createHash } from 'node:crypto'
import type { Blobs } from '../../../ports/blobs.ts'
import { rangeWithin, readVersion } from './readVersion.ts'
import { type Store, storedVersion } from './store.ts'

export function reading(store: Store): Pick<Blobs, 'read' | 'digest'> {
  return {
    async read(area, key, range) {
      const version = await storedVersion(store, area, key)
      return ReadableStream.from(readVersion(store.s3, version, rangeWithin(version.size, range)))
    },

    async digest(key) {
      const version = await storedVersion(store, 'incoming', key)
      const hash = createHash('sha256')
      let size = 0
      for await (const bytes of readVersion(store.s3, version, rangeWithin(version.size, undefined))) {
        hash.update(bytes)
        size += bytes.length
      }
      return { size, sha256: hash.digest('hex') }
    },
  }
}
