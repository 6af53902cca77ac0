import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { toLikeness } from '../../../../shared/domain/recipients/fileLikeness.ts'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import { namesPerson } from '../../../core/transfer/isOfPerson.ts'
import type { KnownPerson, PersonRecords } from '../../../ports/people.ts'
import type { Key } from '../../functions/tableKeys.ts'
import { type OwnRow, type PairRow, readUsageRows, toStemKey, toUsageKeys } from './usageItems.ts'

type Exchanged = Pick<Transfer, 'sender' | 'recipient'>

export async function findExchanges(
  client: DynamoDBDocumentClient,
  table: string,
  transfers: readonly Exchanged[],
): Promise<PersonRecords['usage']> {
  const found: PersonRecords['usage'] = []
  for (const exchange of toExchanges(transfers)) {
    const key = toUsageKeys(exchange).pair
    const pair = (await readUsageRows(client, table, [key]))<PairRow>(key)
    if (pair) found.push({ ...exchange, count: pair.count, lastAt: pair.lastAt })
  }
  return found
}

/**
 * Removes the exchanges of a person from the usage history, and what only they supported. Its rows have the digests of
 * addresses and stems as keys, which the transfers give: no record of a transfer ends before them.
 */
export async function eraseExchanges(
  client: DynamoDBDocumentClient,
  TableName: string,
  person: KnownPerson,
  transfers: readonly Transfer[],
) {
  const remove = ({ pk, sk }: Key) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))
  for (const exchange of toExchanges(transfers)) {
    const keys = toUsageKeys(exchange)
    await remove(keys.pair)
    const isOwner = person.subjects.includes(exchange.subject)
    const hasOthers = !isOwner && (await forget(keys))
    if (hasOthers) continue
    await remove(keys.own)
    await remove(keys.member)
    if (!(await hasMembers(keys.member))) await remove(keys.domain)
  }
  const own = transfers.filter(({ sender }) => person.subjects.includes(sender.subject))
  const stems = own.flatMap(({ sender, files }) => files.map(file => toStemKey(sender.subject, toLikeness(file).stem)))
  for (const key of stems) await remove(key)

  /** @returns whether the member keeps other addresses at the domain */
  async function forget({ own: key }: ReturnType<typeof toUsageKeys>): Promise<boolean> {
    for (;;) {
      const row = (await readUsageRows(client, TableName, [key]))<OwnRow>(key)
      const addresses = row?.addresses.filter(({ address }) => !namesPerson(address, person)) ?? []
      if (!row || addresses.length === 0) return false
      const put = new PutCommand({
        TableName,
        Item: { ...row, ...key, addresses, revision: row.revision + 1 },
        ConditionExpression: '#revision = :revision',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: { ':revision': row.revision },
      })
      try {
        await client.send(put)
        return true
      } catch (error) {
        // A release changed it in between.
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    }
  }

  async function hasMembers({ pk }: Key): Promise<boolean> {
    const members = new QueryCommand({
      TableName,
      Limit: 1,
      ConsistentRead: true,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': pk },
    })
    return ((await client.send(members)).Count ?? 0) > 0
  }
}

function toExchanges(transfers: readonly Exchanged[]) {
  const all = transfers.map(({ sender, recipient }) => ({ subject: sender.subject, recipient }))
  return [...new Map(all.map(exchange => [JSON.stringify(exchange), exchange])).values()]
}
