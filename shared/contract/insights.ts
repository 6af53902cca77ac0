import * as z from 'zod'
import { Alert, AlertKind } from '../domain/insights/alert.ts'
import { intervals } from '../domain/insights/windows.ts'
import { Finding, InfoType } from '../domain/inspection.ts'
import { pastRanges } from '../domain/listRanges.ts'
import { extensible } from '../domain/tolerantReader.ts'
import { contract } from './contract.ts'
import { noParams, noQuery } from './values.ts'

/** One for each card of Activity Insights. */
export const InsightQuery = z.enum([
  'activityHighlights',
  'transfersPerInterval',
  'dataVolume',
  'weekdays',
  'topPartners',
  'topSenders',
  'topReceivers',
  'topInfotypes',
  'fileTypes',
  'flows',
  'behaviours',
  'firstDownloads',
  'newSenders',
  'newDomains',
  'newRecipients',
  'sendersSpike',
  'domainsSpike',
  'recipientsSpike',
  'sensitiveInfotypes',
  'mistakes',
  'transfers',
  'alerts',
])
export type InsightQuery = z.infer<typeof InsightQuery>

const YEARS = { from: Date.parse('1970-01-01T00:00:00Z'), to: Date.parse('2200-01-01T00:00:00Z') }
const Moment = z.iso
  .datetime({ offset: true, error: 'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.' })
  .transform(Date.parse)
  .refine(at => at >= YEARS.from && at <= YEARS.to, 'Choose a time between 1970 and 2199.')

const Count = z.int().min(0)
/** In percent of the window before; null when it had none, so the change is infinite. */
const Change = z.number().nullable()
const WholePercent = z.int().min(0).max(100)

const Entry = z.strictObject({ name: z.string(), value: Count })
export type ChartEntry = z.infer<typeof Entry>
/** `others` is the sum of `othersCount` names that are not in `chartData`; `total` sums up all. */
const chart = { chartData: z.array(Entry), others: Count, othersCount: Count, total: Count }

const First = z.strictObject({
  name: z.string(),
  /** Creation of the first transfer. */
  at: z.string(),
  transferId: z.string(),
})
export type FoundFirst = z.infer<typeof First>
const Spike = z.strictObject({
  name: z.string(),
  day: z.strictObject({ from: z.string(), to: z.string() }),
  count: Count,
  /** Of the 7 days before, per day. */
  average: z.number(),
})
export type FoundSpike = z.infer<typeof Spike>

/** A search hit (section 3 of the specification). */
const Source = z.strictObject({
  id: z.string(),
  sender: z.string(),
  recipient: z.string(),
  createdAt: z.string(),
  files: z.array(
    z.strictObject({
      name: z.string().optional(),
      findings: z.strictObject({ summary: z.array(Finding) }).optional(),
    }),
  ),
})
const transfers = z.strictObject({
  hits: z.strictObject({ total: Count, hits: z.array(z.strictObject({ _source: Source })) }),
})
export type TransferHit = z.infer<typeof Source>

const Prevented = z.strictObject({
  id: z.string(),
  sender: z.string(),
  recipient: z.string(),
  /** When it was prevented. */
  createdAt: z.string(),
  newId: z.string().optional(),
})

/** `previous` is of the same interval of the window before, absent where that window has no such interval. */
const Point = z.strictObject({
  /** Start of the interval, ISO 8601. */
  at: z.string(),
  transfers: Count,
  requests: Count,
  /** Mean of transfers and requests per day over this day and the 6 before; only with the interval `day`. */
  movingAverage: z.number().optional(),
  previous: Count.optional(),
})
const VolumePoint = z.strictObject({ at: z.string(), bytes: Count, previous: Count.optional() })

const replies = {
  activityHighlights: {
    totalTransfers: Count,
    totalTransfersChange: Change,
    totalRequests: Count,
    totalRequestsChange: Change,
    totalUsers: Count,
    totalUsersChange: Change,
    totalDownloads: Count,
    totalDownloadsChange: Change,
    totalExpired: Count,
    totalExpiredChange: Change,
  },
  transfersPerInterval: { interval: extensible(z.enum(intervals)), points: z.array(Point) },
  dataVolume: {
    interval: extensible(z.enum(intervals)),
    points: z.array(VolumePoint),
    total: Count,
    totalChange: Change,
  },
  /** 7 rows from Monday on, each of 24 hours, in the organisation's time zone. */
  weekdays: { hours: z.array(z.array(Count)) },
  /** Domains of recipients outside the organisation. */
  topPartners: chart,
  topSenders: chart,
  topReceivers: chart,
  /** Transfers with at least one finding of the infotype. */
  topInfotypes: chart,
  /** Transfers with at least one file of the extension; an empty name is a file without one. */
  fileTypes: chart,
  /** As in charts; the last two are absent from replies of earlier versions. */
  flows: {
    flows: z.array(z.strictObject({ sender: z.string(), partner: z.string(), value: Count })),
    others: Count.optional(),
    othersCount: Count.optional(),
  },
  /** Percentages are of sent transfers; the first two are of all. */
  behaviours: {
    totalTransfers: Count,
    totalTransfersPercent: WholePercent,
    totalTransferRequests: Count,
    totalTransferRequestsPercent: WholePercent,
    totalAnonymized: Count,
    totalAnonymizedPercent: WholePercent,
    totalPasswordProtected: Count,
    totalPasswordProtectedPercent: WholePercent,
    totalOTPEnabled: Count,
    totalOTPEnabledPercent: WholePercent,
    totalTrackingId: Count,
    totalTrackingIdPercent: WholePercent,
  },
  /** Sent transfers that were released, by the time from the sender's confirmation to the first download. */
  firstDownloads: {
    total: Count,
    withinHour: Count,
    withinDay: Count,
    withinThreeDays: Count,
    withinWeek: Count,
    later: Count,
    never: Count,
    neverPercent: WholePercent,
  },
  newSenders: { newSenders: z.array(First), total: Count, newSendersChange: Change },
  newDomains: { newDomains: z.array(First), total: Count, newDomainsChange: Change },
  newRecipients: { newRecipients: z.array(First), total: Count, newRecipientsChange: Change },
  sendersSpike: { sendersSpike: z.array(Spike) },
  domainsSpike: { domainsSpike: z.array(Spike) },
  recipientsSpike: { recipientsSpike: z.array(Spike) },
  sensitiveInfotypes: {
    sensitiveInfotypes: Count,
    sensitiveInfotypesChange: Change,
    /** Those of the organisation that are sensitive. Absent from replies of earlier versions. */
    infoTypes: z.array(extensible(InfoType)).optional(),
    transfers,
  },
  mistakes: { mistakeTransfers: z.array(Prevented), total: Count, mistakeTransfersChange: Change },
  transfers: { transfers },
  /** The newest first. `more` of the window are not in the list. `newCount` are newer than the caller's last look. */
  alerts: { alerts: z.array(Alert), more: Count, newCount: Count },
} satisfies Record<InsightQuery, Record<string, z.ZodType>>

/** The window that was asked for, and the one before that changes compare with. */
const answered = {
  from: z.string(),
  to: z.string(),
  previousFrom: z.string(),
  /** Present when the answer lacks changes after this time. */
  asOf: z.iso.datetime().optional(),
}

const toReply = <Query extends InsightQuery>(query: Query) =>
  z.strictObject({ query: z.literal(query), ...answered, ...replies[query] })
type Reply = { [Query in InsightQuery]: ReturnType<typeof toReply<Query>> }[InsightQuery]
/** What a query answers. */
export type InsightReply<Query extends InsightQuery = InsightQuery> = z.infer<ReturnType<typeof toReply<Query>>>

export const getInsights = contract({
  name: 'getInsights',
  summary: 'Answers one named query over the transfers of all members, for a card of Activity Insights.',
  method: 'POST',
  path: '/admin/insights',
  caller: 'admin',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: z
    .strictObject({
      query: InsightQuery,
      /** Start (inclusive) and end (exclusive). With them, `quickRange` is only a name of the range. */
      from: Moment.optional(),
      to: Moment.optional(),
      /** Days of the organisation's time zone. Default: last-7-days. */
      quickRange: z.enum(pastRanges).optional(),
      /** Of charts over time. Default: by the length of the range. */
      interval: z.enum(intervals).optional(),
      /** Names in a chart, or entries of a list. Default: 6 for topPartners, 500 for transfers, else 50. */
      size: z.int().min(1).max(500, 'At most 500.').optional(),
      /** Of alerts. Default: all. */
      kinds: z.array(AlertKind).min(1).max(AlertKind.options.length).optional(),
    })
    .refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: 'Give from and to together.',
      path: ['to'],
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
      error: 'The range ends before it begins.',
      path: ['to'],
    })
    .meta({
      description: 'from is before to.',
      dependentRequired: { from: ['to'], to: ['from'] },
    }),
  reply: z.discriminatedUnion('query', InsightQuery.options.map(toReply) as unknown as [Reply, ...Reply[]]),
  isAnsweredAnew: true,
  reach: {
    insights: [
      'sumUp',
      'countFirstDownloads',
      'countSteps',
      'countWeek',
      'rank',
      'countFlows',
      'findFirsts',
      'findSpikes',
      'findMistakes',
      'getDelay',
    ],
    transferIndex: ['find', 'count'],
    alerts: ['find', 'countNew', 'findReader', 'noteReader'],
    audit: ['append'],
  },
})
