import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { ListMultipartUploadsCommand, ListObjectVersionsCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MIN_PART_BYTES } from '../../shared/domain/parts.ts'
import { newKey, putWithDigest, toBody, toBytes } from '../contracts/blobs.suite.ts'
import { type Fault, failing } from './faults.ts'
import { s3Buckets } from './s3Buckets.ts'

let store: Awaited<ReturnType<typeof s3Buckets>>
beforeAll(async () => {
  store = await s3Buckets({ largestWhole: MIN_PART_BYTES, part: MIN_PART_BYTES })
})
afterAll(() => store.close())

const ALL_ATTEMPTS = 4
const content = Buffer.from('what was sent')
const computeSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends) end()
  ends = []
})

function faulty(service: 's3' | 'dynamo', command: string, faults: readonly (Fault | Error)[]) {
  const injected = failing(store[service], command, faults)
  ends.push(injected.end)
  return injected.attempts
}

const slowDown = () =>
  Object.assign(new Error('Please reduce your request rate.'), {
    name: 'SlowDown',
    $fault: 'server',
    $metadata: { httpStatusCode: 503, attempts: 1 },
  })

const shown = async (key: string) => fetch(await store.download(key))

/** The contents of the released bucket for a key: objects and delete markers, separately. */
async function releasedObjects(key: string) {
  const { Versions = [], DeleteMarkers = [] } = await store.s3.send(
    new ListObjectVersionsCommand({ Bucket: store.released, Prefix: `${key}/` }),
  )
  return { objects: new Set(Versions.map(({ Key }) => Key)).size, markers: DeleteMarkers.length }
}

async function incomingVersions(key: string) {
  const { Versions = [] } = await store.s3.send(new ListObjectVersionsCommand({ Bucket: store.incoming, Prefix: key }))
  return Versions.length
}

async function findUploads(Bucket: string, Prefix: string) {
  const { Uploads = [] } = await store.s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
  return Uploads.length
}

describe('a fault of S3 or DynamoDB', () => {
  const calls = [
    ['s3', 'HeadObjectCommand'],
    ['s3', 'CopyObjectCommand'],
    ['s3', 'GetObjectCommand'],
    ['s3', 'DeleteObjectCommand'],
    ['s3', 'ListObjectVersionsCommand'],
    ['s3', 'ListMultipartUploadsCommand'],
    ['dynamo', 'GetItemCommand'],
    ['dynamo', 'PutItemCommand'],
    ['dynamo', 'UpdateItemCommand'],
    ['dynamo', 'TransactWriteItemsCommand'],
  ] as const
  const troubles = [
    ['unavailable', ['unavailable', 'unavailable']],
    ['throttling', ['throttled', 'throttled']],
    ['slowing down', [slowDown(), slowDown()]],
    ['losing answers', ['lostAnswer', 'lostAnswer']],
  ] as const

  test.each(calls.flatMap(([service, command]) => troubles.map(trouble => [service, command, ...trouble] as const)))(
    '%s %s, %s: has no lasting effect, and duplicates nothing',
    async (service, command, _, faults) => {
      const key = await store.uploaded(content)
      const attempts = faulty(service, command, faults)

      const pinned = await store.blobs.pin(key)
      await store.blobs.publish(key, key)

      expect(await store.blobs.pin(key)).toEqual(pinned)
      expect(await toBody(await shown(key))).toEqual(content)
      expect(await store.blobs.digest(key)).toEqual({ size: content.length, sha256: computeSha256(content) })
      expect((await releasedObjects(key)).objects).toBe(1)
      expect(await incomingVersions(key)).toBe(0)

      const url = await store.download(key)
      await store.blobs.withdraw(key)
      expect((await fetch(url)).status).toBe(404)

      await store.blobs.eraseIncoming(key)
      await store.blobs.eraseReleased(key)
      expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
      expect(attempts()).toBeGreaterThan(faults.length)
    },
  )

  const inParts = [
    'CreateMultipartUploadCommand',
    'ListPartsCommand',
    'CompleteMultipartUploadCommand',
    'UploadPartCopyCommand',
  ]
  test.each(inParts.flatMap(command => troubles.map(([name, faults]) => [command, name, faults] as const)))(
    's3 %s, %s: leaves an upload in parts complete',
    async (command, _, faults) => {
      const attempts = faulty('s3', command, faults)

      const { key, whole } = await sentInParts()
      await store.blobs.publish(key, key)

      expect((await toBody(await shown(key))).equals(whole)).toBe(true)
      expect((await releasedObjects(key)).objects).toBe(1)
      expect(attempts()).toBeGreaterThan(faults.length)
    },
  )

  test.each(troubles)('s3 AbortMultipartUploadCommand, %s: removes the upload', async (_, faults) => {
    const key = newKey()
    const uploadId = await store.blobs.createMultipart(key)
    const attempts = faulty('s3', 'AbortMultipartUploadCommand', faults)

    await store.blobs.abortMultipart(key, uploadId)

    expect(await store.blobs.listParts(key, uploadId, { after: 0 })).toBeUndefined()
    // After a lost answer, NoSuchUpload proves the abort.
    expect(attempts()).toBeGreaterThan(1)
  })
})

describe('a generated object', () => {
  const made = randomBytes(2 * MIN_PART_BYTES + 1)
  async function* pieces() {
    for (let at = 0; at < made.length; at += 1_000_000) yield made.subarray(at, at + 1_000_000)
  }

  test.each([
    ['s3', 'CreateMultipartUploadCommand', 'lostAnswer'],
    ['s3', 'UploadPartCommand', 'lostAnswer'],
    ['s3', 'CompleteMultipartUploadCommand', 'lostAnswer'],
    ['dynamo', 'PutItemCommand', 'lostAnswer'],
  ] as const)('%s %s, %s: leaves it stored once and complete', async (service, command, fault) => {
    const key = newKey()
    const attempts = faulty(service, command, [fault, fault])

    const stored = await store.blobs.store(key, pieces())

    expect(stored).toMatchObject({ size: made.length, sha256: computeSha256(made) })
    expect(await store.blobs.pin(key)).toEqual(stored)
    expect((await toBytes(await store.blobs.read('incoming', key))).equals(made)).toBe(true)
    expect(attempts()).toBeGreaterThan(1)
  })

  test('whose parts S3 refuses leaves no part, and is stored once S3 accepts them', async () => {
    const key = newKey()
    faulty('s3', 'UploadPartCommand', Array(3 * ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.store(key, pieces())).rejects.toThrow()
    expect(await findUploads(store.incoming, key)).toBe(0)
    expect(await store.blobs.pin(key)).toBeUndefined()

    expect(await store.blobs.store(key, pieces())).toMatchObject({ size: made.length })
  })

  test('that S3 completed with a lost answer pins nothing, and is erased with the key', async () => {
    const key = newKey()
    faulty('s3', 'CompleteMultipartUploadCommand', Array(ALL_ATTEMPTS).fill('lostAnswer'))

    await expect(store.blobs.store(key, pieces())).rejects.toThrow()
    await expect(store.blobs.read('incoming', key)).rejects.toThrow()

    await store.blobs.eraseIncoming(key)
    const { Versions = [] } = await store.s3.send(
      new ListObjectVersionsCommand({ Bucket: store.incoming, Prefix: key }),
    )
    expect(Versions).toEqual([])
  })
})

/** An upload in two parts, completed as the handler does it: the pin handles a missing upload. */
async function sentInParts() {
  const key = newKey()
  const uploadId = await store.blobs.createMultipart(key)
  const contents = [randomBytes(MIN_PART_BYTES), randomBytes(1000)]
  const parts: { partNumber: number; etag: string }[] = []
  for (const [index, part] of contents.entries()) parts.push(await sentPart(key, uploadId, index + 1, part))
  const fault = await store.blobs.completeMultipart(key, uploadId, parts)
  expect([undefined, { kind: 'noSuchUpload' }]).toContainEqual(fault)
  const whole = Buffer.concat(contents)
  expect(await store.blobs.pin(key)).toMatchObject({ size: whole.length })
  return { key, whole }
}

async function sentPart(key: string, uploadId: string, partNumber: number, part: Buffer<ArrayBuffer>) {
  const limits = { size: part.length, expiresAt: store.soon(), sha256: computeSha256(part) }
  const answer = await putWithDigest(await store.blobs.partUrl(key, uploadId, partNumber, limits), part, limits.sha256)
  expect(answer.status).toBe(200)
  return { partNumber, etag: answer.headers.get('etag') ?? '' }
}

describe('a completion while a part is sent again', () => {
  const invalidPart = () =>
    new S3ServiceException({ name: 'InvalidPart', $fault: 'client', $metadata: { httpStatusCode: 400 } })

  test('lists again, and completes when the parts match', async () => {
    const attempts = faulty('s3', 'CompleteMultipartUploadCommand', [invalidPart()])

    await sentInParts()

    expect(attempts()).toBe(2)
  })

  test('fails when S3 keeps refusing, and the upload stays unchanged', async () => {
    const key = newKey()
    const uploadId = await store.blobs.createMultipart(key)
    const part = await sentPart(key, uploadId, 1, content)
    faulty('s3', 'CompleteMultipartUploadCommand', Array.from({ length: 5 }, invalidPart))

    await expect(store.blobs.completeMultipart(key, uploadId, [part])).rejects.toThrow()

    expect(await store.blobs.listParts(key, uploadId, { after: 0 })).toMatchObject({ parts: [part] })
    expect(await store.blobs.completeMultipart(key, uploadId, [part])).toBeUndefined()
  })
})

describe('what a crash between two writes leaves', () => {
  const crash = () => faulty('dynamo', 'UpdateItemCommand', Array(ALL_ATTEMPTS).fill('unavailable'))

  test('of an erasure that gives the content back ends with the upload', async () => {
    const key = await store.pinned(content)
    await store.blobs.publish(key, key)
    const copied = heldAfter(store.s3, 'CopyObjectCommand')
    const erasing = store.blobs.eraseReleased(key)
    await copied.reached
    crash()
    copied.goOn()
    await expect(erasing).rejects.toThrow()
    expect(await incomingVersions(key)).toBe(1)

    await store.blobs.eraseReleased(key)
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(content)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })

    await store.blobs.eraseIncoming(key)
    expect(await incomingVersions(key)).toBe(0)
  })

  test('of a renewal ends with the release: a copy without a row', async () => {
    const key = await store.pinned(content)
    await store.blobs.publish(key, key)
    crash()

    await expect(store.blobs.renewUrls(key)).rejects.toThrow()
    expect((await releasedObjects(key)).objects).toBe(2)
    expect(await toBody(await shown(key))).toEqual(content)

    await store.blobs.eraseReleased(key)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
  })

  test('of a renewal ends with the release: the former object', async () => {
    const key = await store.pinned(content)
    await store.blobs.publish(key, key)
    faulty('s3', 'DeleteObjectCommand', Array(ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.renewUrls(key)).rejects.toThrow()
    expect((await releasedObjects(key)).objects).toBe(2)

    await store.blobs.eraseReleased(key)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
  })
})

describe('a publish that breaks off', () => {
  test('after its copy and before its row is repeated, and erasing removes both copies', async () => {
    const key = await store.pinned(content)
    faulty('dynamo', 'TransactWriteItemsCommand', Array(ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.publish(key, key)).rejects.toThrow()
    expect((await shown(key)).status).toBe(404)
    expect((await releasedObjects(key)).objects).toBe(1)
    expect(await incomingVersions(key)).toBe(1)

    await store.blobs.publish(key, key)
    expect(await toBody(await shown(key))).toEqual(content)
    await store.blobs.eraseReleased(key)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
  })

  test('after its row, with a lost answer, is visible, and a repeat changes nothing', async () => {
    const key = await store.pinned(content)
    faulty('dynamo', 'TransactWriteItemsCommand', Array(ALL_ATTEMPTS).fill('lostAnswer'))

    await store.blobs.publish(key, key).catch(() => undefined)
    await store.blobs.publish(key, key)

    expect(await toBody(await shown(key))).toEqual(content)
    expect((await releasedObjects(key)).objects).toBe(1)
    expect(await incomingVersions(key)).toBe(0)
  })

  test('before it removes the upload is visible, and its repeat removes the upload', async () => {
    const key = await store.pinned(content)
    faulty('s3', 'DeleteObjectCommand', Array(ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.publish(key, key)).rejects.toThrow()
    expect(await toBody(await shown(key))).toEqual(content)
    expect(await incomingVersions(key)).toBe(1)

    await store.blobs.publish(key, key)
    expect(await incomingVersions(key)).toBe(0)
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(content)
  })

  test('because the copy has another digest shows nothing, and leaves only the upload', async () => {
    const key = await store.pinned(content)
    answerHead(content.length, createHash('sha256').update('damaged').digest('base64'))

    await expect(store.blobs.publish(key, key, { sha256: computeSha256(content) })).rejects.toThrow(
      'A copy of a content differs from it.',
    )

    expect((await shown(key)).status).toBe(404)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(content)
  })

  test('because the copy has another size shows nothing, and leaves only the upload', async () => {
    const key = await store.pinned(content)
    answerHead(content.length - 1, undefined)

    await expect(store.blobs.publish(key, key)).rejects.toThrow('A copy of a content differs from it.')

    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
    expect(await incomingVersions(key)).toBe(1)
  })

  test('because its upload was erased after the copy leaves nothing', async () => {
    const key = await store.pinned(content)
    const copied = heldAfter(store.s3, 'CopyObjectCommand')

    const publishing = store.blobs.publish(key, key)
    await copied.reached
    await store.blobs.eraseIncoming(key)
    copied.goOn()

    await expect(publishing).rejects.toThrow('Nothing is stored')
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
    expect(await incomingVersions(key)).toBe(0)
  })

  /** The emulator has no digest of a copy. */
  function answerHead(ContentLength: number, ChecksumSHA256: string | undefined) {
    intercept(store.s3, 'HeadObjectCommand', async send => {
      const answer = (await send()) as { output: object }
      return { ...answer, output: { ...answer.output, ContentLength, ChecksumSHA256, ChecksumType: 'FULL_OBJECT' } }
    })
  }

  test('in the middle of its parts leaves no upload, shows nothing, and is repeated', async () => {
    const { key, whole } = await sentInParts()
    faulty('s3', 'UploadPartCopyCommand', Array(2 * ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.publish(key, key)).rejects.toThrow()
    expect(await findUploads(store.released, `${key}/`)).toBe(0)
    expect((await shown(key)).status).toBe(404)

    await store.blobs.publish(key, key)
    expect((await toBody(await shown(key))).equals(whole)).toBe(true)
  })
})

describe('concurrent operations', () => {
  test('two publishes show one object, and delete the other copy', async () => {
    const key = await store.pinned(content)
    const both = meeting(store.s3, 'CopyObjectCommand', 2)

    await Promise.all([store.blobs.publish(key, key), store.blobs.publish(key, key)])

    expect(both.reached()).toBe(2)
    expect(await toBody(await shown(key))).toEqual(content)
    expect(await releasedObjects(key)).toEqual({ objects: 1, markers: 0 })
  })

  test('a publish after its copy finds the withdrawal, and deletes its copy', async () => {
    const key = await store.pinned(content)
    const copied = heldAfter(store.s3, 'CopyObjectCommand')

    const publishing = store.blobs.publish(key, key)
    await copied.reached
    await store.blobs.withdraw(key)
    copied.goOn()
    await publishing

    expect((await shown(key)).status).toBe(404)
    expect((await releasedObjects(key)).objects).toBe(0)
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(content)
  })

  test('a new release during an erasure keeps the content, and the erasure deletes its copy', async () => {
    const [key, other] = [await store.pinned(content), newKey()]
    await store.blobs.publish(key, key)
    const copied = heldAfter(store.s3, 'CopyObjectCommand')

    const erasing = store.blobs.eraseReleased(key)
    await copied.reached
    await store.blobs.publish(key, other)
    copied.goOn()
    await erasing

    expect(await toBody(await shown(other))).toEqual(content)
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(content)
    expect(await releasedObjects(key)).toEqual({ objects: 0, markers: 0 })
    expect(await incomingVersions(key)).toBe(0)
  })

  test('a withdrawal after its row unpublishes an earlier publish', async () => {
    const key = await store.pinned(content)
    await store.blobs.publish(key, key)
    const url = await store.download(key)
    const written = heldAfter(store.dynamo, 'UpdateItemCommand')

    const withdrawing = store.blobs.withdraw(key)
    await written.reached
    await store.blobs.publish(key, key)
    expect((await shown(key)).status).toBe(404)
    written.goOn()
    await withdrawing

    expect((await fetch(url)).status).toBe(404)
    expect((await releasedObjects(key)).markers).toBe(1)
  })

  test('a withdrawal that breaks off after its row is completed by its repeat', async () => {
    const key = await store.pinned(content)
    await store.blobs.publish(key, key)
    const url = await store.download(key)
    faulty('s3', 'DeleteObjectCommand', Array(ALL_ATTEMPTS).fill('unavailable'))

    await expect(store.blobs.withdraw(key)).rejects.toThrow()
    expect((await shown(key)).status).toBe(404)
    await store.blobs.withdraw(key)

    expect((await fetch(url)).status).toBe(404)
  })

  test('a pin after reading the upload finds the erasure, and pins nothing', async () => {
    const key = await store.uploaded(content)
    const seen = heldAfter(store.s3, 'HeadObjectCommand')

    const pinning = store.blobs.pin(key)
    await seen.reached
    await store.blobs.eraseIncoming(key)
    seen.goOn()

    expect(await pinning).toBeUndefined()
    await expect(store.blobs.digest(key)).rejects.toThrow()
  })

  test('two pins of two uploads agree on one of them', async () => {
    const key = await store.uploaded(Buffer.from('first'))
    const first = heldAfter(store.s3, 'HeadObjectCommand')
    const pinning = store.blobs.pin(key)
    await first.reached
    await store.uploaded(Buffer.from('the second'), key)

    const pinned = await store.blobs.pin(key)
    first.goOn()

    expect(await pinning).toEqual(pinned)
    expect(await toBytes(await store.blobs.read('incoming', key))).toEqual(Buffer.from('the second'))
  })
})

describe('a stream that breaks off', () => {
  const large = randomBytes(1_000_000)

  test('resumes at its byte, and the digest is that of the complete object', async () => {
    const key = await store.pinned(large)
    const ranges = breakingOff([300_000, 1, 0, 200_000])

    expect(await store.blobs.digest(key)).toEqual({ size: large.length, sha256: computeSha256(large) })

    const starts = ranges.map(range => Number(/^bytes=(\d+)-999999$/.exec(range ?? '')?.[1]))
    expect(starts).toEqual([0, 300_000, 300_001, 300_001, 500_001])
  })

  test('within a range ends where the range ends', async () => {
    const key = await store.pinned(large)
    const ranges = breakingOff([1000])

    const read = await toBytes(await store.blobs.read('incoming', key, { start: 5000, end: 9999 }))

    expect(read.equals(large.subarray(5000, 10_000))).toBe(true)
    expect(ranges).toEqual(['bytes=5000-9999', 'bytes=6000-9999'])
  })

  test('repeatedly without progress fails, and never counts as the end', async () => {
    const key = await store.pinned(large)
    const ranges = breakingOff(Array(10).fill(0))

    await expect(store.blobs.digest(key)).rejects.toThrow()

    expect(ranges).toHaveLength(4)
  })

  test('because of an erasure fails', async () => {
    const key = await store.pinned(large)
    breakingOff([1000])
    const stream = await store.blobs.read('incoming', key)
    const reader = stream.getReader()
    await reader.read()

    await store.blobs.eraseIncoming(key)

    const rest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow()
  })

  /**
   * Cuts the bodies of the next GETs after this many bytes, like a lost connection.
   * @returns the requested ranges, in order
   */
  function breakingOff(lengths: readonly number[]) {
    const left = [...lengths]
    const ranges: (string | undefined)[] = []
    intercept(store.s3, 'GetObjectCommand', async (send, input) => {
      ranges.push(input.Range)
      const answer = await send()
      const length = left.shift()
      if (length === undefined) return answer
      const output = answer as { output: { Body: Readable; ContentRange?: string } }
      // The emulator ignores a range of a version.
      const from = output.output.ContentRange === undefined ? Number(/\d+/.exec(input.Range ?? '')) : 0
      output.output.Body = Readable.from(first(output.output.Body, from + length))
      return answer
    })
    return ranges
  }
})

async function* first(body: Readable, bytes: number) {
  let at = 0
  for await (const chunk of body) {
    const wanted = (chunk as Buffer).subarray(0, bytes - at)
    at += wanted.length
    if (wanted.length > 0) yield wanted
    if (at >= bytes) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  }
}

type Send = () => Promise<unknown>
type Client = { middlewareStack: { add(middleware: object, options: object): void; remove(name: string): boolean } }

function intercept(
  client: object,
  command: string,
  around: (send: Send, input: { Range?: string }) => Promise<unknown>,
): void {
  const { middlewareStack } = client as Client
  const name = `around ${command}`
  const middleware =
    (next: (args: unknown) => Promise<unknown>, { commandName }: { commandName?: string }) =>
    (args: { input: { Range?: string } }) =>
      commandName === command ? around(() => next(args), args.input) : next(args)
  middlewareStack.add(middleware, { step: 'initialize', name, override: true })
  ends.push(() => middlewareStack.remove(name))
}

/** Holds the first call of a command after its effect until `release`; later calls pass. */
function heldAfter(client: object, command: string) {
  const [reached, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isFirst = true
  intercept(client, command, async send => {
    const holds = isFirst
    isFirst = false
    const answer = await send()
    if (!holds) return answer
    reached.resolve()
    await going.promise
    return answer
  })
  return { reached: reached.promise, goOn: going.resolve }
}

/** Makes this many calls of a command wait for each other after their effects. */
function meeting(client: object, command: string, count: number) {
  const all = Promise.withResolvers<void>()
  let arrived = 0
  intercept(client, command, async send => {
    const answer = await send()
    arrived += 1
    if (arrived === count) all.resolve()
    await all.promise
    return answer
  })
  return { reached: () => arrived }
}
