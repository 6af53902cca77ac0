import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import type { Blobs } from '../../ports/blobs.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { blobRows } from './s3/blobRows.ts'
import type { CopySizes } from './s3/copyVersion.ts'
import { erasing } from './s3/erasing.ts'
import { multipartUploads } from './s3/multipartUploads.ts'
import { pinning } from './s3/pinning.ts'
import { publishing } from './s3/publishing.ts'
import { reading } from './s3/reading.ts'
import { signedUrls } from './s3/signedUrls.ts'
import type { Store } from './s3/store.ts'
import { storing } from './s3/storing.ts'
import { withdrawing } from './s3/withdrawing.ts'

/** S3 answers long work early and goes on for longer; what is silent for so long is broken off and tried again. */
const SILENCE_MILLISECONDS = 15_000

export type S3BlobsNames = {
  incoming: string
  released: string
  /** The table of the rows. */
  table: string
  copySizes?: CopySizes
  partBytes?: number
  now?: () => number
  newId?: () => string
}

/**
 * Blobs in two buckets that keep every version. A row tells which version is pinned and which object is shown; a
 * released object lies under a key that is never used again, so that no copy under way can undo its withdrawal.
 */
export function s3Blobs(s3: S3Client, dynamo: DynamoDBClient, names: S3BlobsNames): Blobs {
  const store = createStore(s3, dynamo, names)
  return {
    ...signedUrls(store),
    ...multipartUploads(store),
    ...pinning(store),
    ...reading(store),
    ...storing(store),
    ...publishing(store),
    ...withdrawing(store),
    ...erasing(store),
  }
}

function createStore(s3: S3Client, dynamo: DynamoDBClient, names: S3BlobsNames): Store {
  const { table, now = Date.now, newId = randomUUID, ...others } = names
  return { ...others, s3, rows: blobRows(dynamo, table, now), now, newId }
}

/** The client of S3, as the functions have it. */
export function blobsClient(): S3Client {
  const settings = clientSettings({ requestTimeout: SILENCE_MILLISECONDS })
  return new S3Client({
    ...settings,
    requestHandler: {
      ...settings.requestHandler,
      // Without it, a time that is over is written to the log and nothing else.
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MILLISECONDS,
    },
    // A URL must not be signed for the checksum of an empty body, nor a stream be summed twice.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** @param parts those that bring the verbs which a function reaches: its bundle holds the commands of no others */
export function openBlobs(...parts: readonly ((store: Store) => Partial<Blobs>)[]): Blobs {
  const store = createStore(blobsClient(), dynamoClient(), {
    incoming: variable('INCOMING_BUCKET'),
    released: variable('RELEASED_BUCKET'),
    table: variable('OPS_TABLE'),
  })
  return Object.assign({}, ...parts.map(part => part(store)))
}
