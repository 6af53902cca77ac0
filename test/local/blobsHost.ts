import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskBlobs } from '../../local/blobs/diskBlobs.ts'
import { openDatabase } from '../../local/database.ts'
import { fileKeys } from '../../local/keys.ts'

export type BlobsHost = Awaited<ReturnType<typeof blobsHost>>

export async function blobsHost(directory = mkdtempSync(join(tmpdir(), 'waybill-blobs-'))) {
  let time = Date.now()
  const now = () => time
  const damages: Error[] = []
  const database = openDatabase(join(directory, 'waybill.db'))
  const keys = fileKeys(join(directory, 'root.key'))
  const server = createServer({ requestTimeout: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const folder = join(directory, 'blobs')
  const blobs = diskBlobs({
    directory: folder,
    database,
    keys,
    signingKey: keys.derive('blob urls'),
    origin,
    now,
    newId: randomUUID,
    onDamage: error => damages.push(error),
  })
  server.on('request', async (request, response) => {
    const isTaken = await blobs.routes(request, response, new URL(request.url ?? '/', origin)).catch(() => {
      response.writeHead(500).end()
      return true
    })
    if (!isTaken) response.writeHead(418).end()
  })

  return {
    blobs,
    database,
    directory,
    folder,
    origin,
    damages,
    now,
    moveTime(milliseconds: number) {
      time += milliseconds
    },
    uploadUrl: (key: string, size: number) => blobs.uploadUrl(key, { size, expiresAt: time + 60_000 }),
    downloadUrl: (key: string) => blobs.downloadUrl(key, { fileName: 'report.pdf', expiresAt: time + 60_000 }),
    async put(key: string, content: Uint8Array<ArrayBuffer>) {
      return fetch(await this.uploadUrl(key, content.length), { method: 'PUT', body: content })
    },
    async begun(key: string) {
      const id = await blobs.createMultipart(key)
      const partUrl = (number: number, size: number, sha256?: string) =>
        blobs.partUrl(key, id, number, { size, expiresAt: time + 60_000, sha256 })
      return {
        id,
        partUrl,
        async put(number: number, content: Uint8Array<ArrayBuffer>) {
          const answer = await fetch(await partUrl(number, content.length), { method: 'PUT', body: content })
          return { partNumber: number, status: answer.status, etag: answer.headers.get('etag') ?? '' }
        },
      }
    },
    async releasedInParts(key: string, contents: readonly Uint8Array<ArrayBuffer>[]) {
      const upload = await this.begun(key)
      const parts = []
      for (const [index, content] of contents.entries()) parts.push(await upload.put(index + 1, content))
      await blobs.completeMultipart(key, upload.id, parts)
      await blobs.pin(key)
      await blobs.publish(key, key)
      return this.downloadUrl(key)
    },
    async released(key: string, content: Uint8Array<ArrayBuffer>) {
      await this.put(key, content)
      await blobs.pin(key)
      await blobs.publish(key, key)
      return this.downloadUrl(key)
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await blobs.close()
      database.close()
    },
    async close() {
      await this.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

export function isHeldIn(folder: string, bytes: Buffer | string): boolean {
  return filesIn(folder).some(file => readFileSync(file).includes(bytes))
}
