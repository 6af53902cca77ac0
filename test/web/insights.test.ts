import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { InsightQuery, type InsightReply } from '../../shared/contract/insights.ts'
import { type Alert, AlertKind } from '../../shared/domain/insights/alert.ts'
import { toAlertLink } from '../../shared/domain/insights/alertLink.ts'
import { toListLink } from '../../shared/domain/listAddress.ts'
import { pastRanges } from '../../shared/domain/listRanges.ts'
import { insightFailures } from '../../shared/texts/en/insights.ts'
import { alertText, changeText, pointWriter } from '../../shared/texts/insights.ts'
import { behaviourKeys, getShare } from '../../web/src/pages/insights/cards/keys.ts'
import { writeChange } from '../../web/src/pages/insights/cards/names.ts'
import { byteTicks, countTicks, labelEvery } from '../../web/src/pages/insights/charts/axis.ts'
import { layOutFlows, mergeFlows, spreadLabels } from '../../web/src/pages/insights/charts/flowLayout.ts'
import { findMax, type Series, toBase, toPath } from '../../web/src/pages/insights/charts/series.ts'
import { toCsv } from '../../web/src/pages/insights/export/csv.ts'
import { writeLocalTime } from '../../web/src/pages/insights/export/localTime.ts'
import { collectFailures } from '../../web/src/pages/insights/failureToasts.ts'
import {
  readInsightAddress,
  toAsked,
  toDays,
  toDaysBefore,
  writeInsightAddress,
} from '../../web/src/pages/insights/insightRange.ts'
import { toCreation } from '../../web/src/pages/insights/toCreation.ts'
import { readListAddress } from '../../web/src/transferList/listAddress.ts'
import { getFilters } from '../../web/src/transferList/listQuestion.ts'
import { allTransfers } from '../../web/src/transferList/listScope.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const ZURICH = 'Europe/Zurich'
const read = (search: string) => readInsightAddress(new URLSearchParams(search))
const week = { from: '2026-11-14T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' }

describe('the address of the insights', () => {
  test('has the range and the interval, and reads what it writes', () => {
    expect(read('')).toEqual({ range: 'last-7-days', interval: undefined })
    for (const range of [...pastRanges, { first: '2026-11-01', last: '2026-11-20' }]) {
      for (const interval of [undefined, 'week'] as const) {
        expect(readInsightAddress(writeInsightAddress({ range, interval }))).toEqual({ range, interval })
      }
    }
  })

  test('has the filters of the alerts', () => {
    const view = { range: 'today', interval: undefined, kind: 'newDomains', isOnlyOpen: true } as const

    expect(`${writeInsightAddress(view)}`).toBe('range=today&alerts=newDomains&open=true')
    expect(readInsightAddress(writeInsightAddress(view))).toEqual(view)
  })

  test.each([
    'range=',
    'range=tomorrow',
    'range=2026-11-20..2026-11-01',
    'range=2026-02-30..2026-03-01',
    'range=2026-11-01..',
    'range=2026-11-01..2026-11-02..2026-11-03',
    'interval=minute',
    'alerts=bored',
    'open=maybe',
    'range=__proto__',
  ])('skips what cannot be read: %s', search => {
    expect(read(search)).toEqual({ range: 'last-7-days', interval: undefined })
  })

  test('asks for days of the organisation, over a change of its clocks', () => {
    expect(toAsked('this-week', ZURICH)).toEqual({ quickRange: 'this-week' })
    expect(toAsked({ first: '2026-10-25', last: '2026-10-25' }, ZURICH)).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    })
  })

  test('names the days, and as many before', () => {
    expect(toDays('last-7-days', NOW, ZURICH)).toEqual({ first: '2026-11-15', last: '2026-11-21' })
    expect(toDaysBefore({ first: '2026-11-15', last: '2026-11-21' })).toEqual({
      first: '2026-11-08',
      last: '2026-11-14',
    })
    expect(toDaysBefore({ first: '2026-03-01', last: '2026-03-31' })).toEqual({
      first: '2026-01-29',
      last: '2026-02-28',
    })
  })
})

describe('a link to All Transfers', () => {
  const question = (link: string) =>
    readListAddress(new URLSearchParams(link.split('?')[1] ?? ''), allTransfers.filterKeys)

  test('names the quick range where the days of the reader and of the organisation are the same', () => {
    expect(toCreation(week, 'last-7-days', NOW, ZURICH)).toBe('last-7-days')
    expect(toListLink({ type: 'sent' }, 'last-7-days')).toBe('/transfers/all?type=sent')
    expect(toCreation(week, { first: '2026-11-15', last: '2026-11-21' }, NOW, ZURICH)).toEqual({
      first: '2026-11-15',
      last: '2026-11-21',
    })
  })

  test('has moments where they differ, so that the totals agree', () => {
    const creation = toCreation(week, 'last-7-days', NOW, 'America/New_York')

    expect(creation).toEqual(week)
    const { question: asked, ignored } = question(toListLink({ sender: ['alice@acme.example'] }, creation))
    expect(ignored).toEqual([])
    expect(getFilters(asked, NOW, 'America/New_York')).toEqual([
      { key: 'sender', value: ['alice@acme.example'] },
      { key: 'createdAt', value: week },
    ])
  })

  test('has exactly the window in any time zone', () => {
    const zones = ['UTC', ZURICH, 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia']
    const moment = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2027-01-01') })
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 90 }), fc.constantFrom(...zones), (start, hours, timeZone) => {
        const window = { from: new Date(start).toISOString(), to: new Date(start + hours * 3_600_000).toISOString() }
        const { question: asked, ignored } = question(toListLink({}, toCreation(window, undefined, NOW, timeZone)))
        expect(ignored).toEqual([])
        expect(getFilters(asked, NOW, timeZone)).toEqual([{ key: 'createdAt', value: window }])
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    'createdAt=2026-11-21T23:00:00.000Z..2026-11-14T23:00:00.000Z',
    'createdAt=2026-11-14T23:00..2026-11-21T23:00',
    'createdAt=2026-11-14T25:00:00.000Z..2026-11-21T23:00:00.000Z',
  ])('is reported where its moments cannot be read: %s', search => {
    expect(readListAddress(new URLSearchParams(search), allTransfers.filterKeys).ignored).toHaveLength(1)
  })
})

describe('an alert', () => {
  const base = { id: 'x', createdAt: '2026-11-20T10:00:00.000Z' }
  const day = { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T23:00:00.000Z' }
  const cases: [Omit<Alert, 'id' | 'createdAt'>, text: string, link: string][] = [
    [
      { kind: 'newSenders', sender: 'bob@acme.example', transferId: 't1' },
      'New sender detected: bob@acme.example',
      '/transfers/all?sender=bob%40acme.example&createdAt=this-week',
    ],
    [
      { kind: 'newDomains', domain: 'partner.example', transferId: 't1' },
      'New domain detected: partner.example',
      '/transfers/all?recipient=*%40partner.example&createdAt=this-week',
    ],
    [
      { kind: 'newRecipients', recipient: 'rita@partner.example', transferId: 't1' },
      'New recipient detected: rita@partner.example',
      '/transfers/all?recipient=rita%40partner.example&createdAt=this-week',
    ],
    [
      { kind: 'sendersSpike', sender: 'bob@acme.example', day, count: 9, average: 1 },
      'Sudden spike in transfers from bob@acme.example detected',
      `/transfers/all?sender=bob%40acme.example&createdAt=${spikeDay()}`,
    ],
    [
      { kind: 'domainsSpike', domain: 'partner.example', day, count: 9, average: 1 },
      'Sudden spike in transfers to partner.example detected',
      `/transfers/all?recipient=*%40partner.example&createdAt=${spikeDay()}`,
    ],
    [
      { kind: 'recipientsSpike', recipient: 'rita@partner.example', day, count: 9, average: 1 },
      'Sudden spike in transfers to rita@partner.example detected',
      `/transfers/all?recipient=rita%40partner.example&createdAt=${spikeDay()}`,
    ],
    [
      { kind: 'mistakePrevented', sender: 'bob@acme.example', recipient: 'rita@partnr.example', transferId: 't1' },
      'Possible mistake by bob@acme.example prevented',
      '/transfers/all/t1/review',
    ],
    [
      { kind: 'sensitiveInfotypes', sender: 'bob@acme.example', transferId: 't1', infoTypes: ['IBAN_CODE'] },
      'Sensitive info types detected',
      '/transfers/all/t1/review',
    ],
    [
      { kind: 'malwareFound', sender: 'bob@acme.example', transferId: 't1', malware: 'Eicar-Test-Signature' },
      'Malware found in a transfer by bob@acme.example',
      '/transfers/all/t1/review',
    ],
    [
      { kind: 'secondOpinion', sender: 'bob@acme.example', transferId: 't1', infoTypes: ['IBAN_CODE'] },
      'Macie found more sensitive data in a transfer by bob@acme.example',
      '/transfers/all/t1/review',
    ],
  ]

  /** The tests run in the zone of the machine. */
  function spikeDay(): string {
    return `${new URLSearchParams(toListLink({}, toCreation(day)).split('?')[1])}`.replace('createdAt=', '')
  }

  test.each(cases)('reads and leads as specified: %o', (alert, text, link) => {
    expect(alertText({ ...base, ...alert })).toBe(text)
    expect(toAlertLink({ ...base, ...alert }, 'this-week', toCreation)).toBe(link)
  })

  test('has a text and a link of its own for each kind', () => {
    expect(cases.map(([{ kind }]) => kind).toSorted()).toEqual(AlertKind.options.toSorted())
  })

  test('of a newer server has its name, and leads to its transfer', () => {
    const alert = { ...base, kind: 'quarantined' as AlertKind, transferId: 't1' }

    expect(alertText(alert)).toBe('quarantined')
    expect(toAlertLink(alert, 'today')).toBe('/transfers/all/t1/review')
    expect(toAlertLink({ ...base, kind: 'quarantined' as AlertKind }, 'today')).toBeUndefined()
  })
})

describe('a CSV file', () => {
  test('begins with a byte order mark and quotes every text', () => {
    const rows = [{ cells: ['a "b"', 1200] }, { cells: ['c, d\r\ne', { value: 5, text: '5 bytes' }] }]

    expect(toCsv({ columns: ['Name', 'Value'], rows })).toBe(
      '\uFEFF"Name","Value"\r\n"a ""b""",1200\r\n"c, d\r\ne",5\r\n',
    )
  })

  test('has no cell that a spreadsheet calculates', () => {
    const cells = ['=1+1', '+41', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', 'plain', 'a=1', '2;3']

    expect(toCsv({ columns: [], rows: [{ cells }] })).toBe(
      `\uFEFF\r\n"'=1+1","'+41","'-2","'@SUM(A1)","'\t'=1","'\r'=1","'＝1","plain","a=1","2;3"\r\n`,
    )
  })

  test.each([';', '\t', '\r\n'])('has no cell that a spreadsheet calculates when cells end with %j', separator => {
    const names = ['=1', '+1', '-1', '@a', '"=1', ' =1', "'=1", '＝1'].map(cell => `pdf${separator}${cell}`)
    const csv = toCsv({ columns: ['First', 'Second'], rows: names.map(name => ({ cells: [name, name] })) })

    const cells = csv.split(separator)
    expect(cells.filter(cell => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([])
    expect(cells.length).toBeGreaterThan(names.length)
  })

  test.each([
    ['2026-11-20T13:00:00.000Z', 'hour', ZURICH, '2026-11-20T14:00+01:00'],
    ['2026-10-25T00:00:00.000Z', 'hour', ZURICH, '2026-10-25T02:00+02:00'],
    ['2026-10-25T01:00:00.000Z', 'hour', ZURICH, '2026-10-25T02:00+01:00'],
    ['2026-11-20T23:00:00.000Z', 'day', ZURICH, '2026-11-21'],
    ['2026-11-20T03:30:00.000Z', 'hour', 'America/St_Johns', '2026-11-20T00:00-03:30'],
    ['2026-11-20T00:00:00.000Z', 'hour', 'UTC', '2026-11-20T00:00+00:00'],
    ['2026-11-01T00:00:00.000Z', 'month', 'UTC', '2026-11-01'],
  ] as const)('has the local time of the organisation: %s by %s in %s', (at, interval, timeZone, text) => {
    expect(writeLocalTime(at, interval, timeZone)).toBe(text)
  })

  test('keeps negative figures as figures', () => {
    expect(toCsv({ columns: ['a'], rows: [{ cells: [{ value: -12.5, text: '−13%' }] }] })).toBe(
      '\uFEFF"a"\r\n-12.5\r\n',
    )
  })
})

describe('figures', () => {
  test.each([
    [null, 'n/a'],
    [0, '0%'],
    [12.4, '12%'],
    [-5.6, '5.6%'],
    [1234.5, '1,235%'],
  ])('a change of %d is %s', (change, text) => {
    expect(changeText(change)).toBe(text)
  })

  test('a change has its sign in tables, and no value where it is infinite', () => {
    expect(writeChange(-5.6)).toEqual({ value: -5.6, text: '−5.6%' })
    expect(writeChange(20)).toEqual({ value: 20, text: '+20%' })
    expect(writeChange(null)).toEqual({ value: '', text: 'n/a' })
  })

  test('the two parts of each pie add up to 100', () => {
    const reply = Object.fromEntries(
      behaviourKeys.flatMap((key, place) => [
        [`total${key}`, place],
        [`total${key}Percent`, place * 33],
      ]),
    ) as unknown as InsightReply<'behaviours'>

    for (const key of behaviourKeys) {
      const { percent, percentWithout, count, without } = getShare({ ...reply, totalTransfers: 3 }, key)
      expect([percent + percentWithout, count + without]).toEqual([100, 3])
    }
  })

  test('every query has a text for its failure', () => {
    expect(Object.keys(insightFailures).toSorted()).toEqual(InsightQuery.options.toSorted())
  })
})

describe('toasts of failed cards', () => {
  test.each([
    [
      ['flows', 'fileTypes', 'alerts'],
      ['flows', 'fileTypes', 'alerts'],
    ],
    [['flows', 'fileTypes', 'alerts', 'weekdays'], ['Failed to load 4 cards of Activity Insights']],
    [['sendersSpike', 'domainsSpike', 'newSenders', 'mistakes'], ['Failed to load 2 cards of Activity Insights']],
  ] as const)('of %j are %j', (failed, expected) => {
    vi.useFakeTimers()
    const shown: string[] = []
    const note = collectFailures(text => shown.push(text))
    for (const query of failed) note(query, query)
    vi.advanceTimersByTime(300)
    expect(shown).toEqual(expected)

    note('topSenders', 'topSenders')
    vi.advanceTimersByTime(300)
    expect(shown).toHaveLength(expected.length + 1)
    expect(shown.at(-1)).toMatch(/^Failed to load \d cards/)
    vi.advanceTimersByTime(6000)
    note('topSenders', 'topSenders')
    vi.advanceTimersByTime(300)
    expect(shown.at(-1)).toBe('topSenders')
    vi.useRealTimers()
  })
})

describe('charts', () => {
  test('axes have few, round and rising steps that reach the highest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), max => {
        for (const toTicks of [countTicks, byteTicks]) {
          const ticks = toTicks(max)
          expect(ticks[0]).toBe(0)
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
          expect(ticks.length).toBeGreaterThanOrEqual(2)
          expect(ticks.length).toBeLessThanOrEqual(6)
        }
        expect(countTicks(max).every(Number.isInteger)).toBe(true)
      }),
    )
    expect(countTicks(47)).toEqual([0, 20, 40, 60])
    expect(countTicks(0)).toEqual([0, 1])
    expect(byteTicks(3 * 1024 ** 3)).toEqual([0, 1, 2, 3].map(count => count * 1024 ** 3))
  })

  test('labels of an axis do not touch', () => {
    expect(labelEvery(['20 Nov', '21 Nov'], 100)).toBe(1)
    expect(labelEvery(['20 Nov', '21 Nov'], 20)).toBe(3)
  })

  test('bars are stacked, lines have gaps, and a single point is a dot', () => {
    const bars: Series[] = [
      { name: 'a', kind: 'bar', look: 'first', values: [3, 1] },
      { name: 'b', kind: 'bar', look: 'second', values: [2, 5] },
      { name: 'c', kind: 'line', look: 'previous', values: [4, undefined] },
    ]

    expect(findMax(bars)).toBe(6)
    expect(bars.slice(0, 2).map(one => toBase(bars, one, 0))).toEqual([0, 3])
    const same = (value: number) => value
    expect(toPath([1, undefined, 2, 3], same, same)).toBe('M0.0,1.0h0.01M2.0,2.0h0.01L3.0,3.0')
  })

  test('flows have at most ten names on a side, and one for the others', () => {
    const flows = Array.from({ length: 50 }, (_, place) => ({
      sender: `s${place % 25}@acme.example`,
      partner: `p${place}.example`,
      value: 100 - place,
    }))

    const merged = mergeFlows(flows)
    const names = (side: 'sender' | 'partner') => [...new Set(merged.map(flow => flow[side]))]
    expect(names('sender')).toHaveLength(11)
    expect(names('sender')).toContain(' 15')
    expect(names('partner')).toContain(' 40')
    const sum = (all: typeof flows) => all.reduce((total, { value }) => total + value, 0)
    expect(sum(merged)).toBe(sum(flows))
    expect(mergeFlows(flows.slice(0, 11))).toHaveLength(11)
    const { nodes } = layOutFlows(merged, 600)
    expect(nodes.filter(node => node.isOthers).map(({ label }) => label)).toEqual(['15 others', '40 others'])
    for (const isSender of [true, false]) {
      const labels = nodes.filter(node => node.isSender === isSender).map(({ labelY }) => labelY)
      const gaps = labels.toSorted((one, other) => one - other).map((y, place, all) => y - (all[place - 1] ?? -17))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17)
      expect(Math.max(...labels)).toBeLessThan(300)
    }
  })

  test('labels of flows stay where they have room', () => {
    expect(spreadLabels([40, 100, 250])).toEqual([40, 100, 250])
    expect(spreadLabels([100, 101, 299])).toEqual([100, 117, 292])
    expect(spreadLabels([280, 290, 298])).toEqual([258, 275, 292])
  })

  test('points are named in the time zone of the organisation', () => {
    const at = '2026-11-20T23:30:00.000Z'

    expect(pointWriter('day', ZURICH)(at)).toEqual({ short: '21 Nov', long: 'Sat, 21 Nov 2026' })
    expect(pointWriter('day', 'UTC')(at)).toEqual({ short: '20 Nov', long: 'Fri, 20 Nov 2026' })
    expect(pointWriter('hour', ZURICH)(at)).toEqual({ short: '00:30', long: 'Sat, 21 Nov 2026, 00:30 CET' })
    expect(pointWriter('week', 'UTC')(at).long).toBe('Week from Fri, 20 Nov 2026')
    expect(pointWriter('month', 'UTC')(at)).toEqual({ short: 'Nov 2026', long: 'November 2026' })
  })
})
