import * as z from 'zod'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

/** Below the 65,535 buckets that OpenSearch allows an answer. */
export const MAX_NAMES = 60_000

/** Absent where there are none. */
const Names = z.object({
  aggregations: z
    .object({ names: z.object({ after_key: z.object({ name: z.string() }), buckets: z.array(z.unknown()) }) })
    .optional(),
})

/**
 * The number of distinct values of a field. OpenSearch's own (`cardinality`) is an estimate, and `terms` sorts by the text
 * of each value, which takes three times as long.
 */
export async function countNames(search: Search, field: string, query: Clause, atOnce = MAX_NAMES): Promise<number> {
  let count = 0
  for (let after: { name: string } | undefined; ; ) {
    const composite = { size: atOnce, sources: [{ name: { terms: { field } } }], ...(after && { after }) }
    const body = { query, size: 0, track_total_hits: false, aggs: { names: { composite } } }
    // Without the values but the last.
    const answer = await search(body, 'aggregations.names.buckets.doc_count,aggregations.names.after_key')
    const { names } = Names.parse(answer).aggregations ?? {}
    count += names?.buckets.length ?? 0
    if (!names || names.buckets.length < atOnce) return count
    after = names.after_key
  }
}
