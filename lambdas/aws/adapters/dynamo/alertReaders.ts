import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import type { AlertReader, AlertSubscription, Alerts } from '../../../ports/alerts.ts'
import { ALERT_SECONDS } from '../../../ports/lifetimes.ts'
import { alertReaderKey } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { type Item, setting } from './items.ts'
import { transact } from './transaction.ts'

type ReaderVerbs =
  | 'findReader'
  | 'noteReader'
  | 'subscribe'
  | 'endSubscription'
  | 'subscribers'
  | 'moveProgress'
  | 'unsubscribe'

type Stored = { sk: string; email: string; activeAt: number; seenAt?: number } & Partial<
  { linkDigest: string; linkSealed: string } & AlertSubscription
>

const ended = {
  cadence: undefined,
  kinds: undefined,
  language: undefined,
  since: undefined,
  mailedUntil: undefined,
  mailingUntil: undefined,
}

/** Few, so they share a partition. Each write changes only its own attributes. */
export function dynamoAlertReaders(
  client: DynamoDBDocumentClient,
  table: string,
  { now }: { now: () => number },
): Pick<Alerts, ReaderVerbs> {
  const getRow = (subject: string) => ({ TableName: table, Key: alertReaderKey(subject) })
  const isCurrent = ({ [TIME_TO_LIVE]: expiresAt }: Item) => Number(expiresAt) > now() / 1000

  async function readAll(projection = {}): Promise<Item[]> {
    const readers: Item[] = []
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': alertReaderKey('').pk },
        ConsistentRead: true,
        ...projection,
      },
    )
    for await (const { Items = [] } of pages) readers.push(...Items)
    return readers
  }

  async function endSubscription(subject: string) {
    const { UpdateExpression, ExpressionAttributeNames } = setting(ended)
    const ConditionExpression = 'attribute_exists(pk)'
    await isDone(client, { ...getRow(subject), UpdateExpression, ExpressionAttributeNames, ConditionExpression })
  }

  return {
    async findReader(subject) {
      const { Item } = await client.send(new GetCommand({ ...getRow(subject), ConsistentRead: true }))
      return Item && isCurrent(Item) ? toReader(Item as Stored) : undefined
    },
    async noteReader({ subject, email, activeAt, seenAt }) {
      const expiry = { [TIME_TO_LIVE]: Math.ceil(activeAt / 1000) + ALERT_SECONDS }
      const seen = seenAt === undefined ? {} : { seenAt }
      await client.send(new UpdateCommand({ ...getRow(subject), ...setting({ email, activeAt, ...seen, ...expiry }) }))
    },
    async subscribe(subject, { cadence, kinds, language, unsubscribe: { digest, sealed } }, at) {
      const chosen = setting({ cadence, linkDigest: digest, linkSealed: sealed, kinds, language })
      const begun = '#since = if_not_exists(#since, :now), #mailedUntil = if_not_exists(#mailedUntil, :now)'
      const names = { '#since': 'since', '#mailedUntil': 'mailedUntil' }
      await isDone(client, {
        ...getRow(subject),
        ConditionExpression: 'attribute_exists(pk)',
        UpdateExpression: chosen.UpdateExpression.replace('SET ', `SET ${begun}, `),
        ExpressionAttributeNames: { ...chosen.ExpressionAttributeNames, ...names },
        ExpressionAttributeValues: { ...chosen.ExpressionAttributeValues, ':now': at },
      })
    },
    endSubscription,
    async subscribers() {
      const readers = (await readAll()).filter(isCurrent) as Stored[]
      return readers.filter(({ cadence }) => cadence !== undefined).map(toReader)
    },
    async moveProgress(subject, from, { mailedUntil, mailingUntil }) {
      const moved = setting({ mailedUntil, mailingUntil })
      const isBegun = from.mailingUntil !== undefined
      const Update = {
        ...getRow(subject),
        ...moved,
        ConditionExpression: `#mailedUntil = :from AND ${isBegun ? '#mailingUntil = :begun' : 'attribute_not_exists(#mailingUntil)'}`,
        ExpressionAttributeValues: {
          ...moved.ExpressionAttributeValues,
          ':from': from.mailedUntil,
          ...(isBegun ? { ':begun': from.mailingUntil } : {}),
        },
      }
      // A transaction, because a retry after a lost answer would fail its condition.
      return (await transact(client, [{ Update }])).length === 0
    },
    async unsubscribe(digest) {
      // Anyone can cause this read: it gets no address.
      const readers = (await readAll({
        ProjectionExpression: 'sk, linkDigest, cadence',
        Select: 'SPECIFIC_ATTRIBUTES',
      })) as Stored[]
      const reader = readers.find(({ linkDigest }) => linkDigest === digest)
      if (!reader) return undefined
      await endSubscription(reader.sk)
      return { subject: reader.sk, wasSubscribed: reader.cadence !== undefined }
    },
  }
}

/** @returns false when its condition failed */
async function isDone(client: DynamoDBDocumentClient, update: UpdateCommandInput): Promise<boolean> {
  try {
    await client.send(new UpdateCommand(update))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

function toReader(row: Stored): AlertReader {
  const { sk, email, activeAt, seenAt, linkDigest, linkSealed = '' } = row
  const subscription = toSubscription(row)
  return {
    ...{ subject: sk, email, activeAt },
    ...(seenAt === undefined ? {} : { seenAt }),
    ...(linkDigest === undefined ? {} : { unsubscribe: { digest: linkDigest, sealed: linkSealed } }),
    ...(subscription && { subscription }),
  }
}

function toSubscription({ cadence, kinds, language, since = 0, mailedUntil = 0, mailingUntil }: Stored) {
  if (cadence === undefined) return undefined
  const optional = {
    ...(kinds && { kinds }),
    ...(language && { language }),
    ...(mailingUntil === undefined ? {} : { mailingUntil }),
  }
  return { cadence, since, mailedUntil, ...optional }
}
