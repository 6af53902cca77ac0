import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { openContent, readContent } from './readContent.ts'
import { type Content, DamagedContent } from './segments.ts'

export type DigestJob = Omit<Content, 'key'> & { key: Uint8Array; path: string }
/** Errors lose their class on the way between threads. */
export type DigestAnswer = { size: number; sha256: string } | { failure: string; isDamage: boolean }

async function digest({ id, key, size, path }: DigestJob): Promise<DigestAnswer> {
  const content = { id, size, key: Buffer.from(key) }
  const file = await openContent(path, content)
  try {
    const hash = createHash('sha256')
    let read = 0
    for await (const plain of readContent(file, content)) {
      hash.update(plain)
      read += plain.length
    }
    return { size: read, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

parentPort?.on('message', async (job: DigestJob) => {
  parentPort?.postMessage(
    await digest(job).catch(error => ({ failure: String(error), isDamage: error instanceof DamagedContent })),
  )
})
