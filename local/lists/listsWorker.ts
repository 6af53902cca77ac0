import { DatabaseSync } from 'node:sqlite'
import { parentPort } from 'node:worker_threads'
import type { ListScope, TransferCounts, TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import type { PolicyMatches } from '../../shared/domain/policies/policyMatches.ts'
import type { SimulatedPolicy } from '../../shared/domain/policies/simulation.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import { type Lists, lists } from './lists.ts'

export type ListsQuestion =
  | { find: TransferQuery; scope: ListScope; now: number }
  | { count: TransferFilters; scope: ListScope; now: number }
  | { simulate: SimulatedPolicy; since: number; now: number }
  | { countPolicies: { since: number } }
export type ListsJob = ListsQuestion & { databaseFile: string; key: Uint8Array }
/** Errors lose their class on the way between threads. */
export type ListsAnswer =
  | { found: ReturnType<Lists['find']> }
  | { counted: TransferCounts }
  | { simulated: ReturnType<Lists['simulate']> }
  | { policies: PolicyMatches }
  | { failure: string }

let opened: Lists | undefined

/** Read-only: the host's own thread writes. */
function open({ databaseFile, key }: ListsJob): Lists {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  // 64 MiB: most of what a million transfers are counted by. Mapping the file brought nothing beside it.
  database.exec('PRAGMA cache_size=-65536')
  return lists(database, Buffer.from(key))
}

function answer(job: ListsJob): ListsAnswer {
  try {
    opened ??= open(job)
    if ('find' in job) return { found: opened.find(job.scope, job.find, job.now) }
    if ('simulate' in job) return { simulated: opened.simulate(job.simulate, job.since, job.now) }
    if ('countPolicies' in job) return { policies: opened.countPolicies(job.countPolicies.since) }
    return { counted: opened.count(job.scope, job.count, job.now) }
  } catch (error) {
    return { failure: String(error) }
  }
}

parentPort?.on('message', (job: ListsJob) => parentPort?.postMessage(answer(job)))
