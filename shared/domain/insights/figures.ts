import { isWithinDomain } from '../email.ts'
import { stateAt } from '../transfer.ts'
import type { InsightRecord, Mistake } from './insightRecord.ts'

/**
 * The definition of every figure, as pure functions over the records of all transfers. They are slow: SQLite and OpenSearch
 * answer instead (`lambdas/ports/insights.ts`), and `test/contracts/insights.suite.ts` holds both to these.
 */

/** From a moment (inclusive) to another (exclusive), in milliseconds since the epoch. Transfers count by their creation, mistakes by their prevention. */
export type Window = { from: number; to: number }

/**
 * `partner` is the domain of a recipient. A transfer counts once for each of its recipients, partners, infotypes and file
 * extensions.
 */
export const dimensions = ['sender', 'recipient', 'partner', 'infotype', 'fileExtension'] as const
export type Dimension = (typeof dimensions)[number]
/** Names that can be new, or used suddenly more often. */
export type PartyDimension = Extract<Dimension, 'sender' | 'recipient' | 'partner'>

export type Sums = {
  /** Sent, so without requests. */
  transfers: number
  requests: number
  /** Distinct senders, requesters included. */
  users: number
  /** Counted downloads of sent and requested transfers, by all recipients. */
  downloads: number
  /** Whose state is expired, at the time of reading. */
  expired: number
  /** Sent with an anonymised file. */
  anonymized: number
  /** Sent with a password, a code, or a tracking ID. */
  passwordProtected: number
  otp: number
  trackingId: number
}

/** Of deliveries of sent transfers, released and not withdrawn: the time until the first download. */
export type FirstDownloads = Record<(typeof downloadClasses)[number]['name'] | 'never', number>

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Upper bounds, inclusive, in milliseconds after the sender's confirmation. */
export const downloadClasses = [
  { name: 'withinHour', upTo: HOUR },
  { name: 'withinDay', upTo: DAY },
  { name: 'withinThreeDays', upTo: 3 * DAY },
  { name: 'withinWeek', upTo: 7 * DAY },
  { name: 'later', upTo: Number.POSITIVE_INFINITY },
] as const

export type Step = { transfers: number; requests: number; bytes: number }
export type Ranked = { name: string; count: number }
export type Ranking = {
  /** The most frequent first, equal ones by name (`compareNames`). */
  entries: Ranked[]
  /** Sum of the counts, and number, of all names, also of those beyond the entries. */
  total: number
  names: number
}
export type Flow = { sender: string; partner: string; count: number }
export type Flows = {
  entries: Flow[]
  /** Sum of the counts, and number, of all flows, also of those beyond the entries. */
  total: number
  flows: number
}
/** `at` and `transferId` are of the first transfer; of several at one moment, the smallest id. */
export type First = { name: string; at: number; transferId: string }
export type Spike = { name: string; day: Window; count: number; average: number }

/** Quarter hours of a week, from Monday 00:00 UTC on. */
export const QUARTER = 900_000
export const QUARTERS_OF_WEEK = 672
/** 1970-01-01 was a Thursday. */
const MONDAY_OFFSET = 3 * DAY

export function quarterOfWeek(at: number): number {
  return Math.floor((at + MONDAY_OFFSET) / QUARTER) % QUARTERS_OF_WEEK
}

/** By code points, as UTF-8 sorts. */
export function compareNames(one: string, other: string): number {
  const [left, right] = [[...one], [...other]]
  for (const [place, letter] of left.entries()) {
    const difference = (letter.codePointAt(0) ?? 0) - (right[place]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

const isWithin =
  ({ from, to }: Window) =>
  (record: { createdAt: number }) =>
    record.createdAt >= from && record.createdAt < to

const isTransfer = ({ isDelivery }: InsightRecord) => !isDelivery

function getNames(record: InsightRecord, dimension: Dimension): readonly string[] {
  switch (dimension) {
    case 'sender':
      return isTransfer(record) ? [record.sender] : []
    case 'recipient':
      return [record.recipient]
    case 'partner':
      return record.recipientDomain === undefined ? [] : [record.recipientDomain]
    case 'infotype':
      return record.infoTypes
    case 'fileExtension':
      return record.fileExtensions
  }
}

/** @param now milliseconds since the epoch */
export function sumUp(records: readonly InsightRecord[], window: Window, now: number): Sums {
  const deliveries = records.filter(isWithin(window))
  const within = deliveries.filter(isTransfer)
  const sent = within.filter(({ isRequest }) => !isRequest)
  const count = (some: readonly InsightRecord[], holds: (record: InsightRecord) => boolean) => some.filter(holds).length
  return {
    transfers: sent.length,
    requests: within.length - sent.length,
    users: new Set(within.map(({ sender }) => sender)).size,
    downloads: deliveries.reduce((sum, { downloadCount }) => sum + downloadCount, 0),
    expired: count(within, record => isExpired(record, now)),
    anonymized: count(sent, ({ isAnonymized }) => isAnonymized),
    passwordProtected: count(sent, ({ isPasswordProtected }) => isPasswordProtected),
    otp: count(sent, ({ isOTPEnabled }) => isOTPEnabled),
    trackingId: count(sent, ({ hasTrackingId }) => hasTrackingId),
  }
}

function isExpired({ transferState, expiryDate }: InsightRecord, now: number): boolean {
  const date = expiryDate === undefined ? undefined : new Date(expiryDate).toISOString()
  return stateAt({ transferState, expiryDate: date }, now) === 'expired'
}

export function countFirstDownloads(records: readonly InsightRecord[], window: Window): FirstDownloads {
  const counts: FirstDownloads = { withinHour: 0, withinDay: 0, withinThreeDays: 0, withinWeek: 0, later: 0, never: 0 }
  for (const { firstDownloadAfter: after } of records.filter(isWithin(window)).filter(isReleased)) {
    const reached = after === undefined ? undefined : downloadClasses.find(({ upTo }) => after <= upTo)
    counts[reached?.name ?? 'never'] += 1
  }
  return counts
}

/** Whether the files of a sent transfer were released, and not withdrawn since. */
function isReleased({ isRequest, transferState }: InsightRecord): boolean {
  return !isRequest && (transferState === 'active' || transferState === 'expired')
}

/** @param edges ascending moments; step i is from edge i to edge i + 1 */
export function countSteps(records: readonly InsightRecord[], edges: readonly number[]): Step[] {
  return edges.slice(1).map((to, place) => {
    const within = records.filter(isTransfer).filter(isWithin({ from: edges[place] ?? to, to }))
    const requests = within.filter(({ isRequest }) => isRequest).length
    return { transfers: within.length - requests, requests, bytes: within.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}

/** Transfers and requests by quarter hour of the week (`quarterOfWeek`). */
export function countWeek(records: readonly InsightRecord[], window: Window): number[] {
  const counts: number[] = Array(QUARTERS_OF_WEEK).fill(0)
  for (const { createdAt } of records.filter(isTransfer).filter(isWithin(window))) {
    const place = quarterOfWeek(createdAt)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

export type Without = {
  /** Partners to leave out, with their subdomains. */
  withoutDomains: readonly string[]
}

const isPartner =
  ({ withoutDomains }: Without) =>
  (domain: string) =>
    !withoutDomains.some(own => isWithinDomain(domain, own))

/** Names with the number of transfers, requests included. `withoutDomains` concerns only partners. */
export function rank(
  records: readonly InsightRecord[],
  dimension: Dimension,
  window: Window,
  { limit, ...without }: Without & { limit: number },
): Ranking {
  const counts = countBy(findNames(records.filter(isWithin(window)), dimension, without).map(({ name }) => name))
  const entries = [...counts].map(([name, count]): Ranked => ({ name, count })).sort(compareRanked)
  return {
    entries: entries.slice(0, limit),
    total: entries.reduce((sum, { count }) => sum + count, 0),
    names: entries.length,
  }
}

const compareRanked = (one: Ranked, other: Ranked) => other.count - one.count || compareNames(one.name, other.name)

function findNames(records: readonly InsightRecord[], dimension: Dimension, without: Without) {
  const counts = dimension === 'partner' ? isPartner(without) : () => true
  return records.flatMap(record =>
    getNames(record, dimension)
      .filter(counts)
      .map(name => ({ name, record })),
  )
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Pairs of sender and partner with the number of transfers: the most frequent first, equal ones by sender, then partner. */
export function countFlows(
  records: readonly InsightRecord[],
  window: Window,
  { limit, ...without }: Without & { limit: number },
): Flows {
  const flows = new Map<string, Flow>()
  for (const { sender, recipientDomain: partner } of records.filter(isWithin(window))) {
    if (partner === undefined || !isPartner(without)(partner)) continue
    const key = `${sender} ${partner}`
    flows.set(key, { sender, partner, count: (flows.get(key)?.count ?? 0) + 1 })
  }
  const entries = [...flows.values()].sort(
    (one, other) =>
      other.count - one.count || compareNames(one.sender, other.sender) || compareNames(one.partner, other.partner),
  )
  return {
    entries: entries.slice(0, limit),
    total: entries.reduce((sum, { count }) => sum + count, 0),
    flows: entries.length,
  }
}

/** Names whose first transfer of all was created in the window: the newest first, those of one moment by name. */
export function findFirsts(
  records: readonly InsightRecord[],
  dimension: PartyDimension,
  { from, to }: Window,
  { limit, ...without }: Without & { limit: number },
): { total: number; found: First[] } {
  const firsts = new Map<string, First>()
  for (const { name, record } of findNames(records, dimension, without)) {
    const { createdAt: at, id: transferId } = record
    const known = firsts.get(name)
    const isEarlier = !known || at < known.at || (at === known.at && compareNames(transferId, known.transferId) < 0)
    if (isEarlier) firsts.set(name, { name, at, transferId })
  }
  const found = [...firsts.values()]
    .filter(({ at }) => at >= from && at < to)
    .sort((one, other) => other.at - one.at || compareNames(one.name, other.name))
  return { total: found.length, found: found.slice(0, limit) }
}

/** Days before a spike that it is compared with. */
export const SPIKE_DAYS = 7
export const MIN_SPIKE = 5

/** Whether a day's count is above the mean of the 7 days before plus four times its square root, and at least 5. */
export function isSpike(count: number, average: number): boolean {
  return count >= MIN_SPIKE && count > average + 4 * Math.sqrt(average)
}

/**
 * Days on which a name had a spike of transfers: the newest day first, then the largest count, then by name.
 * @param edges the starts of consecutive days, and the end of the last; only days after the first `SPIKE_DAYS` count
 */
export function findSpikes(
  records: readonly InsightRecord[],
  dimension: PartyDimension,
  edges: readonly number[],
  { limit, ...without }: Without & { limit: number },
): Spike[] {
  const days = edges.slice(1).map((to, place) => {
    const within = records.filter(isWithin({ from: edges[place] ?? to, to }))
    return {
      from: edges[place] ?? to,
      to,
      counts: countBy(findNames(within, dimension, without).map(({ name }) => name)),
    }
  })
  const spikes = days.slice(SPIKE_DAYS).flatMap(({ from, to, counts }, place) =>
    [...counts].flatMap(([name, count]): Spike[] => {
      const before = days.slice(place, place + SPIKE_DAYS).reduce((sum, day) => sum + (day.counts.get(name) ?? 0), 0)
      const average = before / SPIKE_DAYS
      return isSpike(count, average) ? [{ name, day: { from, to }, count, average }] : []
    }),
  )
  return spikes.sort(compareSpikes).slice(0, limit)
}

export function compareSpikes(one: Spike, other: Spike): number {
  return other.day.from - one.day.from || other.count - one.count || compareNames(one.name, other.name)
}

/** Mistakes by the time of their prevention: the newest first, those of one moment by id. */
export function findMistakes(
  mistakes: readonly Mistake[],
  { from, to }: Window,
  { limit }: { limit: number },
): { total: number; found: Mistake[] } {
  const found = mistakes
    .filter(({ preventedAt }) => preventedAt >= from && preventedAt < to)
    .sort((one, other) => other.preventedAt - one.preventedAt || compareNames(one.id, other.id))
  return { total: found.length, found: found.slice(0, limit) }
}
