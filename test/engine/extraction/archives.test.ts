import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import { spoolBytes } from '../../../engine/extraction/spool.ts'
import { repeated, watchCiphers } from '../../harness/watchedCiphers.ts'
import { createZip } from '../../labelled/formats/zip.ts'
import { files } from './packages.ts'
import { createSource, getReading, read, toContents } from './reading.ts'

const MIB = 1024 * 1024
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const inZip = (name: string, content: string | Uint8Array) => files({ name, content })
const stored = (name: string, content: string | Uint8Array) =>
  createZip([{ name, bytes: Buffer.from(content), isStored: true }])

/** POSIX tar, with checksum. */
function tarEntry(name: string, content: string | Uint8Array, type = '0'): Buffer {
  const bytes = Buffer.from(content)
  const header = Buffer.alloc(512)
  header.write(name)
  header.write('0000644\0', 100)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`        ${type}ustar\x0000`, 148, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])
}

test('a Zstandard file is read by its content', async () => {
  const { texts } = await read(zstdCompressSync('name,age\nAnn,5\n'), 'a.csv.zst')
  expect(texts).toContainEqual({ text: 'name,age\nAnn,5\n', path: ['content'] })
  expect((await read(zstdCompressSync('x'.repeat(1000)).subarray(0, 15), 'a.zst')).notInspectable).not.toEqual([])
})

describe('an archive', () => {
  test('is read entry by entry; each entry has its path, and its content determines its type', async () => {
    const archive = files(
      { name: 'notes/a.txt', content: 'plain' },
      { name: 'b.csv', content: 'name,age\nAnn,5\n' },
      { name: 'c.png', content: PNG },
      { name: 'd.txt', content: PNG },
      { name: 'inner.zip', content: inZip('deep.json', '{"k":"v"}') },
    )

    const { texts, notInspectable, mismatches } = await read(archive, 'all.zip')

    expect(texts).toContainEqual({ text: 'plain', path: ['notes/a.txt'] })
    expect(texts).toContainEqual({ text: 'name\nAnn\n', path: ['b.csv'], column: 0, header: 'name' })
    expect(texts).toContainEqual({ text: 'k: v\n', path: ['inner.zip', 'deep.json'] })
    expect(notInspectable).toEqual(['c.png', 'd.txt'].map(name => ({ reason: 'unsupported', path: [name] })))
    expect(mismatches).toEqual([{ named: 'txt', found: 'png' }])
  })

  test('has its names and comments read, without the extensions that look like domains', async () => {
    const comment = Buffer.from('for Jürgen Kößler')
    const archive = Buffer.from(
      files(
        { name: 'Anna Keller 4111 1111 1111 1111/readme.md', content: 'x' },
        { name: 'ann@example.com', content: 'y' },
      ),
    )
    archive.writeUInt16LE(comment.length, archive.length - 2)

    const { texts, notInspectable } = await read(Buffer.concat([archive, comment]), 'all.zip')

    expect(texts).toContainEqual({
      text: 'Anna Keller 4111 1111 1111 1111/readme\n\nann@example.com\nfor Jürgen Kößler\n',
    })
    expect(notInspectable).toEqual([])
  })

  test('is read in place when its entries are stored without compression', async () => {
    const reading = await read(stored('a.zip', stored('b.txt', 'plain')), 'all.zip', 7)

    expect(toContents(reading)).toEqual([{ text: 'plain', path: ['a.zip', 'b.txt'] }])
  })

  test('is read when other bytes precede it', async () => {
    const withProgram = Buffer.concat([Buffer.from('PK\x03\x03 not an entry'), inZip('a.txt', 'plain')])
    const reading = await getReading(
      extract(createSource(Buffer.concat([Buffer.from('504b0304', 'hex'), withProgram])), 'a.zip', new Budget(1000)),
    )

    expect(toContents(reading)).toEqual([{ text: 'plain', path: ['a.txt'] }])
  })

  test.each([
    ['zip64', { zip64: true }],
    ['sizes behind the data', { dataDescriptor: true, dataDescriptorSignature: true }],
  ])('is read with %s', async (_, options) => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options })
    await zip.add('a.txt', new Uint8ArrayReader(Buffer.from('plain '.repeat(100))))
    await zip.add('ünïcode.txt', new Uint8ArrayReader(Buffer.from('other')))

    const reading = await read(await zip.close(), 'a.zip')
    const { notInspectable } = reading

    expect(toContents(reading).map(({ path }) => path)).toEqual([['a.txt'], ['ünïcode.txt']])
    expect(notInspectable).toEqual([])
  })

  test.each([
    ['AES', { password: 'secret' }],
    ['the old encryption', { password: 'secret', zipCrypto: true }],
  ])('is reported for a password, entry by entry (%s)', async (_, options) => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    await zip.add('open.txt', new Uint8ArrayReader(Buffer.from('plain')))
    await zip.add('locked.txt', new Uint8ArrayReader(Buffer.from('hidden')), options)

    const reading = await read(await zip.close(), 'a.zip')
    const { notInspectable } = reading

    expect(toContents(reading)).toEqual([{ text: 'plain', path: ['open.txt'] }])
    expect(notInspectable).toEqual([{ reason: 'password', path: ['locked.txt'] }])
  })

  test('in gzip with several members is read under the name in its header', async () => {
    const { texts } = await read(Buffer.concat([gzipSync('one '), gzipSync('two')]), 'a.gz')
    expect(texts).toEqual([{ text: 'one two', path: ['content'] }])

    const named = gzipSync('x')
    const header = Buffer.concat([named.subarray(0, 10), Buffer.from('name.txt\0')])
    header.writeUInt8(8, 3)
    const { texts: under } = await read(Buffer.concat([header, named.subarray(10)]), 'a.gz')
    expect(under).toEqual([{ text: 'x', path: ['name.txt'] }])
  })

  test('in tar that ends within a header is not clean', async () => {
    const whole = tarEntry('a.txt', 'a')

    for (const length of [100, 300, 511]) {
      const after = Buffer.concat([whole, whole.subarray(0, length)])
      expect((await read(after, 'a.tar')).notInspectable).toEqual([{ reason: 'broken' }])
    }
  })

  test('in tar is read with long names and links, and so is the archive behind it', async () => {
    const long = `${'long/'.repeat(60)}name.txt`
    const record = `path=${long}\n`
    const pax = `${record.length + 4} ${record}`
    const globally = (record: string) =>
      tarEntry('global', `${record.length + (record.length > 96 ? 4 : record.length > 7 ? 3 : 2)} ${record}`, 'g')
    const archive = Buffer.concat([
      tarEntry('a.txt', 'plain'),
      tarEntry('pax', pax, 'x'),
      tarEntry('short', 'long named'),
      tarEntry('gnu', `${long}2\0`, 'L'),
      tarEntry('short', 'also long named'),
      tarEntry('gnu', `${long}3\0`, 'L'),
      tarEntry('pax', '13 comment=x\n', 'x'),
      tarEntry('short', 'named before a pax header'),
      globally('path=for-all.txt\n'),
      tarEntry('short', 'named for all'),
      globally('path=\n'),
      tarEntry('link', '', '2'),
      Buffer.alloc(1024),
      tarEntry('behind.txt', 'hidden behind the end'),
      Buffer.alloc(1024),
    ])

    const { texts, notInspectable } = await read(gzipSync(archive), 'all.tar.gz')

    const short = (name: string) => name.slice(0, 255)
    expect(texts.map(({ text, path }) => [path?.at(-1), text])).toEqual([
      ['a.txt', 'plain'],
      [short(long), 'long named'],
      [short(`${long}2`), 'also long named'],
      [short(`${long}3`), 'named before a pax header'],
      ['for-all.txt', 'named for all'],
      ['behind.txt', 'hidden behind the end'],
    ])
    expect(notInspectable).toEqual([])
  })
})

describe('a deceptive archive', () => {
  const deep = (levels: number): Uint8Array =>
    levels === 0 ? Buffer.from('bottom') : inZip(`${levels}`, deep(levels - 1))

  test('is read three levels deep, and deeper levels are reported', async () => {
    expect((await read(deep(3), 'a.zip')).texts.at(-1)).toEqual({ text: 'bottom', path: ['3', '2', '1'] })
    expect(await read(deep(4), 'a.zip')).toMatchObject({
      notInspectable: [{ reason: 'tooDeep', path: ['4', '3', '2', '1'] }],
    })
  })

  test('of 10,001 entries ends after ten thousand', async () => {
    const many = createZip(
      Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from('x'), isStored: true })),
    )

    const reading = await read(many, 'many.zip')
    const { notInspectable } = reading

    expect(toContents(reading)).toHaveLength(10_000)
    expect(notInspectable).toEqual([{ reason: 'tooManyEntries' }])
  })

  test('of small bombs ends when their total is too large, for any declared sizes', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * MIB))
    const { notInspectable } = await read(
      files(...[1, 2, 3, 4].map(at => ({ name: `${at}.gz`, content: bomb }))),
      'a.zip',
    )

    expect(notInspectable.at(-1)).toEqual({ reason: 'tooLarge' })
  })

  test('cannot hide an entry from its directory', async () => {
    const listed = Buffer.from(
      files(
        { name: 'a.txt', content: 'shown' },
        { name: 'b.txt', content: 'hidden' },
        { name: 'c.txt', content: 'shown' },
      ),
    )
    const record = listed.indexOf(Buffer.from('504b0102', 'hex'), listed.indexOf(Buffer.from('504b0102', 'hex')) + 4)
    const next = listed.indexOf(Buffer.from('504b0102', 'hex'), record + 4)
    const without = Buffer.concat([listed.subarray(0, record), listed.subarray(next)])
    const end = without.length - 22
    without.writeUInt32LE(without.readUInt32LE(end + 12) - (next - record), end + 12)

    const reading = await read(without, 'a.zip')
    const { notInspectable } = reading

    expect(toContents(reading).map(({ path }) => path?.[0])).toEqual(['a.txt', 'c.txt'])
    expect(notInspectable).toEqual([{ reason: 'broken' }])
  })

  test('is broken when its directory claims to be empty', async () => {
    const archive = Buffer.from(inZip('a.txt', 'hidden'))
    archive.writeUInt32LE(0, archive.length - 10)

    expect((await read(archive, 'a.zip')).notInspectable).toEqual([{ reason: 'broken' }])
  })

  test('is read in full when it counts fewer entries than it has', async () => {
    const archive = Buffer.from(files({ name: 'a.txt', content: 'one' }, { name: 'b.txt', content: 'two' }))
    archive.writeUInt16LE(1, archive.length - 12)
    archive.writeUInt16LE(1, archive.length - 14)

    expect(toContents(await read(archive, 'a.zip'))).toHaveLength(2)
  })

  test('is broken when its directory contradicts a local header', async () => {
    const archive = Buffer.from(inZip('a.txt', 'text '.repeat(100)))
    archive.writeUInt16LE(0, 8)

    expect((await read(archive, 'a.zip')).notInspectable).toEqual([{ reason: 'broken', path: ['a.txt'] }])
  })

  test('is reported when two entries share the same bytes', async () => {
    const archive = Buffer.from(files({ name: 'a.txt', content: 'one' }, { name: 'b.txt', content: 'two' }))
    const second = archive.indexOf(Buffer.from('504b0102', 'hex'), archive.indexOf(Buffer.from('504b0102', 'hex')) + 4)
    archive.writeUInt32LE(0, second + 42)

    expect((await read(archive, 'a.zip')).notInspectable).toEqual([{ reason: 'overlapping' }])
  })

  test('is read except for a broken entry', async () => {
    const archive = Buffer.from(
      files({ name: 'a.txt', content: 'first '.repeat(50) }, { name: 'b.txt', content: 'second' }),
    )
    archive.fill(0xff, 35, 45)

    const reading = await read(archive, 'a.zip')
    const { notInspectable } = reading

    expect(notInspectable).toEqual([{ reason: 'broken', path: ['a.txt'] }])
    expect(toContents(reading)).toEqual([{ text: 'second', path: ['b.txt'] }])
  })

  test('cannot forge lines by the names of its entries', async () => {
    const reading = await read(inZip(`a\n\u0000${'x'.repeat(300)}.txt`, 'x'), 'a.zip')

    expect(toContents(reading)[0]?.path?.[0]).toMatch(/^a {2}x{252}$/)
  })
})

describe('an entry that is too large for memory', () => {
  test('is stored in a deleted temporary file and read from any position', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-aside-'))
    try {
      const pattern = Buffer.from(Array.from({ length: MIB }, (_, at) => (at * 7919) % 256))
      const aside = await spoolBytes(
        (async function* () {
          for (let at = 0; at < 40; at += 1) yield pattern
        })(),
        directory,
      )
      const at = async (start: number, end: number) => {
        const pieces: Uint8Array[] = []
        for await (const piece of aside.source.read(start, end)) pieces.push(piece)
        return Buffer.concat(pieces)
      }

      expect(aside.source.size).toBe(40 * MIB)
      expect(readdirSync(directory)).toEqual([])
      for (const start of [0, 1, 17, MIB - 3, 33 * MIB + 5]) {
        const expected = Buffer.concat([pattern, pattern, pattern]).subarray(start % MIB, (start % MIB) + MIB + 100)
        expect((await at(start, start + MIB + 100)).equals(expected)).toBe(true)
      }
      await aside.release()
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test('is encrypted under a key of its own', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'waybill-aside-'))
    try {
      const { ciphers } = await watchCiphers(async () => {
        for (const letter of ['a', 'b', 'a']) {
          const aside = await spoolBytes(
            (async function* () {
              yield Buffer.alloc(33 * MIB, letter)
            })(),
            directory,
          )
          await aside.release()
        }
      })

      expect(ciphers.map(({ algorithm }) => algorithm)).toEqual(Array(3).fill('aes-256-ctr'))
      expect(repeated(ciphers.map(({ key }) => key))).toEqual([])
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test('is not read when no temporary storage is available', async () => {
    const { notInspectable } = await read(inZip('big.txt', Buffer.alloc(33 * MIB, 'a')), 'a.zip')

    expect(notInspectable).toEqual([{ reason: 'tooLarge', path: ['big.txt'] }])
  })
})

test('a source that cannot be read is an error, and not a fault of the document', async () => {
  const failing = (bytes: Uint8Array, from: number) => ({
    size: bytes.length,
    async *read(start: number, end: number) {
      if (end > from) throw new Error('the storage is away')
      yield bytes.subarray(start, end)
    },
  })
  const archive = files({ name: 'a.txt', content: 'x'.repeat(100) })

  for (const [bytes, from] of [
    [Buffer.alloc(200_000, 'a'), 70_000],
    [archive, 0],
    [archive, archive.length - 1],
  ] as const) {
    await expect(getReading(extract(failing(bytes, from), 'a', new Budget(1000)))).rejects.toThrow(
      'the storage is away',
    )
  }
})
