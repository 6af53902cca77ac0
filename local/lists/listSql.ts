import type { TransferSort } from '../../shared/domain/transferFilters.ts'
import { daysSql } from './daysSql.ts'
import type { ListQuery } from './listQuery.ts'

/** Where a page begins: behind this place, and in an order by expiry behind this date. */
export type Boundary = { at: number | null; place: bigint }

/** So few are sorted; of more, the first are looked for in the order that is asked for. */
const FEW = 2000
/** No date lies behind it. */
const NEVER = '9007199254740991'
/** How much larger than the sum of what is expired the sum of what is active is: each stays below it. */
const ACTIVE = 2 ** 32

/** How many there are, as `total`. */
export function totalSql(query: ListQuery): string {
  const { match, isOwned, conditions, conditionsOfDays } = query
  if (conditionsOfDays) return daysSql(query, conditionsOfDays, ['coalesce(sum(count), 0) AS total'])
  if (match === undefined || isOwned || conditions.length > 0) return `SELECT count(*) AS total ${from(query)}`
  // What the words tell by themselves needs no look at the rows.
  return `SELECT count(*) AS total FROM listed_words WHERE ${all([MATCHES, ...created('rowid', query)])}`
}

/** The total and the three states. */
export function countSql(query: ListQuery): string {
  const { conditionsOfDays } = query
  if (conditionsOfDays) {
    const counts = ['active', 'retracted', 'expired'].map(
      state => `sum(count) FILTER (WHERE state = '${state}') AS ${state}`,
    )
    return daysSql(query, conditionsOfDays, ['sum(count) AS total', ...counts])
  }
  // One sum of both, which looks at most rows once: a sum for each takes a third longer.
  const both = `CASE state WHEN 'expired' THEN 1 WHEN 'active' THEN iif(expiry_at <= :now, 1, ${ACTIVE})
    WHEN 'requested' THEN iif(expiry_at <= :now, 1, 0) ELSE 0 END`
  return `SELECT total, retracted, both / ${ACTIVE} AS active, both % ${ACTIVE} AS expired FROM (
    SELECT count(*) AS total, sum(state = 'retracted') AS retracted, sum(${both}) AS both ${from(query)})`
}

/**
 * The ids of a page: `size` of them after `offset`, or behind the boundary.
 * @param total how many there are; where words are looked for it does not matter
 */
export function pageSql(
  query: ListQuery,
  { sort, total, boundary }: { sort: TransferSort; total: number; boundary: Boundary | undefined },
): string {
  const { match, isOwned } = query
  const place = match === undefined ? 'listed.place' : 'listed_words.rowid'
  const isRare = match === undefined && !isOwned && !isWithinDays(query) && total <= FEW
  const conditions = boundary ? [...query.conditions, behind(boundary, sort, place)] : query.conditions
  // A plus keeps SQLite from walking all places to find a few.
  const order = getOrder(sort, isRare ? `+${place}` : place)
  const isInOrder = sort.key === 'createdAt' && !isRare
  return `SELECT listed.transfer_id AS id ${from({ ...query, conditions }, isInOrder)} ORDER BY ${order} LIMIT :size OFFSET :offset`
}

function getOrder({ key, order }: TransferSort, place: string): string {
  if (key === 'createdAt') return `${place} ${order}`
  // SQLite takes NULL for the smallest: last of its own accord, or behind every date.
  return order === 'desc' ? `expiry_at DESC, ${place} DESC` : `coalesce(expiry_at, ${NEVER}), ${place}`
}

function behind({ at }: Boundary, { key, order }: TransferSort, place: string): string {
  const behindPlace = `${place} ${order === 'desc' ? '<' : '>'} :place`
  if (key === 'createdAt') return behindPlace
  if (at === null) return `(expiry_at IS NULL AND ${behindPlace})`
  const later = `(expiry_at ${order === 'desc' ? '<' : '>'} :at OR expiry_at IS NULL)`
  return `(${later} OR (expiry_at = :at AND ${behindPlace}))`
}

const MATCHES = 'listed_words MATCH :match'

function from(query: ListQuery, isInOrder = false): string {
  const { match, isOwned, conditions } = query
  if (match !== undefined) {
    // The words come first: there are fewer of them than rows, and they have the order of lists.
    const joined = 'FROM listed_words CROSS JOIN listed ON listed.place = listed_words.rowid'
    const owned = isOwned ? ['owner = :owner'] : []
    return `${joined} WHERE ${all([MATCHES, ...created('listed_words.rowid', query), ...owned, ...conditions])}`
  }
  const within = [...created('listed.place', query), ...conditions]
  if (isOwned) return `FROM listed INDEXED BY listed_by_owner WHERE ${all(['owner = :owner', ...within])}`
  return `FROM listed${isWithinDays(query) || isInOrder ? ' NOT INDEXED' : ''}${where(within)}`
}

const isWithinDays = ({ created: { from, to } }: ListQuery) => from !== undefined || to !== undefined

function created(column: string, { created: { from, to } }: ListQuery): string[] {
  return [
    ...(from === undefined ? [] : [`${column} >= (:from << 16)`]),
    ...(to === undefined ? [] : [`${column} < (:to << 16)`]),
  ]
}

const all = (conditions: readonly string[]) => conditions.join(' AND ')
const where = (conditions: readonly string[]) => (conditions.length > 0 ? ` WHERE ${all(conditions)}` : '')
