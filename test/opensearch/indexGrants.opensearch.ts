import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableTransfers } from '../../lambdas/aws/adapters/dynamo/tableTransfers.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import type { IndexClient } from '../../lambdas/aws/adapters/openSearch/client.ts'
import { completeIndex } from '../../lambdas/aws/adapters/openSearch/completeIndex.ts'
import { indexOfTable } from '../../lambdas/aws/adapters/openSearch/indexOfTable.ts'
import { noteEndpoint } from '../../lambdas/aws/adapters/openSearch/noteEndpoint.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { openSearchInsights } from '../../lambdas/aws/adapters/openSearchInsights.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import { expectRecorded, recording } from '../aws/recordedCalls.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { distinct, type SdkCall } from '../infra/iam/sdkCall.ts'
import { indexOfNode, removeIndexes, startTables, type Tables } from './indexOfNode.ts'

// Each verb of the ports on the index, and the functions that set it up, for the record of calls.

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const HOUR = 3_600_000
const query: TransferQuery = { filters: [], sort: { key: 'createdAt', order: 'desc' }, size: 10, start: { from: 0 } }
const window = { from: NINE - 24 * HOUR, to: NINE }
const edges = Array.from({ length: 61 }, (_, day) => NINE - (60 - day) * 24 * HOUR)
const most = { limit: 5, withoutDomains: [] }
const active = aTransfer('1', { transferState: 'active', createdAt: new Date(NINE - 60_000).toISOString() })
const event = { at: new Date(NINE).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const

let tables: Tables
let table: Awaited<ReturnType<Tables['make']>>
let node: Awaited<ReturnType<typeof indexOfNode>>
let recorder: ReturnType<typeof recordingIndex>
beforeAll(async () => {
  tables = await startTables()
  table = await tables.make()
  node = await indexOfNode(table)
  await dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit }).add(active, event)
  await noteEndpoint(table.dynamo, table.name, 'https://index.example')
  recorder = recordingIndex()
})
afterAll(async () => {
  await node.close()
  await tables.stop()
})

/** OpenSearch Service authorises by method and path. */
function recordingIndex() {
  const asked: SdkCall[] = []
  const { during } = recording([table.dynamo], () => ({ [table.name]: 'transfers', [table.audit]: 'audit' }))
  const client: IndexClient = {
    ...node.client,
    ask(request, ...also) {
      const { method, path, query: parameters = {} } = request
      const on = path.startsWith('/_aliases') ? 'index/aliases' : 'index'
      const command = `ESHttp${method.charAt(0)}${method.slice(1).toLowerCase()}`
      asked.push({ command, parameters: Object.keys(parameters).sort(), on: [on] })
      return node.client.ask(request, ...also)
    },
  }
  return {
    client,
    async during(act: () => Promise<unknown>): Promise<SdkCall[]> {
      const before = asked.length
      const calls = await during(act)
      return distinct([...calls, ...asked.slice(before)])
    },
  }
}

/** As a new function, which reads where the index is. */
const newIndex = () =>
  indexOfTable(table, { region: 'eu-central-1', origins: 'https://index.example' }, () => recorder.client)
const newLists = () => openSearchIndex({ client: newIndex(), table, names: node.names, patience: 60_000 })
const newInsights = () => openSearchInsights({ client: newIndex(), table, names: node.names })

test('lists', async () => {
  const put = await recorder.during(async () => {
    await newLists().put([active])
    await newLists().noteBeat(new Date(NINE).toISOString())
  })
  await node.refresh()

  await expectRecorded('transferIndex', {
    put,
    remove: await recorder.during(() => newLists().remove(['other'])),
    find: await recorder.during(async () => {
      await newLists().find('everybody', query, NINE)
      // The first beat that the index lacks.
      await newLists().find('everybody', query, NINE + HOUR)
    }),
    count: await recorder.during(() => newLists().count('everybody', [], NINE + 2 * HOUR)),
    simulate: await recorder.during(() =>
      newLists().simulate({ conditions: [], statements: [] }, NINE - 24 * HOUR, NINE + 3 * HOUR),
    ),
    countPolicies: await recorder.during(() => newLists().countPolicies(NINE - 24 * HOUR)),
  })
})

test('insights', async () => {
  await expectRecorded('insights', {
    sumUp: await recorder.during(() => newInsights().sumUp(window, NINE)),
    countFirstDownloads: await recorder.during(() => newInsights().countFirstDownloads(window)),
    countSteps: await recorder.during(() => newInsights().countSteps(edges)),
    countWeek: await recorder.during(() => newInsights().countWeek(window)),
    rank: await recorder.during(() => newInsights().rank('sender', window, most)),
    countFlows: await recorder.during(() => newInsights().countFlows(window, most)),
    findFirsts: await recorder.during(() => newInsights().findFirsts('sender', window, most)),
    findSpikes: await recorder.during(() => newInsights().findSpikes('sender', edges, most)),
    findMistakes: await recorder.during(() => newInsights().findMistakes(window, { limit: 5 })),
    getDelay: await recorder.during(() => newInsights().getDelay(NINE + 4 * HOUR)),
  })
})

test('the functions that set up and complete the index', async () => {
  const { client } = recorder
  const { names } = node
  await removeIndexes(node.client, names.current)
  const security: SdkCall = { command: 'ESHttpPut', parameters: [], on: ['index/security'] }

  await expectRecorded('indexFunctions', {
    setUpIndex: distinct([
      // A node for tests knows no roles.
      security,
      ...(await recorder.during(async () => {
        await setUpIndex(client, { replicas: 0 }, names)
        await setUpIndex(client, { replicas: 0 }, names)
        await noteEndpoint(table.dynamo, table.name, 'https://index.example')
      })),
    ]),
    completeIndex: await recorder.during(async () => {
      await node.client.ask({
        method: 'POST',
        path: '/_aliases',
        body: { actions: [{ remove: { index: `${names.current}-*`, alias: names.figures } }] },
      })
      const findTransfers = () => tableTransfers(table.dynamo, table.name)
      expect(await completeIndex({ client, names, findTransfers, now: () => NINE, onProgress() {}, pause: 0 })).toEqual(
        [],
      )
    }),
  })
})
