import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { indexOfTable } from '../../lambdas/aws/adapters/openSearch/indexOfTable.ts'
import { noteEndpoint } from '../../lambdas/aws/adapters/openSearch/noteEndpoint.ts'
import { type OpenSearchIndex, openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { beatKey, transferKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { streamHandler } from '../../lambdas/aws/serving/serveStream.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { followTransfers } from '../../lambdas/triggers/followTransfers.ts'
import { raiseAlerts } from '../../lambdas/triggers/raiseAlerts.ts'
import { contracts } from '../../shared/contract/table.ts'
import { findStatus } from '../../shared/domain/health.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { runCanaries } from '../harness/canaries.ts'
import { freePort } from '../harness/freePort.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'
import { clientOfNode, type IndexOfNode, indexOfNode, startTables, type Tables } from './indexOfNode.ts'
import { openSearchUrl } from './openSearchUrl.ts'

const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'alice', result: 'done' } as const
const plan = { name: 'plan.txt', content: new TextEncoder().encode('We meet in the morning.') }
const UNAVAILABLE =
  'Lists and insights are not available yet. You can already send and download files. Please try again later.'

let tables: Tables
let table: Awaited<ReturnType<Tables['make']>>
let node: IndexOfNode
let index: OpenSearchIndex

beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.stop())
beforeEach(async () => {
  table = await tables.make()
  node = await indexOfNode(table)
  const client = indexOfTable(table, { region: 'eu-central-1', origins: 'http://127.0.0.1:*' }, clientOfNode)
  index = openSearchIndex({ client, table, names: node.names })
})
afterEach(() => node.close())

describe('while the index does not exist', () => {
  let host: TestHost
  let alice: Person
  beforeEach(async () => {
    host = await testHost()
    host.context.transferIndex = index
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterEach(() => host.stop())
  test('files are sent and received, lists say that they are not available yet, and later they answer', async () => {
    const sent = await alice.send([plan])
    await host.settled()

    expect((await download(host.origin, sent.downloadUrl)).contents).toHaveLength(1)
    await expect(alice.call(contracts.searchTransfers, { body: {} })).rejects.toMatchObject({
      status: 503,
      reply: { errorCode: 'unavailable', errorMessage: UNAVAILABLE },
    })

    await noteEndpoint(table.dynamo, table.name, openSearchUrl())
    const transfer = await host.context.transfers.get(sent.id)
    if (transfer) await index.put([transfer])
    await node.refresh()
    expect(await alice.call(contracts.searchTransfers, { body: {} })).toMatchObject({ transfers: [{ id: sent.id }] })
  })

  test('it is no unhealthy part, and alerts wait', async () => {
    host.context.insights = new Proxy(host.context.insights, {
      get: (insights, verb) => (verb === 'findFirsts' ? () => index.countPolicies(0) : Reflect.get(insights, verb)),
    })

    const run = await runCanaries(host.context)
    await raiseAlerts(host.context)

    expect(findStatus(run, 'index')).toBeUndefined()
    expect(run.currentStatus).toBe('healthy')
    expect(host.logLines.some(line => line.includes('Alerts wait until the index is set up.'))).toBe(true)
  })
})

test('an index that moved is found again, without a restart', async () => {
  await noteEndpoint(table.dynamo, table.name, `http://127.0.0.1:${await freePort()}`)
  await expect(index.countPolicies(0)).rejects.toThrow('could not be reached')

  await noteEndpoint(table.dynamo, table.name, openSearchUrl())

  expect(await index.countPolicies(0)).toEqual({})
})

describe('the function that follows the table', () => {
  const letters: Record<string, string>[] = []
  const log = jsonLog(() => {}, Date.now, 'error')
  beforeEach(async () => {
    letters.length = 0
    await noteEndpoint(table.dynamo, table.name, openSearchUrl())
  })
  const record = (key: { pk: string; sk: string }, image = {}): DynamoDBRecord => ({
    dynamodb: { Keys: { pk: { S: key.pk }, sk: { S: key.sk } }, NewImage: image },
  })
  const changed = (id: string) => record(transferKey(id))
  const beat = record(beatKey, { at: { S: '2026-11-21T09:00:00.000Z' } })
  async function follow(...Records: DynamoDBRecord[]) {
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    const context = { transfers, transferIndex: index, isUnavailable: isServiceDown, log }
    const deadLetters = { send: async (letter: Record<string, string>) => void letters.push(letter) }
    const handle = streamHandler(ids => followTransfers(context, ids), context, { index, deadLetters })
    await handle({ Records })
    await node.refresh()
  }
  async function add(id: string, more: Parameters<typeof aTransfer>[1] = {}) {
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    await transfers.add(aTransfer(id, { transferState: 'active', ...more }), event)
  }
  const query: TransferQuery = {
    filters: [],
    sort: { key: 'createdAt', order: 'asc' },
    size: 500,
    start: { from: 0 },
  }
  const listed = async () => (await index.find('everybody', query, Date.parse(event.at))).transfers.map(({ id }) => id)

  test('puts a transfer that the index refuses aside at once, and indexes those behind it', async () => {
    await add('good')
    // Longer than a term of the index may be.
    await add('bad', { recipient: 'x'.repeat(40_000) })
    await add('behind')

    await follow(changed('bad'), changed('good'), changed('bad'), changed('behind'), beat)

    expect(letters).toEqual([{ transferId: 'bad' }])
    expect((await listed()).sort()).toEqual(['behind', 'good'])
    const noted = await node.client.ask({ method: 'GET', path: `/${node.names.beats}/_doc/last` })
    expect(noted.body).toMatchObject({ _source: { at: '2026-11-21T09:00:00.000Z' } })
  })

  test('repeats the batch when the index takes no writes for now, and puts nothing aside', async () => {
    await add('good')
    const settings = (isBlocked: boolean) =>
      node.client.ask({
        method: 'PUT',
        path: `/${node.names.current}/_settings`,
        body: { 'index.blocks.read_only_allow_delete': isBlocked || null },
      })
    await settings(true)

    await expect(follow(changed('good'))).rejects.toThrow(/The index answered (403|429)/)
    expect(letters).toEqual([])

    await settings(false)
    await follow(changed('good'))
    expect(await listed()).toEqual(['good'])
  })
})
