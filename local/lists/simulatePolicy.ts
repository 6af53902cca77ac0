import type { DatabaseSync } from 'node:sqlite'
import type { SimulatedPast } from '../../lambdas/ports/transferIndex.ts'
import { type ListedTransfer, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import {
  type Exchange,
  exchangesSince,
  needsExchanges,
  type SimulatedPolicy,
  simulation,
  toNecessaryFilters,
  toSimulatedTransfer,
} from '../../shared/domain/policies/simulation.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import type { TransferRecords } from '../stores/transferRecords.ts'
import { listQuery } from './listQuery.ts'
import { scanSql, totalSql } from './listSql.ts'

export type SimulatedRows = Omit<SimulatedPast, 'asOf'> & {
  /** Ids of transfers that cannot be read. */
  unreadable: string[]
}

/** `SimulatedTransfer.isExchange`, as SQL. */
const EXCHANGES = `SELECT listed.place >> 16 AS at, shown ->> '$.sender' AS sender, shown ->> '$.recipient' AS recipient
  FROM listed NOT INDEXED CROSS JOIN listed_shown USING (place)
  WHERE place >= (:from << 16) AND place < (:to << 16) AND state IN ('active', 'expired')
    AND (NOT is_request OR json_array_length(shown, '$.files') > 0)`

/** Tries a policy on all transfers from a time on. Reads one at a time, so memory stays small. */
export function simulatePolicy(
  database: DatabaseSync,
  records: TransferRecords,
  { policy, since, now }: { policy: SimulatedPolicy; since: number; now: number },
): SimulatedRows {
  const trial = simulation(policy)
  const unreadable: string[] = []
  const created: TransferFilters = [{ key: 'createdAt', value: { from: since } }]
  const all = listQuery('everybody', created, now)
  const rows = listQuery('everybody', [...created, ...toNecessaryFilters(policy.conditions)], now)
  if (!all || !rows) return { ...trial.result(), transfers: 0, unreadable }
  if (needsExchanges(policy.conditions)) {
    const range = { from: Math.max(0, exchangesSince(since)), to: Math.max(0, since) }
    for (const row of database.prepare(EXCHANGES).iterate(range)) trial.know(row as Exchange)
  }
  for (const row of toStatement(scanSql(rows)).iterate(rows.parameters)) {
    const listed = read(row)
    if (listed) trial.take(toSimulatedTransfer(listed))
  }
  const transfers = Number(toStatement(totalSql(all)).get(all.parameters)?.total ?? 0)
  return { ...trial.result(), transfers, unreadable }

  function toStatement(sql: string) {
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement
  }

  function read({ shown, id, is_changed }: Record<string, unknown>): ListedTransfer | undefined {
    if (!is_changed) return JSON.parse(String(shown))
    try {
      const transfer = records.read(String(id))
      return transfer && listedTransfer(transfer)
    } catch {
      unreadable.push(String(id))
      return undefined
    }
  }
}
