import { execFile, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs, promisify } from 'node:util'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'
import { stretches } from './zipData.ts'

/**
 * node bench/zip.ts [--size MB] [--rounds n]: sealing against 7z and zip.js, alternating, on generated data. node
 * bench/zip.ts --flat: peak memory at 10 MB, 1 GB and 5 GB. Uses `TMPDIR`.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: fullOrBrief('512', '2') },
    rounds: { type: 'string', default: fullOrBrief('2', '1') },
    flat: { type: 'boolean' },
  },
})
const MB = 1e6
const SEVEN_ZIP = '7z'
const run = promisify(execFile)

type Made = { wall: number; cpu: number; rss: number }
type Maker = { name: string; make: (level: string, from: string, to: string) => Promise<Made> }

const ours: Maker = { name: 'ours', make: (...task) => inProcess('ours', ...task) }
const zipJs: Maker = { name: 'zip.js', make: (...task) => inProcess('zipjs', ...task) }
const sevenZip: Maker = { name: '7z', make: bySevenZip }
const has7z = spawnSync(SEVEN_ZIP, ['--help']).error === undefined

/** 7z's level of similar effort. */
const ROWS = [
  { level: 'store', as7z: '0', kind: 'mixed' },
  { level: '1', as7z: '1', kind: 'mixed' },
  { level: '1', as7z: '1', kind: 'text' },
  { level: '6', as7z: '5', kind: 'mixed' },
  { level: '6', as7z: '5', kind: 'text' },
] as const

const directory = await mkdtemp(join(tmpdir(), 'waybill-zip-'))
try {
  console.log(`${machine()}\n`)
  await (values.flat ? flat() : peers())
} finally {
  await rm(directory, { recursive: true })
}

async function peers() {
  if (!has7z) console.log('7z is missing: install p7zip-full or 7zip for its rows.\n')
  const size = Number(values.size) * MB
  for (const kind of ['mixed', 'text'] as const) await data(kind, size)
  console.log(
    `${values.size} MB in one file; medians of ${values.rounds} rounds, in turns. Ratio: the peer's time to ours.\n`,
  )
  console.log(
    '| Level | data | peer | ours, s | peer, s | ratio | by CPU | ours, MB | peer, MB | ours, peak RSS MB | peer |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { level, as7z, kind } of ROWS) {
    if (has7z) await compare(sevenZip, { level, theirLevel: as7z, kind })
    else console.log(`| ${level} | ${kind} | 7z: missing |`)
    await compare(zipJs, { level, theirLevel: level, kind })
  }
}

async function compare(peer: Maker, { level, theirLevel, kind }: { level: string; theirLevel: string; kind: string }) {
  const from = join(directory, kind)
  const sides = [
    { maker: ours, level, to: join(directory, 'ours.zip'), made: [] as Made[] },
    { maker: peer, level: theirLevel, to: join(directory, 'peer.zip'), made: [] as Made[] },
  ]
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { maker, level, to, made } of sides) {
      await rm(to, { force: true })
      made.push(await maker.make(level, from, to))
    }
  }
  const [we, they] = await Promise.all(
    sides.map(async ({ made, to }) => ({
      wall: median(made.map(({ wall }) => wall)),
      cpu: median(made.map(({ cpu }) => cpu)),
      rss: Math.max(...made.map(({ rss }) => rss)) / MB,
      size: (await stat(to)).size / MB,
    })),
  )
  if (!we || !they) return
  const figures = [we.wall, they.wall, they.wall / we.wall, they.cpu / we.cpu, we.size, they.size, we.rss].map(shown)
  console.log(
    `| ${[level, kind, peer.name, ...figures, Number.isNaN(they.rss) ? 'n/a' : shown(they.rss)].join(' | ')} |`,
  )
}

async function flat() {
  await data('mixed', fullOrBrief(128, 1) * MB)
  console.log('| Level | bytes | s | MB/s | peak RSS, MB |\n|---|---|---|---|---|')
  for (const level of ['store', 'auto']) {
    for (const bytes of [0, 10 * MB, ...fullOrBrief([1000 * MB, 5000 * MB], [])]) {
      const { wall, rss } = await inProcess('ours', level, join(directory, 'mixed'), '', String(bytes))
      console.log(`| ${[level, bytes, shown(wall), shown(bytes / MB / wall), shown(rss / MB)].join(' | ')} |`)
    }
  }
}

async function data(kind: 'mixed' | 'text', size: number) {
  let left = size
  function* sized() {
    for (const stretch of stretches(kind)) {
      yield stretch.subarray(0, left)
      left -= Math.min(left, stretch.length)
      if (left === 0) return
    }
  }
  await pipeline(Readable.from(sized()), createWriteStream(join(directory, kind)))
}

async function inProcess(...task: string[]): Promise<Made> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'zipRun.ts'), ...task])
  return JSON.parse(stdout)
}

/** Includes the start, about 20 ms; reports no memory. */
async function bySevenZip(level: string, from: string, to: string): Promise<Made> {
  const command = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null'
  const task = [SEVEN_ZIP, 'a', '-tzip', '-mem=AES256', '-pBenchmarkOfTheArchive', `-mx${level}`, to, from]
  const { stderr } = await run('bash', ['-c', command, 'bash', ...task])
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number)
  return { wall, cpu: user + system, rss: Number.NaN }
}
