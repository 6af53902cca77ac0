import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { type BlobsHost, blobsHost, filesIn, isHeldIn } from './blobsHost.ts'

const large = randomBytes(MIN_PART_BYTES)

let host: BlobsHost
beforeEach(async () => {
  host = await blobsHost()
})
afterEach(() => host.close())

type Part = { id: string; number: number; whole: string }

function toParts(whole: string): Part[] {
  return host.database
    .prepare('SELECT id, number, whole FROM parts WHERE whole = ? ORDER BY number')
    .all(whole) as Part[]
}

function readContent(key: string) {
  const query = `SELECT c.id, c.sealed_key AS encryptedKey FROM objects o JOIN contents c ON c.id = o.content
    WHERE area = 'incoming' AND key = ?`
  return host.database.prepare(query).get(key) as { id: string; encryptedKey: string }
}

function getSealedKey(uploadId: string): string {
  return String(host.database.prepare('SELECT sealed_key FROM uploads WHERE id = ?').get(uploadId)?.sealed_key)
}

const getFile = ({ id }: Pick<Part, 'id'>) => join(host.folder, id.slice(0, 2), id)

describe('a page of parts', () => {
  it('has at least one part and at most 1,000, the default', async () => {
    const { id } = await host.begun('pages')
    host.database.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
      INSERT INTO parts (whole, number, id, size, sha256, stored_at) SELECT '${id}', i, 'part ' || i, 1, '', 0 FROM n`)
    const page = async (terms: { after: number; limit?: number }) => {
      const { parts = [], next } = (await host.blobs.listParts('pages', id, terms)) ?? {}
      return [parts.length, next]
    }

    expect(await page({ after: 0 })).toEqual([1000, 1000])
    expect(await page({ after: 0, limit: 5000 })).toEqual([1000, 1000])
    expect(await page({ after: 0, limit: 999 })).toEqual([999, 999])
    expect(await page({ after: 1 })).toEqual([1000, undefined])
    expect(await page({ after: 0, limit: 0 })).toEqual([1, 1])
  })
})

describe('a part on the disk', () => {
  it('is unreadable, and differs from another with the same bytes', async () => {
    const marker = 'the salaries of everybody '
    const upload = await host.begun('secret')

    for (const number of [1, 2]) await upload.put(number, Buffer.from(marker.repeat(1000)))

    const [one, two] = toParts(upload.id).map(part => readFileSync(getFile(part)))
    expect(one).toHaveLength(two?.length ?? 0)
    expect(one).not.toEqual(two)
    expect(isHeldIn(host.directory, marker)).toBe(false)
  })

  it('that is sent again has another key, and the former is deleted at once', async () => {
    const upload = await host.begun('again')
    await upload.put(1, Buffer.alloc(1000))
    const former = filesIn(host.folder).map(file => readFileSync(file))

    await upload.put(1, Buffer.alloc(1000))

    const latter = filesIn(host.folder).map(file => readFileSync(file))
    expect(latter).toHaveLength(1)
    expect(latter).not.toEqual(former)
  })

  it('stays in its file when the upload is completed; unlisted parts are deleted', async () => {
    const upload = await host.begun('still')
    const parts = [await upload.put(1, large), await upload.put(2, Buffer.from('end'))]
    await upload.put(3, Buffer.from('not listed'))
    const before = toParts(upload.id)
      .slice(0, 2)
      .map(getFile)
      .map(file => ({ file, ...readStat(file) }))

    await host.blobs.completeMultipart('still', upload.id, parts)

    expect(filesIn(host.folder).toSorted()).toEqual(before.map(({ file }) => file).toSorted())
    expect(before.map(({ file }) => ({ file, ...readStat(file) }))).toEqual(before)
    expect(readContent('still').id).toBe(upload.id)
  })
})

describe('the digest of a multipart object', () => {
  it('is known at once for a single part, otherwise only after a read', async () => {
    await host.releasedInParts('one', [Buffer.from('abc')])
    await host.releasedInParts('two', [large, Buffer.from('abc')])

    expect(await host.blobs.pin('one')).toHaveProperty('sha256', (await host.blobs.digest('one')).sha256)
    expect(await host.blobs.pin('two')).not.toHaveProperty('sha256')
  })
})

describe('an empty part', () => {
  it('makes an empty file with an authenticated end', async () => {
    const url = await host.releasedInParts('empty', [new Uint8Array(0)])
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(0)
    expect(await host.blobs.digest('empty')).toMatchObject({ size: 0 })

    for (const part of toParts(readContent('empty').id)) truncateSync(getFile(part))

    expect((await fetch(url)).status).toBe(500)
  })
})

describe('an erasure', () => {
  it('destroys the key of a completed upload, and removes every part', async () => {
    const upload = await host.begun('erased')
    const first = getSealedKey(upload.id)
    const parts = [await upload.put(1, large), await upload.put(2, Buffer.from('end'))]
    await host.blobs.completeMultipart('erased', upload.id, parts)
    const { encryptedKey } = readContent('erased')
    expect(encryptedKey).not.toBe(first)
    expect(isHeldIn(host.directory, encryptedKey)).toBe(true)

    await host.blobs.eraseIncoming('erased')

    expect([first, encryptedKey].map(key => isHeldIn(host.directory, key))).toEqual([false, false])
    expect(filesIn(host.folder)).toEqual([])
    expect(toParts(upload.id)).toEqual([])
  })

  it('destroys the keys of unfinished uploads, and their parts', async () => {
    const uploads = [await host.begun('erased'), await host.begun('erased')]
    const kept = await host.begun('kept')
    for (const upload of [...uploads, kept]) await upload.put(1, Buffer.from('abc'))
    const sealedKeys = uploads.map(({ id }) => getSealedKey(id))

    await host.blobs.eraseIncoming('erased')

    expect(sealedKeys.map(key => isHeldIn(host.directory, key))).toEqual([false, false])
    expect(filesIn(host.folder)).toHaveLength(1)
    expect(toParts(kept.id)).toHaveLength(1)
  })

  it('aborts a concurrent read, without a report of damage', async () => {
    await host.releasedInParts('read', [large, randomBytes(MIN_PART_BYTES), Buffer.from('end')])
    const reader = (await host.blobs.read('incoming', 'read')).getReader()
    await reader.read()

    for (const verb of ['eraseIncoming', 'eraseReleased'] as const) await host.blobs[verb]('read')

    await expect(drained(reader)).rejects.toThrow()
    expect(host.damages).toEqual([])
  })

  it('keeps a released object', async () => {
    const url = await host.releasedInParts('shared', [large, Buffer.from('end')])

    await host.blobs.eraseIncoming('shared')
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(MIN_PART_BYTES + 3)

    await host.blobs.eraseReleased('shared')
    expect(filesIn(host.folder)).toEqual([])
  })
})

describe('a pin', () => {
  it('removes the unfinished uploads of its key, and their files', async () => {
    const late = await host.begun('pinned')
    await late.put(1, Buffer.from('late'))
    await host.put('pinned', Buffer.from('whole'))

    await host.blobs.pin('pinned')

    expect(filesIn(host.folder)).toHaveLength(1)
    expect(await host.blobs.listParts('pinned', late.id, { after: 0 })).toBeUndefined()
  })
})

describe('a completed object that was altered on the disk', () => {
  const alterations: [string, (parts: [Part, Part, Part], change: (sql: string) => void) => void][] = [
    ['with a part missing', ([, second]) => rmSync(getFile(second))],
    ['with its last part missing', ([, , last]) => rmSync(getFile(last))],
    ['with a part cut short', ([, second]) => truncateSync(getFile(second), 1000)],
    ['with one bit flipped in its last part', ([, , last]) => flip(getFile(last))],
    ['with the files of two parts swapped', ([first, second]) => swap(getFile(first), getFile(second))],
    ['with the row of a part gone', ([, , { id }], change) => change(`DELETE FROM parts WHERE id = '${id}'`)],
    [
      'with the row of its last part gone, and its size made to fit',
      ([, , { id, whole }], change) =>
        change(`UPDATE contents SET size = size - 8 WHERE id = '${whole}'; DELETE FROM parts WHERE id = '${id}'`),
    ],
    ['with the rows of all parts gone', ([{ whole }], change) => change(`DELETE FROM parts WHERE whole = '${whole}'`)],
    ['with the numbers of two parts exchanged', ([{ whole }], change) => exchangeFirstTwo(whole, change)],
    ['with another size', ([{ whole }], change) => change(`UPDATE contents SET size = 9 WHERE id = '${whole}'`)],
  ]

  it.each(alterations)('%s is never served completely', async (_, alter) => {
    const contents = [large, randomBytes(MIN_PART_BYTES), Buffer.from('the end.')]
    const url = await host.releasedInParts('damaged', contents)
    alter(toParts(readContent('damaged').id) as [Part, Part, Part], sql => host.database.exec(sql))

    const served = await fetch(url).then(
      async answer => answer.ok && answer.arrayBuffer().catch(() => false),
      () => false,
    )

    expect(served).toBe(false)
    await expect.poll(() => host.damages).toHaveLength(1)
    await expect(host.blobs.digest('damaged')).rejects.toThrow('damaged')
    await expect(readAll('damaged')).rejects.toThrow('damaged')
    expect(host.damages).toHaveLength(3)
  })

  it('by exchanging two parts before the completion is never served either', async () => {
    const upload = await host.begun('exchanged')
    for (const number of [1, 2]) await upload.put(number, randomBytes(MIN_PART_BYTES))
    exchangeFirstTwo(upload.id, sql => host.database.exec(sql))

    const { parts = [] } = (await host.blobs.listParts('exchanged', upload.id, { after: 0 })) ?? {}
    expect(await host.blobs.completeMultipart('exchanged', upload.id, parts)).toBeUndefined()
    await host.blobs.pin('exchanged')

    await expect(host.blobs.digest('exchanged')).rejects.toThrow('damaged')
  })

  it('in one part still serves the ranges of the others', async () => {
    const url = await host.releasedInParts('partly', [large, Buffer.from('the end')])
    const [first] = toParts(readContent('partly').id)
    if (first) rmSync(getFile(first))

    const answer = await fetch(url, { headers: { range: `bytes=${MIN_PART_BYTES}-` } })

    expect(await answer.text()).toBe('the end')
    expect(host.damages).toEqual([])
  })
})

function readStat(file: string) {
  const { ino, mtimeMs } = statSync(file)
  return { ino, mtimeMs }
}

function exchangeFirstTwo(whole: string, change: (sql: string) => void) {
  change(`UPDATE parts SET number = 9999 WHERE whole = '${whole}' AND number = 1;
    UPDATE parts SET number = 1 WHERE whole = '${whole}' AND number = 2;
    UPDATE parts SET number = 2 WHERE whole = '${whole}' AND number = 9999`)
}

function flip(file: string) {
  const stored = readFileSync(file)
  stored.writeUInt8(stored.readUInt8(0) ^ 1, 0)
  writeFileSync(file, stored)
}

function swap(one: string, other: string) {
  renameSync(one, `${one}.swap`)
  renameSync(other, one)
  renameSync(`${one}.swap`, other)
}

async function drained(reader: ReadableStreamDefaultReader<Uint8Array>) {
  while (!(await reader.read()).done);
}

async function readAll(key: string) {
  for await (const _ of await host.blobs.read('incoming', key));
}
