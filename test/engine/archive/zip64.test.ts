import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedZipAtMost } from '../../../engine/archive/sealedSize.ts'
import { sealedZip } from '../../../engine/archive/sealedZip.ts'
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

describe('an entry beyond 4 GiB, and one that begins beyond', () => {
  const size = 4100 * MIB
  let zip = ''
  beforeAll(async () => {
    zip = join(directory, 'large.zip')
    await sealWithHoles(zip, size)
  })

  test('come to no more than was foretold', async () => {
    const most = sealedZipAtMost([
      { name: 'large', size },
      { name: 'behind', size: 15 },
    ])

    expect((await stat(zip)).size).toBeLessThanOrEqual(most)
    expect((await stat(zip)).size).toBeGreaterThan(0.999 * most)
  })

  test.skipIf(pythonIsMissing)('python3 (must be installed) reads their sizes', async () => {
    expect(await pythonList(zip)).toMatchObject([
      { name: 'large', size, packedSize: size + 28 },
      { name: 'behind', size: 15, packedSize: 15 + 28 },
    ])
  })

  test.skipIf(sevenZip?.isMissing)('7z (must be installed) unpacks the one that begins beyond', async () => {
    const { stdout } = await run('7z', ['x', '-so', `-p${PASSWORD}`, zip, 'behind'])

    expect(stdout).toBe('what lies there')
  })

  /** The first MiB of the archive and what follows the large entry; of the 4 GiB between, only holes. */
  async function sealWithHoles(zip: string, size: number) {
    const zeros = Buffer.alloc(MIB)
    const large = {
      ...file('large', ''),
      size,
      async *open() {
        for (let left = size; left > 0; left -= MIB) yield zeros.subarray(0, Math.min(left, MIB))
      },
    }
    await using archive = await open(zip, 'w')
    let position = 0
    for await (const piece of sealedZip([large, file('behind', 'what lies there')], PASSWORD, { level: 'store' })) {
      if (position < MIB || position > size - MIB) await archive.write(piece, 0, piece.length, position)
      position += piece.length
    }
  }
})

describe('70,000 entries', () => {
  const count = 70_000
  let zip = ''
  beforeAll(async () => {
    zip = join(directory, 'many.zip')
    // One seal for all of them: as many keys would take a minute to derive.
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
