import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { RightsLimit, type SessionRecord, type Sessions } from '../../ports/sessions.ts'
import { sessionKey } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { setting, toItem } from './dynamo/items.ts'

export function openSessions(): Sessions {
  return dynamoSessions(dynamoClient(), variable('OPS_TABLE'))
}

/** Rows never expire: a refresh token may live for years, and its tokens carry the time of the ended sign-in. */
export function dynamoSessions(client: DynamoDBClient, table: string): Sessions {
  return {
    async endBefore(subject, at) {
      const later = new UpdateItemCommand({
        TableName: table,
        Key: toItem(sessionKey(subject)),
        UpdateExpression: 'SET #notBefore = :at',
        ConditionExpression: 'attribute_not_exists(#notBefore) OR #notBefore < :at',
        ExpressionAttributeNames: { '#notBefore': 'notBefore' },
        ExpressionAttributeValues: toItem({ ':at': Math.ceil(at) }),
      })
      await client.send(later).catch(error => {
        // An earlier time must not restore ended sessions.
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      })
    },
    notBefore: async subject => (await find(subject)).notBefore,
    async limitRights(subject, rightsLimit) {
      const Key = toItem(sessionKey(subject))
      const { ExpressionAttributeValues, ...expressions } = setting({ rightsLimit })
      // DynamoDB refuses unused values, and an empty list.
      const values = rightsLimit === undefined ? {} : { ExpressionAttributeValues }
      await client.send(new UpdateItemCommand({ TableName: table, Key, ...expressions, ...values }))
    },
    find,
  }

  async function find(subject: string): Promise<SessionRecord> {
    const row = new GetItemCommand({ TableName: table, Key: toItem(sessionKey(subject)), ConsistentRead: true })
    const { notBefore, rightsLimit } = (await client.send(row)).Item ?? {}
    return {
      notBefore: Number(notBefore?.N ?? 0),
      ...(rightsLimit?.S === undefined ? {} : { rightsLimit: RightsLimit.parse(rightsLimit.S) }),
    }
  }
}
