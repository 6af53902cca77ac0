import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { getInsights, type InsightQuery, type InsightReply } from '../../shared/contract/insights.ts'
import { contracts } from '../../shared/contract/table.ts'
import { AlertKind } from '../../shared/domain/insights/alert.ts'
import * as figures from '../../shared/domain/insights/figures.ts'
import {
  type InsightRecord,
  type Mistake,
  toInsightRecord,
  toMistake,
} from '../../shared/domain/insights/insightRecord.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { ListedOption } from '../../shared/domain/transferFilters.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { organisationHistory } from '../harness/organisationHistory.ts'
import { type Person, person } from '../harness/person.ts'
import { expectRefusal, sendJson } from '../harness/requests.ts'

const ZURICH = { ...demoOrganisation, timeZone: 'Europe/Zurich' }
/** A week with the day on which clocks in Zurich are set back. */
const WEEK = { from: Date.parse('2026-10-22T22:00:00.000Z'), to: Date.parse('2026-10-29T23:00:00.000Z') }
const BEFORE = { from: Date.parse('2026-10-15T22:00:00.000Z'), to: WEEK.from }
const NOW = Date.parse('2026-10-29T12:00:00.000Z')
const without = { withoutDomains: ZURICH.domains }
const range = { from: new Date(WEEK.from).toISOString(), to: new Date(WEEK.to).toISOString() }
const iso = (at: number) => new Date(at).toISOString()

let host: TestHost
let ada: Person
let alice: Person
let records: InsightRecord[]
let mistakes: Mistake[]

beforeAll(async () => {
  host = await testHost(
    { organisation: ZURICH, idTokenSeconds: 1e8, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } },
    fixedClock(NOW),
  )
  ada = await person(host.origin, 'ada@acme.example')
  alice = await person(host.origin, 'alice@acme.example')
  const history = [...organisationHistory({ seed: 7, count: 20_000, now: NOW, from: 19_000 })]
    .map(toSomeMistake)
    .map(toSomeAnonymised)
  for (const transfer of history) await host.context.transfers.add(transfer, toEvent(transfer))
  records = history.flatMap(transfer => toInsightRecord(transfer) ?? [])
  mistakes = history.flatMap(transfer => toMistake(transfer) ?? [])
})
afterAll(() => host.stop())

/** Every hundredth recipient was corrected, every other of them before sending. */
function toSomeMistake(transfer: Transfer, place: number): Transfer {
  if (place % 100 !== 0) return transfer
  const corrected = { ...transfer, transferState: 'retracted' as const, wasMistake: true, newId: `new-${place}` }
  return place % 200 === 0 ? { ...corrected, isWrongRecipient: true } : { ...corrected, files: [], request: undefined }
}

/** The files of every seventh transfer were anonymised. */
function toSomeAnonymised(transfer: Transfer, place: number): Transfer {
  if (place % 7 !== 0) return transfer
  const anonymisation = { headerRow: true, rules: [], attempt: 1 }
  return { ...transfer, files: transfer.files.map(file => ({ ...file, anonymisation })) }
}

const toEvent = ({ id, createdAt }: Transfer) =>
  ({ at: createdAt, action: 'create', actor: 'test', transferId: id, result: 'done' }) as const

async function answer<Query extends InsightQuery>(query: Query, more: object = range): Promise<InsightReply<Query>> {
  const reply: unknown = await ada.call(getInsights, { body: { query, ...more } })
  return reply as InsightReply<Query>
}
const ask = (body: object, { idToken } = ada) =>
  sendJson(host.origin, '/api/admin/insights', JSON.stringify(body), { token: idToken })
const toChange = (now: number, before: number) =>
  before === 0 ? (now === 0 ? 0 : null) : Math.round(((now - before) / before) * 1000) / 10

describe('activity insights', () => {
  test('highlights count the window, and compare it with as many days before', async () => {
    const sums = figures.sumUp(records, WEEK, NOW)
    const before = figures.sumUp(records, BEFORE, NOW)

    expect(sums.transfers).toBeGreaterThan(100)
    expect(await answer('activityHighlights')).toEqual({
      query: 'activityHighlights',
      ...range,
      previousFrom: iso(BEFORE.from),
      totalTransfers: sums.transfers,
      totalTransfersChange: toChange(sums.transfers, before.transfers),
      totalRequests: sums.requests,
      totalRequestsChange: toChange(sums.requests, before.requests),
      totalUsers: sums.users,
      totalUsersChange: toChange(sums.users, before.users),
      totalDownloads: sums.downloads,
      totalDownloadsChange: toChange(sums.downloads, before.downloads),
      totalExpired: sums.expired,
      totalExpiredChange: toChange(sums.expired, before.expired),
    })
  })

  test('a chart per day has the day of 25 hours once, a moving average, and the day a week before', async () => {
    const { points, interval } = await answer('transfersPerInterval')
    const day = 24 * 3_600_000
    const sunday = { from: Date.parse('2026-10-24T22:00:00Z'), to: Date.parse('2026-10-25T23:00:00Z') }
    const countWithin = (window: figures.Window) => {
      const { transfers, requests } = figures.sumUp(records, window, NOW)
      return { transfers, requests, all: transfers + requests }
    }

    expect(interval).toBe('day')
    expect(points).toHaveLength(7)
    const { all: previous } = countWithin({ from: sunday.from - 7 * day, to: sunday.from - 6 * day })
    const week = countWithin({ from: sunday.from - 6 * day, to: sunday.to })
    const { transfers, requests } = countWithin(sunday)
    expect(points[2]).toEqual({ at: iso(sunday.from), transfers, requests, previous, movingAverage: week.all / 7 })
  })

  test('volume sums up declared bytes, per interval and in all', async () => {
    const { points, total, totalChange } = await answer('dataVolume', { ...range, interval: 'week' })
    const countBytes = (window: figures.Window) => figures.countSteps(records, [window.from, window.to])[0]?.bytes ?? 0

    expect(points.map(({ at }) => at)).toEqual([range.from, '2026-10-25T23:00:00.000Z'])
    expect(total).toBe(countBytes(WEEK))
    expect(points.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(total)
    expect(totalChange).toBe(toChange(total, countBytes(BEFORE)))
  })

  test('weekdays count every transfer at its hour in Zurich', async () => {
    const { hours } = await answer('weekdays')
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', weekday: 'short', hour: '2-digit' })
    const within = records.filter(({ createdAt }) => createdAt >= WEEK.from && createdAt < WEEK.to)
    const onMonday = within.filter(({ createdAt }) => formatter.format(createdAt).startsWith('Mon'))

    expect(hours.map(row => row.length)).toEqual(Array(7).fill(24))
    expect(hours.flat().reduce((sum, count) => sum + count, 0)).toBe(within.length)
    expect(hours[0]?.reduce((sum, count) => sum + count, 0)).toBe(onMonday.length)
    const at9 = onMonday.filter(({ createdAt }) => formatter.format(createdAt).endsWith('09'))
    expect(hours[0]?.[9]).toBe(at9.length)
  })

  test.each([
    ['topPartners', 'partner', 6],
    ['topSenders', 'sender', 50],
    ['topReceivers', 'recipient', 50],
    ['topInfotypes', 'infotype', 50],
    ['fileTypes', 'fileExtension', 50],
  ] as const)('%s name the most frequent, and sum up the others', async (query, dimension, limit) => {
    const { entries, total, names } = figures.rank(records, dimension, WEEK, { limit, ...without })
    const { chartData, others, othersCount, total: answered } = await answer(query)

    expect(entries.length).toBeGreaterThan(5)
    expect(chartData).toEqual(entries.map(({ name, count }) => ({ name, value: count })))
    expect([answered, othersCount]).toEqual([total, names - entries.length])
    expect(others).toBe(total - entries.reduce((sum, { count }) => sum + count, 0))
  })

  test('the list of a name has as many transfers as its bar', async () => {
    const { chartData: senders } = await answer('topSenders')
    const { chartData: partners } = await answer('topPartners')
    const { chartData: infotypes } = await answer('topInfotypes')
    const countBy = async (key: string, value: string) => {
      const filters = [{ key, value } as never, { key: 'createdAt', value: range } as never]
      return (await ada.call(contracts.countAllTransfers, { body: { filters } })).total
    }

    expect(await countBy('sender', senders[0]?.name ?? '')).toBe(senders[0]?.value)
    expect(await countBy('recipient', `*@${partners[0]?.name}`)).toBe(partners[0]?.value)
    expect(await countBy('infotype', infotypes[0]?.name ?? '')).toBe(infotypes[0]?.value)
  })

  test('the list of a behaviour, and of sensitive infotypes, has as many transfers as its card', async () => {
    const behaviours = await answer('behaviours')
    const { sensitiveInfotypes, infoTypes = [] } = await answer('sensitiveInfotypes')
    const countBy = async (...filters: { key: string; value: string | string[] }[]) => {
      const all = [...filters, { key: 'createdAt', value: range }] as never
      return (await ada.call(contracts.countAllTransfers, { body: { filters: all } })).total
    }
    const countSent = (value: ListedOption) => countBy({ key: 'type', value: 'sent' }, { key: 'option', value })

    expect(await countSent('anonymized')).toBe(behaviours.totalAnonymized)
    expect(await countSent('passwordProtected')).toBe(behaviours.totalPasswordProtected)
    expect(await countSent('otp')).toBe(behaviours.totalOTPEnabled)
    expect(await countSent('trackingId')).toBe(behaviours.totalTrackingId)
    const { totalAnonymized, totalPasswordProtected, totalOTPEnabled, totalTrackingId } = behaviours
    expect(Math.min(totalAnonymized, totalPasswordProtected, totalOTPEnabled, totalTrackingId)).toBeGreaterThan(0)
    expect(await countBy({ key: 'infotype', value: infoTypes })).toBe(sensitiveInfotypes)
  })

  test('flows lead from senders to partners', async () => {
    const { entries, flows, total } = figures.countFlows(records, WEEK, { limit: 8, ...without })
    const shown = entries.map(({ sender, partner, count }) => ({ sender, partner, value: count }))

    const reply = await answer('flows', { ...range, size: 8 })

    const others = total - shown.reduce((sum, { value }) => sum + value, 0)
    expect(reply).toMatchObject({ flows: shown, others, othersCount: flows - 8 })
    expect(Math.min(others, flows - 8)).toBeGreaterThan(0)
  })

  test('behaviours are whole percentages of sent transfers', async () => {
    const sums = figures.sumUp(records, WEEK, NOW)
    const reply = await answer('behaviours')

    expect(reply).toMatchObject({
      totalTransfers: sums.transfers,
      totalTransferRequests: sums.requests,
      totalAnonymized: sums.anonymized,
      totalPasswordProtected: sums.passwordProtected,
      totalOTPEnabled: sums.otp,
      totalTrackingId: sums.trackingId,
    })
    expect(reply.totalTransfersPercent + reply.totalTransferRequestsPercent).toBe(100)
    expect(reply.totalOTPEnabledPercent).toBe(Math.round((sums.otp / sums.transfers) * 100))
  })

  test('first downloads count each released transfer once', async () => {
    const counts = figures.countFirstDownloads(records, WEEK)
    const reply = await answer('firstDownloads')

    expect(reply).toMatchObject(counts)
    expect(counts.withinDay).toBeGreaterThan(0)
    expect(reply.total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0))
  })
})

describe('security insights', () => {
  test.each([
    ['newSenders', 'sender'],
    ['newDomains', 'partner'],
    ['newRecipients', 'recipient'],
  ] as const)('%s are those whose first transfer is in the window', async (query, dimension) => {
    const { found, total } = figures.findFirsts(records, dimension, WEEK, { limit: 50, ...without })
    const before = figures.findFirsts(records, dimension, BEFORE, { limit: 1, ...without })
    const reply = (await answer(query)) as Record<string, unknown>

    expect(reply[query]).toEqual(found.map(({ at, ...first }) => ({ ...first, at: iso(at) })))
    expect([reply.total, reply[`${query}Change`]]).toEqual([total, toChange(total, before.total)])
  })

  test.each([
    ['sendersSpike', 'sender'],
    ['domainsSpike', 'partner'],
    ['recipientsSpike', 'recipient'],
  ] as const)('%s are days far above the seven before', async (query, dimension) => {
    const edges = Array.from({ length: 15 }, (_, place) => Date.parse(`2026-10-${15 + place}T12:00:00Z`)).map(
      (noon, place) => noon - (place < 11 ? 14 : 13) * 3_600_000,
    )
    const spikes = figures.findSpikes(records, dimension, edges, { limit: 50, ...without })
    const reply = (await answer(query)) as Record<string, unknown>

    expect(reply[query]).toEqual(
      spikes.map(({ day, ...spike }) => ({ ...spike, day: { from: iso(day.from), to: iso(day.to) } })),
    )
  })

  test('sensitive infotypes are those of the organisation, newest transfers first', async () => {
    const sensitive = records.filter(
      ({ createdAt, infoTypes }) =>
        createdAt >= WEEK.from && createdAt < WEEK.to && infoTypes.some(one => ZURICH.sensitiveInfotypes.includes(one)),
    )
    const { sensitiveInfotypes, infoTypes, transfers } = await answer('sensitiveInfotypes')

    expect(sensitive.length).toBeGreaterThan(5)
    expect(sensitiveInfotypes).toBe(sensitive.length)
    expect(infoTypes).toEqual(ZURICH.sensitiveInfotypes)
    expect(transfers.hits.hits.map(({ _source }) => _source.id).sort()).toEqual(sensitive.map(({ id }) => id).sort())
  })

  test('mistakes are corrected recipients and withdrawn transfers alike', async () => {
    const { found, total } = figures.findMistakes(mistakes, WEEK, { limit: 50 })

    expect(total).toBeGreaterThan(1)
    expect(await answer('mistakes')).toMatchObject({
      total,
      mistakeTransfers: found.map(({ preventedAt, ...mistake }) => ({ ...mistake, createdAt: iso(preventedAt) })),
    })
  })

  test('transfers are the newest 500 at most', async () => {
    const { transfers } = await answer('transfers', { from: '2026-09-01T00:00:00Z', to: range.to })

    expect(transfers.hits.hits).toHaveLength(500)
    expect(transfers.hits.total).toBeGreaterThan(500)
  })
})

describe('a question', () => {
  test('is about the last seven days, unless it says otherwise', async () => {
    const { from, to } = await answer('activityHighlights', {})

    expect([from, to]).toEqual(['2026-10-22T22:00:00.000Z', '2026-10-29T23:00:00.000Z'])
  })

  test('is about its own range where it also names a quick one', async () => {
    expect(await answer('activityHighlights', { ...range, quickRange: 'today' })).toMatchObject(range)
  })

  test('may be about a minute or a century', async () => {
    const [{ createdAt } = expect.fail()] = records
    const minute = { from: iso(createdAt), to: iso(createdAt + 60_000) }
    const century = { from: '1970-01-01T00:00:00Z', to: '2070-01-01T00:00:00Z' }
    const inMinute = await answer('activityHighlights', minute)
    const ofAll = await answer('activityHighlights', century)

    expect(inMinute.totalTransfers + inMinute.totalRequests).toBeGreaterThan(0)
    expect(ofAll.totalTransfers + ofAll.totalRequests).toBe(records.length)
    expect((await answer('transfersPerInterval', century)).points).toHaveLength(1201)
    expect((await answer('weekdays', century)).hours.flat().reduce((sum, count) => sum + count, 0)).toBe(records.length)
    for (const query of ['sendersSpike', 'newRecipients', 'flows', 'firstDownloads'] as const)
      await answer(query, century)
  })

  test.each([
    ['an unknown query', { query: 'everything' }],
    ['no query', {}],
    ['a range that ends before it begins', { query: 'topSenders', from: range.to, to: range.from }],
    ['an empty range', { query: 'topSenders', from: range.to, to: range.to }],
    ['half a range', { query: 'topSenders', from: range.from }],
    ['a year beyond 2199', { query: 'topSenders', from: range.from, to: '9999-01-01T00:00:00Z' }],
    ['an unknown quick range', { query: 'topSenders', quickRange: 'tomorrow' }],
    ['an unknown interval', { query: 'dataVolume', interval: 'second' }],
    ['too many points', { query: 'dataVolume', from: '1970-01-01T00:00:00Z', to: range.to, interval: 'hour' }],
    ['501 names', { query: 'topSenders', size: 501 }],
    ['more kinds than there are', { query: 'alerts', kinds: Array(AlertKind.options.length + 1).fill('newSenders') }],
    ['a query of OpenSearch', { query: { match_all: {} } }],
    ['an unknown property', { query: 'topSenders', script: 'x' }],
  ])('with %s is refused', async (_, body) => {
    expectRefusal(await ask(body), 400)
  })

  test('with 10,000 values is refused before it is read', async () => {
    expectRefusal(await ask({ query: 'alerts', kinds: Array(10_000).fill('newSenders') }), 413)
  })

  test('of a member is refused', async () => {
    expectRefusal(await ask({ query: 'topSenders' }, alice), 403)
  })

  test('is in the audit with its name', async () => {
    await answer('topReceivers')

    const rows = withDatabase(host, database =>
      database
        .prepare("SELECT count(*) AS n FROM audit WHERE action = 'read-insights' AND detail = 'topReceivers'")
        .get(),
    )
    expect(Number(rows?.n)).toBeGreaterThan(0)
  })
})
