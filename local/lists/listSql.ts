import type { TransferSort } from '../../shared/domain/transferFilters.ts'
import { daysSql } from './daysSql.ts'
import type { ListQuery } from './listQuery.ts'

/** Where a page begins: behind this place, and in an order by expiry behind this date. */
export type Boundary = { at: number | null; place: bigint }

/** Up to so many rows are sorted; of more, SQLite walks an index in the order that is asked for. */
const FEW = 2000
/** No date lies behind it. */
const NEVER = '9007199254740991'
/** Factor of the active ones in the sum of both: more than any number of expired ones. */
const ACTIVE = 2 ** 32

/** How many there are, as `total`. */
export function totalSql(query: ListQuery): string {
  const { source, conditions, conditionsOfDays } = query
  if (conditionsOfDays) return daysSql(query, conditionsOfDays, ['coalesce(sum(count), 0) AS total'])
  if (source !== 'words' || conditions.length > 0) return `SELECT count(*) AS total ${from(query)}`
  // Without conditions, the words are counted and no row is read.
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
  // One sum of active and expired, since two sums take a third longer.
  const both = `CASE state WHEN 'expired' THEN 1 WHEN 'active' THEN iif(expiry_at <= :now, 1, ${ACTIVE})
    WHEN 'requested' THEN iif(expiry_at <= :now, 1, 0) ELSE 0 END`
  return `SELECT total, retracted, both / ${ACTIVE} AS active, both % ${ACTIVE} AS expired FROM (
    SELECT count(*) AS total, sum(state = 'retracted') AS retracted, sum(${both}) AS both ${from(query)})`
}

/**
 * The places of a page: `size` of them after `offset`, or behind the boundary.
 * @param total how many there are; where words are looked for it does not matter
 */
export function pageSql(
  query: ListQuery,
  { sort, total, boundary }: { sort: TransferSort; total: number; boundary: Boundary | undefined },
): string {
  const place = places[query.source]
  const isRare = query.source === 'rows' && !isWithinDays(query) && total <= FEW
  const conditions = boundary ? [...query.conditions, afterBoundary(boundary, sort, place)] : query.conditions
  // A plus keeps SQLite from walking all places to find a few.
  const order = getOrder(sort, isRare ? `+${place}` : place)
  const isInOrder = sort.key === 'createdAt' && !isRare
  return `SELECT listed.place ${from({ ...query, conditions }, isInOrder)} ORDER BY ${order} LIMIT :size OFFSET :offset`
}

/**
 * All transfers, in order of creation: what a list shows of each (`shown`), and whether a file of it changed since
 * (`is_changed`).
 */
export function scanSql(query: ListQuery): string {
  return `SELECT (SELECT shown FROM listed_shown WHERE place = listed.place) AS shown, listed.transfer_id AS id,
    EXISTS (SELECT 1 FROM unlisted WHERE transfer_id = listed.transfer_id) AS is_changed
    ${from(query, true)} ORDER BY ${places[query.source]}`
}

/** The column that has the order of lists in each source. */
const places: Record<ListQuery['source'], string> = {
  rows: 'listed.place',
  words: 'listed_words.rowid',
  'own rows': 'listed.place',
  'own words': 'listed_own.place',
}

function getOrder({ key, order }: TransferSort, place: string): string {
  if (key === 'createdAt') return `${place} ${order}`
  // SQLite takes NULL for the smallest: last of its own accord, or behind every date.
  return order === 'desc' ? `expiry_at DESC, ${place} DESC` : `coalesce(expiry_at, ${NEVER}), ${place}`
}

function afterBoundary({ at }: Boundary, { key, order }: TransferSort, place: string): string {
  const behindPlace = `${place} ${order === 'desc' ? '<' : '>'} :place`
  if (key === 'createdAt') return behindPlace
  if (at === null) return `(expiry_at IS NULL AND ${behindPlace})`
  const later = `(expiry_at ${order === 'desc' ? '<' : '>'} :at OR expiry_at IS NULL)`
  return `(${later} OR (expiry_at = :at AND ${behindPlace}))`
}

const MATCHES = 'listed_words MATCH :match'

function from(query: ListQuery, isInOrder = false): string {
  const { source } = query
  const within = [...created(places[source], query), ...query.conditions]
  switch (source) {
    case 'words':
      // The words come first: there are fewer of them than rows, and they have the order of lists.
      return `FROM listed_words CROSS JOIN listed ON listed.place = listed_words.rowid WHERE ${all([MATCHES, ...within])}`
    case 'own words':
      return `FROM listed_own CROSS JOIN listed INDEXED BY listed_by_owner
        ON listed.owner = listed_own.owner AND listed.place = listed_own.place
        WHERE ${all(['listed_own.owner = :owner', ...within])}`
    case 'own rows':
      return `FROM listed INDEXED BY listed_by_owner WHERE ${all(['owner = :owner', ...within])}`
    case 'rows':
      return `FROM listed${isWithinDays(query) || isInOrder ? ' NOT INDEXED' : ''}${where(within)}`
  }
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
