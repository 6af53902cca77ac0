import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableTransfers } from '../../lambdas/aws/adapters/dynamo/tableTransfers.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { rebuildIndex } from '../../lambdas/aws/adapters/openSearch/rebuildIndex.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { freePort } from '../harness/freePort.ts'
import { clientOfNode, startTables, type Tables } from './indexOfNode.ts'
import { type OpenSearchNode, startOpenSearch } from './node.ts'

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const event = { at: new Date(NINE).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const
const query: TransferQuery = { filters: [], sort: { key: 'createdAt', order: 'asc' }, size: 500, start: { from: 0 } }
const one = aTransfer('one', { transferState: 'active' })
const two = aTransfer('two', { transferState: 'active' })

let tables: Tables
let port: number
let node: OpenSearchNode

beforeAll(async () => {
  port = await freePort()
  ;[tables, node] = await Promise.all([startTables(), startOpenSearch(port)])
})
afterAll(async () => {
  await Promise.all([tables.stop(), node.stop()])
})

describe('OpenSearch', () => {
  test('may restart, even empty: calls wait, and afterwards nothing is missing', async () => {
    const table = await tables.make()
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    const client = clientOfNode(node.url)
    const index = openSearchIndex({ client, table })
    const refreshed = async () => {
      await client.ask({ method: 'POST', path: '/transfers/_refresh' })
      return (await index.find('everybody', query, NINE)).transfers.map(({ id }) => id).sort()
    }
    await setUpIndex(client)
    await transfers.add(one, event)
    await index.put([one])
    expect(await refreshed()).toEqual(['one'])

    await node.stop()
    const failures = [
      index.find('everybody', query, NINE),
      index.count({ ownedBy: 'alice' }, [], NINE),
      index.put([two]),
      index.noteBeat(event.at),
    ].map(asked => asked.catch(error => error))
    await transfers.add(two, event)
    for (const error of await Promise.all(failures))
      expect([isServiceDown(error), error.name]).toEqual([true, 'IndexError'])

    node = await startOpenSearch(port)
    await setUpIndex(client)
    await index.put([two])
    expect(await refreshed()).toEqual(['two'])
    const findTransfers = () => tableTransfers(table.dynamo, table.name)
    await rebuildIndex({ client, findTransfers, now: () => NINE, onProgress: () => {}, patience: 0 })
    expect(await refreshed()).toEqual(['one', 'two'])
    client.close()
  })
})
