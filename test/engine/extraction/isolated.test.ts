import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractIsolated } from '../../../engine/extraction/isolated/extractIsolated.ts'
import type { Source } from '../../../engine/source.ts'
import { files, letter, workbook } from './packages.ts'
import { createSource, getReading, read, toContents } from './reading.ts'

const MIB = 1024 * 1024

let temporaryDirectory = ''
let scripts = ''
beforeAll(async () => {
  temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-isolated-'))
  scripts = mkdtempSync(join(tmpdir(), 'waybill-scripts-'))
  const own = join(import.meta.dirname, '../../../engine/extraction/isolated/child.ts')
  const others = ['memory', 'spinning', 'lying', 'greedy', 'deaf', 'telling', 'prying'].map(name =>
    join(import.meta.dirname, 'children', `${name}Process.ts`),
  )
  // One file each, as on AWS: such a process can read only its script.
  const entryPoints = Object.fromEntries([own, ...others].map(path => [basename(path, '.ts'), path]))
  const options = { bundle: true, format: 'esm', platform: 'node', outExtension: { '.js': '.mjs' } } as const
  await build({ entryPoints, outdir: scripts, logLevel: 'error', ...options })
})
afterAll(() => {
  for (const directory of [temporaryDirectory, scripts]) rmSync(directory, { recursive: true, force: true })
})

const isolated = (source: Source, name: string, more: object = {}) =>
  extractIsolated(source, name, { temporaryDirectory, ...more })
const scripted = (name: string, more: object = {}) =>
  getReading(
    isolated(createSource(letter('<w:p/>')), 'a.docx', { extractionScript: join(scripts, `${name}.mjs`), ...more }),
  )

describe('a document in a process of its own', () => {
  test('reads as in this process', async () => {
    const document = files(
      { name: 'letter.docx', content: letter('<w:p><w:t>körper</w:t></w:p>') },
      {
        name: 'table.xlsx',
        content: workbook(['<row><c t="inlineStr"><is><t>name</t></is></c></row><row><c><v>5</v></c></row>'.repeat(3)]),
      },
      { name: 'long.html', content: `<html>${'<p>Straße 😀 &amp; more</p>'.repeat(30_000)}` },
      { name: 'lie.jpg', content: 'a,b\n' },
      { name: 'film.mp4', content: Buffer.from('000000186674797069736f6d', 'hex') },
    )

    expect(await getReading(isolated(createSource(document, 1000), 'all.zip'))).toEqual(await read(document, 'all.zip'))
  })

  test('reads the same when its script is bundled into one file', async () => {
    const document = files({ name: 'letter.docx', content: letter('<w:p><w:t>body</w:t></w:p>') })

    const extractionScript = join(scripts, 'child.mjs')
    const reading = await getReading(isolated(createSource(document), 'all.zip', { extractionScript }))

    expect(toContents(reading)).toEqual([{ text: 'body\n', path: ['letter.docx'] }])
  })

  test('stores entries that are too large for memory in temporary files, and removes them', async () => {
    const row = `${'0123456789'.repeat(9)},abcdefgh\n`
    const document = files({ name: 'big.csv', content: `name,code\n${row.repeat((34 * MIB) / row.length)}` })

    const reading = await getReading(isolated(createSource(document), 'all.zip'))
    const { notInspectable } = reading
    const texts = toContents(reading)

    expect(notInspectable).toEqual([])
    expect(texts.map(({ header }) => header)).toEqual(['name', 'code'])
    expect(texts[0]?.text.length).toBeGreaterThan(30 * MIB)
    expect(readdirSync(temporaryDirectory)).toEqual([])
  })

  test('stops its process when its consumer stops', async () => {
    let open = 0
    const document = letter('<w:p><w:t>text </w:t></w:p>'.repeat(200_000))
    const counted: Source = {
      size: document.length,
      async *read(start, end) {
        open += 1
        try {
          yield* createSource(document).read(start, end)
        } finally {
          open -= 1
        }
      },
    }

    for await (const _event of isolated(counted, 'a.docx')) break

    expect(open).toBe(0)
  })

  test('fails with the error of its source', async () => {
    const document = letter('<w:p/>')
    let reads = 0
    const failing: Source = {
      size: document.length,
      async *read(start, end) {
        reads += 1
        if (reads > 2) throw new Error('the storage is away')
        yield document.subarray(start, end)
      },
    }

    await expect(getReading(isolated(failing, 'a.docx'))).rejects.toThrow('the storage is away')
  })

  test('fails with an error, not a fault of the document, when its process cannot start', async () => {
    await expect(scripted('notThere')).rejects.toThrow()
  })
})

describe('an extraction process', () => {
  test('stops when it takes too much memory, and its findings are kept', async () => {
    const { texts, notInspectable } = await scripted('memoryProcess', { memoryBytes: 150 * MIB })

    expect(texts).toEqual([{ text: 'found before' }])
    expect(notInspectable).toEqual([{ reason: 'memory' }])
  })

  test('stops when it takes too much processor time, even without a pause', async () => {
    const { texts, notInspectable } = await scripted('spinningProcess', { cpuSeconds: 1 })

    expect(texts).toEqual([{ text: 'found before' }])
    expect(notInspectable).toEqual([{ reason: 'timeout' }])
  })

  test('is cut off after an invalid message', async () => {
    expect(await scripted('lyingProcess')).toMatchObject({ notInspectable: [{ reason: 'broken' }] })
  })

  test('is cut off when it acknowledges more bytes than it received', async () => {
    expect(await scripted('greedyProcess')).toMatchObject({ notInspectable: [{ reason: 'broken' }] })
  })

  test('receives no more than a pipe holds when it never reads', async () => {
    let served = 0
    const endless: Source = {
      size: 1024 * MIB,
      async *read(start, end) {
        for (let at = start; at < end; at += MIB) {
          served += MIB
          yield Buffer.alloc(Math.min(MIB, end - at))
        }
      },
    }

    const more = { extractionScript: join(scripts, 'deafProcess.mjs'), cpuSeconds: 60 }
    await getReading(isolated(endless, 'a.docx', more))

    expect(served).toBeLessThan(8 * MIB)
  })

  test('reports a disk failure without repeating its message', async () => {
    await expect(scripted('tellingProcess')).rejects.toThrow(/^Document content could not be spooled to disk\.$/)
  })

  test('reaches no network, no foreign files, databases, processes or threads, no environment, and no code in strings', async () => {
    process.env.SECRET_OF_THE_HOST = 'x'
    const { texts } = await scripted('pryingProcess')

    const [{ text } = { text: '' }] = texts
    expect(JSON.parse(text)).toEqual({
      environment: [],
      refused: expect.arrayContaining([
        'net.connect',
        'http.get',
        'https.get',
        'tls.connect',
        'fetch',
        'http2.connect',
        'dns.lookup',
        'dns.resolve4',
        'dns.promises.lookup',
        'dns.Resolver',
        'dgram.send',
        'net.listen',
        'http.listen',
        'WebSocket',
        'read',
        'list',
        'write',
        'unlink',
        'spawn',
        'fork',
        'worker',
        'eval',
        'binding',
        'dlopen',
        'inspector',
        'net handle',
        'dgram handle',
        'pipe handle',
        'sqlite read',
        'sqlite in memory',
        'sqlite backup',
        'sqlite required',
        'signal to the parent',
        'signal past its guard',
        'debugging of the parent',
        'priority of the parent',
        'flags of V8',
        'thread of hooks',
        'working directory',
        'other user',
      ]),
      allowed: [],
    })
  })
})
