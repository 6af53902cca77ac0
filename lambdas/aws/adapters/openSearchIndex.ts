import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { ListedTransfer, limitPage, listedAt } from '../../../shared/domain/listedTransfer.ts'
import { toPolicyMatches } from '../../../shared/domain/policies/policyMatches.ts'
import {
  exchangesSince,
  needsExchanges,
  simulation,
  toNecessaryFilters,
} from '../../../shared/domain/policies/simulation.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import type { TransferIndex, TransferQuery } from '../../ports/transferIndex.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { beats } from './openSearch/beats.ts'
import type { IndexClient } from './openSearch/client.ts'
import { type IndexNames, indexNames } from './openSearch/indexDefinition.ts'
import { compareTie } from './openSearch/indexDocument.ts'
import { IndexError } from './openSearch/indexError.ts'
import { indexOfTable } from './openSearch/indexOfTable.ts'
import { inState, listQuery } from './openSearch/listQuery.ts'
import { noteBeat } from './openSearch/noteBeat.ts'
import { putTransfers } from './openSearch/putTransfers.ts'
import { removeTransfers } from './openSearch/removeTransfers.ts'
import { scanExchanges, scanTransfers } from './openSearch/scanTransfers.ts'
import { createSearch, type Search } from './openSearch/search.ts'

export { setUpIndex } from './openSearch/setUpIndex.ts'

export type OpenSearchIndex = TransferIndex & {
  /** All changes up to this time are indexed (ISO 8601). Earlier times are ignored. */
  noteBeat(at: string): Promise<void>
}

export function openTransferIndex(): OpenSearchIndex {
  const table = { dynamo: dynamoClient(), name: variable('TRANSFERS_TABLE') }
  return openSearchIndex({
    client: indexOfTable(table, { region: variable('AWS_REGION'), origins: variable('INDEX_ORIGINS') }),
    table,
  })
}

type Settings = {
  client: IndexClient
  /** For the beats. */
  table: { dynamo: DynamoDBDocumentClient; name: string }
  names?: IndexNames
  /** Milliseconds to wait for the age of an answer. */
  patience?: number
}

/** In each mode that they had, and with each effect. */
const MAX_POLICY_KEYS = 10_000
/** Replaces a missing date; later than any date, and exact in JSON. */
const NO_DATE = Number.MAX_SAFE_INTEGER

const Total = z.object({ value: z.int() })
const Hits = z.object({
  hits: z.object({
    total: Total,
    hits: z.array(z.object({ _source: z.object({ listed: tolerant(ListedTransfer) }) })),
  }),
})
const Counted = z.object({ hits: z.object({ total: Total }) })
const PolicyCounts = z.object({
  aggregations: z.object({
    policies: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })) }),
  }),
})
const Count = z.object({ doc_count: z.int() })
const Counts = z.object({
  hits: z.object({ total: Total }),
  aggregations: z.object({ active: Count, retracted: Count, expired: Count }),
})

export function openSearchIndex({ client, table, names = indexNames, patience = 1500 }: Settings): OpenSearchIndex {
  const { behind } = beats({ client, index: names.beats, table, patience })
  const find = createSearch(client, names.current)
  const search: Search = body => find({ track_total_hits: true, ...body })

  return {
    async find(scope, query, now) {
      const body = { query: listQuery(scope, query.filters, now), size: query.size, ...getPage(query) }
      const [answer, age] = await Promise.all([search(body), behind(now)])
      const { total, hits } = Hits.parse(answer).hits
      return { total: total.value, ...limitPage(hits.map(({ _source }) => listedAt(_source.listed, now))), ...age }
    },
    async count(scope, filters, now) {
      const states = ['active', 'retracted', 'expired'] as const
      const aggs = Object.fromEntries(states.map(state => [state, { filter: inState(state, now) }]))
      const body = { query: listQuery(scope, filters, now), size: 0, aggs }
      const [answer, age] = await Promise.all([search(body), behind(now)])
      const { hits, aggregations } = Counts.parse(answer)
      const { active, retracted, expired } = aggregations
      return {
        total: hits.total.value,
        active: active.doc_count,
        retracted: retracted.doc_count,
        expired: expired.doc_count,
        ...age,
      }
    },
    async simulate(policy, since, now) {
      const created = { key: 'createdAt', value: { from: since } } as const
      const tried = listQuery('everybody', [created, ...toNecessaryFilters(policy.conditions)], now)
      const [all, age] = await Promise.all([
        search({ query: listQuery('everybody', [created], now), size: 0 }),
        behind(now),
      ])
      const trial = simulation(policy)
      if (needsExchanges(policy.conditions)) {
        for await (const exchanges of scanExchanges(search, exchangesSince(since), since)) {
          for (const exchange of exchanges) trial.know(exchange)
        }
      }
      for await (const transfers of scanTransfers(search, tried)) {
        for (const transfer of transfers) trial.take(transfer)
      }
      return { ...trial.result(), transfers: Counted.parse(all).hits.total.value, ...age }
    },
    async countPolicies(since) {
      const aggs = { policies: { terms: { field: 'policies', size: MAX_POLICY_KEYS } } }
      const query = { range: { createdAt: { gte: since } } }
      const { buckets } = PolicyCounts.parse(await search({ query, size: 0, aggs })).aggregations.policies
      return toPolicyMatches(buckets.map(({ key, doc_count }) => [key, doc_count]))
    },
    async put(transfers) {
      const refused = await writeEach(alias => putTransfers(client, alias, transfers))
      return { failed: [...new Set(refused.map(({ _id }) => _id))] }
    },
    async remove(ids) {
      await writeEach(async alias => {
        await removeTransfers(client, alias, ids)
        return []
      })
    },
    noteBeat: at => noteBeat(client, names.beats, at),
  }

  /** Also to the index of a running rebuild. */
  async function writeEach<Refused>(write: (alias: string) => Promise<Refused[]>): Promise<Refused[]> {
    // Not by the list of aliases, of which OpenSearch's security shows all or none.
    const { status } = await client.ask({ method: 'HEAD', path: `/${names.next}` }, 404)
    // In this order: the second write reaches the index even if the rebuild ends in between.
    const ofNext = status === 404 ? [] : await write(names.next).catch(emptyIfMissing)
    return [...ofNext, ...(await write(names.current))]
  }
}

/** The rebuild has ended since. */
function emptyIfMissing(error: unknown): [] {
  if (error instanceof IndexError && error.type === 'index_not_found_exception') return []
  throw error
}

/** Missing dates come last in both directions. */
function getPage({ sort: { key, order }, start }: Pick<TransferQuery, 'sort' | 'start'>) {
  const missing = order === 'asc' ? NO_DATE : -NO_DATE
  const sort = [{ [key]: { order, missing } }, { tie: 'asc' }]
  return 'after' in start
    ? { sort, search_after: [start.after.at ?? missing, compareTie(start.after.id)] }
    : { sort, ...start }
}
