import { createHash, randomBytes } from 'node:crypto'
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyBack } from '../../lambdas/aws/adapters/s3/copyBack.ts'
import { createStore, s3Blobs } from '../../lambdas/aws/adapters/s3Blobs.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'
import { digestHeaders } from '../../web/src/upload/digest.ts'
import { blobsSuite, newKey, putWithDigest, toBody, toBytes } from '../contracts/blobs.suite.ts'
import { multipartSuite } from '../contracts/multipart.suite.ts'
import { failing } from './faults.ts'
import { s3Buckets } from './s3Buckets.ts'

async function underTest() {
  const { blobs, close } = await s3Buckets()
  return {
    blobs,
    now: Date.now,
    moveTime() {
      throw new Error('S3 has a clock of its own.')
    },
    close,
    limits: {
      ownClock: true,
      wrongSizeStatus: 403,
      acceptsUploadsAfterPin: true,
      refusesHead: true,
      ignoresIfRange: true,
      knowsOnlyDeclaredDigests: true,
      requiresPartDigests: true,
      // An emulator difference: S3 answers 403 without a signature, and 400 for an unknown algorithm.
      unverified: { changed: ['X-Amz-Algorithm'], missing: ['X-Amz-Algorithm', 'X-Amz-Signature'] },
    },
  }
}

blobsSuite('S3', underTest)
multipartSuite('uploads in parts to S3', underTest)

const computeSha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

let store: Awaited<ReturnType<typeof s3Buckets>>
beforeAll(async () => {
  store = await s3Buckets({ largestWhole: MIN_PART_BYTES, part: MIN_PART_BYTES })
})
afterAll(() => store.close())

describe('a signed URL of S3', () => {
  test('is signed for the length and the digest as headers, and for no checksum in its query', async () => {
    const limits = { size: 3, expiresAt: store.soon(), sha256: computeSha256('abc') }
    const whole = new URL(await store.blobs.uploadUrl(newKey(), limits))
    const part = new URL(await store.blobs.partUrl(newKey(), 'upload', 1, limits))
    const untold = new URL(await store.blobs.uploadUrl(newKey(), { ...limits, sha256: undefined }))

    for (const url of [whole, part]) {
      expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host;x-amz-checksum-sha256')
    }
    expect(untold.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
    for (const url of [whole, part, untold]) {
      expect([...url.searchParams.keys()].filter(name => /checksum|crc/i.test(name))).toEqual([])
    }
  })

  test('accepts a PUT with the web app’s header, and none without it', async () => {
    const key = newKey()
    const sha256 = computeSha256('abc')
    const url = await store.blobs.uploadUrl(key, { size: 3, expiresAt: store.soon(), sha256 })

    expect((await fetch(url, { method: 'PUT', body: 'abc' })).status).toBe(403)
    expect((await fetch(url, { method: 'PUT', body: 'abc', headers: digestHeaders(sha256) })).status).toBe(200)

    expect(await store.blobs.pin(key)).toMatchObject({ sha256 })
  })

  test('ends at its moment or within the second before it, and never lives for less than a second', async () => {
    const start = Date.now()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -5000, max: 15 * 60_000 }), async milliseconds => {
        const expiresAt = start + milliseconds
        const { searchParams } = new URL(await store.blobs.uploadUrl('key', { size: 3, expiresAt }))
        const signedAt = (searchParams.get('X-Amz-Date') ?? '').replace(
          /(....)(..)(..)T(..)(..)(..)Z/,
          '$1-$2-$3T$4:$5:$6Z',
        )
        const life = Number(searchParams.get('X-Amz-Expires'))

        const end = Date.parse(signedAt) + life * 1000
        expect(end).toBeLessThanOrEqual(expiresAt)
        expect(end).toBeGreaterThan(expiresAt - 1000)
        expect(life).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('of a part requires a digest, with a clear error', async () => {
    const refusal = store.blobs.partUrl('key', 'upload', 7, { size: 3, expiresAt: store.soon() })

    await expect(refusal).rejects.toMatchObject({ code: 'bad_request', message: 'Name the sha256 of part 7.' })
  })

  // The emulator keeps a content-encoding when it copies an object with other headers; S3 does not.
  test.each([
    ['whole', 3, {}],
    ['in parts', MIN_PART_BYTES + 1, { 'content-encoding': 'gzip' }],
  ])('of a download that was copied %s has none of the upload’s own metadata', async (_, size, more) => {
    const key = newKey()
    const url = await store.blobs.uploadUrl(key, { size, expiresAt: store.soon() })
    const content = randomBytes(size)
    const headers = {
      'content-type': 'text/html',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000',
      'content-language': 'xx',
      ...more,
    }
    expect((await fetch(url, { method: 'PUT', body: content, headers })).status).toBe(200)
    await store.blobs.pin(key)
    await store.blobs.publish(key, key)

    const answer = await fetch(await store.download(key))

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'cache-control': 'no-store',
    })
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.has('content-language')).toBe(false)
    expect((await toBody(answer)).equals(content)).toBe(true)
  })
})

describe('a content', () => {
  test('is stored once: as uploaded, then as released, then under the name of renewed URLs', async () => {
    const key = await store.pinned(Buffer.from('once'))
    const [incoming, released] = [store.incoming, store.released]
    const count = (bucket: string) => versionsIn(store.s3, bucket, key).then(found => found.length)
    expect([await count(incoming), await count(released)]).toEqual([1, 0])

    await store.blobs.publish(key, key, { sha256: computeSha256('once') })
    expect([await count(incoming), await count(released)]).toEqual([0, 1])

    await store.blobs.renewUrls(key)
    const { Versions = [] } = await store.s3.send(new ListObjectVersionsCommand({ Bucket: released, Prefix: key }))
    expect(Versions.map(({ IsLatest }) => IsLatest)).toEqual([true])
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(Buffer.from('once'))

    await store.blobs.withdraw(key)
    await store.blobs.eraseReleased(key)
    expect([await count(incoming), await count(released)]).toEqual([1, 0])
  })
})

describe('a rollback to a version that stores contents twice', () => {
  test('finds each released content under its incoming key, and a repeat copies nothing', async () => {
    const small = await store.pinned(Buffer.from('small'))
    const large = await store.pinned(randomBytes(MIN_PART_BYTES + 1))
    const unreleased = await store.pinned(Buffer.from('not released'))
    for (const key of [small, large]) await store.blobs.publish(key, `${key}-2`)
    const getContent = async (key: string) => toBytes(await store.blobs.read('released', `${key}-2`))
    const target = createStore(store.s3, store.dynamo, store)

    expect(await copyBack(target, store.dynamo, store.table)).toBeGreaterThanOrEqual(2)
    expect(await copyBack(target, store.dynamo, store.table)).toBe(0)

    for (const key of [small, large]) {
      // As 1.18 reads it: the row's version in the bucket of uploads.
      const { blob, releasedAs } = (await target.rows.pinned(key)) ?? {}
      const object = { Bucket: store.incoming, Key: key, VersionId: blob?.version }
      const { Body } = await store.s3.send(new GetObjectCommand(object))
      expect(releasedAs).toBeUndefined()
      expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(await getContent(key))
      expect((await fetch(await store.download(`${key}-2`))).status).toBe(200)
    }
    expect(await versionsIn(store.s3, store.incoming, unreleased)).toHaveLength(1)
    for (const key of [small, large]) {
      await store.blobs.eraseReleased(`${key}-2`)
      await store.blobs.eraseIncoming(key)
      expect(await versionsIn(store.s3, store.incoming, key)).toEqual([])
    }
  })
})

describe('a content that the product makes', () => {
  test('is stored in parts that grow, and read byte for byte', async () => {
    const { s3, dynamo, incoming, released, table } = store
    const blobs = s3Blobs(s3, dynamo, { incoming, released, table, partBytes: 8 })
    // 2,500 parts, then twice as large ones.
    const content = randomBytes(8 * 2500 + 16 * 20 + 5)
    const key = newKey()
    async function* pieces() {
      for (let at = 0; at < content.length; at += 999) yield content.subarray(at, at + 999)
    }

    const parts = failing(s3, 'UploadPartCommand', [])
    const stored = await blobs.store(key, pieces())
    parts.end()

    expect(parts.attempts()).toBe(2500 + 20 + 1)
    expect(stored).toMatchObject({ size: content.length, sha256: computeSha256(content) })
    expect((await toBytes(await blobs.read('incoming', key))).equals(content)).toBe(true)
  })
})

describe('publishing a large object', () => {
  test('copies it in parts, with a smaller last part', async () => {
    const content = randomBytes(2 * MIN_PART_BYTES + 12_345)
    const key = await store.pinned(content)
    const copies = failing(store.s3, 'UploadPartCopyCommand', [])

    await store.blobs.publish(key, key)

    copies.end()
    expect(copies.attempts()).toBe(3)
    expect((await toBody(await fetch(await store.download(key)))).equals(content)).toBe(true)
    expect((await toBytes(await store.blobs.read('released', key))).equals(content)).toBe(true)
    expect(await uploadsIn(store.s3, store.released)).toEqual([])
  })

  test('of at most the single copy limit copies it at once', async () => {
    const key = await store.pinned(randomBytes(MIN_PART_BYTES))
    const copies = failing(store.s3, 'UploadPartCopyCommand', [])

    await store.blobs.publish(key, key)

    copies.end()
    expect(copies.attempts()).toBe(0)
    expect((await fetch(await store.download(key))).status).toBe(200)
  })
})

describe('an upload of more parts than a page holds', () => {
  test('is listed completely when it is completed', async () => {
    const key = newKey()
    const uploadId = await store.blobs.createMultipart(key)
    const numbers = Array.from({ length: 1001 }, (_, index) => index + 1)
    const etags = new Map<number, string>()
    await forEachAtMost(20, numbers, async number => {
      const limits = { size: 1, expiresAt: store.soon(), sha256: computeSha256('x') }
      const answer = await putWithDigest(await store.blobs.partUrl(key, uploadId, number, limits), 'x', limits.sha256)
      etags.set(number, answer.headers.get('etag') ?? '')
    })
    const listed = numbers.map(partNumber => ({ partNumber, etag: etags.get(partNumber) ?? '' }))

    const otherwise = [...listed.slice(0, -1), { partNumber: 1001, etag: '"other"' }]
    const fault = await store.blobs.completeMultipart(key, uploadId, otherwise)
    const { next } = (await store.blobs.listParts(key, uploadId, { after: 0 })) ?? {}

    expect(fault).toEqual({ kind: 'invalidPart', partNumber: 1001 })
    expect(await store.blobs.completeMultipart(key, uploadId, listed)).toEqual({ kind: 'tooSmall', partNumber: 1 })
    expect(next).toBe(1000)
  })
})

describe('erasing in S3', () => {
  test('leaves no version, delete marker or upload on any page, and touches nothing else', async () => {
    const key = newKey()
    const longer = await store.pinned(Buffer.from('another'))
    const neighbour = await store.pinned(Buffer.from('neighbour'))
    const versions = Array.from({ length: 120 }, (_, index) => store.uploaded(Buffer.from(`${index}`), key))
    await Promise.all(versions)
    await store.uploaded(Buffer.from('beginning alike'), `${key}.more`)
    await Promise.all(Array.from({ length: 3 }, () => store.blobs.createMultipart(key)))
    await store.blobs.pin(key)
    await Promise.all([store.blobs.publish(key, key), store.blobs.publish(key, key)])
    await Promise.all([store.blobs.withdraw(key), store.blobs.withdraw(key)])

    await store.blobs.eraseIncoming(key)
    await store.blobs.eraseReleased(key)

    const left = await versionsIn(store.s3, store.incoming, key)
    expect(left).toEqual([`${key}.more`])
    expect(await versionsIn(store.s3, store.released, key)).toEqual([])
    expect(await uploadsIn(store.s3, store.incoming, key)).toEqual([])
    expect(await toBytes(await store.blobs.read('incoming', longer))).toEqual(Buffer.from('another'))
    expect(await toBytes(await store.blobs.read('incoming', neighbour))).toEqual(Buffer.from('neighbour'))
  })

  test('is not undone by an upload in progress', async () => {
    const key = newKey()
    const url = await store.blobs.uploadUrl(key, { size: 4, expiresAt: store.soon() })
    await store.blobs.eraseIncoming(key)

    await fetch(url, { method: 'PUT', body: 'late' })

    expect(await store.blobs.pin(key)).toBeUndefined()
    await expect(store.blobs.publish(key, key)).rejects.toThrow()
  })
})

test('a bucket without versioning is detected at the first pin', async () => {
  const Bucket = `unversioned-${newKey().slice(0, 36)}`
  const LocationConstraint = 'eu-central-1'
  await store.s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint } }))
  const blobs = s3Blobs(store.s3, store.dynamo, { incoming: Bucket, released: store.released, table: store.table })
  const key = newKey()
  await fetch(await blobs.uploadUrl(key, { size: 3, expiresAt: store.soon() }), { method: 'PUT', body: 'abc' })

  await expect(blobs.pin(key)).rejects.toThrow(`The bucket ${Bucket} is not versioned.`)
})

async function versionsIn(s3: S3Client, Bucket: string, Prefix: string) {
  const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key)
}

async function uploadsIn(s3: S3Client, Bucket: string, Prefix?: string) {
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
  return Uploads.map(({ Key }) => Key)
}
