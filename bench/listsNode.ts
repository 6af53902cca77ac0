import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { toDocumentClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { openSearchClient } from '../lambdas/aws/adapters/openSearch/client.ts'
import { toIndexNames } from '../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { setUpIndex } from '../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchIndex } from '../lambdas/aws/adapters/openSearchIndex.ts'
import { openSearchInsights } from '../lambdas/aws/adapters/openSearchInsights.ts'
import type { Transfer } from '../shared/domain/transfer.ts'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { freePort } from '../test/harness/freePort.ts'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'
import { startOpenSearch } from '../test/opensearch/node.ts'

const HEAP = '2g'
/** Above the stream's batch size, to reach a million sooner. */
const PUT_AT_ONCE = 1000
const PARCELS_AT_ONCE = 2
const signing = {
  region: 'eu-central-1',
  credentials: async () => ({ accessKeyId: 'bench', secretAccessKey: 'bench' }),
}

/** The real adapter over one node with a history. It does not wait for the stream position. */
export async function filledNode(history: HistoryOf) {
  const node = await startOpenSearch(await freePort(), { heap: HEAP })
  const client = openSearchClient(node.url, { ...signing, requestTimeout: 60_000 })
  const names = toIndexNames('lists')
  await setUpIndex(client, {}, names)
  const table = {
    dynamo: toDocumentClient(new DynamoDBClient({ ...signing, endpoint: 'http://127.0.0.1:9', maxAttempts: 1 })),
    name: 'none',
  }
  const index = openSearchIndex({ client, table, names, patience: 0 })

  const started = performance.now()
  const putMilliseconds: number[] = []
  await forEachAtMost(PARCELS_AT_ONCE, toParcels(history), async parcel => {
    const started = performance.now()
    const { failed } = await index.put(parcel)
    if (failed.length > 0) throw new Error(`${failed.length} transfers were not taken in.`)
    putMilliseconds.push(performance.now() - started)
  })
  const refresh = async () => void (await client.ask({ method: 'POST', path: `/${names.current}/_refresh` }))
  await refresh()
  const fillSeconds = (performance.now() - started) / 1000
  return {
    index,
    insights: openSearchInsights({ client, table, names, patience: 0 }),
    refresh,
    url: node.url,
    fillSeconds,
    putMilliseconds: putMilliseconds.map(time => time / PUT_AT_ONCE),
    async diskMiB() {
      const { body } = await client.ask({ method: 'GET', path: `/${names.current}/_stats/store` })
      const { _all } = body as { _all: { total: { store: { size_in_bytes: number } } } }
      return _all.total.store.size_in_bytes / 2 ** 20
    },
    async stop() {
      client.close()
      await node.stop()
    },
  }
}

function* toParcels(history: HistoryOf): Generator<Transfer[]> {
  for (let from = 0; from < history.count; from += PUT_AT_ONCE) {
    const to = Math.min(history.count, from + PUT_AT_ONCE)
    yield [...organisationHistory({ ...history, from, to })]
  }
}
