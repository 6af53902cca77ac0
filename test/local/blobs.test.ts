import { blobsSuite } from '../contracts/blobs.suite.ts'
import { multipartSuite } from '../contracts/multipart.suite.ts'
import { blobsHost } from './blobsHost.ts'

async function onDisk() {
  const host = await blobsHost()
  return { blobs: host.blobs, now: host.now, moveTime: host.moveTime, close: () => host.close(), limits: {} }
}

blobsSuite('blobs on disk', onDisk)
multipartSuite('uploads in parts on disk', onDisk)
