import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { type IndexClient, openSearchClient } from '../../lambdas/aws/adapters/openSearch/client.ts'
import { type IndexNames, toIndexNames } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { type OpenSearchIndex, openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import type { Key } from '../../lambdas/aws/functions/tableKeys.ts'
import { type DynamoLocal, startDynamoLocal } from '../aws/dynamoLocal.ts'
import { makeTables } from '../aws/tables.ts'
import { freePort } from '../harness/freePort.ts'
import { openSearchUrl } from './openSearchUrl.ts'

/** The node verifies no signatures. */
const settings = {
  region: 'eu-central-1',
  credentials: async () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  requestTimeout: 60_000,
}

export type IndexOfNode = {
  index: OpenSearchIndex
  client: IndexClient
  names: IndexNames
  refresh(): Promise<void>
  close(): Promise<void>
}

export function clientOfNode(url = openSearchUrl()): IndexClient {
  return openSearchClient(url, settings)
}

/** An index of its own on this run’s node, as a deployment sets it up. */
export async function indexOfNode(table: Table): Promise<IndexOfNode> {
  const client = clientOfNode()
  const current = `lists-${randomUUID()}`
  const names = toIndexNames(current)
  await setUpIndex(client, {}, names)
  return {
    index: openSearchIndex({ client, table, names, patience: settings.requestTimeout }),
    client,
    names,
    refresh: async () => void (await client.ask({ method: 'POST', path: `/${current}/_refresh` })),
    async close() {
      await removeIndexes(client, current)
      client.close()
    },
  }
}

export async function removeIndexes(client: IndexClient, beginning: string) {
  const { body } = await client.ask({ method: 'GET', path: `/${beginning}*/_alias` })
  for (const name of Object.keys(body as object)) await client.ask({ method: 'DELETE', path: `/${name}` })
}

export type Table = { dynamo: DynamoDBDocumentClient; name: string }
export type Tables = {
  dynamo: DynamoDBDocumentClient
  environment: Record<string, string>
  make(): Promise<Table & { audit: string }>
  read(table: string, key: Key): Promise<Record<string, unknown> | undefined>
  stop(): Promise<void>
}

export async function startTables(): Promise<Tables> {
  const { environment, stop }: DynamoLocal = await startDynamoLocal(await freePort())
  const inner = new DynamoDBClient({
    endpoint: environment.AWS_ENDPOINT_URL ?? '',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const dynamo = toDocumentClient(inner)
  return {
    dynamo,
    environment,
    async make() {
      const { names } = await makeTables(dynamo, 'transfers', 'audit')
      return { dynamo, name: names.transfers, audit: names.audit }
    },
    read: async (TableName, Key) => (await dynamo.send(new GetCommand({ TableName, Key }))).Item,
    async stop() {
      inner.destroy()
      await stop()
    },
  }
}
