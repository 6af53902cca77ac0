import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { MAX_ADDRESS_BOOK_ENTRIES } from '../../../shared/domain/limits.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { AddressBook } from '../../ports/addressBook.ts'
import { CONTACT_SECONDS } from '../../ports/lifetimes.ts'
import { bookKey } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { setting } from './dynamo/items.ts'

const DELETES_AT_ONCE = 10

export function openAddressBook(): AddressBook {
  return dynamoAddressBook(dynamoClient(), variable('OPS_TABLE'))
}

/** A row for each entry, so that concurrent uses of different addresses lose none. */
export function dynamoAddressBook(
  client: DynamoDBDocumentClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): AddressBook {
  /** 500 rows of the longest addresses and names are less than the 1 MB of one answer. */
  async function list(subject: string) {
    const rows = new QueryCommand({
      TableName: table,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': bookKey(subject, '').pk },
      ConsistentRead: true,
    })
    const { Items = [] } = await client.send(rows)
    return (
      Items
        // TTL deletes rows late.
        .filter(({ [TIME_TO_LIVE]: expiresAt }) => expiresAt > now() / 1000)
        .map(({ address, name = '', lastUsedAt }) => ({
          address: String(address),
          name: String(name),
          lastUsedAt: Number(lastUsedAt),
        }))
        // Rows come in the order of their keys, which decides among equal times.
        .sort((one, other) => other.lastUsedAt - one.lastUsedAt)
    )
  }

  async function removeOldest(subject: string) {
    const displaced = (await list(subject)).slice(MAX_ADDRESS_BOOK_ENTRIES)
    await forEachAtMost(DELETES_AT_ONCE, displaced, async ({ address, lastUsedAt }) => {
      const row = new DeleteCommand({
        TableName: table,
        Key: bookKey(subject, address.toLowerCase()),
        // Unless it was used again since.
        ConditionExpression: '#lastUsedAt = :lastUsedAt',
        ExpressionAttributeNames: { '#lastUsedAt': 'lastUsedAt' },
        ExpressionAttributeValues: { ':lastUsedAt': lastUsedAt },
      })
      await client.send(row).catch(unlessUsedAgain)
    })
  }

  return {
    async keep(subject, { address, name }) {
      const lastUsedAt = now()
      const row = new UpdateCommand({
        TableName: table,
        Key: bookKey(subject, address.toLowerCase()),
        ...setting({
          address,
          lastUsedAt,
          [TIME_TO_LIVE]: Math.ceil(lastUsedAt / 1000) + CONTACT_SECONDS,
          ...(name === '' ? {} : { name }),
        }),
        ReturnValues: 'UPDATED_OLD',
      })
      const { Attributes } = await client.send(row)
      // Only a new entry can be one too many.
      if (Attributes === undefined) await removeOldest(subject)
    },
    list: async subject => (await list(subject)).slice(0, MAX_ADDRESS_BOOK_ENTRIES),
    async remove(subject, addresses) {
      const keys = new Set(addresses.map(address => address.toLowerCase()))
      await forEachAtMost(DELETES_AT_ONCE, keys, key =>
        client.send(new DeleteCommand({ TableName: table, Key: bookKey(subject, key) })),
      )
    },
  }
}

function unlessUsedAgain(error: unknown) {
  if (!(error instanceof ConditionalCheckFailedException)) throw error
}
