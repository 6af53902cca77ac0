import * as z from 'zod'
import { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import {
  type Exchange,
  type SimulatedTransfer,
  toSimulatedTransfer,
} from '../../../../shared/domain/policies/simulation.ts'
import { tolerant } from '../../../../shared/domain/tolerantReader.ts'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'
import { readFacts } from './simulatedFacts.ts'

/** About 4 MB. */
const PAGE_SIZE = 10_000
/** Pages with complete transfers. */
const SOURCES_AT_ONCE = 500
const Page = z.object({
  hits: z.object({
    hits: z
      .array(
        z.object({
          /** Of creation, and the tie. */
          sort: z.tuple([z.number(), z.number()]),
          fields: z.object({ facts: z.tuple([z.string()]) }).optional(),
        }),
      )
      .default([]),
  }),
})
type Hits = z.infer<typeof Page>['hits']['hits']
const Sources = z.object({
  hits: z.object({
    hits: z.array(z.object({ _source: z.object({ listed: tolerant(ListedTransfer) }), sort: z.tuple([z.number()]) })),
  }),
})
const Pairs = z.object({
  aggregations: z.object({
    pairs: z.object({
      after_key: z.record(z.string(), z.string()).optional(),
      buckets: z.array(
        z.object({
          key: z.object({ sender: z.string(), recipient: z.string() }),
          last: z.object({ value: z.number() }),
        }),
      ),
    }),
  }),
})

/**
 * All transfers of a query, in order of creation. No snapshot is needed, because the fields of this order never change.
 */
export async function* scanTransfers(search: Search, query: Clause): AsyncGenerator<SimulatedTransfer[]> {
  for (let next: Promise<Hits> | undefined = readPage(search, query); next; ) {
    const hits: Hits = await next
    const last = hits.at(-1)
    // OpenSearch collects the next page while this one is used.
    next = last && hits.length === PAGE_SIZE ? readPage(search, query, last.sort) : undefined
    // It is awaited only if this page can be used.
    next?.catch(() => undefined)
    const facts = hits.map(({ fields }) => fields && readFacts(fields.facts[0]))
    const ties = hits.flatMap(({ sort: [, tie] }, place) => (facts[place] ? [] : [tie]))
    const sources = await readSources(search, ties)
    yield hits.flatMap(({ sort: [, tie] }, place) => facts[place] ?? sources.get(tie) ?? [])
  }
}

async function readPage(search: Search, query: Clause, after?: Hits[number]['sort']): Promise<Hits> {
  const answer = await search({
    query,
    size: PAGE_SIZE,
    track_total_hits: false,
    sort: [{ createdAt: 'asc' }, { tie: 'asc' }],
    // Not even the id: it would cost as much as the source.
    stored_fields: '_none_',
    docvalue_fields: ['facts'],
    ...(after && { search_after: after }),
  })
  return Page.parse(answer).hits.hits
}

/** Of transfers without facts: very long ones, and those of earlier versions. */
async function readSources(search: Search, ties: readonly number[]): Promise<Map<number, SimulatedTransfer>> {
  const sources = new Map<number, SimulatedTransfer>()
  for (let from = 0; from < ties.length; from += SOURCES_AT_ONCE) {
    const query = { terms: { tie: ties.slice(from, from + SOURCES_AT_ONCE) } }
    const answer = await search({ query, size: SOURCES_AT_ONCE, track_total_hits: false, sort: [{ tie: 'asc' }] })
    for (const { _source, sort } of Sources.parse(answer).hits.hits)
      sources.set(sort[0], toSimulatedTransfer(_source.listed))
  }
  return sources
}

/** The last exchange of each pair of people, created from a time on and before another. */
export async function* scanExchanges(search: Search, from: number, to: number): AsyncGenerator<Exchange[]> {
  const unanswered: Clause = {
    bool: { filter: [{ term: { isTransferRequest: true } }], must_not: [{ exists: { field: 'fileExtensions' } }] },
  }
  const completed: Clause[] = [
    { range: { createdAt: { gte: from, lt: to } } },
    { terms: { state: ['active', 'expired'] } },
  ]
  const query: Clause = { bool: { filter: completed, must_not: [unanswered] } }
  for (let after: Record<string, string> | undefined; ; ) {
    const composite = {
      size: PAGE_SIZE,
      sources: [{ sender: { terms: { field: 'sender' } } }, { recipient: { terms: { field: 'recipient' } } }],
      ...(after && { after }),
    }
    const aggs = { pairs: { composite, aggs: { last: { max: { field: 'createdAt' } } } } }
    const { after_key, buckets } = Pairs.parse(await search({ query, size: 0, track_total_hits: false, aggs }))
      .aggregations.pairs
    yield buckets.map(({ key, last }) => ({ ...key, at: last.value }))
    if (buckets.length < PAGE_SIZE) return
    after = after_key
  }
}
