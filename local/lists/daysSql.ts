import { type ListQuery, OPEN } from './listQuery.ts'

const DAY = 86_400_000

/**
 * Counts all transfers, or those of one kind: whole days from `listed_days`, and beside them the rows of days that
 * a range begins or ends in, and those that are over and not swept yet.
 * @param conditions on state, as of now, and type
 * @param sums of the column `count`
 */
export function daysSql(query: ListQuery, conditions: readonly string[], sums: readonly string[]): string {
  const { from, to } = query.created
  const { days, edges } = toParts(query.created)
  const over = [OPEN, 'expiry_at <= :now', ...atLeast('+place', place(from)), ...below('+place', place(to))]
  // The JSON array of a row has its marks in quotes, without any inside.
  const ofKind = query.parameters.kind === '' ? [] : [`instr(kinds, '"' || :kind || '"') > 0`]

  const parts = [
    `SELECT state, is_request, count FROM listed_days ${where(['kind = :kind', ...days])}`,
    ...edges.map(edge => `SELECT state, is_request, 1 FROM listed NOT INDEXED ${where([...edge, ...ofKind])}`),
    `SELECT 'expired', is_request, 1 FROM listed INDEXED BY listed_by_state ${where([...over, ...ofKind])}`,
    `SELECT state, is_request, -1 FROM listed INDEXED BY listed_by_state ${where([...over, ...ofKind])}`,
  ]
  return `WITH counted (state, is_request, count) AS (${parts.join(' UNION ALL ')})
    SELECT ${sums.join(', ')} FROM counted ${where(conditions)}`
}

/** Counts the transfers of each policy, in each mode, as `kind` and `count`. @param since milliseconds since the epoch */
export function policiesSql(since: number): string {
  return kindsSql('policy', { from: since })
}

/** Counts the transfers of each kind whose mark begins with a prefix, as `kind` and `count`. */
export function kindsSql(prefix: 'policy' | 'extension' | 'infotype', created: Created): string {
  const isOfPrefix = (column: string) => [`${column} >= '${prefix}:'`, `${column} < '${prefix};'`]
  const { days, edges } = toParts(created)
  const parts = [
    `SELECT kind, count FROM listed_days ${where([...isOfPrefix('kind'), ...days])}`,
    ...edges.map(
      edge => `SELECT value, 1 FROM listed NOT INDEXED, json_each(kinds) ${where([...edge, ...isOfPrefix('value')])}`,
    ),
  ]
  return `SELECT kind, sum(count) AS count FROM (${parts.join(' UNION ALL ')}) GROUP BY kind HAVING sum(count) > 0`
}

type Created = { from?: number; to?: number }

/** Conditions on whole days, and beside them on the rows of days that a range begins or ends in. */
function toParts({ from, to }: Created): { days: string[]; edges: string[][] } {
  const first = from === undefined ? undefined : Math.ceil(from / DAY)
  const last = to === undefined ? undefined : Math.floor(to / DAY)
  // A range that is empty, or lies within a day, has no whole one.
  if (first !== undefined && last !== undefined && first >= last) {
    return { days: ['false'], edges: [[...atLeast('place', place(from)), ...below('place', place(to))]] }
  }
  return {
    days: [...atLeast('day', first), ...below('day', last)],
    edges: [
      ...(from === undefined || first === undefined ? [] : [between(from, first * DAY)]),
      ...(to === undefined || last === undefined ? [] : [between(last * DAY, to)]),
    ],
  }
}

const between = (from: number, to: number) => [...atLeast('place', place(from)), ...below('place', place(to))]
/** Beyond 32 bits JavaScript would shift something away. */
const place = (at: number | undefined) => (at === undefined ? undefined : BigInt(at) << 16n)

function atLeast(column: string, value: number | bigint | undefined): string[] {
  return value === undefined ? [] : [`${column} >= ${value}`]
}

function below(column: string, value: number | bigint | undefined): string[] {
  return value === undefined ? [] : [`${column} < ${value}`]
}

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
}
