import {
  CopyObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { forEachAtMost } from '../../../../shared/forEachAtMost.ts'
import { ASSETS_PREFIX, RETIRED_TAG } from '../../functions/websiteAssets.ts'

const OBJECTS_AT_ONCE = 20

type Assets = { bucket: string; named: readonly string[]; assertTime?: () => void; pageSize?: number }

/**
 * Tags the assets that no document names any more, for the bucket's lifecycle rule, and removes the tag from assets that
 * are named again. S3 counts days from the last write, so an asset is copied onto itself when it is tagged: tagged in
 * place, an old asset would expire on the next day.
 * @param assets.named without the prefix
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export async function retireAssets(s3: S3Client, { bucket, named, assertTime, pageSize }: Assets): Promise<void> {
  const keys = new Set(named.map(name => `${ASSETS_PREFIX}${name}`))
  await forEachAtMost(OBJECTS_AT_ONCE, findAssets(s3, bucket, pageSize), async key => {
    assertTime?.()
    const object = { Bucket: bucket, Key: key }
    const { TagSet = [] } = await s3.send(new GetObjectTaggingCommand(object))
    const isRetired = TagSet.some(({ Key }) => Key === RETIRED_TAG.key)
    if (keys.has(key) && isRetired) await s3.send(new DeleteObjectTaggingCommand(object))
    if (!keys.has(key) && !isRetired) await retire(s3, object)
  })
}

async function* findAssets(s3: S3Client, bucket: string, pageSize = 1000): AsyncGenerator<string> {
  let token: string | undefined
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: ASSETS_PREFIX, MaxKeys: pageSize, ContinuationToken: token }),
    )
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    token = page.NextContinuationToken
  } while (token !== undefined)
}

/** S3 refuses a copy onto itself that changes no metadata; replaced metadata must be complete. */
async function retire(s3: S3Client, object: { Bucket: string; Key: string }): Promise<void> {
  const { ContentType, CacheControl } = await s3.send(new HeadObjectCommand(object))
  await s3.send(
    new CopyObjectCommand({
      ...object,
      CopySource: `${object.Bucket}/${encodeURIComponent(object.Key)}`,
      MetadataDirective: 'REPLACE',
      ContentType,
      CacheControl,
      TaggingDirective: 'REPLACE',
      Tagging: `${RETIRED_TAG.key}=${RETIRED_TAG.value}`,
    }),
  )
}
