import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { Blobs } from '../../../ports/blobs.ts'
import type { Store } from './store.ts'

export function withdrawing({ s3, rows, released }: Store): Pick<Blobs, 'withdraw'> {
  return {
    async withdraw(key) {
      const { release } = await rows.withdraw(key)
      // URLs name no version: the delete marker ends them immediately.
      if (release) await s3.send(new DeleteObjectCommand({ Bucket: released, Key: release.object }))
    },
  }
}
