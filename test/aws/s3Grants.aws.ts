import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Grant, portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { newKey, putWithDigest, toBytes } from '../contracts/blobs.suite.ts'
import type { SdkCall } from '../infra/iam/sdkCall.ts'
import { failing } from './faults.ts'
import { type Decision, decisionsIn } from './iamRecord.ts'
import { expectRecorded, recording } from './recordedCalls.ts'
import { s3Buckets } from './s3Buckets.ts'

type Verb = keyof typeof portPermissions.blobs.grants

let store: Awaited<ReturnType<typeof s3Buckets>>
beforeAll(async () => {
  store = await s3Buckets({ largestWhole: MIN_PART_BYTES, part: MIN_PART_BYTES })
})
afterAll(() => store.close())

/** Granted, and invisible to the emulator: needed for S3’s answers about missing objects, and for the tags of a copy. */
const unseen = ['s3:ListBucket incoming', 's3:PutObjectTagging incoming/*']

const content = Buffer.from('abc')
const sha256 = createHash('sha256').update(content).digest('hex')
const limits = () => ({ size: content.length, expiresAt: store.soon(), sha256 })

async function begun() {
  const key = newKey()
  return { key, uploadId: await store.blobs.createMultipart(key) }
}

async function withPart() {
  const { key, uploadId } = await begun()
  const answer = await putWithDigest(await store.blobs.partUrl(key, uploadId, 1, limits()), 'abc', sha256)
  return { key, uploadId, parts: [{ partNumber: 1, etag: answer.headers.get('etag') ?? '' }] }
}

async function published() {
  const key = await store.pinned(content)
  await store.blobs.publish(key, key)
  return key
}

/** For each verb its own calls, and then all permitted ones. */
const scenes: { readonly [V in Verb]: () => Promise<() => Promise<unknown>> } = {
  uploadUrl: async () => async () => putWithDigest(await store.blobs.uploadUrl(newKey(), limits()), 'abc', sha256),
  createMultipart: async () => () => store.blobs.createMultipart(newKey()),
  partUrl: async () => {
    const { key, uploadId } = await begun()
    return async () => putWithDigest(await store.blobs.partUrl(key, uploadId, 1, limits()), 'abc', sha256)
  },
  listParts: async () => {
    const { key, uploadId } = await begun()
    return () => store.blobs.listParts(key, uploadId, { after: 0 })
  },
  completeMultipart: async () => {
    const { key, uploadId, parts } = await withPart()
    return () => store.blobs.completeMultipart(key, uploadId, parts)
  },
  abortMultipart: async () => {
    const { key, uploadId } = await begun()
    return () => store.blobs.abortMultipart(key, uploadId)
  },
  pin: async () => {
    const key = await store.uploaded(content)
    return () => store.blobs.pin(key)
  },
  read: async () => {
    const [key, waiting] = [await published(), await store.pinned(content)]
    return async () => {
      await toBytes(await store.blobs.read('incoming', waiting))
      await toBytes(await store.blobs.read('released', key))
    }
  },
  store: async () => async () => {
    async function* bytes(length: number) {
      yield randomBytes(length)
    }
    await store.blobs.store(newKey(), bytes(3))
    await store.blobs.store(newKey(), bytes(2 * MIN_PART_BYTES + 1))
    // Three parts, each with its own attempts.
    const broken = failing(store.s3, 'UploadPartCommand', Array(24).fill('unavailable'))
    await expect(store.blobs.store(newKey(), bytes(2 * MIN_PART_BYTES + 1))).rejects.toThrow()
    broken.end()
  },
  digest: async () => {
    const [key, sentAgain] = [await store.pinned(content), await published()]
    return () => Promise.all([key, sentAgain].map(store.blobs.digest))
  },
  publish: async () => {
    const [small, large] = [await store.pinned(content), await store.pinned(randomBytes(MIN_PART_BYTES + 1))]
    return async () => {
      await Promise.all(Array.from({ length: 5 }, () => store.blobs.publish(small, small)))
      const broken = failing(store.s3, 'UploadPartCopyCommand', Array(8).fill('unavailable'))
      await expect(store.blobs.publish(large, large)).rejects.toThrow()
      broken.end()
      await store.blobs.publish(large, large)
    }
  },
  renewUrls: async () => {
    const key = await published()
    const large = await store.pinned(randomBytes(MIN_PART_BYTES + 1))
    await store.blobs.publish(large, large)
    return async () => {
      await Promise.all(Array.from({ length: 5 }, () => store.blobs.renewUrls(key)))
      const broken = failing(store.s3, 'UploadPartCopyCommand', Array(8).fill('unavailable'))
      await expect(store.blobs.renewUrls(large)).rejects.toThrow()
      broken.end()
      await store.blobs.renewUrls(large)
    }
  },
  downloadUrl: async () => {
    const key = await published()
    return async () => fetch(await store.download(key))
  },
  withdraw: async () => {
    const key = await published()
    return () => store.blobs.withdraw(key)
  },
  eraseIncoming: async () => {
    const { key } = await withPart()
    await store.uploaded(content, key)
    return () => store.blobs.eraseIncoming(key)
  },
  eraseReleased: async () => {
    const sentAgain = await store.pinned(randomBytes(MIN_PART_BYTES + 1))
    await store.blobs.publish(sentAgain, sentAgain)
    const both = await published()
    const large = await store.pinned(randomBytes(MIN_PART_BYTES + 1))
    const abandoned = failing(store.s3, 'UploadPartCopyCommand', Array(8).fill('unavailable'))
    const unaborted = failing(store.s3, 'AbortMultipartUploadCommand', Array(4).fill('unavailable'))
    await expect(store.blobs.publish(large, large)).rejects.toThrow()
    for (const fault of [abandoned, unaborted]) fault.end()
    return async () => {
      const broken = failing(store.s3, 'UploadPartCopyCommand', Array(8).fill('unavailable'))
      await expect(store.blobs.eraseReleased(sentAgain)).rejects.toThrow()
      broken.end()
      await Promise.all(Array.from({ length: 5 }, () => store.blobs.eraseReleased(both)))
      for (const each of [sentAgain, large]) await store.blobs.eraseReleased(each)
    }
  },
}

const recorded: Record<string, SdkCall[]> = {}

test.each(Object.keys(scenes) as Verb[])('%s calls exactly what its grants allow', async verb => {
  const act = await scenes[verb]()
  const before = record().length
  const places = { [store.incoming]: 'incoming', [store.released]: 'released', [store.table]: 'ops' }
  const { during } = recording([store.s3, store.dynamo], () => places)

  recorded[verb] = await during(act)

  const called = new Set(record().slice(before).map(toGrant).filter(isPresent))
  const granted = portPermissions.blobs.grants[verb].map(getName).filter(name => !unseen.includes(name))
  expect([...called].sort()).toEqual([...new Set(granted)].sort())
})

test('the calls are those of the record', async () => {
  await expectRecorded('blobs', recorded)
})

function record(): Decision[] {
  const file = process.env.IAM_RECORD
  if (file === undefined) throw new Error('The emulator keeps no record.')
  return decisionsIn(file)
}

/** The grants of decisions on this test’s own resources. */
function toGrant({ action, resource }: Decision): string | undefined {
  const places = { incoming: store.incoming, released: store.released, ops: store.table }
  const found = Object.entries(places).find(([, name]) => resource.includes(name))
  if (!found) return undefined
  const isObject = resource.includes(`${found[1]}/`)
  return `${action} ${found[0]}${isObject ? '/*' : ''}`
}

function getName({ action, on }: Grant): string {
  return `${action} ${on}`
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
