import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { RightsLimit, type SessionRecord, type Sessions } from '../../ports/sessions.ts'
import { sessionKey } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { setting } from './dynamo/items.ts'

export function openSessions(): Sessions {
  return dynamoSessions(dynamoClient(), variable('OPS_TABLE'))
}

/** Rows never expire: a refresh token may live for years, and its tokens carry the time of the ended sign-in. */
export function dynamoSessions(client: DynamoDBDocumentClient, table: string): Sessions {
  return {
    async endBefore(subject, at) {
      const later = new UpdateCommand({
        TableName: table,
        Key: sessionKey(subject),
        UpdateExpression: 'SET #notBefore = :at',
        ConditionExpression: 'attribute_not_exists(#notBefore) OR #notBefore < :at',
        ExpressionAttributeNames: { '#notBefore': 'notBefore' },
        ExpressionAttributeValues: { ':at': Math.ceil(at) },
      })
      await client.send(later).catch(error => {
        // An earlier time must not restore ended sessions.
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      })
    },
    notBefore: async subject => (await find(subject)).notBefore,
    async limitRights(subject, rightsLimit) {
      const Key = sessionKey(subject)
      const { ExpressionAttributeValues, ...expressions } = setting({ rightsLimit })
      // DynamoDB refuses unused values, and an empty list.
      const values = rightsLimit === undefined ? {} : { ExpressionAttributeValues }
      await client.send(new UpdateCommand({ TableName: table, Key, ...expressions, ...values }))
    },
    find,
  }

  async function find(subject: string): Promise<SessionRecord> {
    const row = new GetCommand({ TableName: table, Key: sessionKey(subject), ConsistentRead: true })
    const { notBefore, rightsLimit } = (await client.send(row)).Item ?? {}
    return {
      notBefore: notBefore ?? 0,
      ...(rightsLimit === undefined ? {} : { rightsLimit: RightsLimit.parse(rightsLimit) }),
    }
  }
}
