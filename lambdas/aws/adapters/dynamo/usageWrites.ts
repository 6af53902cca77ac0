import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import {
  addInfoTypes,
  addLikeness,
  groupByStem,
  noLikeness,
} from '../../../../shared/domain/recipients/fileLikeness.ts'
import type { UsageChange } from '../../../ports/usage.ts'
import type { Key } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import type { TransactWrite } from './transaction.ts'
import {
  addAddress,
  type DomainRow,
  isCurrent,
  type MemberRow,
  type OwnRow,
  type PairRow,
  readUsageRows,
  type StemRow,
  toStemKey,
  toUsageDay,
  toUsageExpiry,
  toUsageKeys,
} from './usageItems.ts'

/**
 * The writes of a change of the usage history. Their conditions fail when a row changed since it was read: the caller
 * then asks for them again. A release writes at most five rows and one for each file, which keeps its transaction below
 * the 100 items of DynamoDB, because it replaces neither files nor links.
 * @param at milliseconds since the epoch
 */
export async function usageWrites(
  client: DynamoDBDocumentClient,
  TableName: string,
  { times, exchange, files }: UsageChange,
  at: number,
): Promise<TransactWrite[]> {
  const { subject } = exchange
  const keys = toUsageKeys(exchange)
  const { recipient, domainName } = keys.at
  const stems = times === 1 ? groupByStem(files) : new Map()
  const stemKeys = Array.from(stems.keys(), stem => toStemKey(subject, stem))
  const find = await readUsageRows(client, TableName, [keys.pair, keys.own, keys.member, keys.domain, ...stemKeys])
  return times === 1 ? add() : await remove()

  function add(): TransactWrite[] {
    const [pair, own, member, domain] = getRows()
    const { count = 0, lastAt = 0, likeness = noLikeness } = pair && isCurrent(pair, at) ? pair : {}
    const day = toUsageDay(at)
    const isFirstToday = !domain || domain.day < day
    return [
      put(keys.pair, pair, { count: count + 1, lastAt: Math.max(lastAt, at), likeness: addLikeness(likeness, files) }),
      put(keys.own, own, { addresses: addAddress(own, keys.at, at) }),
      put(keys.member, member, {}),
      // Written once a day: all members share it.
      ...(isFirstToday ? [put(keys.domain, domain, { name: domainName, day, days: (domain?.days ?? 0) + 1 })] : []),
      ...[...stems].map(([stem, alike]) => {
        const key = toStemKey(subject, stem)
        const known = find<StemRow>(key)
        return put(key, known, { stem, infoTypes: addInfoTypes(known?.infoTypes ?? [], alike) })
      }),
    ]
  }

  async function remove(): Promise<TransactWrite[]> {
    const [pair, own, member, domain] = getRows()
    if (!pair) return []
    if (pair.count > 1) return [keep(keys.pair, pair, { ...pair, count: pair.count - 1 })]
    const addresses = own?.addresses.filter(one => one.recipient !== recipient) ?? []
    if (own && addresses.length > 0) return [deletion(keys.pair, pair), keep(keys.own, own, { ...own, addresses })]
    const isLast = domain && (await isOnlyMember(keys.member))
    const rows = [
      [keys.pair, pair],
      [keys.own, own],
      [keys.member, member],
      [keys.domain, isLast ? domain : undefined],
    ] as const
    return rows.flatMap(([key, row]) => (row ? [deletion(key, row)] : []))
  }

  function getRows() {
    return [
      find<PairRow>(keys.pair),
      find<OwnRow>(keys.own),
      find<MemberRow>(keys.member),
      find<DomainRow>(keys.domain),
    ] as const
  }

  async function isOnlyMember({ pk }: Key): Promise<boolean> {
    const { Count = 0 } = await client.send(
      new QueryCommand({
        TableName,
        Select: 'COUNT',
        Limit: 2,
        ConsistentRead: true,
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': 'pk' },
        ExpressionAttributeValues: { ':pk': pk },
      }),
    )
    return Count < 2
  }

  function put(key: Key, before: { revision: number } | undefined, content: object): TransactWrite {
    return keep(key, before, { ...content, [TIME_TO_LIVE]: toUsageExpiry(at) })
  }

  function keep(key: Key, before: { revision: number } | undefined, content: object): TransactWrite {
    const Item = { ...content, ...key, revision: (before?.revision ?? 0) + 1, touchedAt: at }
    return { Put: { TableName, Item, ...unchanged(before) } }
  }

  function deletion(key: Key, before: { revision: number }): TransactWrite {
    return { Delete: { TableName, Key: key, ...unchanged(before) } }
  }
}

function unchanged(before: { revision: number } | undefined) {
  if (!before) return { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'pk' } }
  return {
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeNames: { '#revision': 'revision' },
    ExpressionAttributeValues: { ':revision': before.revision },
  }
}
