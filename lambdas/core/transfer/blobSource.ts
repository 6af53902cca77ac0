import type { Source } from '../../../engine/source.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Content } from './contents.ts'

/** The pinned version of an incoming key, as the engine reads it. */
export function blobSource(blobs: Pick<Blobs, 'read'>, { key, size }: Pick<Content, 'key' | 'size'>): Source {
  return {
    size,
    async *read(start, end) {
      // No range says "nothing".
      if (end <= start) return
      yield* await blobs.read('incoming', key, { start, end: end - 1 })
    },
  }
}
