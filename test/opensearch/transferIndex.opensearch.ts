import { afterAll, beforeAll, expect } from 'vitest'
import { policiesTriedSuite } from '../contracts/policiesTried.suite.ts'
import { type TransferIndexHost, transferIndexSuite } from '../contracts/transferIndex.suite.ts'
import { indexOfNode, startTables, type Table, type Tables } from './indexOfNode.ts'

let tables: Tables
let table: Table

beforeAll(async () => {
  tables = await startTables()
  table = await tables.make()
})
afterAll(() => tables.stop())

const openHost = async (): Promise<TransferIndexHost> => {
  const { index, refresh, close } = await indexOfNode(table)
  // Reports that the stream has no lag.
  await index.noteBeat('9999-01-01T00:00:00.000Z')
  return {
    index,
    async known(transfers) {
      expect(await index.put(transfers)).toEqual({ failed: [] })
      await refresh()
    },
    close,
  }
}

transferIndexSuite('OpenSearch', openHost)
policiesTriedSuite('OpenSearch', openHost)
