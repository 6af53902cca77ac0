import type { DatabaseSync } from 'node:sqlite'
import type { FoundTransfers, ListScope, TransferCounts, TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { type ListedTransfer, limitPage, listedAt, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import { transferRecords } from '../stores/transferRecords.ts'
import { type ListQuery, listQuery } from './listQuery.ts'
import { type Boundary, countSql, pageSql, totalSql } from './listSql.ts'
import { wordCodes } from './wordCodes.ts'

/** What `find` and `count` of the index answer, of one database and at once. */
export type Lists = {
  /** @returns beside the page the ids of what should be on it, and cannot be read */
  find(scope: ListScope, query: TransferQuery, now: number): FoundTransfers & { unreadable: string[] }
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
  const findPlace = database.prepare(
    'SELECT place FROM listed WHERE transfer_id = :id AND (:owner IS NULL OR owner = :owner)',
  )
  findPlace.setReadBigInts(true)

  function* listed(ids: readonly string[], now: number, unreadable: string[]): Generator<ListedTransfer> {
    for (const id of ids) {
      try {
        const transfer = records.read(id)
        const listed = transfer && listedTransfer(transfer)
        if (listed) yield listedAt(listed, now)
      } catch {
        // One that is damaged must not take the others of its page with it.
        unreadable.push(id)
      }
    }
  }
  const toRows = (sql: string, query: ListQuery, more = {}) => {
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement.all({ ...query.parameters, match: query.match ?? null, ...more })
  }
  const getBoundary = ({ start, sort }: TransferQuery, { parameters }: ListQuery): Boundary | undefined => {
    if (!('after' in start)) return undefined
    const { at, id } = start.after
    // Another's is as one that is not there.
    const known = findPlace.get({ id, owner: parameters.owner ?? null })?.place
    // One that is listed no more leaves its moment: what else is of that may come twice or not at all.
    const place = typeof known === 'bigint' ? known : BigInt(Math.max(at ?? 0, 0)) << 16n
    return { at: sort.key === 'createdAt' ? null : at, place }
  }
  const page = (query: ListQuery, asked: TransferQuery, total: number): string[] => {
    const boundary = getBoundary(asked, query)
    const offset = 'from' in asked.start ? asked.start.from : 0
    const sql = pageSql(query, { sort: asked.sort, total, boundary })
    return toRows(sql, query, { size: asked.size, offset, ...boundary }).map(({ id }) => String(id))
  }
  const getTotal = (query: ListQuery) => Number(toRows(totalSql(query), query)[0]?.total ?? 0)

  return {
    find: (scope, asked, now) =>
      reading(database, () => {
        const query = listQuery(codes, scope, asked.filters, now)
        if (!query) return { total: 0, transfers: [], unreadable: [] }
        // Looking for words is what takes the time: of a few it is done once.
        const worded = query.match === undefined || asked.size === 0 ? undefined : page(query, asked, 0)
        const total = totalBy(worded, asked) ?? getTotal(query)
        if (total === 0 || asked.size === 0) return { total, transfers: [], unreadable: [] }
        const ids = worded ?? page(query, asked, total)
        const unreadable: string[] = []
        return { total, ...limitPage(listed(ids, now, unreadable)), unreadable }
      }),
    count: (scope, filters, now) =>
      reading(database, () => {
        const query = listQuery(codes, scope, filters, now)
        if (!query) return NOTHING_COUNTED
        const [row] = toRows(countSql(query), query)
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

/** What a page that is not full tells of the total. */
function totalBy(page: readonly string[] | undefined, { start, size }: TransferQuery): number | undefined {
  if (!page || page.length >= size || !('from' in start)) return undefined
  return page.length > 0 || start.from === 0 ? start.from + page.length : undefined
}

function reading<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN')
  try {
    return work()
  } finally {
    database.exec('COMMIT')
  }
}
