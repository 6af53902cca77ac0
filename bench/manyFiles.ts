import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { startHost } from '../local/host.ts'
import { contracts } from '../shared/contract/table.ts'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { getSecret, type Person, person, personWith } from '../test/harness/person.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/manyFiles.ts [counts, such as 100,300,1000]: transfers of so many text files of 1 to 10 KB through a host in this
// process, over HTTP, four files at once and a look each five seconds, as the page does. CPU is that of host and caller together.
// Reports each phase for a file, and the ratio of the largest transfer to the smallest. The goal is for the whole: the more files, the
// more work is done while others upload.
const GOAL = 1.3
const AT_ONCE = 4
const LOOK_MILLISECONDS = 5000
const counts = process.argv[2]?.split(',').map(Number) ?? fullOrBrief([100, 300, 1000], [5, 10])
const phases = ['upload', 'finalize to release', 'download'] as const
type Phase = (typeof phases)[number]
const isPhase = (name: string): name is Phase => phases.some(phase => phase === name)
type Cost = { wall: number; cpu: number }

/** Each file differs, and has a card number every tenth. */
function toContent(number: number): Buffer {
  const line = `File ${number} counts ${number * 7919} parts in the hall. `
  const card = number % 10 === 0 ? 'Card 4111111111111111. ' : ''
  return Buffer.from(`${card}${line.repeat(1 + Math.round((1000 + ((number * 7919) % 9000)) / line.length))}\n`)
}

/** Milliseconds of the phase. */
async function measure<Result>(work: () => Promise<Result>): Promise<Cost & { result: Result }> {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000, result }
}

async function upload(alice: Person, contents: readonly Buffer[]): Promise<string> {
  const created = await alice.create(contents.map((content, number) => ({ name: `part-${number}.txt`, content })))
  let isDone = false
  const looks = (async () => {
    while (!isDone) {
      await alice.review(created.id)
      for (let waited = 0; waited < LOOK_MILLISECONDS && !isDone; waited += 100) await setTimeout(100)
    }
  })()
  await forEachAtMost(AT_ONCE, created.files, async ({ id, tempId }) => {
    await alice.upload(created.id, id, contents[tempId])
  })
  isDone = true
  await looks
  return created.id
}

async function release(alice: Person, id: string): Promise<string> {
  const { downloadUrl } = await alice.finalize(id)
  for (;;) {
    const { transfer } = await alice.review(id)
    if (transfer.transferState === 'active') return downloadUrl
    if (transfer.transferState === 'failed') throw new Error(transfer.failureReason)
    await setTimeout(1000)
  }
}

/** One after the other, as the page fills a ZIP. */
async function download(origin: string, downloadUrl: string, contents: readonly Buffer[]) {
  const secret = getSecret(downloadUrl)
  const { files } = await personWith(origin, undefined).call(contracts.getDownload, { params: { secret } })
  for (const [index, { url: place }] of files.entries()) {
    const { url } = (await (await fetch(`${place}?acknowledgement=true`)).json()) as { url: string }
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    if (!contents[index]?.equals(bytes)) throw new Error(`File ${index} came back with other bytes.`)
  }
}

async function send(origin: string, alice: Person, count: number): Promise<Record<Phase, Cost>> {
  const contents = Array.from({ length: count }, (_, number) => toContent(number))
  const up = await measure(() => upload(alice, contents))
  const released = await measure(() => release(alice, up.result))
  const down = await measure(() => download(origin, released.result, contents))
  return { upload: up, 'finalize to release': released, download: down }
}

console.log(machine())
const dataDirectory = mkdtempSync(join(tmpdir(), 'waybill-many-'))
const organisation = { ...demoOrganisation, limits: { ...demoOrganisation.limits, maxFiles: 1000 } }
const host = await startHost(
  { port: 0, host: '127.0.0.1', dataDirectory, organisation, logLevel: 'error' },
  { budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }, idTokenSeconds: 1e6 },
)
try {
  const alice = await person(host.origin, 'alice@acme.example')
  // Threads and code are warm before the first measurement.
  await send(host.origin, alice, Math.min(...counts))
  const costs: Record<Phase, Cost>[] = []
  for (const count of counts) {
    const cost = await send(host.origin, alice, count)
    costs.push(cost)
    console.log(`${count} files`)
    console.table(
      Object.fromEntries(
        phases.map(phase => [
          phase,
          { 'wall, s': shown(cost[phase].wall / 1000), 'CPU, s': shown(cost[phase].cpu / 1000) },
        ]),
      ),
    )
  }
  const each = (phase: Phase, at: number) => (costs.at(at)?.[phase].cpu ?? Number.NaN) / (counts.at(at) ?? Number.NaN)
  const sum = (at: number) => phases.reduce((total, phase) => total + each(phase, at), 0)
  console.log(`CPU of a file, ms: of ${counts.at(-1)} against of ${counts[0]}`)
  console.table(
    Object.fromEntries(
      [...phases, 'in all'].map(phase => {
        const [most, few] = isPhase(phase) ? [each(phase, -1), each(phase, 0)] : [sum(-1), sum(0)]
        return [
          phase,
          { many: shown(most), few: shown(few), ratio: shown(most / few), goal: isPhase(phase) ? '' : GOAL },
        ]
      }),
    ),
  )
} finally {
  await host.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
