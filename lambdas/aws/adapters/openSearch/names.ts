import * as z from 'zod'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

/** Below the 65,535 buckets that OpenSearch allows an answer. */
export const MAX_NAMES = 60_000

const Name = z.object({ name: z.string() })
const Counted = z.object({ doc_count: z.int() })
const Dated = z.object({ key: Name, first: z.object({ value: z.number() }) })
const Keyed = z.object({ key: Name })

const FIRST = { first: { min: { field: 'createdAt' } } }

/** The number of distinct values of a field. OpenSearch's own (`cardinality`) is an estimate. */
export async function countNames(search: Search, field: string, query: Clause, atOnce = MAX_NAMES): Promise<number> {
  let count = 0
  for await (const names of readNames(search, field, { query, atOnce }, Counted, 'doc_count')) count += names.length
  return count
}

export async function listNames(
  search: Search,
  field: string,
  query: Clause,
  atOnce = MAX_NAMES,
): Promise<Set<string>> {
  const all = new Set<string>()
  for await (const names of readNames(search, field, { query, atOnce }, Keyed, 'key')) {
    for (const { key } of names) all.add(key.name)
  }
  return all
}

/** The creation of the first transfer of each name. */
export async function listFirsts(search: Search, field: string, query: Clause, atOnce = MAX_NAMES) {
  const all: { name: string; at: number }[] = []
  for await (const names of readNames(search, field, { query, atOnce, aggs: FIRST }, Dated, 'key', 'first.value')) {
    for (const { key, first } of names) all.push({ name: key.name, at: first.value })
  }
  return all
}

type Asked = { query: Clause; atOnce: number; aggs?: object }

/** `terms` would sort by the text of each value, which takes three times as long. */
async function* readNames<Bucket>(
  search: Search,
  field: string,
  { query, atOnce, aggs = {} }: Asked,
  Bucket: z.ZodType<Bucket>,
  ...parts: readonly string[]
): AsyncGenerator<Bucket[]> {
  // Absent where there are none.
  const Names = z.object({
    aggregations: z.object({ names: z.object({ after_key: Name, buckets: z.array(Bucket) }) }).optional(),
  })
  const fields = ['after_key', ...parts.map(part => `buckets.${part}`)].map(part => `aggregations.names.${part}`).join()
  for (let after: z.infer<typeof Name> | undefined; ; ) {
    const composite = { size: atOnce, sources: [{ name: { terms: { field } } }], ...(after && { after }) }
    const body = { query, size: 0, track_total_hits: false, aggs: { names: { composite, aggs } } }
    const { names } = Names.parse(await search(body, fields)).aggregations ?? {}
    yield names?.buckets ?? []
    if (!names || names.buckets.length < atOnce) return
    after = names.after_key
  }
}
