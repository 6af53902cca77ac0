import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { isCanary } from '../../../shared/domain/canary.ts'
import type { Audit } from '../../ports/audit.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { newEvent } from './dynamo/eventItem.ts'

export function openAudit(): Audit {
  return dynamoAudit(dynamoClient(), variable('AUDIT_TABLE'))
}

export function dynamoAudit(client: DynamoDBDocumentClient, table: string): Audit {
  return {
    async append(event) {
      if (isCanary(event.transferId)) return
      try {
        await client.send(new PutCommand({ TableName: table, ...newEvent(event) }))
      } catch (error) {
        // An earlier attempt was stored: the key is unique to this call.
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },
  }
}
