import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { Audit } from '../ports/audit.ts'
import { clientSettings } from './clientSettings.ts'
import { eventItem } from './dynamo/eventItem.ts'
import { variable } from './variables.ts'

export function openAudit(): Audit {
  return dynamoAudit(new DynamoDBClient(clientSettings()), variable('AUDIT_TABLE'))
}

export function dynamoAudit(client: DynamoDBClient, table: string): Audit {
  return {
    async append(event) {
      await client.send(new PutItemCommand({ TableName: table, Item: eventItem(event) }))
    },
  }
}
