import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import type { Key } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'

type Area = 'incoming' | 'released'
type Row = { object?: string; version?: string; size?: number; sha256?: string | undefined; withdrawn?: boolean }

/** Object names are never reused, so a late copy cannot restore a withdrawn release. */
export type Release = { object: string; version: string; size: number }

/** Longer than any operation on the key. */
const TOMBSTONE_DAYS = 30

/** Only this row decides which version is pinned or released, not the buckets. */
const blobKey = (area: Area, key: string): Key => ({ pk: `BLOB#${key}`, sk: area.toUpperCase() })

export type BlobRows = ReturnType<typeof blobRows>

/** Every change is one write, and the first of its kind wins. */
export function blobRows(dynamo: DynamoDBDocumentClient, table: string, now: () => number) {
  async function find(area: Area, key: string): Promise<Row | undefined> {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: blobKey(area, key), ConsistentRead: true }),
    )
    return Item
  }

  /** @returns the stored row, which may be an earlier one */
  async function add(area: Area, key: string, attributes: Row): Promise<Row | undefined> {
    const row = { ...blobKey(area, key), ...attributes }
    try {
      const put = { TableName: table, Item: row, ConditionExpression: 'attribute_not_exists(pk)' }
      await dynamo.send(new PutCommand(put))
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
      const row = await add('incoming', key, { version, size, sha256 })
      return row && toPin(row).blob
    },

    /** `release` is missing after an erasure, or a withdrawal before the release. */
    async released(key: string): Promise<{ release?: Release; isWithdrawn: boolean } | undefined> {
      const row = await find('released', key)
      return row && getRelease(row)
    },

    /** @returns whether the row now names this release */
    async release(key: string, { object, version, size }: Release): Promise<boolean> {
      return (await add('released', key, { object, version, size }))?.object === object
    },

    /** @returns false when the row names another object, or is withdrawn or erased */
    async replaceRelease(key: string, former: string, { object, version, size }: Release): Promise<boolean> {
      const update = new UpdateCommand({
        TableName: table,
        Key: blobKey('released', key),
        UpdateExpression: 'SET #object = :object, #version = :version, #size = :size',
        ConditionExpression: '#object = :former AND attribute_not_exists(withdrawn)',
        ExpressionAttributeNames: { '#object': 'object', '#version': 'version', '#size': 'size' },
        ExpressionAttributeValues: { ':object': object, ':version': version, ':size': size, ':former': former },
      })
      try {
        await dynamo.send(update)
        return true
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        // Its own write, after a lost answer.
        return (await find('released', key))?.object === object
      }
    },

    /** Permanent. */
    async withdraw(key: string): Promise<Release | undefined> {
      const { Attributes = {} } = await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: blobKey('released', key),
          UpdateExpression: 'SET withdrawn = :true',
          ExpressionAttributeValues: { ':true': true },
          ReturnValues: 'ALL_NEW',
        }),
      )
      return getRelease(Attributes).release
    },

    /** The row remains for some time and blocks late writes. */
    async erase(area: Area, key: string) {
      const endsAt = Math.floor(now() / 1000) + TOMBSTONE_DAYS * 24 * 60 * 60
      const tombstone = { ...blobKey(area, key), withdrawn: true, [TIME_TO_LIVE]: endsAt }
      await dynamo.send(new PutCommand({ TableName: table, Item: tombstone }))
    },
  }
}

function toPin({ version, size, sha256 }: Row): { blob?: PinnedBlob } {
  if (version === undefined || size === undefined) return {}
  const digest = sha256 === undefined ? {} : { sha256 }
  return { blob: { version, size, ...digest } }
}

function getRelease({ object, version, size, withdrawn }: Row): { release?: Release; isWithdrawn: boolean } {
  const isWithdrawn = withdrawn === true
  if (object === undefined || version === undefined || size === undefined) return { isWithdrawn }
  return { release: { object, version, size }, isWithdrawn }
}
