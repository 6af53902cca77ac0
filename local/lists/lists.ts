import type { DatabaseSync } from 'node:sqlite'
import type { FoundTransfers, ListScope, TransferCounts, TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { limitPage, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import { type PolicyMatches, toPolicyMatches } from '../../shared/domain/policies/policyMatches.ts'
import type { SimulatedPolicy } from '../../shared/domain/policies/simulation.ts'
import type { TransferFilters } from '../../shared/domain/transferFilters.ts'
import { transferRecords } from '../stores/transferRecords.ts'
import { policiesSql } from './daysSql.ts'
import { type ListQuery, listQuery } from './listQuery.ts'
import { type Boundary, countSql, pageSql, totalSql } from './listSql.ts'
import { readMark } from './searchTokens.ts'
import { type SimulatedRows, simulatePolicy } from './simulatePolicy.ts'

/** A page: transfers as JSON, since threads pass a text faster than objects. */
export type ListPage = Omit<FoundTransfers, 'transfers'> & {
  transfers: string[]
  /** Ids of transfers that belong on the page and cannot be read. */
  unreadable: string[]
}

/** What the index answers, of one database and at once. */
export type Lists = {
  find(scope: ListScope, query: TransferQuery, now: number): ListPage
  count(scope: ListScope, filters: TransferFilters, now: number): TransferCounts
  simulate(policy: SimulatedPolicy, since: number, now: number): SimulatedRows
  countPolicies(since: number): PolicyMatches
}

const NOTHING_COUNTED: TransferCounts = { total: 0, active: 0, retracted: 0, expired: 0 }
/**
 * Reads lists. A page and its total are of one moment.
 * @param database may be read-only
 * @param keyBytes the key of the records
 */
export function lists(database: DatabaseSync, keyBytes: Buffer): Lists {
  const records = transferRecords(database, keyBytes)
  const findPlace = database.prepare(
    'SELECT place FROM listed WHERE transfer_id = :id AND (:owner IS NULL OR owner = :owner)',
  )
  findPlace.setReadBigInts(true)
  const shown = database.prepare('SELECT shown FROM listed_shown WHERE place = ?')
  /** A file of it changed since it was listed. */
  const changed = database.prepare(
    'SELECT transfer_id AS id FROM unlisted WHERE transfer_id = (SELECT transfer_id FROM listed WHERE place = ?)',
  )

  function* read(places: readonly bigint[], unreadable: string[]): Generator<string> {
    for (const place of places) {
      const id = changed.get(place)?.id
      if (id === undefined) yield String(shown.get(place)?.shown)
      else {
        try {
          const transfer = records.read(String(id))
          const listed = transfer && listedTransfer(transfer)
          if (listed) yield JSON.stringify(listed)
        } catch {
          // A damaged record must not take the others of its page with it.
          unreadable.push(String(id))
        }
      }
    }
  }
  const toStatement = (sql: string) => {
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement
  }
  const getBoundary = ({ start, sort }: TransferQuery, { parameters }: ListQuery): Boundary | undefined => {
    if (!('after' in start)) return undefined
    const { at, id } = start.after
    // Another member's transfer counts as missing.
    const known = findPlace.get({ id, owner: parameters.owner ?? null })?.place
    // A transfer that is listed no more leaves its moment. Others of that moment may come twice or not at all.
    const place = typeof known === 'bigint' ? known : BigInt(Math.max(at ?? 0, 0)) << 16n
    return { at: sort.key === 'createdAt' ? null : at, place }
  }
  const readPlaces = (query: ListQuery, asked: TransferQuery, total: number): bigint[] => {
    const boundary = getBoundary(asked, query)
    const offset = 'from' in asked.start ? asked.start.from : 0
    const statement = toStatement(pageSql(query, { sort: asked.sort, total, boundary }))
    statement.setReadBigInts(true)
    const rows = statement.all({ ...query.parameters, size: asked.size, offset, ...boundary })
    return rows.map(({ place }) => BigInt(String(place)))
  }
  const readTotal = (query: ListQuery) => Number(toStatement(totalSql(query)).get(query.parameters)?.total ?? 0)

  return {
    find: (scope, asked, now) =>
      reading(database, () => {
        const query = listQuery(scope, asked.filters, now)
        if (!query) return { total: 0, transfers: [], unreadable: [] }
        const isWorded = query.source === 'words' || query.source === 'own words'
        // To search twice takes twice as long: a page that is not full gives the total.
        const worded = isWorded && asked.size > 0 ? readPlaces(query, asked, 0) : undefined
        const total = totalBy(worded, asked) ?? readTotal(query)
        if (total === 0 || asked.size === 0) return { total, transfers: [], unreadable: [] }
        const places = worded ?? readPlaces(query, asked, total)
        const unreadable: string[] = []
        const page = limitPage(read(places, unreadable), text => text.length)
        return { total, ...page, unreadable }
      }),
    count: (scope, filters, now) =>
      reading(database, () => {
        const query = listQuery(scope, filters, now)
        if (!query) return NOTHING_COUNTED
        const row = toStatement(countSql(query)).get(query.parameters)
        const figure = (name: string) => Number(row?.[name] ?? 0)
        return {
          total: figure('total'),
          active: figure('active'),
          retracted: figure('retracted'),
          expired: figure('expired'),
        }
      }),
    simulate: (policy, since, now) =>
      reading(database, () => simulatePolicy(database, records, { policy, since, now })),
    countPolicies(since) {
      const counts = database.prepare(policiesSql(since)).all()
      return toPolicyMatches(counts.map(({ kind, count }) => [readMark(String(kind)), Number(count)]))
    },
  }
}

/** The total that follows from a page that is not full. */
function totalBy(page: readonly bigint[] | undefined, { start, size }: TransferQuery): number | undefined {
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
