import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const asOf = async (seconds: number) => (await node.index.find('everybody', query, at(seconds))).asOf

/** The beat as the stream would carry it. */
async function beat() {
  const row = new GetItemCommand({ TableName: table.name, Key: marshall(beatKey), ConsistentRead: true })
  return unmarshall((await tables.dynamo.send(row)).Item ?? {}).at
}

describe('a list', () => {
  test('says nothing of its age as long as the index comes after', async () => {
    for (const seconds of [0, 1, 6, 60, 3600, 3601, 3610]) {
      expect(await asOf(seconds)).toBeUndefined()
      await node.index.noteBeat(await beat())
    }
  })

  test('is as of the last beat that came, once one is missing', async () => {
    await asOf(0)
    await node.index.noteBeat(iso(0))

    expect(await asOf(10)).toBeUndefined()
    expect(await asOf(20)).toBe(iso(0))
    expect(await asOf(21)).toBe(iso(0))
    expect((await node.index.count('everybody', [], at(30))).asOf).toBe(iso(0))

    await node.index.noteBeat(iso(20))
    expect(await asOf(31)).toBeUndefined()
  })

  test('is as of the first question where no beat ever came', async () => {
    expect(await asOf(0)).toBeUndefined()
    expect(await asOf(4)).toBeUndefined()
    expect(await asOf(6)).toBe(iso(0))
    expect(await asOf(600)).toBe(iso(0))
  })

  test('leaves one beat in five seconds, however often it is asked for', async () => {
    await Promise.all(Array.from({ length: 20 }, () => asOf(0)))
    for (const seconds of [1, 2, 4.9]) await asOf(seconds)
    expect(await beat()).toBe(iso(0))

    await Promise.all(Array.from({ length: 20 }, () => asOf(6)))
    expect(await beat()).toBe(iso(6))
  })

  test('does not grow older by a beat that comes late', async () => {
    await asOf(0)
    await asOf(10)
    await node.index.noteBeat(iso(10))
    await node.index.noteBeat(iso(0))
    await node.index.noteBeat(iso(10))

    expect(await asOf(20)).toBeUndefined()
  })

  test('is answered all the same when the beats cannot be had', async () => {
    await node.index.put([aTransfer('one', { transferState: 'active' })])
    await node.refresh()
    const dynamo = new DynamoDBClient({
      endpoint: `http://127.0.0.1:${await freePort()}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
    })
    const others = [
      openSearchIndex({ ...node, table: { dynamo, name: table.name } }),
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
