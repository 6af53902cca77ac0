import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { diskBlobs } from '../local/blobs/diskBlobs.ts'
import { openDatabase } from '../local/database.ts'
import { fileKeys } from '../local/keys.ts'
import { partCount, partSizeFor, placeOfPart } from '../shared/domain/parts.ts'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { startFlags } from '../test/harness/startFlags.ts'
import { fullOrBrief } from './brief.ts'
import { machine } from './machine.ts'

// node bench/blobs.ts [MiB ...] (default: 64 and 1024): uploads and downloads over HTTP, against a bare HTTP server and
// a file copy with fsync. `parts`: in parts of the product's size, four at once. The server runs in its own process.
// Rounds alternate; figures are medians. 5120 needs 20 GiB of disk.
const MIB = 1024 * 1024
const AT_ONCE = 4
const partContent = randomBytes(partSizeFor(0))

type Kind = 'ours' | 'parts' | 'bare'
type Usage = { cpuSeconds: number; peakMiB: number; longestPauseMs: number }
type Run = Partial<Usage> & { megabytesPerSecond: number }
type Note = (what: string, kind: Kind | 'copy', run: Run) => void
type Part = { partNumber: number; etag: string }
type Question =
  | { up: number }
  | { begin: number }
  | { complete: readonly Part[] }
  | { down: true }
  | { digest: true }
  | { usage: 'reset' | 'read' }
  | { stop: true }

const [first = '', second = ''] = process.argv.slice(2)
if (process.send) await answerBench(first === 'bare' ? bare : ours, second)
else {
  console.log(machine())
  for (const mib of process.argv.length > 2 ? process.argv.slice(2) : fullOrBrief([64, 1024], [9]))
    await bench(Number(mib) * MIB)
}

async function bench(size: number) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-bench-'))
  const runs = new Map<string, Run[]>()
  const note: Note = (what, kind, run) => runs.set(`${what} ${kind}`, [...(runs.get(`${what} ${kind}`) ?? []), run])
  try {
    for (let round = 0; round < getRounds(size); round++) {
      for (const kind of ['bare', 'ours', 'parts'] as const) await throughHttp(kind, join(directory, kind), size, note)
      await copied(join(directory, 'source'), size, note)
    }
    print(size, runs)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function getRounds(size: number): number {
  return size > 2048 * MIB ? 1 : fullOrBrief(3, 1)
}

async function throughHttp(kind: Kind, directory: string, size: number, note: Note) {
  mkdirSync(directory)
  const server = fork(import.meta.filename, [kind, directory], { execArgv: [...startFlags] })
  await once(server, 'message')
  note('upload', kind, await (kind === 'parts' ? inParts(server, size) : inOne(server, size)))
  const down = await ask<string>(server, { down: true })
  note('download', kind, await measured(server, size, () => download(down)))
  if (kind !== 'bare') note('digest', kind, await measured(server, size, () => ask(server, { digest: true })))
  server.send({ stop: true })
  await once(server, 'exit')
  rmSync(directory, { recursive: true, force: true })
}

async function copied(source: string, size: number, note: Note) {
  const chunk = randomBytes(MIB)
  writeFileSync(source, '')
  for (let at = 0; at < size; at += MIB) writeFileSync(source, chunk.subarray(0, size - at), { flag: 'a' })
  const started = performance.now()
  await copyFile(source, `${source}.copy`)
  const copy = await open(`${source}.copy`, 'r+')
  await copy.sync()
  await copy.close()
  note('upload', 'copy', { megabytesPerSecond: speed(size, started) })
  rmSync(source)
  rmSync(`${source}.copy`)
}

async function measured(server: ChildProcess, size: number, work: () => Promise<unknown>): Promise<Run> {
  await ask(server, { usage: 'reset' })
  const started = performance.now()
  await work()
  const megabytesPerSecond = speed(size, started)
  return { megabytesPerSecond, ...(await ask<Usage>(server, { usage: 'read' })) }
}

function speed(size: number, started: number) {
  return size / 1e3 / (performance.now() - started)
}

async function upload(url: string, size: number) {
  const chunk = randomBytes(MIB)
  const sent = request(url, { method: 'PUT', headers: { 'content-length': size } })
  const answered = once(sent, 'response')
  for (let left = size; left > 0; left -= chunk.length) {
    if (!sent.write(chunk.subarray(0, left))) await once(sent, 'drain')
  }
  sent.end()
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  if (response.statusCode !== 200) throw new Error(`The upload was answered ${response.statusCode}.`)
}

async function inOne(server: ChildProcess, size: number): Promise<Run> {
  const url = await ask<string>(server, { up: size })
  return measured(server, size, () => upload(url, size))
}

async function inParts(server: ChildProcess, size: number): Promise<Run> {
  const urls = await ask<string[]>(server, { begin: size })
  return measured(server, size, async () => {
    const parts = new Map<number, Part>()
    await forEachAtMost(AT_ONCE, urls.entries(), async ([index, url]) =>
      parts.set(index, await uploadPart(url, index, size)),
    )
    await ask(server, { complete: urls.flatMap((_, index) => parts.get(index) ?? []) })
  })
}

async function uploadPart(url: string, index: number, size: number): Promise<Part> {
  const { start, end } = placeOfPart(size, partSizeFor(size), index + 1) ?? { start: 0, end: 0 }
  const sent = request(url, { method: 'PUT', headers: { 'content-length': end - start } })
  const answered = once(sent, 'response')
  sent.end(partContent.subarray(0, end - start))
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  if (response.statusCode !== 200) throw new Error(`A part was answered ${response.statusCode}.`)
  return { partNumber: index + 1, etag: response.headers.etag ?? '' }
}

async function download(url: string) {
  const [response] = (await once(get(url), 'response')) as [IncomingMessage]
  for await (const _ of response);
}

async function ask<T>(server: ChildProcess, question: Question): Promise<T> {
  server.send(question)
  const [answer] = (await once(server, 'message')) as [T]
  return answer
}

type Served = {
  answer(incoming: IncomingMessage, response: ServerResponse): Promise<unknown>
  up(size: number): Promise<string>
  begin(size: number): Promise<string[]>
  complete(parts: readonly Part[]): Promise<unknown>
  down(): Promise<string>
  digest(): Promise<unknown>
}

async function answerBench(serve: (directory: string, origin: string) => Served, directory: string) {
  const server = createServer({ requestTimeout: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const served = serve(directory, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  server.on('request', (incoming, response) => served.answer(incoming, response))
  const usage = usageMeter()
  process.on('message', async (question: Question) => {
    if ('stop' in question) process.exit(0)
    if ('usage' in question) process.send?.(usage(question.usage))
    if ('up' in question) process.send?.(await served.up(question.up))
    if ('begin' in question) process.send?.(await served.begin(question.begin))
    if ('complete' in question) process.send?.((await served.complete(question.complete)) ?? 'done')
    if ('down' in question) process.send?.(await served.down())
    if ('digest' in question) process.send?.(await served.digest())
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

function ours(directory: string, origin: string): Served {
  const keys = fileKeys(join(directory, 'key'))
  const database = openDatabase(join(directory, 'db'))
  const parts = { database, keys, signingKey: keys.derive('bench'), origin, now: Date.now, newId: randomUUID }
  const blobs = diskBlobs({ directory: join(directory, 'blobs'), ...parts })
  const expiresAt = Date.now() + 3_600_000
  let uploadId = ''
  return {
    answer: (incoming, response) => blobs.routes(incoming, response, new URL(incoming.url ?? '/', origin)),
    up: size => blobs.uploadUrl('file', { size, expiresAt }),
    async begin(size) {
      uploadId = await blobs.createMultipart('file')
      const partSize = partSizeFor(size)
      return Promise.all(
        Array.from({ length: partCount(size, partSize) }, (_, index) => {
          const { start, end } = placeOfPart(size, partSize, index + 1) ?? { start: 0, end: 0 }
          return blobs.partUrl('file', uploadId, index + 1, { size: end - start, expiresAt })
        }),
      )
    },
    async complete(list) {
      const fault = await blobs.completeMultipart('file', uploadId, list)
      if (fault) throw new Error(`Not completed: ${JSON.stringify(fault)}`)
    },
    async down() {
      await blobs.pin('file')
      await blobs.publish('file', 'file')
      return blobs.downloadUrl('file', { fileName: 'file', expiresAt })
    },
    digest: () => blobs.digest('file'),
  }
}

function bare(directory: string, origin: string): Served {
  const file = join(directory, 'file')
  return {
    async answer(incoming, response) {
      if (incoming.method === 'PUT') {
        await pipeline(incoming, createWriteStream(file, { flush: true }))
        response.end()
      } else {
        response.setHeader('content-length', statSync(file).size)
        await pipeline(createReadStream(file), response)
      }
    },
    up: async () => `${origin}/file`,
    begin: async () => [],
    complete: async () => undefined,
    down: async () => `${origin}/file`,
    digest: async () => undefined,
  }
}

function usageMeter() {
  const start = () => ({ cpu: process.cpuUsage(), peak: 0, longest: 0 })
  let meter = start()
  let last = performance.now()
  setInterval(() => {
    meter.longest = Math.max(meter.longest, performance.now() - last - 5)
    meter.peak = Math.max(meter.peak, process.memoryUsage.rss())
    last = performance.now()
  }, 5).unref()
  return (command: 'reset' | 'read'): Usage => {
    const { user, system } = process.cpuUsage(meter.cpu)
    const usage = { cpuSeconds: (user + system) / 1e6, peakMiB: meter.peak / MIB, longestPauseMs: meter.longest }
    if (command === 'reset') meter = start()
    return usage
  }
}

function print(size: number, runs: Map<string, Run[]>) {
  const of = (what: string, kind: Kind | 'copy', figure: keyof Run) =>
    median((runs.get(`${what} ${kind}`) ?? []).flatMap(run => run[figure] ?? [])) ?? ''
  const ratio = (one: number | '', other: number | '') =>
    one === '' || other === '' ? '' : Math.round((one / other) * 100) / 100
  console.log(`${size / MIB} MiB, median of ${getRounds(size)} rounds`)
  console.table(
    Object.fromEntries(
      ['upload', 'download', 'digest'].map(what => [
        what,
        {
          'MB/s': of(what, 'ours', 'megabytesPerSecond'),
          'bare MB/s': of(what, 'bare', 'megabytesPerSecond'),
          ratio: ratio(of(what, 'ours', 'megabytesPerSecond'), of(what, 'bare', 'megabytesPerSecond')),
          'copy MB/s': of(what, 'copy', 'megabytesPerSecond'),
          'parts MB/s': of(what, 'parts', 'megabytesPerSecond'),
          'parts ratio': ratio(of(what, 'parts', 'megabytesPerSecond'), of(what, 'ours', 'megabytesPerSecond')),
          'CPU s': of(what, 'ours', 'cpuSeconds'),
          'parts CPU s': of(what, 'parts', 'cpuSeconds'),
          'bare CPU s': of(what, 'bare', 'cpuSeconds'),
          'peak RSS MiB': of(what, 'ours', 'peakMiB'),
          'parts RSS MiB': of(what, 'parts', 'peakMiB'),
          'bare RSS MiB': of(what, 'bare', 'peakMiB'),
          'longest pause ms': of(what, 'ours', 'longestPauseMs'),
          'parts pause ms': of(what, 'parts', 'longestPauseMs'),
        },
      ]),
    ),
  )
}

function median(values: readonly number[]): number | undefined {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
  return middle === undefined ? undefined : Math.round(middle * 10) / 10
}
