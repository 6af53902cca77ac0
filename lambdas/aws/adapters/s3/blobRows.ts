import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import type { Key } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'

type Area = 'incoming' | 'released'
type Item = Record<string, AttributeValue>

/** Object names are never reused, so a late copy cannot restore a withdrawn release. */
export type Release = { object: string; version: string; size: number }

/** Longer than any operation on the key. */
const TOMBSTONE_DAYS = 30

/** Only this row decides which version is pinned or released, not the buckets. */
const blobKey = (area: Area, key: string): Key => ({ pk: `BLOB#${key}`, sk: area.toUpperCase() })

export type BlobRows = ReturnType<typeof blobRows>

/** Every change is one write, and the first of its kind wins. */
export function blobRows(dynamo: DynamoDBClient, table: string, now: () => number) {
  async function find(area: Area, key: string): Promise<Item | undefined> {
    const { Item } = await dynamo.send(
      new GetItemCommand({ TableName: table, Key: getKey(area, key), ConsistentRead: true }),
    )
    return Item
  }

  /** @returns the stored row, which may be an earlier one */
  async function add(area: Area, key: string, attributes: Item): Promise<Item | undefined> {
    const row = { ...getKey(area, key), ...attributes }
    try {
      const put = { TableName: table, Item: row, ConditionExpression: 'attribute_not_exists(pk)' }
      await dynamo.send(new PutItemCommand(put))
      return row
    } catch (error) {
      // An earlier row, or this one after a lost answer.
      if (error instanceof ConditionalCheckFailedException) return find(area, key)
      throw error
    }
  }

  return {
    /** `blob` is missing after an erasure. */
    async pinned(key: string): Promise<{ blob?: PinnedBlob } | undefined> {
      const row = await find('incoming', key)
      return row && toPin(row)
    },

    async pin(key: string, { version, size, sha256 }: PinnedBlob): Promise<PinnedBlob | undefined> {
      const digest: Item = sha256 === undefined ? {} : { sha256: { S: sha256 } }
      const row = await add('incoming', key, { version: { S: version }, size: { N: `${size}` }, ...digest })
      return row && toPin(row).blob
    },

    /** `release` is missing after an erasure, or a withdrawal before the release. */
    async released(key: string): Promise<{ release?: Release; isWithdrawn: boolean } | undefined> {
      const row = await find('released', key)
      return row && getRelease(row)
    },

    /** @returns whether the row now names this release */
    async release(key: string, { object, version, size }: Release): Promise<boolean> {
      const attributes = { object: { S: object }, version: { S: version }, size: { N: `${size}` } }
      return (await add('released', key, attributes))?.object?.S === object
    },

    /** @returns false when the row names another object, or is withdrawn or erased */
    async replaceRelease(key: string, former: string, { object, version, size }: Release): Promise<boolean> {
      const update = new UpdateItemCommand({
        TableName: table,
        Key: getKey('released', key),
        UpdateExpression: 'SET #object = :object, #version = :version, #size = :size',
        ConditionExpression: '#object = :former AND attribute_not_exists(withdrawn)',
        ExpressionAttributeNames: { '#object': 'object', '#version': 'version', '#size': 'size' },
        ExpressionAttributeValues: {
          ':object': { S: object },
          ':version': { S: version },
          ':size': { N: `${size}` },
          ':former': { S: former },
        },
      })
      try {
        await dynamo.send(update)
        return true
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        // Its own write, after a lost answer.
        return (await find('released', key))?.object?.S === object
      }
    },

    /** Permanent. */
    async withdraw(key: string): Promise<Release | undefined> {
      const { Attributes = {} } = await dynamo.send(
        new UpdateItemCommand({
          TableName: table,
          Key: getKey('released', key),
          UpdateExpression: 'SET withdrawn = :true',
          ExpressionAttributeValues: { ':true': { BOOL: true } },
          ReturnValues: 'ALL_NEW',
        }),
      )
      return getRelease(Attributes).release
    },

    /** The row remains for some time and blocks late writes. */
    async erase(area: Area, key: string) {
      const endsAt = Math.floor(now() / 1000) + TOMBSTONE_DAYS * 24 * 60 * 60
      const tombstone = { ...getKey(area, key), withdrawn: { BOOL: true }, [TIME_TO_LIVE]: { N: `${endsAt}` } }
      await dynamo.send(new PutItemCommand({ TableName: table, Item: tombstone }))
    },
  }
}

function getKey(area: Area, key: string) {
  const { pk, sk } = blobKey(area, key)
  return { pk: { S: pk }, sk: { S: sk } }
}

function toPin({ version, size, sha256 }: Item): { blob?: PinnedBlob } {
  if (version?.S === undefined) return {}
  const digest = sha256?.S === undefined ? {} : { sha256: sha256.S }
  return { blob: { version: version.S, size: Number(size?.N), ...digest } }
}

function getRelease({ object, version, size, withdrawn }: Item): { release?: Release; isWithdrawn: boolean } {
  const isWithdrawn = withdrawn?.BOOL === true
  if (object?.S === undefined || version?.S === undefined) return { isWithdrawn }
  return { release: { object: object.S, version: version.S, size: Number(size?.N) }, isWithdrawn }
}
