import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateAt, Transfer } from '../../shared/domain/transfer.ts'
import { organisationHistory } from '../harness/organisationHistory.ts'

const now = Date.parse('2026-11-20T14:00:00.000Z')
const DAY = 86_400_000
const seeds = fc.integer({ min: 0, max: 2 ** 31 })

describe('the history of an organisation', () => {
  test('is determined by its seed, for any part of it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(199), fc.nat(199), (seed, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const whole = [...organisationHistory({ seed, count: 200, now })]

        expect([...organisationHistory({ seed, count: 200, now, from, to })]).toEqual(whole.slice(from, to))
        expect([...organisationHistory({ seed: seed + 1, count: 1, now })]).not.toEqual(whole.slice(0, 1))
      }),
      { numRuns: 20 },
    )
  })

  test('consists of complete transfers, oldest first, over two years up to now', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const all = [...organisationHistory({ seed, count: 300, now })]

        for (const transfer of all) expect(Transfer.parse(transfer)).toEqual(transfer)
        const created = all.map(({ createdAt }) => Date.parse(createdAt))
        expect(created).toEqual(created.toSorted((one, next) => one - next))
        expect(created.every(at => at >= now - 730 * DAY && at <= now)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('contains no future time, and no time before its predecessor', () => {
    for (const transfer of organisationHistory({ seed: 3, count: 20_000, now })) {
      const { createdAt, finalizedAt, stateChangedAt, withdrawnAt, erasedAt, firstDownloadAt } = transfer
      const moments = [createdAt, finalizedAt, firstDownloadAt, stateChangedAt, withdrawnAt, erasedAt]
      const known = moments.filter(moment => moment !== undefined).map(Date.parse)
      expect(Math.max(...known)).toBeLessThanOrEqual(now)
      expect(Math.min(...known)).toBe(Date.parse(createdAt))
      if (erasedAt) expect(erasedAt > stateChangedAt).toBe(true)
    }
  })
})

describe('a large history', () => {
  const all = [...organisationHistory({ seed: 7, count: 50_000, now })]
  const share = (holds: (transfer: Transfer) => boolean) => all.filter(holds).length / all.length

  test('has a unique id for each, and mostly a unique millisecond', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(all.length * 0.99)
  })

  test('has mostly ended, with open transfers among the newest', () => {
    const states = (state: string) => share(transfer => stateAt(transfer, now) === state)
    expect(states('expired')).toBeGreaterThan(0.85)
    expect(states('active')).toBeGreaterThan(0.015)
    expect(states('active')).toBeLessThan(0.06)
    expect(states('retracted')).toBeGreaterThan(0.03)
    expect(states('retracted')).toBeLessThan(0.08)
    expect(states('failed')).toBeGreaterThan(0.01)
    expect(states('failed')).toBeLessThan(0.03)
    expect(states('requested')).toBeGreaterThan(0)
    const recent = all.filter(({ createdAt }) => Date.parse(createdAt) > now - 7 * DAY)
    expect(recent.filter(({ transferState }) => transferState === 'active').length / recent.length).toBeGreaterThan(0.6)
  })

  test('has a tenth of requests, and downloads of most sends', () => {
    expect(share(({ request }) => request !== undefined)).toBeCloseTo(0.1, 1)
    expect(share(({ downloadCount }) => downloadCount > 0)).toBeGreaterThan(0.5)
    expect(share(({ trackingId }) => trackingId !== undefined)).toBeCloseTo(0.18, 1)
  })

  test('has a few members who send most, to many people at many domains', () => {
    const bySender = Map.groupBy(all, ({ sender }) => sender.subject)
    const counts = [...bySender.values()].map(({ length }) => length).sort((one, other) => other - one)
    const most = counts.slice(0, counts.length / 10).reduce((sum, count) => sum + count, 0)
    expect(counts.length).toBeGreaterThan(2000)
    expect(most / all.length).toBeGreaterThan(0.5)
    const recipients = new Set(all.map(({ recipient }) => recipient))
    expect(recipients.size).toBeGreaterThan(10_000)
    expect(new Set([...recipients].map(address => address.split('@')[1])).size).toBeGreaterThan(2000)
  })

  test('is created on working days, with growth', () => {
    const atWork = share(({ createdAt }) => new Date(createdAt).getUTCDay() % 6 !== 0)
    expect(atWork).toBeGreaterThan(0.95)
    const firstYear = share(({ createdAt }) => Date.parse(createdAt) < now - 365 * DAY)
    expect(firstYear).toBeLessThan(0.47)
  })

  test('uses words by the frequencies of a language, tens of thousands of them', () => {
    const words = new Map<string, number>()
    for (const { message } of all) {
      for (const word of message.split(/\s+/)) words.set(word, (words.get(word) ?? 0) + 1)
    }
    const counts = [...words.values()].sort((one, other) => other - one)
    const sum = counts.reduce((total, count) => total + count, 0)
    expect(counts.length).toBeGreaterThan(30_000)
    const top = counts.slice(0, 100).reduce((total, count) => total + count, 0) / sum
    expect(top).toBeGreaterThan(0.35)
    expect(top).toBeLessThan(0.7)
  })

  test('has one to eight files, most with findings', () => {
    const files = all.flatMap(transfer => transfer.files)
    expect(Math.max(...all.map(transfer => transfer.files.length))).toBe(8)
    expect(files.length / all.length).toBeGreaterThan(1.5)
    expect(files.length / all.length).toBeLessThan(2.5)
    const withFindings = files.filter(({ findings }) => (findings?.summary.length ?? 0) > 0).length / files.length
    expect(withFindings).toBeGreaterThan(0.3)
    expect(withFindings).toBeLessThan(0.7)
    expect(new Set(files.map(({ fileExtension }) => fileExtension)).size).toBeGreaterThan(15)
  })
})
