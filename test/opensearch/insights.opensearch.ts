import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFirstsWithin } from '../../lambdas/aws/adapters/openSearch/findFirstsWithin.ts'
import { countNames, countSingleNames } from '../../lambdas/aws/adapters/openSearch/names.ts'
import { createSearch } from '../../lambdas/aws/adapters/openSearch/search.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchInsights } from '../../lambdas/aws/adapters/openSearchInsights.ts'
import { compareNames } from '../../shared/domain/insights/figures.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { type InsightsHost, insightsSuite } from '../contracts/insights.suite.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { indexOfNode, removeIndexes, startTables, type Table, type Tables } from './indexOfNode.ts'

let tables: Tables
let table: Table

beforeAll(async () => {
  tables = await startTables()
  table = await tables.make()
})
afterAll(() => tables.stop())

insightsSuite('OpenSearch', async (): Promise<InsightsHost> => {
  const node = await indexOfNode(table)
  const { index, client, names } = node
  const revisions = new Map<string, number>()
  const put = async (transfers: readonly Transfer[]) => {
    expect(await index.put(transfers)).toEqual({ failed: [] })
    await node.refresh()
  }
  return {
    insights: openSearchInsights({ client, table, names }),
    known: transfers =>
      put(
        transfers.map(transfer => {
          const revision = (revisions.get(transfer.id) ?? 0) + 1
          revisions.set(transfer.id, revision)
          return { ...transfer, revision }
        }),
      ),
    put,
    async reset() {
      revisions.clear()
      await removeIndexes(client, names.current)
      await setUpIndex(client, {}, names)
    },
    close: node.close,
  }
})

describe('more names than one answer may have', () => {
  const DAY = 86_400_000
  const START = Date.parse('2026-10-12T00:00:00.000Z')
  const times = <T>(count: number, work: (place: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))
  const sent = (id: string, recipient: string, at: number) =>
    aTransfer(id, { transferState: 'active', recipient, createdAt: new Date(at).toISOString(), files: [] })

  async function withTransfers(transfers: readonly Transfer[]) {
    const node = await indexOfNode(table)
    expect(await node.index.put(transfers)).toEqual({ failed: [] })
    await node.refresh()
    return node
  }

  test('are counted in parts, or by a larger sample', async () => {
    const { client, names, close } = await withTransfers(
      times(20, place => sent(`${place}`, `${place % 10}@one.example`, START + place)),
    )
    const search = createSearch(client, names.figures)
    const all = { range: { createdAt: { gte: 0 } } }

    for (const atOnce of [1, 3, 5, 10, 11]) {
      expect(await countNames(search, 'recipient', all, atOnce)).toBe(10)
      expect(await countSingleNames(search, 'recipient', all, atOnce)).toBe(10)
      expect(await countSingleNames(search, 'flow', all, atOnce)).toBe(1)
    }
    await close()
  })

  test('are counted where more are new than are read', async () => {
    // Two names at each moment.
    const { client, names, close } = await withTransfers(
      times(40, place => sent(`${99 - place}`, `${(place * 7) % 20}@one.example`, START + (place >> 1))),
    )
    const source = { search: createSearch(client, names.figures), field: 'recipient', without: [] }
    const within = { from: START + 3, to: START + 8 }
    const expected = times(10, place => place + 6)
      .map(place => ({
        name: `${(place * 7) % 20}@one.example`,
        at: START + (place >> 1),
        transferId: `${99 - place}`,
      }))
      .sort((one, other) => other.at - one.at || compareNames(one.name, other.name))

    for (const atOnce of [1, 3, 5, 9, 10, 11]) {
      const limit = Math.min(atOnce, 7)
      expect(await findFirstsWithin(source, within, limit, atOnce)).toEqual({
        ...{ total: 10, found: expected.slice(0, limit) },
      })
    }
    await close()
  })

  test('on the days of spikes are asked about by halves', async () => {
    const recipients = times(1300, place => `${String(place).padStart(4, '0')}@one.example`)
    const ofDay = (day: number) =>
      recipients.flatMap(recipient =>
        times(5, place => sent(`${recipient} ${day} ${place}`, recipient, START + day * DAY)),
      )
    const { client, names, close } = await withTransfers([...ofDay(10), ...ofDay(30)])
    const insights = openSearchInsights({ client, table, names })
    const edges = times(53, day => START + day * DAY)

    const spikes = await insights.findSpikes('recipient', edges, { limit: 2000, withoutDomains: [] })

    const day = (place: number) => ({ from: START + place * DAY, to: START + (place + 1) * DAY })
    expect(spikes).toEqual(
      [...recipients, ...recipients.slice(0, 700)].map((name, place) => ({
        ...{ name, count: 5, average: 0 },
        day: day(place < recipients.length ? 30 : 10),
      })),
    )
    await close()
  })
})
