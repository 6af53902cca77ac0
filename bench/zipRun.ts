import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileSink } from './zipSink.ts'

/**
 * One archive: `node bench/zipRun.ts ours|zipjs level from to [size]`. With a size, repeats `from` up to that many
 * bytes; an empty `to` discards the archive.
 */
const [maker, level = '', from = '', to = '', bytes] = process.argv.slice(2)
const PASSWORD = 'BenchmarkOfTheArchive'
const PIECE = 256 * 1024

const size = bytes === undefined ? (await stat(from)).size : Number(bytes)
const work = maker === 'ours' ? await ours() : await zipJs()
const used = process.cpuUsage()
const started = performance.now()
await work()
const { user, system } = process.cpuUsage(used)
console.log(
  JSON.stringify({
    wall: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    rss: process.resourceUsage().maxRSS * 1024,
  }),
)

async function ours() {
  const { sealedZip } = await import('../engine/archive/sealedZip.ts')
  const chosen = level === 'store' || level === 'auto' ? level : level === '1' ? 1 : 6
  const entry = { name: 'data', size, modifiedAt: new Date(), open: () => repeated() }
  return async () => {
    const archive = sealedZip([entry], PASSWORD, { level: chosen })
    const sink = to ? await fileSink(to) : undefined
    for await (const piece of archive) await sink?.write(piece)
    await sink?.close()
  }
}

/** Reads the next piece while the current one is sealed, as the engine does; reuses two buffers, so that only sealing allocates memory. */
async function* repeated(): AsyncGenerator<Uint8Array> {
  await using file = await open(from)
  const [first, second] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)]
  const { size: fileSize } = await file.stat()
  const readAt = (at: number, into: Buffer) => file.read(into, 0, Math.min(PIECE, size - at), at % fileSize)
  let next = readAt(0, first)
  for (let at = 0, piece = first; at < size; piece = piece === first ? second : first) {
    const { bytesRead } = await next
    at += bytesRead
    if (at < size) next = readAt(at, piece === first ? second : first)
    yield piece.subarray(0, bytesRead)
  }
}

async function zipJs() {
  const { configure, ZipWriter } = await import('@zip.js/zip.js')
  configure({ useWebWorkers: false })
  return async () => {
    const zip = new ZipWriter(new WritableStream<Uint8Array>(await fileSink(to)), {
      password: PASSWORD,
      encryptionStrength: 3,
    })
    const source = Readable.toWeb(createReadStream(from, { highWaterMark: PIECE })) as ReadableStream<Uint8Array>
    await zip.add('data', source, { level: level === 'store' ? 0 : Number(level) })
    await zip.close()
  }
}
