import type { ListScope } from '../../lambdas/ports/transferIndex.ts'
import type { TransferState } from '../../shared/domain/transfer.ts'
import type { DateRange, TransferFilter } from '../../shared/domain/transferFilters.ts'
import { toMark } from './searchTokens.ts'
import { toMatch, toOwnCondition, toWordings, type WordFilter, type Wording } from './wordQuery.ts'

/** A question as SQL: every part of it is ours, and every value is a parameter. */
export type ListQuery = {
  /** What is read: rows of `listed`, or words; of all transfers, or of those of one member. */
  source: 'rows' | 'words' | 'own rows' | 'own words'
  /** Conditions on the columns of the source, all of which hold. */
  conditions: string[]
  /** Conditions on rows whose state is that of now already; absent where days are not what is counted. */
  conditionsOfDays?: string[]
  parameters: Record<string, number | bigint | string>
  /** When the transfers were created: `:from` to before `:to`, in milliseconds since the epoch. */
  created: { from?: number; to?: number }
}

/** The last moment of a place: later than any date that a person names, and none overflows. */
const MAX_DATE = 2 ** 46

/** The filters as SQL; undefined where nothing can be found. @param now milliseconds since the epoch */
export function listQuery(scope: ListScope, filters: readonly TransferFilter[], now: number): ListQuery | undefined {
  const words: WordFilter[] = []
  const ofDays: string[] = []
  const query: ListQuery = { source: 'rows', conditions: [], parameters: { now }, created: {} }
  for (const [index, filter] of filters.entries()) {
    if (filter.key === 'createdAt') narrow(query, filter.value)
    else if (filter.key === 'expiryDate') addRange(query, filter.value, index)
    else if (filter.key === 'state') {
      query.conditions.push(joinByOr(filter.value.map(stateCondition)))
      ofDays.push(joinByOr(filter.value.map(state => `state = '${state}'`)))
    } else if (filter.key === 'type') {
      query.conditions.push(joinByOr(filter.value.map(typeCondition)))
      ofDays.push(joinByOr(filter.value.map(typeCondition)))
    } else words.push(filter)
  }
  Object.assign(query.parameters, query.created)
  if (scope !== 'everybody') addOwner(query, scope.ownedBy)
  const wordings = words.map(toWordings)
  if (wordings.some(alternatives => alternatives.length === 0)) return undefined
  const kind = toKind(words)
  if (scope === 'everybody' && kind !== undefined && !filters.some(({ key }) => key === 'expiryDate')) {
    query.conditionsOfDays = ofDays
    query.parameters.kind = kind
  }
  if (wordings.length > 0) addWords(query, wordings)
  return query
}

/** The kind by which days are counted: any, or the one that is asked for; of several, a transfer may have two. */
function toKind([first, ...others]: readonly WordFilter[]): string | undefined {
  if (!first) return ''
  const [value, ...more] = first.value
  if (value === undefined || more.length > 0 || others.length > 0) return undefined
  if (first.key === 'fileExtension') return toMark('extension', value)
  return first.key === 'infotype' || first.key === 'option' ? toMark(first.key, value) : undefined
}

function addOwner(query: ListQuery, owner: string) {
  query.source = 'own rows'
  query.parameters.owner = owner
}

function addWords(query: ListQuery, wordings: readonly Wording[][]) {
  if (query.source === 'rows') {
    query.source = 'words'
    query.parameters.match = toMatch(wordings)
  } else {
    const { sql, parameters } = toOwnCondition(wordings)
    query.source = 'own words'
    query.conditions.unshift(sql)
    Object.assign(query.parameters, parameters)
  }
}

const joinByOr = (conditions: readonly string[]) => `(${[...new Set(conditions)].join(' OR ')})`

/** States that end with the expiry date. */
export const OPEN = "state IN ('active', 'requested')"

/** As `stateAt` reads it: an open transfer stays open until its date, and always without one. */
function stateCondition(state: TransferState): string {
  if (state === 'expired') return `(state = 'expired' OR (${OPEN} AND expiry_at <= :now))`
  if (state !== 'active' && state !== 'requested') return `state = '${state}'`
  return `(state = '${state}' AND (expiry_at IS NULL OR expiry_at > :now))`
}

function typeCondition(type: 'sent' | 'requested'): string {
  return `is_request = ${type === 'requested' ? 1 : 0}`
}

/** All ranges hold at once: they are one. */
function narrow({ created }: ListQuery, { from, to }: DateRange) {
  if (from !== undefined) created.from = Math.max(created.from ?? 0, placed(from))
  if (to !== undefined) created.to = Math.min(created.to ?? MAX_DATE, placed(to))
}

const placed = (at: number) => Math.min(Math.max(at, 0), MAX_DATE)

function addRange(query: ListQuery, { from, to }: DateRange, index: number) {
  if (from !== undefined) query.conditions.push(`expiry_at >= :expiryFrom${index}`)
  if (to !== undefined) query.conditions.push(`expiry_at < :expiryTo${index}`)
  if (from !== undefined) query.parameters[`expiryFrom${index}`] = from
  if (to !== undefined) query.parameters[`expiryTo${index}`] = to
}
