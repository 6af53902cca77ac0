import { randomUUID } from 'node:crypto'
import {
  CreateTableCommand,
  DeleteTableCommand,
  type DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { type TableName, tables } from '../../lambdas/aws/functions/tables.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'

/** The deployment’s tables under names of their own, empty. */
export async function makeTables(client: DynamoDBClient, ...which: TableName[]) {
  const suffix = randomUUID().slice(0, 8)
  const names = Object.fromEntries(which.map(name => [name, `${name}-${suffix}`])) as Record<TableName, string>
  await Promise.all(which.map(name => makeTable(client, name, names[name])))
  return {
    names,
    readAudit: async () => (await toRows(client, names.audit)).map(toEvent),
    async remove() {
      await Promise.all(which.map(name => client.send(new DeleteTableCommand({ TableName: names[name] }))))
    },
  }
}

export async function toRows(client: DynamoDBClient, table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  const documents = toDocumentClient(client)
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName: table, ConsistentRead: true })) {
    rows.push(...Items)
  }
  return rows
}

async function makeTable(client: DynamoDBClient, name: TableName, TableName: string) {
  const { partitionKey, sortKey, indexes, timeToLive, stream } = tables[name]
  const keySchema = (key: { partitionKey: string; sortKey: string }) => [
    { AttributeName: key.partitionKey, KeyType: 'HASH' as const },
    { AttributeName: key.sortKey, KeyType: 'RANGE' as const },
  ]
  const keys = new Set([{ partitionKey, sortKey }, ...indexes].flatMap(key => [key.partitionKey, key.sortKey]))
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema({ partitionKey, sortKey }),
      AttributeDefinitions: [...keys].map(AttributeName => ({ AttributeName, AttributeType: 'S' })),
      ...(indexes.length === 0
        ? {}
        : {
            GlobalSecondaryIndexes: indexes.map(index => ({
              IndexName: index.name,
              KeySchema: keySchema(index),
              Projection: { ProjectionType: index.projection },
            })),
          }),
      ...(stream ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } } : {}),
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName })
  if (!timeToLive) return
  const specification = { AttributeName: timeToLive, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: specification }))
}

function toEvent({ pk, sk, expiresAt, ...event }: Record<string, unknown>): AuditEvent {
  return event as AuditEvent
}
