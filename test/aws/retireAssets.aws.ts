import {
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retireAssets } from '../../lambdas/aws/adapters/s3/retireAssets.ts'
import { triggerFunctions } from '../../lambdas/aws/functions/functions.ts'
import { decisionsIn } from './iamRecord.ts'
import { s3Buckets } from './s3Buckets.ts'

// Assets of the website's bucket; the rule that deletes tagged ones is S3's own, and in test/infra/edge.test.ts.

let store: Awaited<ReturnType<typeof s3Buckets>>
let bucket: string
beforeEach(async () => {
  store = await s3Buckets()
  bucket = store.released
})
afterEach(() => store.close())

const headers = { ContentType: 'text/javascript; charset=utf-8', CacheControl: 'max-age=31536000, immutable' }
const publish = (Key: string) => store.s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Key, ...headers }))
const retire = (...named: string[]) => retireAssets(store.s3, { bucket, named })

async function isRetired(Key: string): Promise<boolean> {
  const { TagSet = [] } = await store.s3.send(new GetObjectTaggingCommand({ Bucket: bucket, Key }))
  return TagSet.some(tag => tag.Key === 'retired' && tag.Value === 'true')
}

async function countVersions(Prefix: string): Promise<number> {
  const { Versions = [] } = await store.s3.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix }))
  return Versions.length
}

test('assets that a release no longer names are retired, from the day of that release on', async () => {
  for (const key of ['assets/kept.js', 'assets/gone.js', 'index.html']) await publish(key)

  await retire('kept.js')

  expect(await Promise.all(['assets/kept.js', 'assets/gone.js', 'index.html'].map(isRetired))).toEqual([
    false,
    true,
    false,
  ])
  // Written again: S3 counts the days of the rule from the last write.
  expect(await Promise.all(['assets/kept.js', 'assets/gone.js', 'index.html'].map(countVersions))).toEqual([1, 2, 1])
})

test('a retired asset is served as before', async () => {
  await publish('assets/gone.js')

  await retire('kept.js')

  const { ContentLength, ...head } = await store.s3.send(
    new HeadObjectCommand({ Bucket: bucket, Key: 'assets/gone.js' }),
  )
  expect(head).toMatchObject(headers)
  expect(ContentLength).toBe('assets/gone.js'.length)
})

test('later releases do not prolong a retirement', async () => {
  await publish('assets/gone.js')

  await retire('kept.js')
  await retire('other.js')

  expect(await countVersions('assets/gone.js')).toBe(2)
})

test('an asset that a release names again is no longer retired', async () => {
  await publish('assets/back.js')
  await retire('kept.js')

  await retire('back.js')

  expect(await isRetired('assets/back.js')).toBe(false)
})

test('every page of a long list is read', async () => {
  const keys = ['assets/one.js', 'assets/other.js', 'assets/third.js']
  await Promise.all(keys.map(publish))

  await retireAssets(store.s3, { bucket, named: ['none.js'], pageSize: 1 })

  expect(await Promise.all(keys.map(isRetired))).toEqual([true, true, true])
})

test('the role of the function allows exactly these calls', async () => {
  for (const key of ['assets/gone.js', 'assets/back.js']) await publish(key)
  const file = process.env.IAM_RECORD ?? ''
  const before = decisionsIn(file).length

  await retire('back.js')
  await retire('gone.js', 'back.js')

  const called = decisionsIn(file)
    .slice(before)
    .filter(({ resource }) => resource.includes(bucket))
  const granted = triggerFunctions().find(({ name }) => name === 'retireAssets')?.grants ?? []
  // AWS authorises the tags of a copy separately, the emulator does not.
  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html
  const actions = [...new Set([...called.map(({ action }) => action), 's3:PutObjectTagging'])]
  expect(actions.sort()).toEqual(granted.map(({ action }) => action).sort())
})
