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

/** Reuses one buffer, so that only sealing allocates memory. */
async function* repeated(): AsyncGenerator<Uint8Array> {
  await using file = await open(from)
  const piece = Buffer.alloc(PIECE)
  for (let left = size, at = 0; left > 0; ) {
    const { bytesRead } = await file.read(piece, 0, Math.min(PIECE, left), at)
    left -= bytesRead
    at = bytesRead === 0 ? 0 : at + bytesRead
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
