import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { tableTransfers } from '../../lambdas/aws/adapters/dynamo/tableTransfers.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { type IndexClient, openSearchClient } from '../../lambdas/aws/adapters/openSearch/client.ts'
import { completeIndex } from '../../lambdas/aws/adapters/openSearch/completeIndex.ts'
import { rebuildIndex } from '../../lambdas/aws/adapters/openSearch/rebuildIndex.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { openSearchInsights } from '../../lambdas/aws/adapters/openSearchInsights.ts'
import { indexKey } from '../../lambdas/aws/functions/tableKeys.ts'
import { indexAccess } from '../../lambdas/aws/serving/setUpIndexAccess.ts'
import { setUpIndexResource } from '../../lambdas/aws/serving/setUpIndexResource.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { startTables, type Tables } from './indexOfNode.ts'
import { startSecuredNode } from './securedNode.ts'

// What the setup of a deployment allows, tried on OpenSearch's own plugin: roles are written by its API and decided by it.

const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const event = { at: new Date(NOW).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const
const query: TransferQuery = { filters: [], sort: { key: 'createdAt', order: 'asc' }, size: 500, start: { from: 0 } }
const week = { from: NOW - 7 * 86_400_000, to: NOW + 86_400_000 }

const names = ['setUpIndex', 'searchTransfers', 'followTransfers', 'indexKeeper', 'anotherRole'] as const
type Name = (typeof names)[number]
const toArn = (name: Name) => `arn:aws:iam::111122223333:role/Waybill-eu-central-1-${name}`
const roles = Object.fromEntries(names.map(name => [name, { arn: toArn(name), secretAccessKey: `secret of ${name}` }]))
const access = indexAccess({
  readers: [toArn('searchTransfers')],
  writers: [toArn('followTransfers')],
  keepers: [toArn('indexKeeper')],
})

let node: Awaited<ReturnType<typeof startSecuredNode>>
let tables: Tables
let table: Awaited<ReturnType<Tables['make']>>
const clients: IndexClient[] = []

beforeAll(async () => {
  ;[node, tables] = await Promise.all([startSecuredNode(roles, 'setUpIndex'), startTables()])
  table = await tables.make()
  for (const [name, value] of Object.entries(tables.environment)) vi.stubEnv(name, value)
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'setUpIndex')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret of setUpIndex')
  vi.stubEnv('TRANSFERS_TABLE', table.name)
  vi.stubEnv('INDEX_ENDPOINT', node.url)
  await setUp()
}, 240_000)
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([node.stop(), tables.stop()])
})

const setUp = () => setUpIndexResource({ Replicas: '0', Access: JSON.stringify(access) }, 60_000)

function createClient(name: Name): IndexClient {
  const credentials = async () => ({ accessKeyId: name, secretAccessKey: `secret of ${name}` })
  const client = openSearchClient(node.url, { region: 'eu-central-1', credentials, requestTimeout: 30_000 })
  clients.push(client)
  return client
}
const createIndex = (name: Name) => openSearchIndex({ client: createClient(name), table })
const transfer = (id: string) => aTransfer(id, { transferState: 'active' })
const refresh = () => createClient('indexKeeper').ask({ method: 'POST', path: '/transfers/_refresh' })

type Asked = Parameters<IndexClient['ask']>[0]
async function getStatus(name: Name, asked: Asked): Promise<number> {
  const answered = createClient(name).ask(asked, 400, 403, 404, 405)
  return (await answered).status
}

const reading: Asked[] = [
  { method: 'POST', path: '/transfers/_search', body: {} },
  { method: 'GET', path: '/transfers-beats/_doc/last' },
]
const writing: Asked[] = [
  { method: 'PUT', path: '/transfers/_doc/forged', query: { require_alias: true }, body: { state: 'active' } },
  { method: 'POST', path: '/transfers/_bulk', lines: ['{"index":{"_id":"forged"}}', '{"state":"active"}'] },
  { method: 'POST', path: '/transfers/_update_by_query', body: {} },
]
const changing: Asked[] = [
  { method: 'DELETE', path: '/transfers-first' },
  { method: 'PUT', path: '/transfers-mine', body: {} },
  { method: 'PUT', path: '/transfers/_settings', body: { number_of_replicas: 0 } },
  {
    method: 'POST',
    path: '/_aliases',
    body: { actions: [{ remove: { index: 'transfers-first', alias: 'transfers' } }] },
  },
]
const ruling: Asked[] = [
  { method: 'GET', path: '/_plugins/_security/api/roles' },
  {
    method: 'PUT',
    path: '/_plugins/_security/api/rolesmapping/all_access',
    body: { backend_roles: names.map(toArn) },
  },
  { method: 'GET', path: '/.opendistro_security/_search' },
  { method: 'PUT', path: '/elsewhere', body: {} },
  { method: 'GET', path: '/_cluster/settings' },
]

describe('the setup', () => {
  test('writes the roles, creates the index, notes its endpoint, and can run again', async () => {
    await setUp()

    const { body } = await createClient('setUpIndex').ask({
      method: 'GET',
      path: '/_plugins/_security/api/rolesmapping',
    })
    expect(body).toMatchObject({
      transfers_reader: { backend_roles: [toArn('searchTransfers')] },
      transfers_writer: { backend_roles: [toArn('followTransfers')] },
      transfers_keeper: { backend_roles: [toArn('indexKeeper')] },
    })
    const audit = await createClient('setUpIndex').ask({ method: 'GET', path: '/_plugins/_security/api/audit' })
    expect(audit.body).toMatchObject({ config: access['audit/config'] })
    expect(await tables.read(table.name, indexKey)).toMatchObject({ endpoint: node.url })
  })

  test('of another version takes a role from those that it no longer names', async () => {
    const narrower = { ...access, 'rolesmapping/transfers_reader': { backend_roles: [] } }

    await setUpIndexResource({ Replicas: '0', Access: JSON.stringify(narrower) }, 60_000)
    expect(await getStatus('searchTransfers', reading[0] as Asked)).toBe(403)

    await setUp()
    expect(await getStatus('searchTransfers', reading[0] as Asked)).toBe(200)
  })
})

describe('the function that follows the table', () => {
  test('writes transfers and beats', async () => {
    const index = createIndex('followTransfers')

    expect(await index.put([transfer('written')])).toEqual({ failed: [] })
    await index.noteBeat(event.at)

    await refresh()
    const { transfers } = await createIndex('searchTransfers').find('everybody', query, NOW)
    expect(transfers.map(({ id }) => id)).toContain('written')
  })

  test('removes transfers', async () => {
    const index = createIndex('followTransfers')
    await index.put([transfer('ended')])

    await index.remove(['ended'])

    const { status } = await createClient('indexKeeper').ask({ method: 'GET', path: '/transfers/_doc/ended' }, 404)
    expect(status).toBe(404)
  })

  test('also writes to the index of a rebuild', async () => {
    await createClient('indexKeeper').ask({
      method: 'PUT',
      path: '/transfers-1',
      body: { aliases: { 'transfers-next': {} } },
    })

    expect(await createIndex('followTransfers').put([transfer('of both')])).toEqual({ failed: [] })

    const { status } = await createClient('indexKeeper').ask({ method: 'GET', path: '/transfers-1/_doc/of%20both' })
    expect(status).toBe(200)
    await createIndex('followTransfers').remove(['of both'])
    const gone = { method: 'GET', path: '/transfers-1/_doc/of%20both' } as const
    expect((await createClient('indexKeeper').ask(gone, 404)).status).toBe(404)
    await createClient('indexKeeper').ask({ method: 'DELETE', path: '/transfers-1' })
  })

  test.each([...reading.slice(0, 1), ...changing, ...ruling])('cannot $method $path', async asked => {
    expect(await getStatus('followTransfers', asked)).toBe(403)
  })
})

describe('a function that reads lists', () => {
  test('finds, counts, and sums up figures', async () => {
    const client = createClient('searchTransfers')
    const [index, insights] = [openSearchIndex({ client, table }), openSearchInsights({ client, table })]

    expect(await index.find('everybody', query, NOW)).toMatchObject({ transfers: expect.any(Array) })
    expect(await index.count('everybody', [], NOW)).toMatchObject({ total: expect.any(Number) })
    expect(await index.countPolicies(0)).toEqual({})
    expect(await insights.sumUp(week, NOW)).toMatchObject({ transfers: expect.any(Number) })
    expect(await insights.getDelay(NOW)).toEqual({})
  })

  test.each([...writing, ...changing, ...ruling])('cannot $method $path', async asked => {
    expect(await getStatus('searchTransfers', asked)).toBe(403)
  })
})

describe('the keeper', () => {
  test('completes a new index, and rebuilds one', async () => {
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    await transfers.add(transfer('of the table'), event)
    // The name of a new index has the time.
    let now = NOW
    const rebuild = {
      client: createClient('indexKeeper'),
      findTransfers: () => tableTransfers(table.dynamo, table.name),
      now: () => (now += 1),
      onProgress: () => {},
      patience: 0,
    }

    expect(await completeIndex({ ...rebuild, pause: 0 })).toEqual([])
    expect(await rebuildIndex(rebuild)).toEqual({ taken: 1, refused: [] })

    const found = await createIndex('searchTransfers').find('everybody', query, NOW)
    expect(found.transfers.map(({ id }) => id)).toEqual(['of the table'])
  })

  test.each(ruling)('cannot $method $path', async asked => {
    expect(await getStatus('indexKeeper', asked)).toBe(403)
  })
})

describe('any other role of the account', () => {
  test.each([...reading, ...writing, ...changing, ...ruling])('cannot $method $path', async asked => {
    expect(await getStatus('anotherRole', asked)).toBe(403)
  })
})

test('a caller without an identity is refused, by the front and by the node', async () => {
  const statuses = await Promise.all(
    [node.url, node.direct].map(async url => (await fetch(`${url}/transfers/_search`)).status),
  )

  expect(statuses).toEqual([403, 401])
})
