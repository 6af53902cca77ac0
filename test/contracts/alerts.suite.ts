import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Alerts } from '../../lambdas/ports/alerts.ts'
import { Alert, type AlertKind } from '../../shared/domain/insights/alert.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const all = { from: 0, to: FAR_AHEAD + 10_000 * DAY }
const iso = (at: number) => new Date(at).toISOString()

export function anAlert(name: string, createdAt = FAR_AHEAD, more: Partial<Alert> = {}): Alert {
  const sender = `${name}@acme.example`
  return Alert.parse({ id: `newSenders ${sender}`, kind: 'newSenders', createdAt: iso(createdAt), sender, ...more })
}

export const aLink = (name: string) => ({ digest: `digest of ${name}`, sealed: `sealed of ${name}` })

export function alertsSuite(
  name: string,
  open: (now: () => number) => Promise<{ alerts: Alerts; another: Alerts; close(): Promise<void> }>,
) {
  describe(`alerts: ${name}`, () => {
    let alerts: Alerts
    let another: Alerts
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      alerts = opened.alerts
      another = opened.another
      close = opened.close
    })
    afterEach(() => close())

    const add = (...some: Alert[]) => alerts.add(some, clock.now())
    const find = async (window = all, more: { kinds?: AlertKind[]; limit?: number } = {}) =>
      alerts.find(window, { limit: 500, ...more })
    const findIds = async (...asked: Parameters<typeof find>) => (await find(...asked)).alerts.map(({ id }) => id)

    const storedAfter = (after: number, more: Partial<Parameters<Alerts['storedAfter']>[1]> = {}) =>
      alerts.storedAfter(after, { until: clock.now(), limit: 10, ...more })

    test('there are none at first', async () => {
      expect(await find()).toEqual({ alerts: [], more: 0 })
      expect(await storedAfter(0)).toEqual({ alerts: [], upTo: 0 })
      expect(await alerts.countNew(0, 10)).toBe(0)
      expect(await alerts.subscribers()).toEqual([])
      expect(await alerts.add([], clock.now())).toEqual([])
    })

    test('each is stored once, and a known one is not new, for any time of creation', async () => {
      const [ann, ben] = [anAlert('ann', FAR_AHEAD - DAY), anAlert('ben')]

      expect(await add(ann)).toEqual([ann])
      clock.move(MINUTE)
      expect(await add(ann, ben, ben)).toEqual([ben])
      expect(await add(anAlert('ann', FAR_AHEAD - 40 * DAY), ben)).toEqual([])

      expect(await find()).toEqual({ alerts: [ben, ann], more: 0 })
    })

    test('of fifty runs at once each alert is new in one', async () => {
      const some = ['ann', 'ben', 'cat'].map(each => anAlert(each))

      const added = await Promise.all(
        Array.from({ length: 50 }, (_, place) => (place % 2 ? alerts : another).add(some, clock.now())),
      )

      expect(
        added
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(some.map(({ id }) => id).sort())
      expect(await alerts.countNew(0, 100)).toBe(3)
    })

    test('a window has its start and not its end, the newest first, over months', async () => {
      const days = [0, 1, 40, 80, 399]
      await add(...days.map(day => anAlert(`d${day}`, FAR_AHEAD - day * DAY)))
      clock.move(1)
      const ids = (some: number[]) => some.map(day => anAlert(`d${day}`).id)

      expect(await findIds()).toEqual(ids(days))
      expect(await findIds({ from: FAR_AHEAD - 40 * DAY, to: FAR_AHEAD })).toEqual(ids([1, 40]))
      expect(await findIds({ from: FAR_AHEAD, to: FAR_AHEAD + 1 })).toEqual(ids([0]))
      expect(await findIds({ from: FAR_AHEAD + 1, to: FAR_AHEAD })).toEqual([])
      expect(await findIds({ from: FAR_AHEAD + 500 * DAY, to: FAR_AHEAD + 600 * DAY })).toEqual([])
    })

    test('a list ends at its limit, and counts the others, of the same kinds', async () => {
      const some = Array.from({ length: 7 }, (_, at) => anAlert(`s${at}`, FAR_AHEAD - at * 20 * DAY))
      const spike = anAlert('spike', FAR_AHEAD - DAY, {
        kind: 'sendersSpike',
        id: 'sendersSpike a',
        count: 9,
        average: 0.5,
      })
      await add(...some, spike)
      clock.move(1)

      const { alerts: found, more } = await find(all, { limit: 3 })
      expect(found).toEqual([some[0], spike, some[1]])
      expect(more).toBe(5)
      expect(await find(all, { kinds: ['newSenders'], limit: 2 })).toEqual({ alerts: some.slice(0, 2), more: 5 })
      expect(await find(all, { kinds: ['sendersSpike', 'newDomains'] })).toEqual({ alerts: [spike], more: 0 })
      expect(await find(all, { kinds: ['newDomains'] })).toEqual({ alerts: [], more: 0 })
      expect((await find(all, { limit: 8 })).more).toBe(0)
    })

    test('those of one moment are in one order', async () => {
      const some = ['cat', 'ann', 'ben'].map(each => anAlert(each))
      await add(...some)

      expect(await findIds({ from: 0, to: FAR_AHEAD + 1 })).toEqual(['cat', 'ben', 'ann'].map(each => anAlert(each).id))
      expect(await findIds({ from: 0, to: FAR_AHEAD + 1 }, { limit: 1 })).toEqual([anAlert('cat').id])
    })

    test('new ones are known by their storage, not by their creation', async () => {
      await add(anAlert('ann', FAR_AHEAD - 3 * DAY))
      clock.move(40 * DAY)
      const late = anAlert('late', FAR_AHEAD - 5 * DAY)
      await add(late, anAlert('now', clock.now()))

      const stored = await storedAfter(FAR_AHEAD)
      expect(stored.alerts.map(({ id }) => id)).toEqual([late.id, anAlert('now').id])
      expect(stored.upTo).toBe(clock.now())
      expect(await storedAfter(clock.now())).toEqual({ alerts: [], upTo: clock.now() })
      expect(await alerts.countNew(FAR_AHEAD - 1, 10)).toBe(3)
      expect(await alerts.countNew(FAR_AHEAD, 10)).toBe(2)
      expect(await alerts.countNew(0, 1)).toBe(1)
    })

    test('those stored up to a moment are read by kind, in parts that end with a moment', async () => {
      const spike = anAlert('spike', FAR_AHEAD, { kind: 'sendersSpike', id: 'sendersSpike a' })
      await add(anAlert('ann'), anAlert('ben'), anAlert('cat'))
      clock.move(MINUTE)
      await add(anAlert('dan'))
      clock.move(MINUTE)
      await add(spike)
      const parts = async (after: number, more: Parameters<typeof storedAfter>[1]) => {
        const { alerts: found, upTo } = await storedAfter(after, more)
        return [found.map(({ sender }) => sender?.split('@')[0]), upTo - FAR_AHEAD]
      }

      expect(await parts(0, { limit: 2 })).toEqual([['ann', 'ben', 'cat'], 0])
      expect(await parts(FAR_AHEAD, { limit: 1 })).toEqual([['dan'], MINUTE])
      expect(await parts(FAR_AHEAD, { until: FAR_AHEAD + MINUTE })).toEqual([['dan'], MINUTE])
      expect(await parts(FAR_AHEAD, { until: FAR_AHEAD + MINUTE - 1 })).toEqual([[], 0])
      expect(await parts(0, { kinds: ['sendersSpike'], limit: 1 })).toEqual([['spike'], 2 * MINUTE])
      expect(await parts(0, { kinds: ['newDomains'], limit: 1 })).toEqual([[], 2 * MINUTE])
      expect(await parts(0, { kinds: ['newSenders', 'newDomains'] })).toEqual([
        ['ann', 'ben', 'cat', 'dan'],
        2 * MINUTE,
      ])
      expect(await parts(clock.now() + DAY, {})).toEqual([[], 2 * MINUTE + DAY])
    })

    test('one that is stored after the clock was set back comes after those stored before', async () => {
      await add(anAlert('ann'))
      clock.move(-2 * 60 * MINUTE)
      await add(anAlert('ben', clock.now()))

      expect((await storedAfter(FAR_AHEAD, { until: FAR_AHEAD + 1 })).alerts.map(({ id }) => id)).toEqual([
        anAlert('ben').id,
      ])
    })

    test('one is acknowledged, by whom and with a note, and opened again', async () => {
      const [ann, ben] = [anAlert('ann'), anAlert('ben')]
      await add(ann, ben)
      clock.move(1)
      const acknowledgement = { at: iso(clock.now()), by: 'ada@acme.example', note: 'A new colleague.' }

      const unknown = anAlert('eve')
      const asked = [unknown, ann, { ...ben, createdAt: iso(FAR_AHEAD - 1) }]
      expect(await alerts.acknowledge(asked, acknowledgement)).toEqual([{ ...ann, acknowledgement }])
      expect((await find()).alerts).toEqual([ben, { ...ann, acknowledgement }])
      expect((await storedAfter(0)).alerts).toEqual([ann, ben])
      expect(await add(ann)).toEqual([])

      expect(await alerts.acknowledge([{ id: ann.id, createdAt: ann.createdAt }], undefined)).toEqual([ann])
      expect((await find()).alerts).toEqual([ben, ann])
    })

    test('one that is acknowledged keeps who did it first, and the note', async () => {
      const ann = anAlert('ann')
      await add(ann)
      const acknowledgement = { at: iso(FAR_AHEAD), by: 'ada@acme.example', note: 'A fraud.' }
      await alerts.acknowledge([ann], acknowledgement)

      expect(await alerts.acknowledge([ann], { at: iso(FAR_AHEAD + 1), by: 'bea@acme.example' })).toEqual([
        { ...ann, acknowledgement },
      ])

      await alerts.acknowledge([ann], undefined)
      const both = Array.from({ length: 50 }, (_, place) =>
        (place % 2 ? alerts : another).acknowledge([ann], { at: iso(FAR_AHEAD), by: `${place}@acme.example` }),
      )
      const names = (await Promise.all(both)).flat().map(each => each.acknowledgement?.by)
      expect([names.length, new Set(names).size]).toEqual([50, 1])
    })

    test('an id that no alert can have is left out of an acknowledgement', async () => {
      const ann = anAlert('ann')
      await add(ann)
      const acknowledgement = { at: iso(FAR_AHEAD), by: 'ada@acme.example' }

      const asked = [ann, { id: 'é'.repeat(600), createdAt: ann.createdAt }, { ...ann, id: '' }]
      expect(await alerts.acknowledge(asked, acknowledgement)).toEqual([{ ...ann, acknowledgement }])
    })

    test('one of a newer version is read by its known keys, with its kind', async () => {
      const later = { ...anAlert('ann'), kind: 'newCountries' as 'newDomains' }
      await add(withLaterKeys(later) as Alert)
      clock.move(1)

      expect((await find()).alerts).toEqual([later])
      expect((await storedAfter(0)).alerts).toEqual([later])
    })

    test('they end 400 days after they were stored', async () => {
      const ann = anAlert('ann', FAR_AHEAD - DAY)
      await add(ann)
      clock.move(399 * DAY)
      expect(await findIds()).toEqual([ann.id])
      expect(await alerts.countNew(0, 10)).toBe(1)

      clock.move(DAY + MINUTE)

      expect(await find()).toEqual({ alerts: [], more: 0 })
      expect((await storedAfter(0)).alerts).toEqual([])
      expect(await alerts.countNew(0, 10)).toBe(0)
      expect(await alerts.acknowledge([ann], { at: ann.createdAt, by: 'ada@acme.example' })).toEqual([])
    })

    const ada = { subject: 'ada', email: 'ada@acme.example', activeAt: FAR_AHEAD }

    test('a reader has the latest address and look', async () => {
      expect(await alerts.findReader('ada')).toBeUndefined()
      await alerts.noteReader(ada)
      expect(await alerts.findReader('ada')).toEqual(ada)
      await alerts.noteReader({ ...ada, seenAt: FAR_AHEAD + 1 })

      await alerts.noteReader({ ...ada, email: 'lovelace@acme.example', activeAt: FAR_AHEAD + 2 })

      expect(await alerts.findReader('ada')).toEqual({
        ...{ subject: 'ada', email: 'lovelace@acme.example' },
        ...{ activeAt: FAR_AHEAD + 2, seenAt: FAR_AHEAD + 1 },
      })
      expect(await alerts.findReader('ad')).toBeUndefined()
      expect(await alerts.subscribers()).toEqual([])
    })

    test('a subscription begins once, changes, and ends', async () => {
      const unsubscribe = aLink('ada')
      await alerts.noteReader(ada)
      await alerts.subscribe('ada', { cadence: 'each', unsubscribe }, FAR_AHEAD)
      const begun = { since: FAR_AHEAD, mailedUntil: FAR_AHEAD }
      expect(await alerts.subscribers()).toEqual([{ ...ada, unsubscribe, subscription: { cadence: 'each', ...begun } }])

      await alerts.subscribe(
        'ada',
        { cadence: 'weekly', kinds: ['newDomains'], language: 'ar', unsubscribe },
        FAR_AHEAD + DAY,
      )
      const weekly = { cadence: 'weekly', kinds: ['newDomains'], language: 'ar', ...begun }
      expect(await alerts.findReader('ada')).toEqual({ ...ada, unsubscribe, subscription: weekly })
      await alerts.subscribe('ada', { cadence: 'daily', unsubscribe }, FAR_AHEAD + DAY)
      await alerts.noteReader({ ...ada, seenAt: 5 })
      expect(await alerts.subscribers()).toEqual([
        { ...ada, seenAt: 5, unsubscribe, subscription: { cadence: 'daily', ...begun } },
      ])

      await alerts.endSubscription('ada')
      await alerts.endSubscription('eve')
      expect(await alerts.subscribers()).toEqual([])
      expect(await alerts.findReader('ada')).toEqual({ ...ada, seenAt: 5, unsubscribe })
      expect(await alerts.findReader('eve')).toBeUndefined()

      await alerts.subscribe('ada', { cadence: 'each', unsubscribe }, FAR_AHEAD + 2 * DAY)
      const [{ subscription } = ada as never] = await alerts.subscribers()
      expect(subscription).toEqual({ cadence: 'each', since: FAR_AHEAD + 2 * DAY, mailedUntil: FAR_AHEAD + 2 * DAY })
    })

    test('of fifty runs at once one begins a mail, and one ends it', async () => {
      await alerts.noteReader(ada)
      await alerts.subscribe('ada', { cadence: 'each', unsubscribe: aLink('ada') }, 1)
      const move = async (
        ...[from, to]: [Parameters<Alerts['moveProgress']>[1], Parameters<Alerts['moveProgress']>[2]]
      ) => {
        const moved = await Promise.all(
          Array.from({ length: 50 }, (_, place) => (place % 2 ? alerts : another).moveProgress('ada', from, to)),
        )
        return moved.filter(Boolean).length
      }

      expect(await move({ mailedUntil: 1 }, { mailedUntil: 1, mailingUntil: 9 })).toBe(1)
      expect(await move({ mailedUntil: 1, mailingUntil: 8 }, { mailedUntil: 8 })).toBe(0)
      expect((await alerts.findReader('ada'))?.subscription).toMatchObject({ mailedUntil: 1, mailingUntil: 9 })
      expect(await move({ mailedUntil: 1, mailingUntil: 9 }, { mailedUntil: 9 })).toBe(1)

      expect((await alerts.findReader('ada'))?.subscription).toEqual({ cadence: 'each', since: 1, mailedUntil: 9 })
      await alerts.endSubscription('ada')
      expect(await move({ mailedUntil: 9 }, { mailedUntil: 10 })).toBe(0)
      expect(await alerts.moveProgress('eve', { mailedUntil: 1 }, { mailedUntil: 2 })).toBe(false)
      expect((await alerts.findReader('ada'))?.subscription).toBeUndefined()
    })

    test('a link ends the mails of its reader only, also again', async () => {
      for (const subject of ['ada', 'bea']) {
        await alerts.noteReader({ ...ada, subject })
        await alerts.subscribe(subject, { cadence: 'each', unsubscribe: aLink(subject) }, FAR_AHEAD)
      }

      expect(await alerts.unsubscribe('digest of eve')).toBeUndefined()
      expect(await alerts.unsubscribe(aLink('ada').digest)).toEqual({ subject: 'ada', wasSubscribed: true })
      expect(await alerts.unsubscribe(aLink('ada').digest)).toEqual({ subject: 'ada', wasSubscribed: false })

      expect((await alerts.subscribers()).map(({ subject }) => subject)).toEqual(['bea'])
    })

    test('a reader ends 400 days after the last call', async () => {
      await alerts.noteReader(ada)
      await alerts.subscribe('ada', { cadence: 'each', unsubscribe: aLink('ada') }, FAR_AHEAD)
      clock.move(400 * DAY + MINUTE)

      expect(await alerts.findReader('ada')).toBeUndefined()
      expect(await alerts.subscribers()).toEqual([])
    })
  })
}
