import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blobsHost, filesIn } from './blobsHost.ts'
import { blobsProcess } from './blobsProcess.ts'

const MINUTE = 60_000
const MIB = 1024 * 1024

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-blobs-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function put(url: string, size: number) {
  return fetch(url, { method: 'PUT', body: new Uint8Array(size) })
}

describe('a process that is killed during an upload', () => {
  it('loses no acknowledged data, and leaves only files that the sweep removes', async () => {
    const killed = await blobsProcess(directory)
    await put(await killed.call('uploadUrl', 'kept', MIB), MIB)
    await killed.call('pin', 'kept')
    const sent = request(await killed.call('uploadUrl', 'half', 8 * MIB), { method: 'PUT' })
    sent.on('error', () => undefined).setHeader('content-length', 8 * MIB)
    sent.write(Buffer.alloc(4 * MIB))
    await expect.poll(() => unfinished().map(file => statSync(file).size)).not.toEqual([])
    await killed.kill()

    const host = await blobsHost(directory)
    expect(await host.blobs.pin('half')).toBeUndefined()
    expect(await host.blobs.digest('kept')).toMatchObject({ size: MIB })
    expect(await host.blobs.sweep()).toEqual({ removed: 0 })
    host.moveTime(11 * MINUTE)
    expect(await host.blobs.sweep()).toEqual({ removed: 1 })
    expect(filesIn(host.folder)).toHaveLength(1)
    await host.stop()
  })
})

describe('the sweep', () => {
  it('removes files without a row and contents without a reference, in any number', async () => {
    const host = await blobsHost(directory)
    for (let index = 0; index < 3; index++) await host.put(`kept-${index}`, randomBytes(10))
    await host.put('unseen', randomBytes(10))
    host.database.exec(`DELETE FROM objects WHERE key = 'unseen';
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO contents SELECT 'row-' || i, '', 0, '', 0 FROM n`)
    mkdirSync(join(host.folder, 'zz'))
    writeFileSync(join(host.folder, 'zz', 'zz-no-row'), 'noise')

    expect(await host.blobs.sweep()).toEqual({ removed: 501 })
    host.moveTime(61 * MINUTE)
    expect(await host.blobs.sweep()).toEqual({ removed: 1 })

    expect(filesIn(host.folder)).toHaveLength(3)
    expect(await host.blobs.pin('kept-0')).toMatchObject({ size: 10 })
    await host.stop()
  })
})

describe('a full disk', () => {
  it('answers 507, keeps its data, and accepts what fits', async () => {
    const full = await blobsProcess(directory, 'ulimit -f 4096;')
    await put(await full.call('uploadUrl', 'kept', MIB), MIB)
    await full.call('pin', 'kept')
    await full.call('publish', 'kept', 'kept')

    const refused = await put(await full.call('uploadUrl', 'large', 8 * MIB), 8 * MIB)

    expect(refused.status).toBe(507)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ errorCode: 'storage_full' })
    await expect.poll(() => unfinished()).toEqual([])
    expect((await put(await full.call('uploadUrl', 'small', MIB), MIB)).status).toBe(200)
    const kept = await fetch(await full.call('downloadUrl', 'kept'))
    expect((await kept.arrayBuffer()).byteLength).toBe(MIB)
    await full.kill()
  })
})

describe('a database that cannot grow', () => {
  it('answers 507 and leaves no file without a row', async () => {
    const host = await blobsHost(directory)
    host.database.exec('PRAGMA max_page_count = 1')
    let stored = 0
    let refused: Response | undefined
    while (!refused && stored < 500) {
      const answer = await host.put(`key-${stored}`, randomBytes(10))
      if (answer.ok) stored++
      else refused = answer
    }

    expect(refused?.status).toBe(507)
    expect(filesIn(host.folder)).toHaveLength(stored)
    expect(await host.blobs.pin('key-0')).toMatchObject({ size: 10 })
    await expect(host.blobs.sweep()).resolves.toEqual({ removed: 0 })
    await host.stop()
  })
})

function unfinished(): string[] {
  return filesIn(join(directory, 'blobs', 'tmp'))
}
