import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { TransferIndex } from '../lambdas/ports/transferIndex.ts'
import { compileConditions } from '../shared/domain/policies/matching.ts'
import { toTransferFacts } from '../shared/domain/policies/policyFacts.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import { fullOrBrief } from './brief.ts'
import { percentile, shown } from './figures.ts'
import { fillDirectory, historyFile } from './listsData.ts'
import { openedDirectory } from './listsHost.ts'
import { filledNode } from './listsNode.ts'
import { machine } from './machine.ts'
import { manyPolicies, transferFacts, triedPolicies } from './policiesData.ts'

// node bench/policies.ts [count] [--data folder] [--on sqlite,opensearch] (default: 100000, a new folder, both): CPU time
// to evaluate all policies on one transfer, and the time to try a policy on so many past transfers (`<folder>/<count>`
// of bench/listsFill.ts is reused and kept). All of a history is tried, and `new recipient` also on its last 90 days.
const POLICIES = 200
const FILES = 50
const EVALUATION_GOAL_MILLISECONDS = 5
const SIMULATION_GOAL_MILLISECONDS = 2000
/** The system counts CPU time in steps of milliseconds. */
const EVALUATIONS_AT_ONCE = 100
const EVALUATION_ROUNDS = fullOrBrief(50, 2)
const ROUNDS = fullOrBrief(20, 2)
/** Slow policies get fewer rounds, but at least five. */
const MAX_MILLISECONDS = 20_000
const MIN_ROUNDS = fullOrBrief(5, 2)
const QUARTER = 90 * 86_400_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, on: { type: 'string', default: fullOrBrief('sqlite,opensearch', 'sqlite') } },
})
const count = Number(positionals[0] ?? fullOrBrief(100_000, 300))
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'waybill-policies-'))
const wanted = values.on.split(',')

console.log(machine())
printEvaluation()
try {
  const directory = join(folder, String(count))
  if (!existsSync(directory)) await fillDirectory(directory, { seed: 7, count, now: Date.now() })
  // The disk writes the fill behind it for a minute, and reads wait.
  execFileSync('sync')
  const history = JSON.parse(readFileSync(historyFile(directory), 'utf8')) as HistoryOf
  if (wanted.includes('sqlite')) {
    const host = openedDirectory(directory)
    await printSimulations('sqlite', host.index, history)
    await host.close()
  }
  if (wanted.includes('opensearch')) {
    const node = await filledNode(history)
    await printSimulations('opensearch', node.index, history).finally(node.stop)
  }
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

function printEvaluation() {
  const matchers = manyPolicies(POLICIES).map(compileConditions)
  const times: number[] = []
  let matched = 0
  for (let round = 0; round < EVALUATION_ROUNDS; round += 1) {
    const all = Array.from({ length: EVALUATIONS_AT_ONCE }, (_, place) => transferFacts(FILES, round + place))
    const before = process.threadCpuUsage()
    for (const facts of all) {
      const transfer = toTransferFacts(facts)
      for (const matches of matchers) matched += Number(matches(transfer) === true)
    }
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000 / EVALUATIONS_AT_ONCE)
  }
  console.table({
    [`${POLICIES} policies, ${FILES} files`]: {
      'matching each': matched / EVALUATION_ROUNDS / EVALUATIONS_AT_ONCE,
      'CPU p50 ms': shown(percentile(times, 50)),
      'CPU p95 ms': shown(percentile(times, 95)),
      goal: EVALUATION_GOAL_MILLISECONDS,
    },
  })
}

async function printSimulations(name: string, index: Pick<TransferIndex, 'simulate'>, { now }: HistoryOf) {
  const asks = [
    ...Object.entries(triedPolicies).map(([what, policy]) => ({ what, policy, since: 0 })),
    ...Object.entries(triedPolicies)
      .filter(([what]) => what === 'new recipient')
      .map(([what, policy]) => ({ what: `${what}, 90 days`, policy, since: now - QUARTER })),
  ]
  const rows: Record<string, object> = {}
  for (const { what, policy, since } of asks) {
    const asked = performance.now()
    const { transfers, matched } = await index.simulate(policy, since, now)
    const first = performance.now() - asked
    const times: number[] = []
    const cpu: number[] = []
    const begun = performance.now()
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round >= MIN_ROUNDS && performance.now() - begun > MAX_MILLISECONDS) break
      const before = process.cpuUsage()
      const started = performance.now()
      await index.simulate(policy, since, now)
      times.push(performance.now() - started)
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000)
    }
    rows[what] = {
      transfers,
      matched,
      'CPU p50 ms': shown(percentile(cpu, 50)),
      'first ms': shown(first),
      'p50 ms': shown(percentile(times, 50)),
      'p95 ms': shown(percentile(times, 95)),
      goal: SIMULATION_GOAL_MILLISECONDS,
    }
  }
  console.log(`\n${name}, load ${shown(loadavg()[0] ?? 0)}; CPU of this process, with its threads`)
  console.table(rows)
}
