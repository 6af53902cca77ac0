import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { beatKey } from '../../lambdas/aws/functions/tableKeys.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { freePort } from '../harness/freePort.ts'
import { type IndexOfNode, indexOfNode, startTables, type Table, type Tables } from './indexOfNode.ts'

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const at = (seconds: number) => NINE + seconds * 1000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()
const query: TransferQuery = { filters: [], sort: { key: 'createdAt', order: 'desc' }, size: 10, start: { from: 0 } }

let tables: Tables
let table: Table
let node: IndexOfNode

beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.stop())
beforeEach(async () => {
  table = await tables.make()
  node = await indexOfNode(table)
})
afterEach(() => node.close())

const readListTime = async (seconds: number) => (await node.index.find('everybody', query, at(seconds))).asOf

async function beat() {
  const row = new GetCommand({ TableName: table.name, Key: beatKey, ConsistentRead: true })
  return (await tables.dynamo.send(row)).Item?.at
}

describe('a list', () => {
  test('has no age while the index keeps up', async () => {
    for (const seconds of [0, 1, 6, 60, 3600, 3601, 3610]) {
      expect(await readListTime(seconds)).toBeUndefined()
      await node.index.noteBeat(await beat())
    }
  })

  test('is as of the last beat once one is missing', async () => {
    await readListTime(0)
    await node.index.noteBeat(iso(0))

    expect(await readListTime(10)).toBeUndefined()
    expect(await readListTime(20)).toBe(iso(0))
    expect(await readListTime(21)).toBe(iso(0))
    expect((await node.index.count('everybody', [], at(30))).asOf).toBe(iso(0))

    await node.index.noteBeat(iso(20))
    expect(await readListTime(31)).toBeUndefined()
  })

  test('is as of the first query when no beat ever arrived', async () => {
    expect(await readListTime(0)).toBeUndefined()
    expect(await readListTime(4)).toBeUndefined()
    expect(await readListTime(6)).toBe(iso(0))
    expect(await readListTime(600)).toBe(iso(0))
  })

  test('writes one beat in five seconds, for any number of queries', async () => {
    await Promise.all(Array.from({ length: 20 }, () => readListTime(0)))
    for (const seconds of [1, 2, 4.9]) await readListTime(seconds)
    expect(await beat()).toBe(iso(0))

    await Promise.all(Array.from({ length: 20 }, () => readListTime(6)))
    expect(await beat()).toBe(iso(6))
  })

  test('does not become older by a late beat', async () => {
    await readListTime(0)
    await readListTime(10)
    await node.index.noteBeat(iso(10))
    await node.index.noteBeat(iso(0))
    await node.index.noteBeat(iso(10))

    expect(await readListTime(20)).toBeUndefined()
  })

  test('is still answered when beats cannot be read', async () => {
    await node.index.put([aTransfer('one', { transferState: 'active' })])
    await node.refresh()
    const client = new DynamoDBClient({
      endpoint: `http://127.0.0.1:${await freePort()}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
    })
    const others = [
      openSearchIndex({ ...node, table: { dynamo: toDocumentClient(client), name: table.name } }),
      openSearchIndex({ ...node, table: { dynamo: tables.dynamo, name: 'no-such-table' } }),
      openSearchIndex({ ...node, table, names: { ...node.names, beats: 'no-such-index' } }),
    ]

    for (const index of others) {
      const answer = await index.find('everybody', query, at(0))
      expect(answer).toMatchObject({ total: 1, transfers: [{ id: 'one' }] })
      expect(answer.asOf).toBeUndefined()
    }
  })
})
