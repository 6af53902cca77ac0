import * as z from 'zod'
import { compareNames, type First } from '../../../../shared/domain/insights/figures.ts'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

/** Hits of one answer. */
const PAGE_SIZE = 1000

type Dated = Omit<First, 'transferId'>

const Names = z.object({
  aggregations: z.object({
    names: z.object({ buckets: z.array(z.object({ key: z.string(), first: z.object({ value: z.number() }) })) }),
  }),
})
const Page = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        fields: z.record(z.string(), z.tuple([z.string()])),
        /** Of creation, and the tie. */
        sort: z.tuple([z.number(), z.number()]),
      }),
    ),
  }),
})

/** Names by the first transfer of each before `to`: the newest first, then by name. */
export async function newestNames(search: Search, field: string, query: Clause, limit: number): Promise<Dated[]> {
  const terms = { field, size: limit, order: [{ first: 'desc' }, { _key: 'asc' }] }
  const aggs = { names: { terms, aggs: { first: { min: { field: 'createdAt' } } } } }
  const answer = await search({ query, size: 0, track_total_hits: false, aggs })
  return Names.parse(answer).aggregations.names.buckets.map(({ key, first }) => ({ name: key, at: first.value }))
}

/** Adds the transfers: of several at one moment, the smallest id. */
export async function withTransfers(search: Search, field: string, names: readonly Dated[]): Promise<First[]> {
  const ids = new Map<string, string>()
  const moments = new Map(names.map(({ name, at }) => [name, at]))
  for await (const { id, name, at } of readTransfers(search, field, names)) {
    const known = ids.get(name)
    const isFirst = moments.get(name) === at && (known === undefined || compareNames(id, known) < 0)
    if (isFirst) ids.set(name, id)
  }
  return names.flatMap(({ name, at }) => {
    const transferId = ids.get(name)
    // It was removed between the two queries.
    return transferId === undefined ? [] : [{ name, at, transferId }]
  })
}

/** Those of all names at all of their moments. */
async function* readTransfers(search: Search, field: string, names: readonly Dated[]) {
  const filter = [
    { terms: { [field]: names.map(({ name }) => name) } },
    { terms: { createdAt: [...new Set(names.map(({ at }) => at))] } },
  ]
  const body = {
    query: { bool: { filter } },
    size: PAGE_SIZE,
    track_total_hits: false,
    sort: [{ createdAt: 'asc' }, { tie: 'asc' }],
    _source: false,
    docvalue_fields: [field],
  }
  for (let after: [number, number] | undefined; ; ) {
    const { hits } = Page.parse(await search({ ...body, ...(after && { search_after: after }) })).hits
    for (const { _id, fields, sort } of hits) yield { id: _id, name: fields[field]?.[0] ?? '', at: sort[0] }
    after = hits.at(-1)?.sort
    if (!after || hits.length < PAGE_SIZE) return
  }
}
