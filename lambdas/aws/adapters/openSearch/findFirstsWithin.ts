import * as z from 'zod'
import type { First, Window } from '../../../../shared/domain/insights/figures.ts'
import { allBut, createdWithin } from './figureQuery.ts'
import { withTransfers } from './firstTransfers.ts'
import type { Clause } from './listQuery.ts'
import { countNames } from './names.ts'
import { oneShard, type Search } from './search.ts'

/** Most ranges have fewer new names, which then need not be counted: that takes twice as long. */
const MIN_NEWEST = 1000

type Source = { search: Search; field: string; without: readonly Clause[] }

const Newest = z.object({
  ...oneShard,
  aggregations: z.object({
    newest: z.object({
      buckets: z.array(z.object({ key: z.string(), first: z.object({ value: z.number() }) })),
    }),
  }),
})

/** Of the names with the newest first transfers. */
export async function findFirstsWithin(
  source: Source,
  { from, to }: Window,
  limit: number,
  atOnce = Math.max(limit, MIN_NEWEST),
): Promise<{ total: number; found: First[] }> {
  const { search, field, without } = source
  const before = (end: number) => allBut(without, createdWithin({ to: end }))
  const countBefore = (end: number) => countNames(search, field, before(end))
  const newest = await listNewest(source, before(to), atOnce)
  const found = newest.filter(({ at }) => at >= from)
  const isAll = found.length < atOnce
  const [firsts, now, then] = await Promise.all([
    withTransfers(source, found.slice(0, limit)),
    isAll ? found.length : countBefore(to),
    isAll ? 0 : countBefore(from),
  ])
  return { total: now - then, found: firsts }
}

/** Names with the creation of their first transfer: the newest first, then by name. */
async function listNewest({ search, field }: Source, query: Clause, size: number) {
  const order = [{ first: 'desc' }, { _key: 'asc' }]
  const aggs = { newest: { terms: { field, size, order }, aggs: { first: { min: { field: 'createdAt' } } } } }
  const answer = await search({ query, size: 0, track_total_hits: false, aggs })
  const { buckets } = Newest.parse(answer).aggregations.newest
  return buckets.map(({ key, first }) => ({ name: key, at: first.value }))
}
