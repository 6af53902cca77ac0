import { blobsSuite } from '../contracts/blobs.suite.ts'
import { blobsHost } from './blobsHost.ts'

blobsSuite('blobs on disk', async () => {
  const host = await blobsHost()
  return { blobs: host.blobs, now: host.now, moveTime: host.moveTime, close: () => host.close(), limits: {} }
})
