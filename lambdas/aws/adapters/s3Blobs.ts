import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Blobs } from '../../ports/blobs.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { blobRows } from './s3/blobRows.ts'
import { blobsClient } from './s3/client.ts'
import type { CopySizes } from './s3/copyVersion.ts'
import { erasingIncoming } from './s3/erasingIncoming.ts'
import { erasingReleased } from './s3/erasingReleased.ts'
import { multipartUploads } from './s3/multipartUploads.ts'
import { pinning } from './s3/pinning.ts'
import { publishing } from './s3/publishing.ts'
import { reading } from './s3/reading.ts'
import { signedUrls } from './s3/signedUrls.ts'
import type { Store } from './s3/store.ts'
import { storing } from './s3/storing.ts'
import { withdrawing } from './s3/withdrawing.ts'

export type S3BlobsNames = {
  incoming: string
  released: string
  table: string
  copySizes?: CopySizes
  partBytes?: number
  now?: () => number
  newId?: () => string
}

/**
 * A row names the pinned version and the released object, which replaces the pinned version. Released keys are never reused, so a running copy cannot undo
 * a withdrawal.
 */
export function s3Blobs(s3: S3Client, dynamo: DynamoDBDocumentClient, names: S3BlobsNames): Blobs {
  const store = createStore(s3, dynamo, names)
  return {
    ...signedUrls(store),
    ...multipartUploads(store),
    ...pinning(store),
    ...reading(store),
    ...storing(store),
    ...publishing(store),
    ...withdrawing(store),
    ...erasingIncoming(store),
    ...erasingReleased(store),
  }
}

export function createStore(s3: S3Client, dynamo: DynamoDBDocumentClient, names: S3BlobsNames): Store {
  const { table, now = Date.now, newId = randomUUID, ...others } = names
  return { ...others, s3, rows: blobRows(dynamo, table, now), now, newId }
}

/** @param parts the verbs in reach: the bundle contains only their commands */
export function openBlobs(...parts: readonly ((store: Store) => Partial<Blobs>)[]): Blobs {
  const store = createStore(blobsClient(), dynamoClient(), {
    incoming: variable('INCOMING_BUCKET'),
    released: variable('RELEASED_BUCKET'),
    table: variable('OPS_TABLE'),
  })
  return Object.assign({}, ...parts.map(part => part(store)))
}
