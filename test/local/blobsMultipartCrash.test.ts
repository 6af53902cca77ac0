import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { blobsHost, filesIn } from './blobsHost.ts'
import { blobsProcess } from './blobsProcess.ts'

const MINUTE = 60_000
const large = randomBytes(MIN_PART_BYTES)

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-blobs-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

type Running = Awaited<ReturnType<typeof blobsProcess>>

const limits = (size: number) => ({ size, expiresAt: Date.now() + 10 * MINUTE })

async function putPart({ call }: Running, key: string, id: string, number: number, content: Buffer<ArrayBuffer>) {
  const url = await call('partUrl', key, id, number, limits(content.length))
  const answer = await fetch(url, { method: 'PUT', body: content })
  return { partNumber: number, status: answer.status, etag: answer.headers.get('etag') ?? '' }
}

function sendHalf(url: string, size: number): ClientRequest {
  const sent = request(url, { method: 'PUT', headers: { 'content-length': size } }).on('error', () => undefined)
  sent.write(Buffer.alloc(size / 2))
  return sent
}

const computeSha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const unfinished = () => filesIn(join(directory, 'blobs', 'tmp'))

describe('a process that is killed between parts or during one', () => {
  it('keeps every acknowledged part, and continues the upload', async () => {
    const first = await blobsProcess(directory)
    const id = await first.call('createMultipart', 'file')
    const [one, former] = [
      await putPart(first, 'file', id, 1, large),
      await putPart(first, 'file', id, 3, Buffer.from('former')),
    ]
    sendHalf(await first.call('partUrl', 'file', id, 3, limits(2_000_000)), 2_000_000)
    await expect.poll(() => unfinished()).toHaveLength(1)
    await first.kill()

    const second = await blobsProcess(directory)
    expect(await second.call('listParts', 'file', id, { after: 0 })).toMatchObject({
      parts: [one, former].map(computeEtag),
    })
    const between = await putPart(second, 'file', id, 2, large)
    await second.kill()

    const host = await blobsHost(directory)
    host.moveTime(11 * MINUTE)
    expect(await host.blobs.sweep()).toEqual({ removed: 1 })
    expect(await host.blobs.completeMultipart('file', id, [one, between, former])).toBeUndefined()
    await host.blobs.pin('file')
    const whole = Buffer.concat([large, large, Buffer.from('former')])
    expect(await host.blobs.digest('file')).toEqual({ size: whole.length, sha256: computeSha256(whole) })
    await host.stop()
  })

  it('that is completing an upload has either completed it or not', async () => {
    const rounds = 6
    for (let round = 0; round < rounds; round++) {
      const key = `file-${round}`
      const killed = await blobsProcess(directory)
      const id = await killed.call('createMultipart', key)
      const parts = [await putPart(killed, key, id, 1, large), await putPart(killed, key, id, 2, Buffer.from('end'))]
      await putPart(killed, key, id, 3, Buffer.from('not listed'))
      const completing = killed.call('completeMultipart', key, id, parts).then(() => 'acknowledged')
      const known = round === rounds - 1 ? await completing : await Promise.race([completing, setTimeout(round)])
      await killed.kill()

      const host = await blobsHost(directory)
      host.moveTime(61 * MINUTE)
      await host.blobs.sweep()
      const left = await host.blobs.listParts(key, id, { after: 0 })
      if (known === 'acknowledged') expect(left).toBeUndefined()
      if (left) {
        expect(left.parts).toHaveLength(3)
        expect(await host.blobs.pin(key)).toBeUndefined()
        expect(await host.blobs.completeMultipart(key, id, parts)).toBeUndefined()
      }
      await host.blobs.pin(key)
      const whole = Buffer.concat([large, Buffer.from('end')])
      expect(await host.blobs.digest(key)).toEqual({ size: whole.length, sha256: computeSha256(whole) })
      expect(filesIn(host.folder)).toHaveLength(2 * (round + 1))
      await host.stop()
    }
  })
})

describe('the sweep', () => {
  it('keeps the parts of a pending upload at any age', async () => {
    const host = await blobsHost(directory)
    const upload = await host.begun('old')
    const parts = [await upload.put(1, large), await upload.put(2, Buffer.from('end'))]

    host.moveTime(365 * 24 * 60 * MINUTE)
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })

    expect(await host.blobs.completeMultipart('old', upload.id, parts)).toBeUndefined()
    await host.blobs.pin('old')
    expect(await host.blobs.digest('old')).toMatchObject({ size: MIN_PART_BYTES + 3 })
    await host.stop()
  })

  it('removes the parts of erased uploads, in any number, and no others', async () => {
    const host = await blobsHost(directory)
    const upload = await host.begun('kept')
    await upload.put(1, Buffer.from('kept'))
    await host.releasedInParts('whole', [Buffer.from('whole')])
    const lost = await host.begun('lost')
    for (const number of [1, 2, 3]) await lost.put(number, Buffer.from('lost'))
    host.database.exec(`DELETE FROM uploads WHERE id = '${lost.id}';
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO parts SELECT 'whole-' || i, 1, 'part-' || i, 0, '', 0 FROM n`)

    expect(await host.blobs.sweep()).toEqual({ removed: 503 })

    expect(filesIn(host.folder)).toHaveLength(2)
    expect(host.database.prepare('SELECT count(*) AS count FROM parts').get()).toEqual({ count: 2 })
    expect(await host.blobs.listParts('kept', upload.id, { after: 0 })).toMatchObject({ parts: [{ size: 4 }] })
    await host.stop()
  })

  it('removes part files without a row', async () => {
    const host = await blobsHost(directory)
    const upload = await host.begun('file')
    for (const number of [1, 2]) await upload.put(number, Buffer.from('abc'))
    host.database.exec(`DELETE FROM parts WHERE number = 2`)

    expect(await host.blobs.sweep()).toEqual({ removed: 1 })

    expect(filesIn(host.folder)).toHaveLength(1)
    await host.stop()
  })

  it('keeps a row whose file is missing, so that a read reports damage', async () => {
    const host = await blobsHost(directory)
    const upload = await host.begun('file')
    const part = await upload.put(1, Buffer.from('abc'))
    for (const file of filesIn(host.folder)) rmSync(file)

    expect(await host.blobs.sweep()).toEqual({ removed: 0 })

    expect(await host.blobs.completeMultipart('file', upload.id, [part])).toBeUndefined()
    await host.blobs.pin('file')
    await expect(host.blobs.digest('file')).rejects.toThrow('damaged')
    expect(host.damages).toHaveLength(1)
    await host.stop()
  })
})

describe('a full disk', () => {
  it('answers 507 to a part, keeps the former and the others, and accepts what fits', async () => {
    const full = await blobsProcess(directory, 'ulimit -f 6144;')
    const id = await full.call('createMultipart', 'file')
    const kept = [await putPart(full, 'file', id, 1, large), await putPart(full, 'file', id, 2, Buffer.from('kept'))]

    expect(await putPart(full, 'file', id, 2, Buffer.alloc(8_000_000))).toMatchObject({ status: 507 })

    await expect.poll(() => unfinished()).toEqual([])
    expect(await full.call('listParts', 'file', id, { after: 0 })).toMatchObject({ parts: kept.map(computeEtag) })
    const end = await putPart(full, 'file', id, 3, Buffer.from('end'))
    expect(await full.call('completeMultipart', 'file', id, [kept[0] ?? end, end])).toBeUndefined()
    await full.kill()
  })
})

describe('a database that cannot grow', () => {
  it('answers 507 to a part, and leaves no file without a row', async () => {
    const host = await blobsHost(directory)
    const upload = await host.begun('file')
    host.database.exec('PRAGMA max_page_count = 1')
    let stored = 0
    let status = 200
    while (status === 200 && stored < 1000) {
      status = (await upload.put(stored + 1, Buffer.from('abc'))).status
      if (status === 200) stored++
    }

    expect(status).toBe(507)
    expect(filesIn(host.folder)).toHaveLength(stored)
    const { parts } = (await host.blobs.listParts('file', upload.id, { after: 0 })) ?? {}
    expect(parts).toHaveLength(stored)
    await host.stop()
  })
})

function computeEtag({ partNumber, etag }: { partNumber: number; etag: string }) {
  return { partNumber, etag }
}
