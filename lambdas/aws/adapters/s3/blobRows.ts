import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { transact } from '../dynamo/transaction.ts'
import { type Area, blobKey, findRow, type Pin, type Row, toPin } from './blobRow.ts'

/** Object names are never reused, so a late copy cannot restore a withdrawn release. */
export type Release = { object: string; version: string; size: number; sha256?: string | undefined }

/** Longer than any operation on the key. */
const TOMBSTONE_DAYS = 30

export type BlobRows = ReturnType<typeof blobRows>

/** Every change is one write, and the first of its kind wins. */
export function blobRows(dynamo: DynamoDBDocumentClient, table: string, now: () => number) {
  const find = (area: Area, key: string) => findRow(dynamo, table, area, key)

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
    async pinned(key: string): Promise<Pin | undefined> {
      const row = await find('incoming', key)
      return row && toPin(row)
    },

    async pin(key: string, { version, size, sha256 }: PinnedBlob): Promise<PinnedBlob | undefined> {
      const row = await add('incoming', key, { version, size, sha256 })
      return row && toPin(row).blob
    },

    /** `release` is missing after an erasure, or a withdrawal before the release. */
    async released(key: string): Promise<Released | undefined> {
      const row = await find('released', key)
      return row && getRelease(row)
    },

    /**
     * From one write on, the incoming key reads the release.
     * @returns false when the released row exists, or the incoming key was erased
     */
    async release(from: string, key: string, release: Release): Promise<boolean> {
      const row = { ...blobKey('released', key), ...release, from }
      const failed = await transact(dynamo, [
        { Put: { TableName: table, Item: row, ConditionExpression: 'attribute_not_exists(pk)' } },
        {
          Update: {
            TableName: table,
            Key: blobKey('incoming', from),
            UpdateExpression: 'SET releasedAs = :key',
            ConditionExpression: 'attribute_exists(#version)',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':key': key },
          },
        },
      ])
      // Its own write, after a lost answer.
      return failed.length === 0 || (await find('released', key))?.object === release.object
    },

    /**
     * The incoming key gets a version of its own again.
     * @returns false when it was erased or released under another key
     */
    async takeBack(from: string, key: string, version: string): Promise<boolean> {
      const update = new UpdateCommand({
        TableName: table,
        Key: blobKey('incoming', from),
        UpdateExpression: 'SET #version = :version REMOVE releasedAs',
        ConditionExpression: 'releasedAs = :key',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version, ':key': key },
      })
      try {
        await dynamo.send(update)
        return true
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        // Its own write, after a lost answer.
        return (await find('incoming', from))?.version === version
      }
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

    /** Permanent. A later release of the key fails. */
    async withdraw(key: string): Promise<Released> {
      const { Attributes = {} } = await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: blobKey('released', key),
          UpdateExpression: 'SET withdrawn = :true',
          ExpressionAttributeValues: { ':true': true },
          ReturnValues: 'ALL_NEW',
        }),
      )
      return getRelease(Attributes)
    },

    /** The row remains for some time and blocks late writes. */
    async erase(area: Area, key: string) {
      const endsAt = Math.floor(now() / 1000) + TOMBSTONE_DAYS * 24 * 60 * 60
      const tombstone = { ...blobKey(area, key), withdrawn: true, [TIME_TO_LIVE]: endsAt }
      await dynamo.send(new PutCommand({ TableName: table, Item: tombstone }))
    },
  }
}

type Released = { release?: Release; isWithdrawn: boolean; from?: string }

function getRelease({ object, version, size, sha256, withdrawn, from }: Row): Released {
  const isWithdrawn = withdrawn === true
  if (object === undefined || version === undefined || size === undefined) return { isWithdrawn }
  return { release: { object, version, size, sha256 }, isWithdrawn, ...(from === undefined ? {} : { from }) }
}
