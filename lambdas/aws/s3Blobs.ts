import { createHash, randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteObjectCommand, HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import type { PinnedBlob } from '../../shared/domain/transfer.ts'
import type { Blobs } from '../ports/blobs.ts'
import { clientSettings } from './clientSettings.ts'
import { blobRows } from './s3/blobRows.ts'
import { type CopySizes, copyVersion } from './s3/copyVersion.ts'
import { sha256Of } from './s3/digests.ts'
import { eraseObjects, folderOf, objectOf } from './s3/eraseObjects.ts'
import { multipartUploads } from './s3/multipartUploads.ts'
import { rangeWithin, readVersion } from './s3/readVersion.ts'
import { signedUrls } from './s3/signedUrls.ts'
import { type Store, type Version, versionOf } from './s3/store.ts'
import { variable } from './variables.ts'

/** S3 answers long work early and goes on for longer; what is silent for so long is broken off and tried again. */
const SILENCE_MILLISECONDS = 15_000

export type S3BlobsNames = {
  incoming: string
  released: string
  /** The table of the rows. */
  table: string
  copySizes?: CopySizes
  now?: () => number
  newId?: () => string
}

/**
 * Blobs in two buckets that keep every version. A row tells which version is pinned and which object is shown; a
 * released object lies under a key that is never used again, so that no copy under way can undo its withdrawal.
 */
export function s3Blobs(s3: S3Client, dynamo: DynamoDBClient, names: S3BlobsNames): Blobs {
  const { incoming, released, table, copySizes, now = Date.now, newId = randomUUID } = names
  const rows = blobRows(dynamo, table, now)
  const store: Store = { s3, rows, incoming, released, now }

  async function latest(key: string): Promise<PinnedBlob | undefined> {
    try {
      const head = await s3.send(new HeadObjectCommand({ Bucket: incoming, Key: key, ChecksumMode: 'ENABLED' }))
      const sha256 = head.ChecksumType === 'COMPOSITE' ? undefined : sha256Of(head.ChecksumSHA256)
      const { ContentLength: size = 0 } = head
      return { version: versionOf(incoming, head), size, ...(sha256 === undefined ? {} : { sha256 }) }
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  async function stored(area: 'incoming' | 'released', key: string): Promise<Version> {
    const found = area === 'incoming' ? await pinned(key) : await shown(key)
    if (!found) throw new Error(`Nothing is stored under ${key} in ${area}.`)
    return found
  }

  async function pinned(key: string): Promise<Version | undefined> {
    const { blob } = (await rows.pinned(key)) ?? {}
    return blob && { bucket: incoming, key, version: blob.version, size: blob.size }
  }

  async function shown(key: string): Promise<Version | undefined> {
    const { release } = (await rows.released(key)) ?? {}
    return release && { bucket: released, key: release.object, version: release.version, size: release.size }
  }

  return {
    ...signedUrls(store),
    ...multipartUploads(store),

    async pin(key) {
      const row = await rows.pinned(key)
      if (row) return row.blob
      const blob = await latest(key)
      return blob && rows.pin(key, blob)
    },

    async read(area, key, range) {
      const version = await stored(area, key)
      return ReadableStream.from(readVersion(s3, version, rangeWithin(version.size, range)))
    },

    async digest(key) {
      const version = await stored('incoming', key)
      const hash = createHash('sha256')
      let size = 0
      for await (const bytes of readVersion(s3, version, rangeWithin(version.size, undefined))) {
        hash.update(bytes)
        size += bytes.length
      }
      return { size, sha256: hash.digest('hex') }
    },

    async publish(key) {
      // Shown already, withdrawn or erased: nothing changes any of them.
      if (await rows.released(key)) return
      const object = `${key}/${newId()}`
      const copy = await copyVersion(s3, await stored('incoming', key), { bucket: released, key: object }, copySizes)
      if (await rows.release(key, { object, version: copy.version, size: copy.size })) return
      // Another was published meanwhile, or it was withdrawn or erased: nobody will ever ask for this one.
      await s3.send(new DeleteObjectCommand({ Bucket: released, Key: object, VersionId: copy.version }))
    },

    async withdraw(key) {
      const release = await rows.withdraw(key)
      // URLs name no version: under a delete marker they find nothing, at once.
      if (release) await s3.send(new DeleteObjectCommand({ Bucket: released, Key: release.object }))
    },

    async erase(area, key) {
      await rows.erase(area, key)
      await eraseObjects(s3, area === 'incoming' ? objectOf(incoming, key) : folderOf(released, key))
    },
  }
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

export function openBlobs(): Blobs {
  return s3Blobs(blobsClient(), new DynamoDBClient(clientSettings()), {
    incoming: variable('INCOMING_BUCKET'),
    released: variable('RELEASED_BUCKET'),
    table: variable('OPS_TABLE'),
  })
}
