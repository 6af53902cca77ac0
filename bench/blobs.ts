import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { diskBlobs } from '../local/blobs/diskBlobs.ts'
import { openDatabase } from '../local/database.ts'
import { fileKeys } from '../local/keys.ts'

// node bench/blobs.ts [MiB, 1024 when left out] [directory]: one file up and down through HTTP, ours against a bare HTTP
// server that writes the file as it is, and against a copy of the file. The server is a process of its own, so that CPU
// and memory are the server's alone. Rounds alternate (A B A B); figures are medians.
const ROUNDS = 3
const MIB = 1024 * 1024

type Usage = { cpuSeconds: number; peakMiB: number; longestPauseMs: number }
type Run = { megabytesPerSecond: number } & Partial<Usage>

if (process.send) await serveForBench(process.argv[2] ?? 'ours', process.argv[3] ?? '')
else await bench(Number(process.argv[2] ?? 1024) * MIB, process.argv[3] ?? tmpdir())

async function bench(size: number, where: string) {
  const directory = mkdtempSync(join(where, 'waybill-bench-'))
  try {
    const runs = new Map<string, Run[]>()
    const note = (name: string, run: Run) => runs.set(name, [...(runs.get(name) ?? []), run])
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of ['bare', 'ours'] as const)
        await throughHttp(kind, join(directory, `${kind}${round}`), size, note)
      await copied(join(directory, 'bare0', 'file'), size, note)
    }
    print(size, runs)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function throughHttp(
  kind: 'ours' | 'bare',
  directory: string,
  size: number,
  note: (name: string, run: Run) => void,
) {
  mkdirSync(directory)
  const server = fork(import.meta.filename, [kind, directory])
  const [origin] = (await once(server, 'message')) as [string]
  const up = await ask<string>(server, { up: size })
  note(`upload, ${kind}`, await measured(server, size, () => upload(up, size)))
  const down = await ask<string>(server, { down: size })
  note(`download, ${kind}`, await measured(server, size, () => download(down)))
  if (kind === 'ours') note('digest, ours', await measured(server, size, () => ask(server, { digest: size })))
  server.send('stop')
  await once(server, 'exit')
  if (directory.endsWith('bare0') || origin === '') return
  rmSync(directory, { recursive: true, force: true })
}

async function copied(file: string, size: number, note: (name: string, run: Run) => void) {
  const started = performance.now()
  await copyFile(file, `${file}.copy`)
  const copy = await open(`${file}.copy`, 'r+')
  await copy.sync()
  await copy.close()
  note('copy of the file, with fsync', { megabytesPerSecond: speed(size, started) })
  rmSync(`${file}.copy`)
}

async function measured(server: ChildProcess, size: number, work: () => Promise<unknown>): Promise<Run> {
  await ask(server, { reset: 1 })
  const started = performance.now()
  await work()
  const megabytesPerSecond = speed(size, started)
  return { megabytesPerSecond, ...(await ask<Usage>(server, { usage: 1 })) }
}

function speed(size: number, started: number) {
  return size / 1e3 / (performance.now() - started)
}

async function upload(url: string, size: number) {
  const chunk = randomBytes(MIB)
  const sent = request(url, { method: 'PUT', headers: { 'content-length': size } })
  const answered = once(sent, 'response')
  for (let left = size; left > 0; left -= chunk.length) {
    if (!sent.write(left < chunk.length ? chunk.subarray(0, left) : chunk)) await once(sent, 'drain')
  }
  sent.end()
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  if (response.statusCode !== 200) throw new Error(`The upload answered ${response.statusCode}.`)
}

async function download(url: string) {
  const [response] = (await once(get(url), 'response')) as [IncomingMessage]
  for await (const _ of response);
}

async function ask<T>(server: ChildProcess, question: Record<string, number>): Promise<T> {
  server.send(question)
  const [answer] = (await once(server, 'message')) as [T]
  return answer
}

/** The server's side: sets itself up, then answers the questions above. */
async function serveForBench(kind: string, directory: string) {
  const server = createServer({ requestTimeout: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const host = kind === 'ours' ? ours(directory, origin) : bare(directory, origin)
  server.on('request', (incoming, response) => host.answer(incoming, response))
  const usage = usageMeter()
  process.on('message', async (question: Record<string, number> | 'stop') => {
    if (question === 'stop') process.exit(0)
    if (question.reset) usage.reset()
    if (question.usage || question.reset) return process.send?.(usage.read())
    process.send?.(await host.ask(question))
  })
  process.send?.(origin)
}

function ours(directory: string, origin: string) {
  const keys = fileKeys(join(directory, 'key'))
  const database = openDatabase(join(directory, 'db'))
  const parts = { database, keys, signingKey: keys.derive('bench'), origin, now: Date.now, newId: randomUUID }
  const blobs = diskBlobs({ directory: join(directory, 'blobs'), ...parts })
  const expiresAt = Date.now() + 3_600_000
  return {
    answer: (incoming: IncomingMessage, response: ServerResponse) =>
      blobs.routes(incoming, response, new URL(incoming.url ?? '/', origin)),
    async ask({ up, digest }: Record<string, number>) {
      if (digest) return blobs.digest('file')
      if (up) return blobs.uploadUrl('file', { size: up, expiresAt })
      await blobs.pin('file')
      await blobs.publish('file')
      return blobs.downloadUrl('file', { fileName: 'file', expiresAt })
    },
  }
}

function bare(directory: string, origin: string) {
  const file = join(directory, 'file')
  return {
    async answer(incoming: IncomingMessage, response: ServerResponse) {
      if (incoming.method === 'PUT') {
        await pipeline(incoming, createWriteStream(file, { flush: true }))
        response.end()
      } else {
        response.setHeader('content-length', statSync(file).size)
        await pipeline(createReadStream(file), response)
      }
    },
    ask: async () => `${origin}/file`,
  }
}

/** CPU since the last reset, the peak of the resident memory, and the longest time the event loop stood still. */
function usageMeter() {
  let cpu = process.cpuUsage()
  let peak = 0
  let longest = 0
  let last = performance.now()
  setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5)
    last = performance.now()
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5).unref()
  return {
    reset() {
      cpu = process.cpuUsage()
      peak = 0
      longest = 0
    },
    read(): Usage {
      const { user, system } = process.cpuUsage(cpu)
      return { cpuSeconds: (user + system) / 1e6, peakMiB: peak / MIB, longestPauseMs: longest }
    },
  }
}

function print(size: number, runs: Map<string, Run[]>) {
  const rows = [...runs].map(([name, all]) => {
    const figure = (of: (run: Run) => number | undefined) => median(all.map(of))
    return {
      [`${size / MIB} MiB`]: name,
      'MB/s': figure(run => run.megabytesPerSecond),
      'server CPU s': figure(run => run.cpuSeconds),
      'peak RSS MiB': figure(run => run.peakMiB),
      'longest pause ms': figure(run => run.longestPauseMs),
    }
  })
  console.table(rows)
}

function median(values: (number | undefined)[]): number | string {
  const known = values.filter(value => value !== undefined).sort((one, other) => one - other)
  const middle = known[Math.floor(known.length / 2)]
  return middle === undefined ? '' : Math.round(middle * 10) / 10
}
