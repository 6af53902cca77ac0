import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../../../engine/archive/entry.ts'
import { sealedEntry } from '../../../engine/archive/sealedEntry.ts'
import { sealedZipAtMost } from '../../../engine/archive/sealedSize.ts'
import { SealingStream } from '../../../engine/archive/sealingStream.ts'
import { zipDirectory } from '../../../engine/archive/zipDirectory.ts'
import {
  centralHeader,
  dataDescriptor,
  type EntryRecord,
  localHeader,
  STORED,
} from '../../../engine/archive/zipRecords.ts'
import { file, MIB, PASSWORD } from './entries.ts'
import { pythonIsMissing, pythonList, readers } from './readers.ts'

const run = promisify(execFile)
const [, sevenZip] = readers

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waybill-zip64-'))
})
afterAll(() => rm(directory, { recursive: true }))

describe('an archive with stored and streamed entries beyond 4 GiB', () => {
  const size = 4100 * MIB
  const entry = (name: string, size: number): Entry => ({ ...file(name, 'what lies there'), size })
  const entries = [entry('stored', size), entry('streamed', size), entry('behind', 15)]
  let zip = ''
  beforeAll(async () => {
    zip = join(directory, 'large.zip')
    await layOut(zip)
  })

  test('does not exceed its predicted size', async () => {
    const { size: bytes } = await stat(zip)

    expect(bytes).toBeLessThanOrEqual(sealedZipAtMost(entries))
    expect(bytes).toBeGreaterThan(0.999 * sealedZipAtMost(entries))
  })

  test.skipIf(pythonIsMissing)('has sizes that python3 (must be installed) reads', async () => {
    expect(await pythonList(zip)).toMatchObject([
      { name: 'stored', size, packedSize: size + 28, flags: 0x801 },
      { name: 'streamed', size, packedSize: size + 1000, flags: 0x809 },
      { name: 'behind', size: 15, packedSize: 15 + 28 },
    ])
  })

  test.skipIf(sevenZip?.isMissing)(
    'unpacks with 7z (must be installed), even the entry that starts beyond 4 GiB',
    async () => {
      const { stdout } = await run('7z', ['x', '-so', `-p${PASSWORD}`, zip, 'behind'])

      expect(stdout).toBe('what lies there')
    },
  )

  /** Has holes for large data: real sealing of 8 GiB takes half a minute. */
  async function layOut(zip: string) {
    const levels = ['store', 1, 1] as const
    await using archive = await open(zip, 'w')
    const centrals: Buffer[] = []
    let position = 0
    const write = async (bytes: Buffer) => {
      await archive.write(bytes, 0, bytes.length, position)
      position += bytes.length
    }
    for (const [index, large] of entries.entries()) {
      const { record, stream, packed } = await sealedEntry(large, large.name, PASSWORD, levels[index] ?? 1)
      const complete = record.isStreamed ? { ...record, packedSize: size + 1000 } : record
      const offset = position
      await write(Buffer.concat([localHeader(record), stream.opening]))
      if (large.size === size) position = offset + localHeader(record).length + complete.packedSize
      else {
        for await (const data of packed) for (const block of stream.push(data)) await write(block)
        await write(stream.end())
      }
      if (record.isStreamed) await write(dataDescriptor(complete))
      centrals.push(centralHeader(complete, offset))
    }
    for (const piece of zipDirectory(centrals, position)) await write(piece)
  }
})

describe('70,000 entries', () => {
  const count = 70_000
  let zip = ''
  beforeAll(async () => {
    zip = join(directory, 'many.zip')
    // One seal for all entries: a key each would take a minute.
    const stream = await SealingStream.begin(PASSWORD)
    const seal = Buffer.concat([stream.opening, stream.end()])
    const records = Array.from({ length: count }, (_, index) =>
      record({ name: Buffer.from(`${index}`), packedSize: seal.length }),
    )
    const locals = records.map(record => Buffer.concat([localHeader(record), seal]))
    let offset = 0
    const centrals = records.map((record, index) => {
      const header = centralHeader(record, offset)
      offset += locals[index]?.length ?? 0
      return header
    })
    await using archive = await open(zip, 'w')
    await archive.write(Buffer.concat([...locals, ...zipDirectory(centrals, offset)]))
  })

  test.skipIf(pythonIsMissing)('are all listed by python3 (must be installed)', async () => {
    const names = (await pythonList(zip)).map(({ name }) => name)

    expect(names.length).toBe(count)
    expect(names.at(-1)).toBe(`${count - 1}`)
  })

  test.skipIf(sevenZip?.isMissing)('are all listed by 7z (must be installed), which unpacks the last', async () => {
    const { stdout } = await run('7z', ['l', zip], { maxBuffer: 2 ** 28 })

    expect(stdout).toMatch(/70000 files/)
    await run('7z', ['t', `-p${PASSWORD}`, zip, `${count - 1}`])
  })
})

test('a streamed entry that may reach 4 GiB has sizes of 8 bytes in all of its records', () => {
  const large = record({ size: 5e9, packedSize: 5e9 + 100, isStreamed: true, isZip64: true })
  const sizes = Buffer.alloc(16)

  expect(localHeader({ ...large, packedSize: 0 }).includes(Buffer.concat([Buffer.of(1, 0, 16, 0), sizes]))).toBe(true)
  sizes.writeBigUInt64LE(5_000_000_100n, 0)
  sizes.writeBigUInt64LE(5_000_000_000n, 8)
  expect(dataDescriptor(large).subarray(8)).toEqual(sizes)
  sizes.swap64().reverse()
  expect(centralHeader(large, 0).includes(sizes)).toBe(true)
})

function record(of: Partial<EntryRecord>): EntryRecord {
  return {
    name: Buffer.from('name'),
    modifiedAt: new Date('2026-03-04T05:06:08Z'),
    method: STORED,
    size: 0,
    packedSize: 28,
    isStreamed: false,
    isZip64: false,
    ...of,
  }
}
