import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonLog } from '../lambdas/core/request/log.ts'
import { openDatabase } from '../local/database.ts'
import { clearInsights } from '../local/insights/clearInsights.ts'
import { fileKeys } from '../local/keys.ts'
import { sqliteInsights } from '../local/stores/insights.ts'
import { sqliteTransferIndex } from '../local/stores/transferIndex.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { shown } from './figures.ts'
import { ranges, toWindow } from './insightQuestions.ts'
import { measure, printInsights } from './insightsMeasure.ts'
import { fillDirectory, historyFile } from './listsData.ts'
import { machine } from './machine.ts'

// node bench/insights.ts [counts] [--data folder] [--fill] (default: 10000 100000 1000000, a new folder): every verb of the
// port Insights on the one machine, over four ranges of a plausible organisation's transfers. Directories
// `<folder>/<count>` of bench/listsFill.ts are reused and kept. `--fill` also measures what the first start after an update
// does: filling the rows of insights from the transfers.
const GOAL_MILLISECONDS = 150
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

async function printVerbs(directory: string, history: HistoryOf) {
  const insights = openInsights(directory)
  await printInsights(insights, history, GOAL_MILLISECONDS)
  await insights.close()
}
