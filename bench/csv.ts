import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { fpeMethod } from '../engine/anonymisation/fpeMethod.ts'
import { Values } from '../engine/anonymisation/values.ts'
import { fullOrBrief } from './brief.ts'
import { writeCsv } from './csvData.ts'
import type { JobName } from './csvJobs.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'

/**
 * CPU time and memory of CSV anonymisation, alternating with peers; each run with a file has its own process.
 * node bench/csv.ts           against Python, csv-parse and @noble/ciphers
 * node bench/csv.ts --flat    memory for 10 MB, 1 GB and 5 GB
 */
const MB = 1e6
const ROUNDS = fullOrBrief(3, 1)
/** Values of one call. */
const BATCH = 2000
/** As `npm start` runs. */
const FLAGS = ['--max-semi-space-size=1']

type Cost = { cpu: number; rss: number }
type Runner = { name: string; command: string; args: readonly string[] }

const directory = await mkdtemp(join(tmpdir(), 'waybill-csv-'))
const ours = join(directory, 'ours.mjs')
// Bundled as deployed, because type stripping takes memory.
await build({
  entryPoints: [join(import.meta.dirname, 'csvOurs.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: ours,
  logLevel: 'error',
})

const us: Runner = { name: 'ours', command: process.execPath, args: [...FLAGS, ours] }
const node: Runner = {
  name: 'csv-parse + csv-stringify',
  command: process.execPath,
  args: [join(import.meta.dirname, 'csvNodePeer.ts')],
}
const python: Runner = {
  name: 'Python csv + hashlib',
  command: 'python3',
  args: [join(import.meta.dirname, 'csvPeer.py')],
}

function run({ command, args }: Runner, ...rest: string[]): Cost | undefined {
  const { error, status, stdout, stderr } = spawnSync(command, [...args, ...rest], { encoding: 'utf8' })
  if (error) return undefined
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function compare(job: JobName, peer: Runner, path: string, rows: number, values: number) {
  const costs = { us: [] as Cost[], peer: [] as Cost[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [our, their] = [run(us, job, path, devNull), run(peer, ...(peer === python ? [] : [job]), path, devNull)]
    if (!their) return console.log(`| ${job} | ${peer.name} is missing | | | | |`)
    if (our) costs.us.push(our)
    costs.peer.push(their)
  }
  const [our, their] = [costs.us, costs.peer].map(runs => median(runs.map(({ cpu }) => cpu))) as [number, number]
  const rss = Math.max(...costs.us.map(cost => cost.rss)) / 1024
  const speed = shown((rows * values) / our)
  console.log(
    `| ${job} | ${peer.name} | ${shown(our)} | ${shown(their)} | ${shown(their / our)} | ${speed} | ${shown(rss)} |`,
  )
}

async function speeds() {
  const [large, small] = [join(directory, 'large.csv'), join(directory, 'small.csv')]
  const [largeRows, smallRows] = [
    await writeCsv(large, fullOrBrief(200, 2) * MB),
    await writeCsv(small, fullOrBrief(20, 1) * MB),
  ]
  console.log('| Job | Peer | ours, CPU s | peer, CPU s | ratio | values a CPU s | peak RSS, MiB |')
  console.log('|---|---|---:|---:|---:|---:|---:|')
  compare('methods', python, large, largeRows, 3)
  compare('methods', node, small, smallRows, 3)
  compare('card', node, small, smallRows, 1)
  for (const job of ['card', 'email', 'pattern'] as const) {
    const cost = run(us, job, large, devNull)
    if (cost)
      console.log(
        `| ${job} | none | ${shown(cost.cpu)} | | | ${shown(largeRows / cost.cpu)} | ${shown(cost.rss / 1024)} |`,
      )
  }
  inMemory()
}

/** Without a file and the start of a process. */
function inMemory() {
  const [cards, results] = [new Values(), new Values()]
  for (let index = 0; index < BATCH; index += 1) {
    const digits = Buffer.from(`${randomInt(1e8, 1e9)}`.slice(1).repeat(2))
    cards.add(digits, 0, digits.length)
    cards.end()
  }
  const method = fpeMethod(randomBytes(32), false)
  const encrypt = (times: number) => {
    const before = process.cpuUsage()
    for (let time = 0; time < times; time += 1) {
      results.clear()
      method.apply(cards, results)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  const times = fullOrBrief(500, 5)
  encrypt(times)
  const costs = Array.from({ length: ROUNDS }, () => encrypt(times))
  console.log(`\nFPE of cards in memory: ${shown((BATCH * times) / median(costs))} values a CPU s`)
}

async function flat() {
  const path = join(directory, 'part.csv')
  await writeCsv(path, 10 * MB)
  const { size } = await stat(path)
  console.log('| Size | Job | CPU s | peak RSS, MiB |\n|---|---|---:|---:|')
  for (const bytes of [10 * MB, ...fullOrBrief([1000 * MB, 5000 * MB], [])]) {
    for (const job of ['methods', 'card'] as const) {
      const cost = run(us, job, path, devNull, `${Math.round(bytes / size)}`)
      if (cost) console.log(`| ${bytes / MB} MB | ${job} | ${shown(cost.cpu)} | ${shown(cost.rss / 1024)} |`)
    }
  }
}

console.log(`${machine()}\n`)
try {
  await (process.argv.includes('--flat') ? flat() : speeds())
} finally {
  await rm(directory, { recursive: true })
}
