import type { DatabaseSync } from 'node:sqlite'
import type { FoundTransfers, ListScope, TransferCounts, TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { type ListedTransfer, listedAt, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import { transferRecords } from '../stores/transferRecords.ts'
import { type ListQuery, listQuery } from './listQuery.ts'
import { type Boundary, countSql, pageSql, totalSql } from './listSql.ts'
import { wordCodes } from './wordCodes.ts'

/** What `find` and `count` of the index answer, of one database and at once. */
export type Lists = {
  find(scope: ListScope, query: TransferQuery, now: number): FoundTransfers
  count(scope: ListScope, filters: TransferFilters, now: number): TransferCounts
}

const NOTHING_COUNTED: TransferCounts = { total: 0, active: 0, retracted: 0, expired: 0 }
/**
 * Reads lists. A page and its total are of one moment.
 * @param database may be open for reading alone
 * @param keyBytes the key of the records
 */
export function lists(database: DatabaseSync, keyBytes: Buffer): Lists {
  const codes = wordCodes(keyBytes)
  const records = transferRecords(database, keyBytes)
  const placeOf = database.prepare('SELECT place FROM listed WHERE transfer_id = ?')
  placeOf.setReadBigInts(true)

  const listed = (id: string, now: number): ListedTransfer[] => {
    const transfer = records.read(id)
    const listed = transfer && listedTransfer(transfer)
    return listed ? [listedAt(listed, now)] : []
  }
  const rowsOf = (sql: string, query: ListQuery, more = {}) => {
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement.all({ ...query.parameters, match: query.match ?? null, ...more })
  }
  const boundaryOf = ({ start, sort }: TransferQuery): Boundary | undefined => {
    if (!('after' in start)) return undefined
    const { at, id } = start.after
    const known = placeOf.get(id)?.place
    // One that is listed no more leaves its moment: what else is of that may come twice or not at all.
    const place = typeof known === 'bigint' ? known : BigInt(Math.max(at ?? 0, 0)) << 16n
    return { at: sort.key === 'createdAt' ? null : at, place }
  }
  const page = (query: ListQuery, asked: TransferQuery, total: number): string[] => {
    const boundary = boundaryOf(asked)
    const offset = 'from' in asked.start ? asked.start.from : 0
    const sql = pageSql(query, { sort: asked.sort, total, boundary })
    return rowsOf(sql, query, { size: asked.size, offset, ...boundary }).map(({ id }) => String(id))
  }

  return {
    find: (scope, asked, now) =>
      reading(database, () => {
        const query = listQuery(codes, scope, asked.filters, now)
        const total = query ? Number(rowsOf(totalSql(query), query)[0]?.total ?? 0) : 0
        if (!query || total === 0 || asked.size === 0) return { total, transfers: [] }
        return { total, transfers: page(query, asked, total).flatMap(id => listed(id, now)) }
      }),
    count: (scope, filters, now) =>
      reading(database, () => {
        const query = listQuery(codes, scope, filters, now)
        if (!query) return NOTHING_COUNTED
        const [row] = rowsOf(countSql(query), query)
        const figure = (name: string) => Number(row?.[name] ?? 0)
        return {
          total: figure('total'),
          active: figure('active'),
          retracted: figure('retracted'),
          expired: figure('expired'),
        }
      }),
  }
}

function reading<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN')
  try {
    return work()
  } finally {
    database.exec('COMMIT')
  }
}
