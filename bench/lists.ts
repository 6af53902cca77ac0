import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { TransferIndex } from '../lambdas/ports/transferIndex.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { fillDirectory, historyFile } from './listsData.ts'
import { openedDirectory } from './listsHost.ts'
import { type Answered, answered, figures, warmUp } from './listsMeasure.ts'
import { filledNode } from './listsNode.ts'
import { plainPeer } from './listsPeer.ts'
import { questions } from './listsQuestions.ts'
import { machine } from './machine.ts'

// node bench/lists.ts [counts] [--data folder] [--on sqlite,plain,opensearch] [--recipients n] (default: 10000 100000
// 1000000, a new folder, all three, one recipient each): measures every list and its statistics over a plausible organisation's transfers. `sqlite` is the
// one-machine adapter; `opensearch` the AWS adapter with one node (2 GB of heap); `plain` plain columns with LIKE
// '%word%'. Directories `<folder>/<count>` (bench/listsFill.ts) are reused and kept.
const GOALS = { sqlite: { list: 10, stats: 150 }, plain: undefined, opensearch: { list: 300, stats: 300 } }
const kinds = ['sqlite', 'plain', 'opensearch'] as const
type Kind = (typeof kinds)[number]
type Results = Map<string, Answered>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    on: { type: 'string', default: fullOrBrief(kinds.join(','), 'sqlite,plain') },
    recipients: { type: 'string', default: '1' },
  },
})
const counts = positionals.length > 0 ? positionals.map(Number) : fullOrBrief([10_000, 100_000, 1_000_000], [300])
const recipients = Number(values.recipients)
const wanted = kinds.filter(kind => values.on.split(',').includes(kind))
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'waybill-lists-'))
const all = new Map<string, Results>()

console.log(machine())
try {
  for (const count of counts) {
    const directory = join(folder, String(count))
    if (!existsSync(directory)) await fillDirectory(directory, { seed: 7, count, now: Date.now(), recipients })
    const history = JSON.parse(readFileSync(historyFile(directory), 'utf8')) as HistoryOf
    for (const kind of wanted) all.set(`${kind} ${count}`, await measured(kind, directory, history))
    print(count)
  }
  for (const kind of wanted) printGrowth(kind)
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

async function measured(kind: Kind, directory: string, history: HistoryOf): Promise<Results> {
  if (kind === 'plain') {
    const file = join(directory, 'plain.db')
    rmSync(file, { force: true })
    const peer = plainPeer(file, history)
    const results = await asked(peer, history)
    peer.close()
    rmSync(file)
    return results
  }
  if (kind === 'opensearch') {
    const node = await filledNode(history)
    try {
      const results = await asked(node.index, history)
      told(`opensearch, ${history.count} transfers`, {
        'filled in s': node.fillSeconds,
        'put p50 ms': percentile(node.putMilliseconds, 50),
        'on disk MiB': await node.diskMiB(),
      })
      return results
    } finally {
      await node.stop()
    }
  }
  const host = openedDirectory(directory)
  const results = await asked(host.index, history)
  const rssMiB = process.memoryUsage.rss() / 2 ** 20
  const puts = await host.puts(history)
  told(`sqlite, ${history.count} transfers`, {
    'stored and listed p50 ms': percentile(puts, 50),
    'p95 ms': percentile(puts, 95),
    'on disk MiB': host.diskMiB,
    'RSS MiB': rssMiB,
  })
  await host.close()
  return results
}

async function asked(index: Pick<TransferIndex, 'find' | 'count'>, history: HistoryOf): Promise<Results> {
  const results: Results = new Map()
  const asks = questions(history)
  await warmUp(index, asks, history.now)
  for (const question of asks) results.set(question.name, await answered(index, question, history.now))
  return results
}

function told(what: string, said: Record<string, number>) {
  console.log(`\n${what}, load ${shown(loadavg()[0] ?? 0)}`)
  console.table(Object.fromEntries(Object.entries(said).map(([name, value]) => [name, shown(value)])))
}

function print(count: number) {
  for (const kind of wanted) {
    const results = all.get(`${kind} ${count}`) ?? new Map()
    console.log(`\n${kind}, ${count} transfers, ms, load ${shown(loadavg()[0] ?? 0)}`)
    console.table(Object.fromEntries([...results].map(([name, answers]) => [name, figures(answers)])))
    const goals = GOALS[kind]
    if (!goals) continue
    for (const part of ['list', 'stats'] as const) {
      const missed = [...results].filter(([, answers]) => percentile(answers[part], 95) > goals[part])
      const said = missed.map(([name, answers]) => `${name} ${shown(percentile(answers[part], 95))}`)
      console.log(
        `${part} p95 <= ${goals[part]} ms: ${results.size - missed.length} of ${results.size}`,
        said.join('; '),
      )
    }
  }
}

function printGrowth(kind: Kind) {
  console.log(`\n${kind}, p50 of list / statistics in ms, as it grows`)
  const [first] = all.values()
  const row = (name: string) =>
    Object.fromEntries(
      counts.map(count => {
        const { list, stats } = all.get(`${kind} ${count}`)?.get(name) ?? { list: [], stats: [] }
        return [count, `${shown(percentile(list, 50))} / ${shown(percentile(stats, 50))}`]
      }),
    )
  console.table(Object.fromEntries([...(first?.keys() ?? [])].map(name => [name, row(name)])))
}
