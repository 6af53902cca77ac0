import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { downloadClasses, QUARTERS_OF_WEEK } from '../../../shared/domain/insights/figures.ts'
import type { Insights } from '../../ports/insights.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { beats } from './openSearch/beats.ts'
import type { IndexClient } from './openSearch/client.ts'
import { allBut, createdWithin, fields, isDelivery, isRequest, leftOut } from './openSearch/figureQuery.ts'
import { findFirstsWithin } from './openSearch/findFirstsWithin.ts'
import { findSpikeDays } from './openSearch/findSpikeDays.ts'
import { type IndexNames, indexNames } from './openSearch/indexDefinition.ts'
import { indexOfTable } from './openSearch/indexOfTable.ts'
import { readFlowKey } from './openSearch/insightFields.ts'
import { inState } from './openSearch/listQuery.ts'
import { countNames, countSingleNames } from './openSearch/names.ts'
import { rankTerms } from './openSearch/rankTerms.ts'
import { createSearch } from './openSearch/search.ts'

export function openInsights(): Insights {
  const table = { dynamo: dynamoClient(), name: variable('TRANSFERS_TABLE') }
  return openSearchInsights({
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

const Total = z.object({ total: z.object({ value: z.int() }) })
const Count = z.object({ doc_count: z.int() })
const Sum = z.object({ value: z.number() })
const Summed = z.object({
  hits: Total,
  aggregations: z.object({
    ...{
      deliveries: Count,
      requests: Count,
      expired: Count,
      anonymized: Count,
      passwordProtected: Count,
      otp: Count,
      trackingId: Count,
    },
    downloads: Sum,
  }),
})
const Classes = z.object({
  hits: Total,
  aggregations: z.object({ classes: z.object({ buckets: z.record(z.string(), Count) }) }),
})
const Steps = z.object({
  aggregations: z.object({
    steps: z.object({ buckets: z.record(z.string(), Count.extend({ requests: Sum, bytes: Sum })) }),
  }),
})
const Quarters = z.object({
  aggregations: z.object({
    quarters: z.object({
      buckets: z.array(Count.extend({ key: z.int() })),
    }),
  }),
})
const Mistakes = z.object({
  hits: Total.extend({
    hits: z.array(
      z.object({
        fields: z.object({
          transferId: z.tuple([z.string()]),
          mistakeAt: z.tuple([z.number()]),
          sender: z.tuple([z.string()]),
          recipient: z.tuple([z.string()]),
          newId: z.tuple([z.string()]).optional(),
        }),
      }),
    ),
  }),
})

/** Exact: the index has one shard, whose counts need no estimates. */
export function openSearchInsights({ client, table, names = indexNames, patience = 1500 }: Settings): Insights {
  const search = createSearch(client, names.figures)
  const { behind } = beats({ client, index: names.beats, table, patience })

  return {
    async sumUp(window, now) {
      const query = createdWithin(window)
      const sent = (mark: string) => ({ filter: allBut([isRequest], { term: { [mark]: true } }) })
      const aggs = {
        deliveries: { filter: isDelivery },
        requests: { filter: isRequest },
        downloads: { sum: { field: 'downloadCount' } },
        expired: { filter: allBut([isDelivery], inState('expired', now)) },
        anonymized: sent('isAnonymized'),
        passwordProtected: sent('isPasswordProtected'),
        otp: sent('isOTPEnabled'),
        trackingId: sent('hasTrackingId'),
      }
      const [answer, users] = await Promise.all([
        search({ query, size: 0, track_total_hits: true, aggs }),
        countNames(search, fields.sender, allBut([isDelivery], query)),
      ])
      const { hits, aggregations } = Summed.parse(answer)
      const { deliveries, requests, downloads, expired, anonymized, passwordProtected, otp, trackingId } = aggregations
      return {
        transfers: hits.total.value - deliveries.doc_count - requests.doc_count,
        requests: requests.doc_count,
        users,
        downloads: downloads.value,
        expired: expired.doc_count,
        anonymized: anonymized.doc_count,
        passwordProtected: passwordProtected.doc_count,
        otp: otp.doc_count,
        trackingId: trackingId.doc_count,
      }
    },
    async countFirstDownloads(window) {
      const released = allBut([isRequest], createdWithin(window), { terms: { state: ['active', 'expired'] } })
      const ranges = downloadClasses.map(({ name, upTo }, place) => ({
        key: name,
        from: (downloadClasses[place - 1]?.upTo ?? -1) + 1,
        // Exclusive.
        ...(Number.isFinite(upTo) && { to: upTo + 1 }),
      }))
      const aggs = { classes: { range: { field: 'firstDownloadAfter', keyed: true, ranges } } }
      const { hits, aggregations } = Classes.parse(
        await search({ query: released, size: 0, track_total_hits: true, aggs }),
      )
      const count = (name: string) => aggregations.classes.buckets[name]?.doc_count ?? 0
      const reached = downloadClasses.reduce((sum, { name }) => sum + count(name), 0)
      return {
        withinHour: count('withinHour'),
        withinDay: count('withinDay'),
        withinThreeDays: count('withinThreeDays'),
        withinWeek: count('withinWeek'),
        later: count('later'),
        never: hits.total.value - reached,
      }
    },
    async countSteps(edges) {
      const steps = edges.slice(1).map((to, place) => ({ key: String(place), from: edges[place] ?? to, to }))
      if (steps.length === 0) return []
      const aggs = {
        steps: {
          range: { field: 'createdAt', keyed: true, ranges: steps },
          aggs: { requests: { sum: { field: 'isTransferRequest' } }, bytes: { sum: { field: 'bytes' } } },
        },
      }
      const query = allBut([isDelivery], createdWithin({ from: edges[0], to: edges.at(-1) }))
      const { buckets } = Steps.parse(await search({ query, size: 0, track_total_hits: false, aggs })).aggregations
        .steps
      return steps.map(({ key }) => {
        const { doc_count = 0, requests = { value: 0 }, bytes = { value: 0 } } = buckets[key] ?? {}
        return { transfers: doc_count - requests.value, requests: requests.value, bytes: bytes.value }
      })
    },
    async countWeek(window) {
      const aggs = { quarters: { terms: { field: 'quarterOfWeek', size: QUARTERS_OF_WEEK } } }
      const answer = await search({ query: createdWithin(window), size: 0, track_total_hits: false, aggs })
      const counts: number[] = Array(QUARTERS_OF_WEEK).fill(0)
      for (const { key, doc_count } of Quarters.parse(answer).aggregations.quarters.buckets) counts[key] = doc_count
      return counts
    },
    async rank(dimension, window, { limit, ...without }) {
      const query = allBut(leftOut(dimension, without), createdWithin(window))
      const [ranking, count] = await Promise.all([
        rankTerms(search, fields[dimension], query, limit),
        countNames(search, fields[dimension], query),
      ])
      return { ...ranking, names: count }
    },
    async countFlows(window, { limit, ...without }) {
      // A delivery without a flow would be one in a sample.
      const query = allBut(leftOut('partner', without), createdWithin(window), { exists: { field: 'flow' } })
      const [{ entries, total }, flows] = await Promise.all([
        rankTerms(search, 'flow', query, limit),
        countSingleNames(search, 'flow', query),
      ])
      return { entries: entries.map(({ name, count }) => ({ ...readFlowKey(name), count })), total, flows }
    },
    async findFirsts(dimension, window, { limit, ...without }) {
      return findFirstsWithin({ search, field: fields[dimension], without: leftOut(dimension, without) }, window, limit)
    },
    async findSpikes(dimension, edges, { limit, ...without }) {
      return findSpikeDays({ search, field: fields[dimension], without: leftOut(dimension, without) }, edges, limit)
    },
    async findMistakes({ from, to }, { limit }) {
      const answer = await search({
        query: { range: { mistakeAt: { gte: from, lt: to } } },
        size: limit,
        track_total_hits: true,
        sort: [{ mistakeAt: 'desc' }, { transferId: 'asc' }],
        stored_fields: '_none_',
        docvalue_fields: ['transferId', 'mistakeAt', 'sender', 'recipient', 'newId'],
      })
      const { hits, total } = Mistakes.parse(answer).hits
      const found = hits.map(({ fields: { transferId, mistakeAt, sender, recipient, newId = [undefined] } }) => ({
        id: transferId[0],
        preventedAt: mistakeAt[0],
        sender: sender[0],
        recipient: recipient[0],
        newId: newId[0],
      }))
      return { total: total.value, found }
    },
    getDelay: behind,
  }
}
