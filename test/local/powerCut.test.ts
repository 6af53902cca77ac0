import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDurably } from '../../local/durableFile.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { testHost } from '../harness/host.ts'
import { type FileCall, losses, watchFiles } from '../harness/watchedFiles.ts'
import { type BlobsHost, blobsHost, filesIn } from './blobsHost.ts'

// What `kill -9` leaves, a power cut may still take: here the calls to the file system are looked at, not their outcome.

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-power-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const content = () => Buffer.alloc(300_000, 'a')

/** Each way in which bytes get to the disk, until it is acknowledged. */
const ways: [string, (host: BlobsHost) => Promise<boolean>][] = [
  ['an upload', async host => (await host.put('key', content())).ok],
  [
    'a part of an upload',
    async host => (await (await host.begun('key')).put(1, new Uint8Array(MIN_PART_BYTES))).status === 200,
  ],
  [
    'what the product makes',
    async ({ blobs }) => {
      await blobs.store(
        'key',
        (async function* () {
          yield content()
        })(),
      )
      return true
    },
  ],
]

describe('a power cut after the acknowledgement of', () => {
  let host: BlobsHost
  beforeEach(async () => {
    host = await blobsHost(directory)
  })
  afterEach(() => host.stop())

  const rows = () =>
    ['contents', 'parts'].reduce(
      (sum, table) => sum + Number(host.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n),
      0,
    )

  test.each(ways)('%s loses nothing', async (_, store) => {
    let isAcknowledged = false
    const calls = await watchFiles(async () => {
      isAcknowledged = await store(host)
    })

    expect(isAcknowledged).toBe(true)
    expect(calls.filter(({ call }) => call === 'move')).toHaveLength(1)
    expect(losses(calls)).toEqual([])
  })

  test.each(ways)('%s finds no row whose file is not there', async (_, store) => {
    const known: [FileCall, number][] = []

    await watchFiles(
      () => store(host),
      call => known.push([call, rows()]),
    )

    expect(known.length).toBeGreaterThan(3)
    expect(known.filter(([, count]) => count > 0)).toEqual([])
  })

  test.each(ways)('%s that could not be synced was never acknowledged', async (_, store) => {
    for (const isWanted of [isOfFile, isOfFolder]) {
      let failures = 0
      await watchFiles(
        async () => expect(await store(host).catch(() => false)).toBe(false),
        call => {
          if (call.call !== 'sync' || !isWanted(call)) return
          failures += 1
          throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
        },
      )
      expect(failures).toBe(1)
      expect(rows()).toBe(0)
      expect(filesIn(host.folder)).toEqual([])
    }
  })
})

const isOfFile = ({ path }: FileCall) => dirname(path).endsWith('tmp')
const isOfFolder = (call: FileCall) => !isOfFile(call)

describe('a power cut after the first start', () => {
  test('loses no folder of the data, and no key', async () => {
    const place = join(directory, 'new', 'data')

    const calls = await watchFiles(async () => (await testHost({ directory: place })).stop())

    expect(calls.map(({ path }) => path)).toContain(join(place, 'blobs'))
    expect(losses(calls.filter(({ path }) => isLasting(path)))).toEqual([])
  })

  test('loses nothing of a key file, nor the folder that was made for it', async () => {
    const file = join(directory, 'keys', 'root.key')

    const calls = await watchFiles(() => createDurably(file, content()))

    expect(existsSync(file)).toBe(true)
    expect(losses(calls)).toEqual([])
  })
})

/** The host creates its spool and its reserve again. */
const isLasting = (path: string) => !/spool|reserve|tmp$/.test(path)
