import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { errorFields, jsonLog } from '../lambdas/core/request/log.ts'
import { checkRecipient } from '../lambdas/core/transfer/recipientChecks.ts'
import { openDatabase } from '../local/database.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { fileKeys } from '../local/keys.ts'
import { fillUsageOnce, sqliteUsage } from '../local/stores/usage.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { fillDirectory } from './listsData.ts'
import { machine } from './machine.ts'

// node bench/recipients.ts [count] [--data folder] (default: 100000, a new folder): the time to fill the usage history
// from so many transfers, and all reads of the checks of one recipient (`<folder>/<count>` of bench/listsFill.ts is
// reused and kept). The number of reads on DynamoDB is a test: test/aws/dynamoUsage.aws.ts.
const GOAL_MILLISECONDS = 10
const ROUNDS = fullOrBrief(2000, 20)
const files = ['salaries.xlsx', 'report.pdf', 'contract.pdf'].map(name => ({ name }))

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
const count = Number(positionals[0] ?? fullOrBrief(100_000, 300))
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'waybill-recipients-'))
const directory = join(folder, String(count))
const log = jsonLog(line => console.error(line), Date.now, 'error')

console.log(machine())
try {
  if (!existsSync(directory)) await fillDirectory(directory, { seed: 7, count, now: Date.now() })
  // The disk writes the fill behind it for a minute, and reads wait.
  execFileSync('sync')
  const database = openDatabase(join(directory, 'waybill.db'))
  const started = performance.now()
  const before = process.cpuUsage()
  await fillUsageOnce(database, fileKeys(join(directory, 'keys', 'root.key')).derive('transfers'), {
    log,
    now: Date.now,
  })
  const { user, system } = process.cpuUsage(before)
  const getCount = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)
  console.table({
    'the usage history': {
      'fill s': shown((performance.now() - started) / 1000),
      'CPU s': shown((user + system) / 1e6),
      'peak RSS MiB': shown(process.resourceUsage().maxRSS / 1024),
      pairs: getCount('usage_pairs'),
      domains: getCount('usage_domains'),
      stems: getCount('usage_stems'),
    },
  })
  await printChecks(database)
  database.close()
} catch (error) {
  log.error('The benchmark failed.', errorFields(error))
  process.exitCode = 1
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

/** As a provisional transfer of three files asks for one recipient. */
async function printChecks(database: ReturnType<typeof openDatabase>) {
  const usage = sqliteUsage(database, { now: Date.now })
  const asked = performance.now()
  const { texts } = await usage.knownDomains()
  const first = performance.now() - asked
  const pairs = database
    .prepare('SELECT subject, address, domain FROM usage_pairs ORDER BY random() LIMIT ?')
    .all(ROUNDS)
  const largest = database
    .prepare('SELECT domain FROM usage_members GROUP BY domain ORDER BY count(*) DESC LIMIT 1')
    .get()
  const cases: Record<string, (pair: (typeof pairs)[number], round: number) => string> = {
    'a known address': ({ address }) => String(address),
    'a new address at a known domain': ({ domain }, round) => `new${round}@${domain}`,
    'a new address at the domain of most members': (_, round) => `new${round}@${largest?.domain}`,
    'an unseen domain': ({ domain }) => `rita@${swapLetters(String(domain))}`,
    'an unseen domain like no other': (_, round) => `rita@q${round}zxkvw${round}.example`,
  }
  const rows: Record<string, object> = {}
  for (const [what, getRecipient] of Object.entries(cases)) {
    const times: number[] = []
    const cpu: number[] = []
    let found = 0
    for (const [round, pair] of pairs.entries()) {
      const recipient = getRecipient(pair, round)
      const cpuBefore = process.threadCpuUsage()
      const started = performance.now()
      const asked = { subject: String(pair.subject), recipient, files }
      const { messages } = await checkRecipient({ usage, organisation: demoOrganisation }, asked)
      if (messages[0]?.reason === 'DOMAIN_UNSEEN' && messages[0].suggestion) found += 1
      times.push(performance.now() - started)
      const { user, system } = process.threadCpuUsage(cpuBefore)
      cpu.push((user + system) / 1000)
    }
    rows[what] = {
      'CPU p95 ms': shown(percentile(cpu, 95)),
      'p50 ms': shown(percentile(times, 50)),
      'p95 ms': shown(percentile(times, 95)),
      'max ms': shown(Math.max(...times)),
      'look-alikes': found > 0,
      goal: GOAL_MILLISECONDS,
    }
  }
  console.table(rows)
  console.log(`${texts.size} known domains, indexed in ${shown(first)} ms`)
}

function swapLetters(domain: string): string {
  return domain.slice(0, 1) + domain.slice(2, 3) + domain.slice(1, 2) + domain.slice(3)
}
