import * as z from 'zod'
import type { Clause } from './listQuery.ts'
import { oneShard, type Search } from './search.ts'

/** Below the 65,535 buckets that OpenSearch allows an answer. */
export const MAX_NAMES = 60_000
/** Memory is reserved for all of them. */
const MAX_SAMPLE = 262_144

const Name = z.object({ name: z.string() })
const Names = z.object({
  // Absent where there are none.
  aggregations: z
    .object({ names: z.object({ after_key: Name, buckets: z.array(z.object({ doc_count: z.int() })) }) })
    .optional(),
})
const NAMES = 'aggregations.names.after_key,aggregations.names.buckets.doc_count'
const Sample = z.object({
  ...oneShard,
  aggregations: z.object({ sample: z.object({ doc_count: z.int() }) }),
})

/**
 * The number of distinct values of a field. OpenSearch's own (`cardinality`) is an estimate, and `terms` would sort by the
 * text of each value, which takes three times as long.
 */
export async function countNames(search: Search, field: string, query: Clause, atOnce = MAX_NAMES): Promise<number> {
  let count = 0
  for (let after: z.infer<typeof Name> | undefined; ; ) {
    const composite = { size: atOnce, sources: [{ name: { terms: { field } } }], ...(after && { after }) }
    const body = { query, size: 0, track_total_hits: false, aggs: { names: { composite } } }
    const { names } = Names.parse(await search(body, NAMES)).aggregations ?? {}
    count += names?.buckets.length ?? 0
    if (!names || names.buckets.length < atOnce) return count
    after = names.after_key
  }
}

/**
 * The same, of a field with exactly one value in each document: the size of a sample that has one document of each value.
 * It reads all documents once, where `countNames` reads them for each of its pages.
 */
export async function countSingleNames(
  search: Search,
  field: string,
  query: Clause,
  atMost = MAX_SAMPLE,
): Promise<number> {
  // By other hints, values of the same hash are one.
  const sampled = { field, shard_size: atMost, max_docs_per_value: 1, execution_hint: 'global_ordinals' }
  // A sample without an aggregation is an error.
  const aggs = { sample: { diversified_sampler: sampled, aggs: { nothing: { filter: { match_none: {} } } } } }
  const { doc_count } = Sample.parse(await search({ query, size: 0, track_total_hits: false, aggs })).aggregations
    .sample
  return doc_count < atMost ? doc_count : countSingleNames(search, field, query, atMost * 4)
}
