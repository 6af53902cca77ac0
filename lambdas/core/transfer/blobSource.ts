import type { Source } from '../../../engine/source.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Content } from './publishedFiles.ts'

export function blobSource(blobs: Pick<Blobs, 'read'>, { key, size }: Pick<Content, 'key' | 'size'>): Source {
  return {
    size,
    async *read(start, end) {
      // A range of zero bytes cannot be expressed.
      if (end <= start) return
      yield* await blobs.read('incoming', key, { start, end: end - 1 })
    },
  }
}
