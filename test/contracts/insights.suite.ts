import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Insights } from '../../lambdas/ports/insights.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { getDomain } from '../../shared/domain/email.ts'
import * as figures from '../../shared/domain/insights/figures.ts'
import {
  type InsightRecord,
  type Mistake,
  toInsightRecord,
  toMistake,
} from '../../shared/domain/insights/insightRecord.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import {
  dayStarts,
  dimension,
  edges,
  insightHistory,
  most,
  now,
  party,
  spikeDays,
  toEarlier,
  window,
} from './insightHistories.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

export type InsightsHost = {
  insights: Insights
  /**
   * Stores transfers in their current state, and waits until figures show them and all earlier ones. A repeated id gets
   * its next revision.
   */
  known(transfers: readonly Transfer[]): Promise<void>
  /** Gives states of any revision to the index, in this order, and waits as `known` does. Older ones change nothing. */
  put(transfers: readonly Transfer[]): Promise<void>
  /** Removes all transfers. */
  reset(): Promise<void>
  close(): Promise<void>
}

type Known = { records: InsightRecord[]; mistakes: Mistake[] }
type Verb<Question> = {
  question: fc.Arbitrary<Question>
  ask(insights: Insights, question: Question): Promise<unknown>
  /** By the definition. */
  expect(known: Known, question: Question): unknown
}

const verb = <Question>(verb: Verb<Question>) => verb as Verb<unknown>

const verbs: Record<Exclude<keyof Insights, 'getDelay'>, Verb<unknown>> = {
  sumUp: verb({
    question: fc.record({ window, now }),
    ask: (insights, { window, now }) => insights.sumUp(window, now),
    expect: ({ records }, { window, now }) => figures.sumUp(records, window, now),
  }),
  countFirstDownloads: verb({
    question: fc.record({ window }),
    ask: (insights, { window }) => insights.countFirstDownloads(window),
    expect: ({ records }, { window }) => figures.countFirstDownloads(records, window),
  }),
  countSteps: verb({
    question: fc.record({ edges }),
    ask: (insights, { edges }) => insights.countSteps(edges),
    expect: ({ records }, { edges }) => figures.countSteps(records, edges),
  }),
  countWeek: verb({
    question: fc.record({ window }),
    ask: (insights, { window }) => insights.countWeek(window),
    expect: ({ records }, { window }) => figures.countWeek(records, window),
  }),
  rank: verb({
    question: fc.record({ dimension, window, most }),
    ask: (insights, { dimension, window, most }) => insights.rank(dimension, window, most),
    expect: ({ records }, { dimension, window, most }) => figures.rank(records, dimension, window, most),
  }),
  countFlows: verb({
    question: fc.record({ window, most }),
    ask: (insights, { window, most }) => insights.countFlows(window, most),
    expect: ({ records }, { window, most }) => figures.countFlows(records, window, most),
  }),
  findFirsts: verb({
    question: fc.record({ party, window, most }),
    ask: (insights, { party, window, most }) => insights.findFirsts(party, window, most),
    expect: ({ records }, { party, window, most }) => figures.findFirsts(records, party, window, most),
  }),
  findSpikes: verb({
    question: fc.record({ party, spikeDays, most }),
    ask: (insights, { party, spikeDays, most }) => insights.findSpikes(party, spikeDays, most),
    expect: ({ records }, { party, spikeDays, most }) => figures.findSpikes(records, party, spikeDays, most),
  }),
  findMistakes: verb({
    question: fc.record({ window, most }),
    ask: (insights, { window, most: { limit } }) => insights.findMistakes(window, { limit }),
    expect: ({ mistakes }, { window, most: { limit } }) => figures.findMistakes(mistakes, window, { limit }),
  }),
}

const read = (transfers: readonly Transfer[]): Known => ({
  records: transfers.flatMap(transfer => toInsightRecord(transfer) ?? []),
  mistakes: transfers.flatMap(transfer => toMistake(transfer) ?? []),
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-10-12T00:00:00.000Z')
const at = (hours: number) => new Date(START + hours * HOUR).toISOString()
const always = { from: START - 1000 * DAY, to: START + 1000 * DAY }
const many = { limit: 500, withoutDomains: [] }
const aRequest = { request: { link: { digest: 'a request', sealed: 'sealed' }, mails: 1 } }
const found = (infoType: InfoType) => ({
  summary: [{ infoType, count: 2, distinctCount: 1, likelihood: 'LIKELY' as const }],
  places: [],
  notInspectable: [],
  mismatches: [],
})

export function insightsSuite(name: string, open: () => Promise<InsightsHost>) {
  describe(`insights: ${name}`, () => {
    let host: InsightsHost
    let insights: Insights

    beforeAll(async () => {
      host = await open()
      insights = host.insights
    })
    afterEach(() => host.reset())
    afterAll(() => host.close())

    const sent = (id: string, more: Partial<Transfer> = {}) =>
      aTransfer(id, { transferState: 'active', createdAt: at(0), expiryDate: at(900), files: [], ...more })
    const times = (count: number, prefix: string, more: (index: number) => Partial<Transfer>) =>
      Array.from({ length: count }, (_, index) => sent(`${prefix}-${index}`, more(index)))

    describe('of any history', () => {
      for (const [name, { question, ask, expect: define }] of Object.entries(verbs)) {
        test(`${name} answers what the definition says`, async () => {
          await fc.assert(
            fc.asyncProperty(
              insightHistory,
              fc.array(question, { minLength: 4, maxLength: 12 }),
              async (history, questions) => {
                await host.reset()
                await host.known(history)

                const known = read(history)
                for (const said of questions) expect(await ask(insights, said)).toEqual(define(known, said))
              },
            ),
            { numRuns: 20 },
          )
        })
      }

      test('recipients add up to the deliveries of all transfers, and each transfer counts once', async () => {
        await fc.assert(
          fc.asyncProperty(insightHistory, async history => {
            await host.reset()
            await host.known(history)

            const known = history.filter(({ id, deliveryOf = id }) => !isCanary(deliveryOf))
            const deliveries = known.filter(one => one.deliveryOf !== undefined || toInsightRecord(one) !== undefined)
            const transfers = deliveries.filter(({ deliveryOf }) => deliveryOf === undefined)
            const pairs = deliveries.map(
              ({ id, deliveryOf = id, recipient }) => `${deliveryOf} ${getDomain(recipient)}`,
            )
            const [recipients, partners, senders, sums] = await Promise.all([
              insights.rank('recipient', always, many),
              insights.rank('partner', always, many),
              insights.rank('sender', always, many),
              insights.sumUp(always, START),
            ])
            expect(recipients.entries.reduce((sum, { count }) => sum + count, 0)).toBe(deliveries.length)
            expect(senders.entries.reduce((sum, { count }) => sum + count, 0)).toBe(transfers.length)
            expect(sums.transfers + sums.requests).toBe(transfers.length)
            expect(sums.downloads).toBe(deliveries.reduce((sum, { downloadCount }) => sum + downloadCount, 0))
            expect(partners.total).toBe(new Set(pairs).size)
          }),
          { numRuns: 20 },
        )
      })

      test('stays the same after any order and number of earlier states', async () => {
        const replayed = insightHistory.chain(history =>
          fc.tuple(fc.constant(history), fc.shuffledSubarray([...history, ...history].map((_, place) => place))),
        )
        const asked = fc.record(
          Object.fromEntries(
            Object.entries(verbs).map(([name, { question }]) => [
              name,
              fc.array(question, { minLength: 4, maxLength: 8 }),
            ]),
          ),
        )
        await fc.assert(
          fc.asyncProperty(replayed, asked, async ([history, again], questions) => {
            const earlier = history.map(toEarlier)
            const newest = history.map(transfer => ({ ...transfer, revision: transfer.revision + 1 }))
            await host.reset()
            await host.known(earlier)
            await host.known(newest)
            await host.put(again.flatMap(place => [...newest, ...earlier][place] ?? []))

            const known = read(newest)
            for (const [name, { ask, expect: define }] of Object.entries(verbs)) {
              for (const said of questions[name] ?? []) {
                expect([name, await ask(insights, said)]).toEqual([name, define(known, said)])
              }
            }
          }),
          { numRuns: 20 },
        )
      })
    })

    test('sums count sent transfers and requests apart, and each user once', async () => {
      await host.known([
        sent('plain', { downloadCount: 2 }),
        sent('again', { downloadCount: 1, isPasswordProtected: true, trackingId: 'INC-7' }),
        sent('asked', { ...aRequest, downloadCount: 4, trackingId: 'INC-8', transferState: 'requested' }),
        sent('other', { sender: { subject: 'bob', email: 'bob@acme.example' }, expiryDate: at(5) }),
        sent('swept', { transferState: 'expired', expiryDate: at(1) }),
        sent('taken', { transferState: 'retracted', expiryDate: at(1) }),
        sent('draft', { transferState: 'provisional' }),
      ])

      const expected = {
        transfers: 5,
        requests: 1,
        users: 2,
        downloads: 7,
        expired: 1,
        anonymized: 0,
        passwordProtected: 1,
        otp: 0,
        trackingId: 1,
      }
      expect(await insights.sumUp(always, START + 5 * HOUR - 1)).toEqual(expected)
      // A transfer past its date is expired before any sweep.
      expect(await insights.sumUp(always, START + 5 * HOUR)).toEqual({ ...expected, expired: 2 })
    })

    test('a range of a minute has its first millisecond, and not that after its last', async () => {
      const [before, first, last, after] = [START - 1, START, START + 59_999, START + 60_000]
      await host.known(
        [before, first, last, after].map((moment, place) =>
          sent(`${place}`, { createdAt: new Date(moment).toISOString() }),
        ),
      )

      const minute = { from: START, to: START + 60_000 }
      expect(await insights.sumUp(minute, START)).toMatchObject({ transfers: 2 })
      expect(await insights.countSteps([minute.from, minute.to])).toEqual([{ transfers: 2, requests: 0, bytes: 0 }])
      expect(await insights.rank('recipient', minute, many)).toMatchObject({ total: 2 })
    })

    test('a range without transfers, and one that ends before it begins, have nothing', async () => {
      await host.known([sent('one')])

      for (const empty of [
        { from: START + 1, to: START + 2 },
        { from: START, to: START },
        { from: START + DAY, to: START - DAY },
      ]) {
        expect(await insights.sumUp(empty, START)).toMatchObject({ transfers: 0, requests: 0, users: 0, downloads: 0 })
        expect(await insights.countFirstDownloads(empty)).toMatchObject({ withinHour: 0, never: 0 })
        expect((await insights.countWeek(empty)).every(count => count === 0)).toBe(true)
        for (const dimension of figures.dimensions) {
          expect(await insights.rank(dimension, empty, many)).toEqual({ entries: [], total: 0, names: 0 })
        }
        expect(await insights.countFlows(empty, many)).toEqual({ entries: [], total: 0, flows: 0 })
        expect(await insights.findFirsts('sender', empty, many)).toEqual({ total: 0, found: [] })
        expect(await insights.findMistakes(empty, { limit: 5 })).toEqual({ total: 0, found: [] })
      }
    })

    test('a range of a century has all transfers', async () => {
      await host.known([sent('one'), sent('old', { createdAt: '1999-12-31T23:59:59.999Z' })])

      const century = { from: Date.parse('1970-01-01'), to: Date.parse('2070-01-01') }
      expect(await insights.sumUp(century, START)).toMatchObject({ transfers: 2 })
      expect(await insights.rank('partner', century, many)).toMatchObject({ total: 2, names: 1 })
      expect((await insights.countWeek(century)).reduce((sum, count) => sum + count)).toBe(2)
    })

    test('steps follow the days of a zone, also of 25 hours', async () => {
      const zurich = dayStarts('Europe/Zurich', Date.parse('2026-10-23T12:00:00.000Z'), 4)
      expect(zurich.map(edge => new Date(edge).toISOString().slice(0, 13))).toEqual([
        '2026-10-23T22',
        '2026-10-24T22',
        '2026-10-25T23',
        '2026-10-26T23',
      ])
      await host.known([
        sent('a', { createdAt: '2026-10-24T21:59:59.999Z', files: [aFile('a', { size: 7 })] }),
        sent('b', { createdAt: '2026-10-24T22:00:00.000Z', files: [aFile('b', { size: 5 }), aFile('c', { size: 1 })] }),
        sent('d', { createdAt: '2026-10-25T22:59:59.999Z', ...aRequest }),
        sent('e', { createdAt: '2026-10-25T23:00:00.000Z' }),
      ])

      expect(await insights.countSteps(zurich)).toEqual([
        { transfers: 1, requests: 0, bytes: 7 },
        { transfers: 1, requests: 1, bytes: 6 },
        { transfers: 1, requests: 0, bytes: 0 },
      ])
    })

    test('the week begins on Monday', async () => {
      await host.known([
        sent('sunday', { createdAt: '2026-10-11T23:59:59.999Z' }),
        sent('monday', { createdAt: '2026-10-12T00:00:00.000Z' }),
        sent('later', { createdAt: '2026-10-19T00:14:59.999Z', ...aRequest }),
        sent('tuesday', { createdAt: '2026-10-13T00:15:00.000Z' }),
      ])

      const week = await insights.countWeek(always)
      expect([week.length, week[0], week[1], week[97], week[671]]).toEqual([672, 2, 0, 1, 1])
    })

    test('first downloads count from the confirmation, of released transfers only', async () => {
      const downloaded = (id: string, hours: number, more: Partial<Transfer> = {}) =>
        sent(id, { finalizedAt: at(10), firstDownloadAt: at(10 + hours), downloadCount: 1, ...more })
      await host.known([
        downloaded('soon', 1),
        downloaded('day', 1.001),
        downloaded('days', 72, { transferState: 'expired' }),
        downloaded('week', 168),
        downloaded('later', 169),
        sent('never', { finalizedAt: at(10) }),
        downloaded('taken', 1, { transferState: 'retracted' }),
        downloaded('asked', 1, aRequest),
        sent('processed', { transferState: 'processing' }),
      ])

      expect(await insights.countFirstDownloads(always)).toEqual({
        withinHour: 1,
        withinDay: 1,
        withinThreeDays: 1,
        withinWeek: 1,
        later: 1,
        never: 1,
      })
    })

    test('names rank by transfers, equal ones by name, and the rest counts in the totals', async () => {
      await host.known([
        ...times(3, 'x', () => ({ recipient: 'x@one.example' })),
        ...times(2, 'b', () => ({ recipient: 'B@two.example' })),
        ...times(2, 'a', () => ({ recipient: 'a@sub.one.example' })),
      ])

      expect(await insights.rank('recipient', always, { limit: 2, withoutDomains: [] })).toEqual({
        entries: [
          { name: 'x@one.example', count: 3 },
          { name: 'a@sub.one.example', count: 2 },
        ],
        total: 7,
        names: 3,
      })
      expect(await insights.rank('partner', always, { limit: 2, withoutDomains: ['one.example'] })).toEqual({
        entries: [{ name: 'two.example', count: 2 }],
        total: 2,
        names: 1,
      })
    })

    test('a transfer counts once for each infotype and extension of its files', async () => {
      const file = (id: string, fileExtension: string, infoType: InfoType) =>
        aFile(id, { fileExtension, findings: found(infoType) })
      await host.known([
        sent('two', { files: [file('a', 'pdf', 'IBAN_CODE'), file('b', 'PDF', 'IBAN_CODE')] }),
        sent('both', { files: [file('c', 'pdf', 'PERSON_NAME'), file('d', '', 'IBAN_CODE')] }),
      ])

      expect(await insights.rank('infotype', always, many)).toEqual({
        entries: [
          { name: 'IBAN_CODE', count: 2 },
          { name: 'PERSON_NAME', count: 1 },
        ],
        total: 3,
        names: 2,
      })
      expect((await insights.rank('fileExtension', always, many)).entries).toEqual([
        { name: 'pdf', count: 2 },
        { name: '', count: 1 },
      ])
    })

    test('flows are pairs of sender and partner', async () => {
      const bob = { sender: { subject: 'bob', email: 'Bob@acme.example' } }
      await host.known([
        ...times(2, 'a', index => ({ recipient: `${index}@one.example` })),
        ...times(2, 'b', () => ({ recipient: 'rita@two.example', ...bob })),
        sent('own', { recipient: 'carol@acme.example' }),
      ])

      const flows = [
        { sender: 'alice@acme.example', partner: 'one.example', count: 2 },
        { sender: 'bob@acme.example', partner: 'two.example', count: 2 },
      ]
      const ofOthers = { withoutDomains: ['acme.example'] }
      expect(await insights.countFlows(always, { limit: 500, ...ofOthers })).toEqual({
        ...{ entries: flows, total: 4, flows: 2 },
      })
      // The rest counts in the totals.
      expect(await insights.countFlows(always, { limit: 1, ...ofOthers })).toEqual({
        ...{ entries: flows.slice(0, 1), total: 4, flows: 2 },
      })
    })

    test('a name is new in the range that has its first transfer of all', async () => {
      await host.known([
        sent('old', { createdAt: at(-9999), recipient: 'known@one.example' }),
        sent('b', { createdAt: at(1), recipient: 'new@one.example' }),
        sent('a', { createdAt: at(1), recipient: 'New@one.example' }),
        sent('c', { createdAt: at(2), recipient: 'newer@two.example' }),
        sent('d', { createdAt: at(3), recipient: 'known@one.example' }),
      ])

      const range = { from: START, to: START + 9 * HOUR }
      expect(await insights.findFirsts('recipient', range, many)).toEqual({
        total: 2,
        found: [
          { name: 'newer@two.example', at: START + 2 * HOUR, transferId: 'c' },
          { name: 'new@one.example', at: START + HOUR, transferId: 'a' },
        ],
      })
      expect(await insights.findFirsts('partner', range, { ...many, limit: 1 })).toMatchObject({ total: 1 })
      expect(await insights.findFirsts('partner', { from: START + 3 * HOUR, to: START + DAY }, many)).toEqual({
        total: 0,
        found: [],
      })
    })

    test('a spike is far above the seven days before, and at least five', async () => {
      const onDay = (prefix: string, day: number, count: number) =>
        times(count, `${prefix}-${day}`, index => ({
          createdAt: at(day * 24 + index),
          recipient: `${prefix}@${prefix}.example`,
        }))
      const days = Array.from({ length: 10 }, (_, day) => START + day * DAY)
      await host.known([
        ...onDay('five', 7, 5),
        ...onDay('four', 7, 4),
        // A mean of 1: a spike is above 5.
        ...[0, 1, 2, 3, 4, 5, 6].flatMap(day => onDay('busy', day, 1)),
        ...onDay('busy', 7, 5),
        ...[1, 2, 3, 4, 5, 6, 7].flatMap(day => onDay('more', day, 1)),
        ...onDay('more', 8, 6),
        // The first day is not one of the seven.
        ...onDay('again', 0, 5),
        ...onDay('again', 8, 5),
      ])

      const day = (place: number) => ({ from: START + place * DAY, to: START + (place + 1) * DAY })
      expect(await insights.findSpikes('recipient', days, many)).toEqual([
        { name: 'more@more.example', day: day(8), count: 6, average: 1 },
        { name: 'again@again.example', day: day(8), count: 5, average: 0 },
        { name: 'five@five.example', day: day(7), count: 5, average: 0 },
      ])
      expect(await insights.findSpikes('partner', days, { limit: 1, withoutDomains: ['more.example'] })).toEqual([
        { name: 'again.example', day: day(8), count: 5, average: 0 },
      ])
      expect(await insights.findSpikes('sender', days.slice(0, 8), many)).toEqual([])
    })

    test('mistakes are recipients corrected before sending, and wrong ones withdrawn before a download', async () => {
      const prevented = (hours: number) =>
        ({ transferState: 'retracted', wasMistake: true, stateChangedAt: at(hours) }) as const
      await host.known([
        sent('draft', { transferState: 'provisional', createdAt: at(1) }),
        sent('withdrawn', { ...prevented(200), isWrongRecipient: true, createdAt: at(2) }),
        sent('late', { transferState: 'retracted', isWrongRecipient: true, createdAt: at(3) }),
      ])
      expect(await insights.findMistakes(always, { limit: 5 })).toMatchObject({ total: 1 })

      await host.known([sent('draft', { ...prevented(100), newId: 'right', createdAt: at(1) })])

      // An older revision that arrives late.
      await host.put([sent('draft', { ...prevented(100), createdAt: at(1), revision: 0 })])

      const ofAlice = { sender: 'alice@acme.example', recipient: 'rita@partner.example' }
      expect(await insights.findMistakes(always, { limit: 5 })).toEqual({
        total: 2,
        found: [
          { id: 'withdrawn', preventedAt: START + 200 * HOUR, newId: undefined, ...ofAlice },
          { id: 'draft', preventedAt: START + 100 * HOUR, newId: 'right', ...ofAlice },
        ],
      })
      const creations = { from: START, to: START + 3 * HOUR }
      expect(await insights.findMistakes(creations, { limit: 5 })).toEqual({ total: 0, found: [] })
      expect(await insights.findMistakes(always, { limit: 1 })).toMatchObject({
        total: 2,
        found: [{ id: 'withdrawn' }],
      })
      expect(await insights.sumUp(always, START)).toMatchObject({ transfers: 2 })
    })
  })
}
