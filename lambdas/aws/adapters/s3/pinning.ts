import { HeadObjectCommand, NotFound } from '@aws-sdk/client-s3'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import type { Blobs } from '../../../ports/blobs.ts'
import { computeSha256 } from './digests.ts'
import { getVersion, type Store } from './store.ts'

export function pinning({ s3, rows, incoming }: Store): Pick<Blobs, 'pin'> {
  async function latest(key: string): Promise<PinnedBlob | undefined> {
    try {
      const head = await s3.send(new HeadObjectCommand({ Bucket: incoming, Key: key, ChecksumMode: 'ENABLED' }))
      const sha256 = head.ChecksumType === 'COMPOSITE' ? undefined : computeSha256(head.ChecksumSHA256)
      const { ContentLength: size = 0 } = head
      return { version: getVersion(incoming, head), size, ...(sha256 === undefined ? {} : { sha256 }) }
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  return {
    async pin(key) {
      const row = await rows.pinned(key)
      if (row) return row.blob
      const blob = await latest(key)
      return blob && rows.pin(key, blob)
    },
  }
}
