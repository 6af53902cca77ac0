import * as z from 'zod'
import type { Ranked } from '../../../../shared/domain/insights/figures.ts'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

const Ranking = z.object({
  aggregations: z.object({
    top: z.object({
      // Not 0 where terms of another shard might be missing: the index has one.
      doc_count_error_upper_bound: z.literal(0),
      sum_other_doc_count: z.int(),
      buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })),
    }),
  }),
})

/** The most frequent terms of a field; `_key` sorts by UTF-8, as `compareNames`. */
export async function rankTerms(
  search: Search,
  field: string,
  query: Clause,
  limit: number,
): Promise<{ entries: Ranked[]; total: number }> {
  const top = { terms: { field, size: limit, order: [{ _count: 'desc' }, { _key: 'asc' }] } }
  const answer = await search({ query, size: 0, track_total_hits: false, aggs: { top } })
  const { buckets, sum_other_doc_count } = Ranking.parse(answer).aggregations.top
  const entries = buckets.map(({ key, doc_count }) => ({ name: key, count: doc_count }))
  return { entries, total: entries.reduce((sum, { count }) => sum + count, sum_other_doc_count) }
}
