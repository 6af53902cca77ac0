import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { HealthRun } from '../../../shared/domain/health.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import type { Health } from '../../ports/health.ts'
import { HEALTH_SECONDS } from '../../ports/lifetimes.ts'
import { healthKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

export function openHealth(): Health {
  return dynamoHealth(dynamoClient(), variable('OPS_TABLE'))
}

/** All runs share a partition, in order of time. */
export function dynamoHealth(client: DynamoDBDocumentClient, table: string): Health {
  async function query(from: number, limit?: number): Promise<HealthRun[]> {
    const runs: HealthRun[] = []
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        KeyConditionExpression: '#pk = :pk AND #sk >= :from',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: { ':pk': healthKey('').pk, ':from': new Date(from).toISOString() },
        ConsistentRead: true,
        ScanIndexForward: false,
        Limit: limit,
      },
    )
    for await (const { Items = [] } of pages) {
      runs.push(...Items.map(({ content }) => tolerant(HealthRun).parse(JSON.parse(content))))
      if (limit !== undefined) break
    }
    return runs
  }

  return {
    async add(run) {
      const expiresAt = Math.ceil(Date.parse(run.createdAt) / 1000) + HEALTH_SECONDS
      const Item = { ...healthKey(run.createdAt), content: JSON.stringify(run), [TIME_TO_LIVE]: expiresAt }
      await client.send(new PutCommand({ TableName: table, Item }))
    },
    async remove({ createdAt }) {
      await client.send(new DeleteCommand({ TableName: table, Key: healthKey(createdAt) }))
    },
    latest: async () => (await query(0, 1))[0],
    since: from => query(from),
  }
}
