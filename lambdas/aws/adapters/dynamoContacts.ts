import { type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { Contacts } from '../../ports/contacts.ts'
import { CONTACT_SECONDS } from '../../ports/lifetimes.ts'
import { contactKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { toItem } from './dynamo/items.ts'

export function openContacts(): Contacts {
  return dynamoContacts(dynamoClient(), variable('OPS_TABLE'))
}

export function dynamoContacts(
  client: DynamoDBClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): Contacts {
  const seconds = () => Math.ceil(now() / 1000)
  return {
    async keepPhone(pair, { sealedPhone, maskedPhone }) {
      const row = { ...contactKey(pair), sealedPhone, maskedPhone, [TIME_TO_LIVE]: seconds() + CONTACT_SECONDS }
      await client.send(new PutItemCommand({ TableName: table, Item: toItem(row) }))
    },
    async getPhone(pair) {
      const row = new GetItemCommand({ TableName: table, Key: toItem(contactKey(pair)), ConsistentRead: true })
      const { sealedPhone, maskedPhone, [TIME_TO_LIVE]: expiresAt } = (await client.send(row)).Item ?? {}
      // TTL deletes rows late.
      const isKept = Number(expiresAt?.N) > seconds()
      return isKept && sealedPhone?.S && maskedPhone?.S
        ? { sealedPhone: sealedPhone.S, maskedPhone: maskedPhone.S }
        : undefined
    },
  }
}
