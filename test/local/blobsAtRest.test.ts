import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BlobsHost, blobsHost, filesIn, isHeldIn } from './blobsHost.ts'

const STORED_SEGMENT = 256 * 1024 + 16

let host: BlobsHost
beforeEach(async () => {
  host = await blobsHost()
})
afterEach(() => host.close())

function toRow(key: string, area = 'incoming') {
  const query = `SELECT c.id, c.sealed_key AS encryptedKey FROM objects o JOIN contents c ON c.id = o.content
    WHERE area = ? AND key = ?`
  return host.database.prepare(query).get(area, key) as { id: string; encryptedKey: string }
}

function getFile(key: string): string {
  const { id } = toRow(key)
  return join(host.folder, id.slice(0, 2), id)
}

function alter(key: string, change: (stored: Buffer) => Buffer) {
  writeFileSync(getFile(key), change(readFileSync(getFile(key))))
}

describe('a blob on the disk', () => {
  it('is unreadable in every file', async () => {
    const marker = 'the salaries of everybody '
    const url = await host.released('secret', new Uint8Array(Buffer.from(marker.repeat(50_000))))

    expect(await (await fetch(url)).text()).toContain(marker)

    expect(isHeldIn(host.directory, marker)).toBe(false)
  })

  it('differs from another with the same bytes', async () => {
    await host.put('one', new Uint8Array(1000))
    await host.put('other', new Uint8Array(1000))

    expect(readFileSync(getFile('one'))).not.toEqual(readFileSync(getFile('other')))
  })

  it('that was published is stored once, and is deleted with its last reference', async () => {
    await host.released('shared', randomBytes(1000))
    expect(filesIn(host.folder)).toHaveLength(1)

    await host.blobs.eraseIncoming('shared')
    expect(filesIn(host.folder)).toHaveLength(1)

    await host.blobs.eraseReleased('shared')
    expect(filesIn(host.folder)).toHaveLength(0)
  })

  it('is deleted at once when it is replaced', async () => {
    await host.put('replaced', randomBytes(1000))
    await host.put('replaced', randomBytes(1000))

    expect(filesIn(host.folder)).toHaveLength(1)
  })
})

describe('an erasure', () => {
  it('destroys the key, in the database and in its log', async () => {
    const others = Array.from({ length: 50 }, (_, index) => `other-${index}`)
    for (const key of [...others, 'erased']) await host.put(key, randomBytes(10))
    const { encryptedKey } = toRow('erased')
    expect(isHeldIn(host.directory, encryptedKey)).toBe(true)

    await host.blobs.eraseIncoming('erased')

    expect(isHeldIn(host.directory, encryptedKey)).toBe(false)
    expect(isHeldIn(host.directory, toRow('other-7').encryptedKey)).toBe(true)
  })

  it('does not wait for a reader of the database; a later sweep clears the log', async () => {
    await host.put('erased', randomBytes(10))
    const { encryptedKey } = toRow('erased')
    const reader = new DatabaseSync(join(host.directory, 'waybill.db'), { readOnly: true })
    reader.exec('BEGIN; SELECT * FROM contents')
    const started = performance.now()

    await host.blobs.eraseIncoming('erased')
    // A wait would last the busy timeout, five seconds.
    expect(performance.now() - started).toBeLessThan(4000)

    reader.close()
    await host.blobs.sweep()
    expect(isHeldIn(host.directory, encryptedKey)).toBe(false)
  })
})

describe('a content that was altered on the disk', () => {
  const size = 3 * 256 * 1024 + 1000
  const alterations: [string, (stored: Buffer) => Buffer][] = [
    ['with one bit flipped at its start', stored => flipped(stored, 0)],
    ['with one bit flipped in its third segment', stored => flipped(stored, 2 * STORED_SEGMENT + 5)],
    ['with one bit flipped in its last tag', stored => flipped(stored, stored.length - 1)],
    ['cut short by a byte', stored => stored.subarray(0, -1)],
    ['cut short by its last segment', stored => stored.subarray(0, 3 * STORED_SEGMENT)],
    ['with a byte too many', stored => Buffer.concat([stored, Buffer.alloc(1)])],
    ['with two segments swapped', swapped],
  ]

  it.each(alterations)('%s is never served completely', async (_, change) => {
    const url = await host.released('damaged', randomBytes(size))
    alter('damaged', change)

    const served = await fetch(url).then(
      async answer => answer.ok && answer.arrayBuffer().catch(() => false),
      () => false,
    )

    expect(served).toBe(false)
    await expect.poll(() => host.damages).toHaveLength(1)
    await expect(host.blobs.digest('damaged')).rejects.toThrow('damaged')
    await expect(readAll('damaged')).rejects.toThrow('damaged')
  })

  it('in one segment still serves the ranges of the others', async () => {
    const content = randomBytes(size)
    const url = await host.released('partly', content)
    alter('partly', stored => flipped(stored, 5))

    const answer = await fetch(url, { headers: { range: `bytes=${256 * 1024}-` } })

    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content.subarray(256 * 1024))
  })

  it('by another content of the same length is never served', async () => {
    const url = await host.released('one', randomBytes(1000))
    await host.released('other', randomBytes(1000))
    renameSync(getFile('other'), getFile('one'))

    await expect(fetch(url).then(answer => answer.arrayBuffer())).rejects.toThrow()
    await expect.poll(() => host.damages).toHaveLength(1)
  })

  it('by truncation to zero is never served as an empty file', async () => {
    const url = await host.released('empty', new Uint8Array(0))
    truncateSync(getFile('empty'))

    expect((await fetch(url)).status).toBe(500)
  })
})

async function readAll(key: string) {
  for await (const _ of await host.blobs.read('incoming', key));
}

function flipped(stored: Buffer, at: number): Buffer {
  const copy = Buffer.from(stored)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

function swapped(stored: Buffer): Buffer {
  const segment = (index: number) => stored.subarray(index * STORED_SEGMENT, (index + 1) * STORED_SEGMENT)
  return Buffer.concat([segment(1), segment(0), segment(2), segment(3)])
}
