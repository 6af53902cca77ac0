import { type DynamoDBDocumentClient, GetCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { indexDomains, type KnownDomains } from '../../../shared/domain/recipients/findLookalike.ts'
import {
  CONTACT_SECONDS,
  KNOWN_DOMAINS_MILLISECONDS,
  MAX_MEMBERS,
  MAX_OWN_AT_DOMAIN,
  MAX_STEMS_ASKED,
} from '../../ports/lifetimes.ts'
import type { Usage } from '../../ports/usage.ts'
import { type Key, usageDomainsPartition } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import {
  type DomainRow,
  isCurrent,
  type OwnRow,
  type PairRow,
  readUsageRows,
  type StemRow,
  toKeyText,
  toStemKey,
  toUsageKeys,
} from './dynamo/usageItems.ts'

export function openUsage(): Usage {
  return dynamoUsage(dynamoClient(), variable('TRANSFERS_TABLE'))
}

/** `dynamo/usageWrites.ts` writes what this reads. */
export function dynamoUsage(
  client: DynamoDBDocumentClient,
  TableName: string,
  { now = Date.now }: { now?: () => number } = {},
): Usage {
  let known: { readAt: number; domains: Promise<KnownDomains> } | undefined

  /** A partition's rows that have not ended: DynamoDB deletes them late. */
  const query = (pk: string) => ({
    TableName,
    KeyConditionExpression: '#pk = :pk',
    FilterExpression: '#expiresAt > :now',
    ExpressionAttributeNames: { '#pk': 'pk', '#expiresAt': TIME_TO_LIVE },
    ExpressionAttributeValues: { ':pk': pk, ':now': Math.ceil(now() / 1000) },
  })
  const countMembers = async (pk: string) => {
    const { Count = 0 } = await client.send(new QueryCommand({ ...query(pk), Select: 'COUNT', Limit: MAX_MEMBERS }))
    return Count
  }
  const readDomains = async () => {
    const rows: DomainRow[] = []
    for await (const { Items = [] } of paginateQuery({ client }, query(usageDomainsPartition))) {
      rows.push(...(Items as DomainRow[]))
    }
    return indexDomains(
      rows.toSorted((one, other) => other.days - one.days || other.day - one.day).map(({ name }) => name),
    )
  }
  const hasAny = async (pk: string) => {
    for await (const { Count = 0 } of paginateQuery({ client, pageSize: 25 }, { ...query(pk), ConsistentRead: true })) {
      if (Count > 0) return true
    }
    return false
  }

  return {
    async findRecipients(subject, recipients, stems) {
      const places = recipients.map(recipient => toUsageKeys({ subject, recipient }))
      const asked = [...new Set(stems)].slice(0, MAX_STEMS_ASKED).map(stem => toStemKey(subject, stem))
      const keys = [
        ...new Map(places.flatMap(({ pair, own }) => [pair, own]).map(key => [toKeyText(key), key])).values(),
      ]
      const [find, counts] = await Promise.all([
        readUsageRows(client, TableName, [...keys, ...asked]),
        Promise.all(places.map(({ member }) => countMembers(member.pk))),
      ])
      const at = now()
      const findCurrent = <Found extends { [TIME_TO_LIVE]: number }>(key: Key) => {
        const row = find<Found>(key)
        return row && isCurrent(row, at) ? row : undefined
      }
      const ownStems = asked.flatMap(key => {
        const row = findCurrent<StemRow>(key)
        return row ? [{ stem: row.stem, infoTypes: row.infoTypes }] : []
      })
      return places.map(({ pair: pairKey, own, at: { recipient } }, index) => {
        const pair = findCurrent<PairRow>(pairKey)
        const addresses = findCurrent<OwnRow>(own)?.addresses ?? []
        return {
          own: pair && { count: pair.count, lastAt: pair.lastAt, likeness: pair.likeness },
          ownAtDomain: addresses
            .filter(other => other.recipient !== recipient && other.lastAt > at - CONTACT_SECONDS * 1000)
            .slice(0, MAX_OWN_AT_DOMAIN)
            .map(({ address }) => address),
          membersAtDomain: counts[index] ?? 0,
          ownStems,
        }
      })
    },
    async knownDomains() {
      const at = now()
      if (!known || Math.abs(at - known.readAt) >= KNOWN_DOMAINS_MILLISECONDS) {
        const domains = readDomains()
        known = { readAt: at, domains }
        domains.catch(() => {
          if (known?.domains === domains) known = undefined
        })
      }
      return await known.domains
    },
    async findExchanges(exchange) {
      const { pair } = toUsageKeys(exchange)
      const row = new GetCommand({ TableName, Key: pair, ConsistentRead: true })
      const [{ Item }, byOrganisation] = await Promise.all([client.send(row), hasAny(pair.pk)])
      return { bySender: Item !== undefined && isCurrent(Item as PairRow, now()), byOrganisation }
    },
  }
}
