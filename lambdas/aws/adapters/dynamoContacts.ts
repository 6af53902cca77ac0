import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { computeDigest } from '../../core/secrets/digest.ts'
import type { Contacts, Exchange } from '../../ports/contacts.ts'
import { CONTACT_SECONDS } from '../../ports/lifetimes.ts'
import { contactKey, exchangeKey } from '../functions/tableKeys.ts'
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
  const isStored = async (digest: string) => {
    const row = new GetCommand({ TableName: table, Key: exchangeKey(digest), ConsistentRead: true })
    return ((await client.send(row)).Item?.[TIME_TO_LIVE] ?? 0) > seconds()
  }
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
    async recordExchange(exchange) {
      const expiresAt = seconds() + CONTACT_SECONDS
      for (const digest of Object.values(toDigests(exchange))) {
        const row = { ...exchangeKey(digest), [TIME_TO_LIVE]: expiresAt }
        await client.send(new PutCommand({ TableName: table, Item: row }))
      }
    },
    async findExchanges(exchange) {
      const { bySender, byOrganisation } = toDigests(exchange)
      const [isOfSender, isOfOrganisation] = await Promise.all([isStored(bySender), isStored(byOrganisation)])
      return { bySender: isOfSender, byOrganisation: isOfOrganisation }
    },
  }
}

function toDigests({ subject, recipient }: Exchange) {
  const address = recipient.toLowerCase()
  return {
    byOrganisation: computeDigest(JSON.stringify([address])),
    bySender: computeDigest(JSON.stringify([subject, address])),
  }
}
