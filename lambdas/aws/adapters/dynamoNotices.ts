import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Notice, Notices } from '../../ports/notices.ts'
import { noticeKey, noticesPartition } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

export function openNotices(): Notices {
  return dynamoNotices(dynamoClient(), variable('OPS_TABLE'))
}

export function dynamoNotices(client: DynamoDBDocumentClient, table: string): Notices {
  return {
    async add(notice) {
      await client.send(new PutCommand({ TableName: table, Item: { ...noticeKey(notice), ...notice } }))
    },
    async due(before, limit) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          Limit: limit,
          KeyConditionExpression: '#pk = :pk AND #sk < :after',
          ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
          // '$' follows '#', which ends the time.
          ExpressionAttributeValues: { ':pk': noticesPartition, ':after': `${before}$` },
        }),
      )
      return Items.map(({ kind, transferId, since, dueAt }) => ({ kind, transferId, since, dueAt }) as Notice)
    },
    async remove(notice) {
      await client.send(new DeleteCommand({ TableName: table, Key: noticeKey(notice) }))
    },
  }
}
