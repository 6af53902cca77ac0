import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateBucketCommand, PutBucketVersioningCommand, type S3Client } from '@aws-sdk/client-s3'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { blobsClient } from '../../lambdas/aws/adapters/s3/client.ts'
import type { CopySizes } from '../../lambdas/aws/adapters/s3/copyVersion.ts'
import { s3Blobs } from '../../lambdas/aws/adapters/s3Blobs.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { newKey } from '../contracts/blobs.suite.ts'
import { makeTables } from './tables.ts'

export async function s3Buckets(copySizes?: CopySizes) {
  const client = new DynamoDBClient(clientSettings())
  const dynamo = toDocumentClient(client)
  const s3 = blobsClient()
  const tables = await makeTables(dynamo, 'ops')
  const [incoming, released] = await Promise.all(['incoming', 'released'].map(area => versionedBucket(s3, area)))
  if (incoming === undefined || released === undefined) throw new Error('There are two areas.')
  const table = tables.names.ops
  const blobs = s3Blobs(s3, dynamo, {
    incoming,
    released,
    table,
    partBytes: MIN_PART_BYTES,
    ...(copySizes && { copySizes }),
  })
  return {
    blobs,
    s3,
    dynamo,
    incoming,
    released,
    table,
    ...ways(blobs),
    async close() {
      await tables.remove()
      for (const each of [s3, client]) each.destroy()
    },
  }
}

async function versionedBucket(s3: S3Client, area: string): Promise<string> {
  const Bucket = `${area}-${randomUUID()}`
  await s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: 'eu-central-1' } }))
  await s3.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }))
  return Bucket
}

const soon = () => Date.now() + 60_000

function ways(blobs: Blobs) {
  async function uploaded(content: Uint8Array<ArrayBuffer>, key = newKey()) {
    const url = await blobs.uploadUrl(key, { size: content.length, expiresAt: soon() })
    const { status } = await fetch(url, { method: 'PUT', body: content })
    if (status !== 200) throw new Error(`The upload was answered ${status}.`)
    return key
  }
  async function pinned(content: Uint8Array<ArrayBuffer>) {
    const key = await uploaded(content)
    await blobs.pin(key)
    return key
  }
  const download = (key: string) => blobs.downloadUrl(key, { fileName: 'report.pdf', expiresAt: soon() })
  return { soon, uploaded, pinned, download }
}
