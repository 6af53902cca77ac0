import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { Alert, type AlertKind } from '../../../shared/domain/insights/alert.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { Alerts } from '../../ports/alerts.ts'
import { ALERT_SECONDS } from '../../ports/lifetimes.ts'
import { alertIdKey, alertKey, alertsPartition, storedAlertKey, storedAlertsPartition } from '../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../functions/tables.ts'
import { variable } from '../functions/variables.ts'
import { dynamoAlertReaders } from './dynamo/alertReaders.ts'
import { dynamoClient } from './dynamo/client.ts'
import type { Item } from './dynamo/items.ts'
import { pause, transact } from './dynamo/transaction.ts'

const WRITES_AT_ONCE = 10
/** @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html */
const MAX_KEYS = 100
/** @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const MAX_SORT_KEY_BYTES = 1024
const DAY = 24 * 60 * 60_000
/** From the creation of an alert to its storage: after a standstill, or in existing transfers. */
const MAX_DELAY = 30 * DAY

export function openAlerts(): Alerts {
  return dynamoAlerts(dynamoClient(), variable('OPS_TABLE'))
}

/** Three rows for an alert: by its creation, by its storage, and by its id, which makes it unique. */
export function dynamoAlerts(
  client: DynamoDBDocumentClient,
  table: string,
  { now = Date.now }: { now?: () => number } = {},
): Alerts {
  const expiredAt = () => now() - ALERT_SECONDS * 1000
  /** Rows in order of time, the end exclusive: keys go on after their time. */
  const between = (pk: string, from: number, to: number) => ({
    TableName: table,
    KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: { ':pk': pk, ':from': toIso(from), ':to': toIso(to) },
    ConsistentRead: true,
  })
  /** Queries of the months since a moment. Clocks of two functions differ by less than a day. */
  const storedSince = (after: number, to = now() + DAY) => {
    const from = Math.max(after, expiredAt()) + 1
    return from < to ? toMonths(from, to).map(month => between(storedAlertsPartition(month), from, to)) : []
  }

  /** For a clock that was set back: later alerts must not come before those that were mailed. */
  async function toStorageTime(at: number): Promise<number> {
    for (const query of storedSince(at).toReversed()) {
      const { Items = [] } = await client.send(new QueryCommand({ ...query, ScanIndexForward: false, Limit: 1 }))
      const [newest] = Items
      if (newest) return Number(newest.storedAt) + 1
    }
    return at
  }

  /** Costs less than refused transactions: most runs find only known alerts. */
  async function findStored(ids: readonly string[]): Promise<Set<string>> {
    const stored = new Set<string>()
    for (let at = 0; at < ids.length; at += MAX_KEYS) {
      let keys: Item[] = ids.slice(at, at + MAX_KEYS).map(alertIdKey)
      for (let reads = 1; keys.length > 0; reads += 1) {
        const request = new BatchGetCommand({ RequestItems: { [table]: { Keys: keys } } })
        const { Responses = {}, UnprocessedKeys = {} } = await client.send(request)
        for (const { pk } of Responses[table] ?? []) stored.add(pk)
        keys = UnprocessedKeys[table]?.Keys ?? []
        if (keys.length > 0) await pause(reads)
      }
    }
    return stored
  }

  async function addOne(alert: Alert, storedAt: number): Promise<boolean> {
    const expiry = { [TIME_TO_LIVE]: Math.ceil(storedAt / 1000) + ALERT_SECONDS }
    const row = { kind: alert.kind, content: JSON.stringify(alert), ...expiry }
    const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
    const failed = await transact(client, [
      { Put: { TableName: table, Item: { ...alertIdKey(alert.id), ...expiry }, ...isNew } },
      { Put: { TableName: table, Item: { ...alertKey(alert), ...row } } },
      { Put: { TableName: table, Item: { ...storedAlertKey(storedAt, alert.id), storedAt, ...row } } },
    ])
    return failed.length === 0
  }

  async function acknowledgeOne(alert: Pick<Alert, 'id' | 'createdAt'>, acknowledgement: Alert['acknowledgement']) {
    const update = new UpdateCommand({
      TableName: table,
      Key: alertKey(alert),
      // TTL deletes rows late.
      ConditionExpression: '#expiresAt > :now',
      UpdateExpression: acknowledgement
        ? 'SET #acknowledgement = if_not_exists(#acknowledgement, :acknowledgement)'
        : 'REMOVE #acknowledgement',
      ExpressionAttributeNames: { '#expiresAt': TIME_TO_LIVE, '#acknowledgement': 'acknowledgement' },
      ExpressionAttributeValues: {
        ...(acknowledgement && { ':acknowledgement': acknowledgement }),
        ':now': now() / 1000,
      },
      ReturnValues: 'ALL_NEW',
    })
    try {
      const { Attributes } = await client.send(update)
      return Attributes && toAlert(Attributes)
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined
      throw error
    }
  }

  return {
    async add(alerts, at) {
      const unique = [...new Map(alerts.map(alert => [alert.id, alert])).values()]
      const stored = await findStored(unique.map(({ id }) => id))
      const missing = unique.filter(({ id }) => !stored.has(alertIdKey(id).pk))
      if (missing.length === 0) return []
      const storedAt = await toStorageTime(at)
      const added = new Set<Alert>()
      await forEachAtMost(WRITES_AT_ONCE, missing, async alert => {
        if (await addOne(alert, storedAt)) added.add(alert)
      })
      return missing.filter(alert => added.has(alert))
    },
    async find(window, { kinds, limit }) {
      const alerts: Alert[] = []
      let more = 0
      // Alerts are stored when they are created, or later. DynamoDB refuses an empty range.
      const [from, to] = [Math.max(window.from, expiredAt() - MAX_DELAY), Math.min(window.to, now() + DAY)]
      if (from >= to) return { alerts, more }
      for (const month of toMonths(from, to).toReversed()) {
        const query = { ...withFilter(between(alertsPartition(month), from, to), kinds), ScanIndexForward: false }
        for await (const { Items = [] } of paginateQuery({ client }, query)) {
          const room = limit - alerts.length
          alerts.push(...Items.slice(0, room).map(toAlert))
          more += Math.max(0, Items.length - room)
        }
      }
      return { alerts, more }
    },
    async storedAfter(after, { until, kinds, limit }) {
      const alerts: Alert[] = []
      let upTo = after
      for (const query of storedSince(after, until + 1)) {
        for await (const { Items = [] } of paginateQuery({ client }, query)) {
          // Also of other kinds, so that they are not read again.
          for (const item of Items) {
            const storedAt = Number(item.storedAt)
            if (alerts.length >= limit && storedAt > upTo) return { alerts, upTo }
            upTo = storedAt
            if (kinds?.some(kind => kind === item.kind) ?? true) alerts.push(toAlert(item))
          }
        }
      }
      return { alerts, upTo }
    },
    async countNew(after, limit) {
      let count = 0
      // The newest month has most of them.
      for (const query of storedSince(after).toReversed()) {
        const { Count = 0 } = await client.send(new QueryCommand({ ...query, Select: 'COUNT', Limit: limit }))
        count += Count
        if (count >= limit) return limit
      }
      return count
    },
    async acknowledge(alerts, acknowledgement) {
      const changed = new Map<string, Alert | undefined>()
      await forEachAtMost(WRITES_AT_ONCE, alerts.filter(hasKey), async alert => {
        changed.set(alert.id, await acknowledgeOne(alert, acknowledgement))
      })
      return alerts.flatMap(({ id }) => changed.get(id) ?? [])
    },
    ...dynamoAlertReaders(client, table, { now }),
  }

  function withFilter(query: ReturnType<typeof between>, kinds: readonly AlertKind[] | undefined) {
    const values = Object.fromEntries((kinds ?? []).map((kind, place) => [`:kind${place}`, kind]))
    const ofKinds = kinds ? ` AND #kind IN (${Object.keys(values).join(', ')})` : ''
    return {
      ...query,
      FilterExpression: `#expiresAt > :now${ofKinds}`,
      ExpressionAttributeNames: {
        ...query.ExpressionAttributeNames,
        '#expiresAt': TIME_TO_LIVE,
        ...(kinds && { '#kind': 'kind' }),
      },
      ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ...values, ':now': now() / 1000 },
    }
  }
}

/** No alert has a longer key, which DynamoDB refuses. */
function hasKey(alert: Pick<Alert, 'id' | 'createdAt'>): boolean {
  return Buffer.byteLength(String(alertKey(alert).sk)) <= MAX_SORT_KEY_BYTES
}

const toIso = (at: number) => new Date(at).toISOString()

/** From the oldest on. */
function toMonths(from: number, to: number): string[] {
  const months = [toIso(from).slice(0, 7)]
  for (let last = months[0] ?? ''; last < toIso(to).slice(0, 7); months.push(last)) {
    last = toIso(Date.parse(`${last}-01`) + 32 * DAY).slice(0, 7)
  }
  return months
}

function toAlert({ content, acknowledgement }: Item): Alert {
  const more = acknowledgement ? { acknowledgement } : {}
  return tolerant(Alert).parse({ ...JSON.parse(String(content)), ...more })
}
