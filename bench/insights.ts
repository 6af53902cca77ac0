import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonLog } from '../lambdas/core/request/log.ts'
import type { Insights } from '../lambdas/ports/insights.ts'
import { openDatabase } from '../local/database.ts'
import { clearInsights } from '../local/insights/clearInsights.ts'
import { fileKeys } from '../local/keys.ts'
import { sqliteInsights } from '../local/stores/insights.ts'
import { sqliteTransferIndex } from '../local/stores/transferIndex.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { type Asked, insightQuestions, ranges, toWindow } from './insightQuestions.ts'
import { fillDirectory, historyFile } from './listsData.ts'
import { machine } from './machine.ts'

// node bench/insights.ts [counts] [--data folder] [--fill] (default: 10000 100000 1000000, a new folder): every verb of the
// port Insights on the one machine, over four ranges of a plausible organisation's transfers. Directories
// `<folder>/<count>` of bench/listsFill.ts are reused and kept. `--fill` also measures what the first start after an update
// does: filling the rows of insights from the transfers.
const GOAL_MILLISECONDS = 150
const WARM_UP_ROUNDS = fullOrBrief(3, 1)
const ROUNDS = fullOrBrief(40, 2)
/** Slow questions get fewer rounds, but at least five. */
const MAX_MILLISECONDS = 4000
const MIN_ROUNDS = fullOrBrief(5, 2)
/** Downloads and expiries change as many days between two looks at a page. */
const CHANGED_DAYS = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, fill: { type: 'boolean', default: fullOrBrief(false, true) } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : fullOrBrief([10_000, 100_000, 1_000_000], [300])
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'waybill-insights-'))

console.log(machine())
try {
  for (const count of counts) {
    const directory = join(folder, String(count))
    if (!existsSync(directory)) await fillDirectory(directory, { seed: 7, count, now: Date.now() })
    // The disk writes the fill behind it for a minute, and reads wait.
    execFileSync('sync')
    const history = JSON.parse(readFileSync(historyFile(directory), 'utf8')) as HistoryOf
    if (values.fill) await printFill(directory)
    await printFirst(directory, history)
    await printVerbs(directory, history)
  }
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

function openInsights(directory: string) {
  return sqliteInsights({ databaseFile: join(directory, 'waybill.db'), getDelay: () => ({}) })
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function printFill(directory: string) {
  const databaseFile = join(directory, 'waybill.db')
  const database = openDatabase(databaseFile)
  clearInsights(database)
  const key = fileKeys(join(directory, 'keys', 'root.key')).derive('transfers')
  const log = jsonLog(line => console.error(line), Date.now, 'error')
  const index = sqliteTransferIndex(database, { databaseFile, key, log, now: Date.now })
  const before = process.cpuUsage()
  const milliseconds = await measure(() => index.catchUp())
  const { user, system } = process.cpuUsage(before)
  await index.close()
  database.close()
  console.table({ fill: { 'wall s': shown(milliseconds / 1000), 'CPU s': shown((user + system) / 1e6) } })
}

/** Of a thread that has read nothing, and of one whose days changed. */
async function printFirst(directory: string, { now }: HistoryOf) {
  const first: Record<string, number> = {}
  for (const range of ranges) {
    const insights = openInsights(directory)
    first[`${range.name}, first ms`] = shown(await measure(() => insights.sumUp(toWindow(range, now), now)))
    if (range === ranges.at(-1)) {
      changeDays(directory)
      first['everything, changed ms'] = shown(await measure(() => insights.sumUp(toWindow(range, now), now)))
    }
    await insights.close()
  }
  console.table({
    ...first,
    'on disk MiB': getTableSize(directory),
    'RSS MiB': shown(process.memoryUsage.rss() / 2 ** 20),
  })
}

function changeDays(directory: string) {
  const database = openDatabase(join(directory, 'waybill.db'))
  const days =
    database.prepare(`SELECT CAST(min(place) AS TEXT) AS place FROM insight_rows GROUP BY (place >> 16) / 86400000
    ORDER BY 1 DESC LIMIT ?`)
  const touch = database.prepare('UPDATE insight_rows SET downloads = downloads WHERE place = ?')
  for (const { place } of days.all(CHANGED_DAYS)) touch.run(BigInt(String(place)))
  database.close()
}

function getTableSize(directory: string): number {
  const database = openDatabase(join(directory, 'waybill.db'))
  const row = database.prepare("SELECT sum(pgsize) AS bytes FROM dbstat WHERE name LIKE '%insight_%'").get()
  database.close()
  return shown(Number(row?.bytes) / 2 ** 20)
}

async function printVerbs(directory: string, { count, now }: HistoryOf) {
  const insights = openInsights(directory)
  const times = new Map<Asked, number[]>()
  const asked = insightQuestions(now)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const { ask } of asked) await ask(insights)
  for (const question of asked) times.set(question, await askOften(insights, question))
  await insights.close()

  const row = (verb: string) =>
    Object.fromEntries(
      asked
        .filter(question => question.verb === verb)
        .flatMap(question =>
          [50, 95].map(share => [`${question.range} p${share}`, shown(percentile(times.get(question) ?? [], share))]),
        ),
    )
  console.log(`\n${count} transfers, ms, load ${shown(loadavg()[0] ?? 0)}`)
  console.table(Object.fromEntries([...new Set(asked.map(({ verb }) => verb))].map(verb => [verb, row(verb)])))
  const missed = asked.filter(question => percentile(times.get(question) ?? [], 95) > GOAL_MILLISECONDS)
  console.log(
    `p95 <= ${GOAL_MILLISECONDS} ms: ${asked.length - missed.length} of ${asked.length}`,
    missed.map(({ verb, range }) => `${verb}, ${range}`).join('; '),
  )
}

async function askOften(insights: Insights, { ask }: Asked): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await measure(() => ask(insights)))
    if (performance.now() - begun > MAX_MILLISECONDS && round >= MIN_ROUNDS - 1) break
  }
  return times
}
