import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { release } from '../../engine/freeBuffer.ts'
import { contentPath } from './contentFiles.ts'
import { openContent, type StoredContent } from './readContent.ts'
import { DamagedContent } from './segments.ts'

export type DigestJob = Omit<StoredContent, 'key'> & { key: Uint8Array; directory: string }
/** Errors lose their class between threads. */
export type DigestAnswer = { size: number; sha256: string } | { failure: string; damagedId: string | undefined }

async function digest({ directory, key, ...content }: DigestJob): Promise<DigestAnswer> {
  const opened = await openContent(id => contentPath(directory, id), { ...content, key: Buffer.from(key) })
  try {
    const hash = createHash('sha256')
    let read = 0
    for await (const plain of opened.bytes()) {
      hash.update(plain)
      read += plain.length
      release(plain)
    }
    return { size: read, sha256: hash.digest('hex') }
  } finally {
    await opened.close()
  }
}

parentPort?.on('message', async (job: DigestJob) => {
  parentPort?.postMessage(
    await digest(job).catch(error => ({
      failure: String(error),
      damagedId: error instanceof DamagedContent ? error.id : undefined,
    })),
  )
})
