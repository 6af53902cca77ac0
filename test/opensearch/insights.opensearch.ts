import { afterAll, beforeAll, expect } from 'vitest'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchInsights } from '../../lambdas/aws/adapters/openSearchInsights.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { type InsightsHost, insightsSuite } from '../contracts/insights.suite.ts'
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
