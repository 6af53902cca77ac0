import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { bunzipped } from '../../../engine/extraction/compression/bzip2.ts'
import { unxzipped } from '../../../engine/extraction/compression/xz.ts'
import { createSource, read } from './reading.ts'

const MIB = 1024 * 1024
let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-packed-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Lines that no compressor reduces to nothing, some of them often. */
const letter = Array.from(
  { length: 4000 },
  (_, at) => `${at % 7 === 0 ? 'Dear Anna Keller,' : `line ${(at * 7919) % 65_537}`} ${'='.repeat(at % 300)}`,
).join('\n')

/** By Python's own bindings of bzip2 and liblzma. */
function compress(content: string | Buffer, expression: string): Buffer {
  const script = `import bz2, lzma, sys\ndata = sys.stdin.buffer.read()\nsys.stdout.buffer.write(${expression})`
  return execFileSync('python3', ['-c', script], { input: content, maxBuffer: 64 * MIB })
}

/** Files in a new folder. */
function write(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(directory, 'files-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const toContent = async (bytes: Buffer, name: string) => {
  const { texts, notInspectable } = await read(bytes, name, 4096)
  return { text: texts.map(({ text }) => text).join(''), notInspectable }
}

describe.each([
  ['bzip2', 'a.bz2', 'bz2.compress(data)'],
  ['bzip2 in blocks of 100 kB', 'a.bz2', 'bz2.compress(data, 1)'],
  ['XZ', 'a.xz', 'lzma.compress(data)'],
  ['XZ with CRC-32', 'a.xz', 'lzma.compress(data, check=lzma.CHECK_CRC32)'],
  ['XZ with SHA-256', 'a.xz', 'lzma.compress(data, check=lzma.CHECK_SHA256)'],
  ['XZ without a check', 'a.xz', 'lzma.compress(data, check=lzma.CHECK_NONE)'],
  [
    'XZ with a small dictionary and other parameters',
    'a.xz',
    'lzma.compress(data, filters=[{"id": lzma.FILTER_LZMA2, "dict_size": 4096, "lc": 1, "lp": 3, "pb": 0}])',
  ],
])('a file in %s', (_, name, expression) => {
  test('is read to its end', async () => {
    const { text, notInspectable } = await toContent(compress(letter, expression), name)

    expect(notInspectable).toEqual([])
    expect(text).toBe(letter)
  })

  test('is read when it has several streams, and when it is empty', async () => {
    const twice = Buffer.concat([compress('one ', expression), compress('two', expression), Buffer.alloc(8)])

    expect(await toContent(twice, name)).toEqual({ text: 'one two', notInspectable: [] })
    expect(await toContent(compress('', expression), name)).toEqual({ text: '', notInspectable: [] })
  })

  test('is not clean when it is cut, changed or followed by other bytes', async () => {
    const sound = compress(letter, expression)
    const hasCheck = !expression.includes('NONE')
    const changed = Buffer.from(sound)
    const middle = Math.floor(changed.length / 2)
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle)

    for (const bytes of [
      sound.subarray(0, -20),
      ...(hasCheck ? [changed] : []),
      Buffer.concat([sound, Buffer.from('Ann')]),
    ]) {
      expect((await toContent(bytes, name)).notInspectable).toEqual([{ reason: 'broken', path: ['content'] }])
    }
  })
})

test.each([
  ['bzip2', 'bz2.compress(data)', bunzipped],
  ['XZ', 'lzma.compress(data)', unxzipped],
])('bytes that do not compress are read from %s', async (_, expression, decompress) => {
  const noise = randomBytes(1.2 * MIB)
  const packed = compress(noise, expression)

  const pieces: Uint8Array[] = []
  for await (const piece of decompress(createSource(packed).read(0, packed.length), new Budget(packed.length))) {
    pieces.push(piece)
  }

  expect(Buffer.concat(pieces).equals(noise)).toBe(true)
})

test('a small file of gigabytes ends at the budget', async () => {
  const bomb = execFileSync('python3', [
    '-c',
    'import bz2, sys\nc = bz2.BZ2Compressor()\nz = bytes(1 << 20)\nfor i in range(80): sys.stdout.buffer.write(c.compress(z))\nsys.stdout.buffer.write(c.flush())',
  ])

  expect((await toContent(bomb, 'a.bz2')).notInspectable).toMatchObject([{ reason: 'tooLarge' }])
})

test('no bytes end the decompression with an error', async () => {
  const seeds = [
    compress(letter.slice(0, 3000), 'bz2.compress(data)'),
    compress(letter.slice(0, 3000), 'lzma.compress(data)'),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      async (seed, changes) => {
        const bytes = Buffer.from(seed)
        for (const [at, value] of changes) bytes.writeUInt8(value, at % bytes.length)
        await read(bytes, 'a')
      },
    ),
    { numRuns: 300 },
  )
})

const isMissing = (command: string) => spawnSync(command, ['--help']).error !== undefined

describe.skipIf(isMissing('7z'))('an archive of 7-Zip', () => {
  const pack = (files: Record<string, string | Buffer>, ...options: string[]) => {
    const folder = write(files)
    execFileSync('7z', ['a', '-bd', ...options, join(folder, 'packed.7z'), ...Object.keys(files)], { cwd: folder })
    return readFileSync(join(folder, 'packed.7z'))
  }
  const files = {
    'people/list.csv': 'name,age\nAnn,5\nBob,6\n',
    'greeting.txt': 'Hello Anna Keller',
    'letter.txt': letter,
  }

  test.each(['LZMA2', 'LZMA', 'PPMd', 'BZip2', 'Deflate', 'Copy'])('is read entry by entry (%s)', async method => {
    const { texts, notInspectable } = await read(pack(files, `-m0=${method}`), 'all.7z')

    expect(notInspectable).toEqual([])
    expect(texts).toContainEqual({ text: 'name\nAnn\nBob\n', path: ['people/list.csv'], column: 0, header: 'name' })
    expect(texts).toContainEqual({ text: 'Hello Anna Keller', path: ['greeting.txt'] })
    expect(texts).toContainEqual({ text: letter, path: ['letter.txt'] })
    expect(texts).toContainEqual({
      text: expect.stringMatching(/^(?:people\/list\n|greeting\n|letter\n){3}$/),
    })
  })

  test.each(['on', 'off'])(
    'has its names read, also those beyond ASCII (header compressed: %s)',
    async isCompressed => {
      const { texts, notInspectable } = await read(
        pack({ 'Anna Kößler.txt': 'x', 'Żółć/z.txt': 'y' }, `-mhc=${isCompressed}`),
        'all.7z',
      )

      expect(notInspectable).toEqual([])
      const names = texts
        .find(({ path }) => path === undefined)
        ?.text.split('\n')
        .sort()
      expect(names).toEqual(['', 'Anna Kößler', 'Żółć/z'])
    },
  )

  test.each([
    ['whose names are open', '-mhe=off'],
    ['whose names are encrypted', '-mhe=on'],
  ])('with a password is reported (%s)', async (_, option) => {
    const { notInspectable } = await read(pack({ 'a.txt': 'hidden' }, '-psecret', option), 'all.7z')

    expect(notInspectable).not.toEqual([])
    expect(new Set(notInspectable.map(({ reason }) => reason))).toEqual(new Set(['password']))
  })

  test('is not clean when it is cut or changed', async () => {
    const sound = pack(files)
    const changed = Buffer.from(sound)
    changed.writeUInt8(changed.readUInt8(200) ^ 0xff, 200)

    for (const bytes of [sound.subarray(0, -10), changed]) {
      expect((await read(bytes, 'all.7z')).notInspectable).not.toEqual([])
    }
  })
})

describe('a RAR archive', () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, 'files', `${name}.rar`))

  test.each([
    ['rar5-subdirs', { text: 'file\n', path: ['sub/üȵĩöḋè/file.txt'] }, 'sub/üȵĩöḋè/file\n'],
    ['rar3-readonly-unix', { text: 'readonly\n', path: ['ro_dir/ro_file.txt'] }, 'ro_dir/ro_file\n'],
  ])('is read entry by entry, with its names (%s)', async (name, entry, names) => {
    const { texts, notInspectable } = await read(file(name), 'all.rar')

    expect(notInspectable).toEqual([])
    expect(texts).toContainEqual(entry)
    expect(texts.find(({ path }) => path === undefined)?.text).toContain(names)
  })

  test('with a password, or that goes on in other files, is not clean', async () => {
    const reasons = async (bytes: Buffer) => (await read(bytes, 'all.rar')).notInspectable.map(({ reason }) => reason)

    expect(await reasons(file('rar5-hpsw'))).toEqual(['password'])
    expect(await reasons(file('rar5-psw'))).toEqual(['password', 'password'])
    expect(await reasons(file('rar5-vols.part3'))).toEqual(['unsupported'])
  })
})

describe.skipIf(isMissing('bsdtar'))('a disc image', () => {
  const image = (files: Record<string, string | Buffer>, options: string) => {
    const folder = write(files)
    const name = join(folder, 'disc.iso')
    execFileSync('bsdtar', ['-cf', name, '--format=iso9660', `--options=${options}`, ...Object.keys(files)], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    return readFileSync(name)
  }
  const files = { 'a very long folder/people.csv': 'name,age\nAnn,5\nBob,6\n', 'Żółć.txt': 'Hello Anna Keller' }

  test.each([
    ['Joliet and Rock Ridge', 'joliet,rockridge'],
    ['Joliet', 'joliet,!rockridge'],
    ['Rock Ridge', '!joliet,rockridge'],
  ])('is read file by file, each once (%s)', async (_, options) => {
    const { texts, notInspectable } = await read(image(files, options), 'disc.iso')

    expect(notInspectable).toEqual([])
    expect(texts).toHaveLength(4)
    expect(texts).toContainEqual({
      text: 'name\nAnn\nBob\n',
      path: ['a very long folder/people.csv'],
      column: 0,
      header: 'name',
    })
    expect(texts).toContainEqual({ text: 'Hello Anna Keller', path: ['Żółć.txt'] })
    expect(texts).toContainEqual({ text: 'Żółć\na very long folder/people\n' })
  })

  test('is not clean when it is cut, when files share bytes, or when it has another file system', async () => {
    const sound = image({ 'a.txt': 'a'.repeat(3000), 'b.txt': 'b'.repeat(3000) }, 'joliet')
    const overlapping = Buffer.from(sound)
    // The place of a file, in both byte orders: 2,048 bytes earlier, only in the first tree.
    const at = sound.indexOf('B.TXT;1', 0, 'latin1') - 33 + 2
    overlapping.writeUInt32LE(overlapping.readUInt32LE(at) - 1, at)
    const withUdf = Buffer.from(sound)
    withUdf.write('NSR02', 2048 * 18 + 1, 'latin1')

    for (const [bytes, reason] of [
      [sound.subarray(0, 40_000), 'broken'],
      [overlapping, 'overlapping'],
      [withUdf, 'unsupported'],
    ] as const) {
      expect((await read(bytes, 'disc.iso')).notInspectable).toEqual([{ reason }])
    }
  })

  test('that lost a directory, or a record in one, is not clean', async () => {
    const sound = image({ 'outer/a.txt': 'Hello', 'outer/b.txt': 'Anna' }, '!joliet,!rockridge')
    const record = sound.lastIndexOf('OUTER', sound.length, 'latin1') - 33
    const directory = sound.readUInt32LE(record + 2) * 2048
    const lost = Buffer.from(sound).fill(0, directory, directory + 2048)
    const elsewhere = Buffer.from(sound)
    elsewhere.writeUInt32LE(elsewhere.readUInt32LE(record + 2) + 1, record + 2)
    const shortened = Buffer.from(sound).fill(0, directory + 68, directory + 69)

    for (const bytes of [lost, elsewhere, shortened]) {
      expect((await read(bytes, 'disc.iso')).notInspectable).toEqual([{ reason: 'broken' }])
    }
  })

  test('whose folders contain each other ends', async () => {
    const bytes = image({ 'outer/inner/c.txt': 'x' }, '!joliet,!rockridge')
    const record = (name: string) => bytes.lastIndexOf(name, bytes.length, 'latin1') - 33
    bytes.writeUInt32LE(bytes.readUInt32LE(record('OUTER') + 2), record('INNER') + 2)

    expect((await read(bytes, 'disc.iso')).notInspectable).toEqual([{ reason: 'broken' }])
  })
})
