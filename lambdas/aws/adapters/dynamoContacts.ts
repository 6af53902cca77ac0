import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Contacts } from '../../ports/contacts.ts'
import { CONTACT_SECONDS } from '../../ports/lifetimes.ts'
import { contactKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

export function openContacts(): Contacts {
  return dynamoContacts(dynamoClient(), variable('OPS_TABLE'))
}

export function dynamoContacts(
  client: DynamoDBDocumentClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): Contacts {
  const seconds = () => Math.ceil(now() / 1000)
  return {
    async keepPhone(pair, { sealedPhone, maskedPhone }) {
      const row = { ...contactKey(pair), sealedPhone, maskedPhone, [TIME_TO_LIVE]: seconds() + CONTACT_SECONDS }
      await client.send(new PutCommand({ TableName: table, Item: row }))
    },
    async getPhone(pair) {
      const row = new GetCommand({ TableName: table, Key: contactKey(pair), ConsistentRead: true })
      const { sealedPhone, maskedPhone, [TIME_TO_LIVE]: expiresAt } = (await client.send(row)).Item ?? {}
      // TTL deletes rows late.
      const isKept = expiresAt > seconds()
      return isKept && sealedPhone && maskedPhone ? { sealedPhone, maskedPhone } : undefined
    },
  }
}
