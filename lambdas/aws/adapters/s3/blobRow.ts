import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { PinnedBlob } from '../../../../shared/domain/transfer.ts'
import type { Key } from '../../functions/tableKeys.ts'

export type Area = 'incoming' | 'released'
export type Row = {
  object?: string
  version?: string
  size?: number
  sha256?: string | undefined
  withdrawn?: boolean
  /** Of an incoming row: the released key whose object has the content. The version in the bucket is removed. */
  releasedAs?: string
  /** Of a released row: the incoming key of the content. */
  from?: string
}

/** `blob` is missing after an erasure. */
export type Pin = { blob?: PinnedBlob; releasedAs?: string }

/** Only this row decides which version is pinned or released, not the buckets. */
const PREFIX = 'BLOB#'
export const blobKey = (area: Area, key: string): Key => ({ pk: `${PREFIX}${key}`, sk: area.toUpperCase() })
export const toObjectKey = (pk: string) => pk.slice(PREFIX.length)

export async function findRow(
  dynamo: DynamoDBDocumentClient,
  table: string,
  area: Area,
  key: string,
): Promise<Row | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: table, Key: blobKey(area, key), ConsistentRead: true }),
  )
  return Item
}

export function toPin({ version, size, sha256, releasedAs }: Row): Pin {
  if (version === undefined || size === undefined) return {}
  const blob = { version, size, ...(sha256 === undefined ? {} : { sha256 }) }
  return { blob, ...(releasedAs === undefined ? {} : { releasedAs }) }
}
