import { setTimeout } from 'node:timers/promises'
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Buckets } from './s3Buckets.ts'

const FILES = 5
const MAX_MILLISECONDS = 1000

let store: Awaited<ReturnType<typeof s3Buckets>>
beforeAll(async () => {
  store = await s3Buckets()
})
afterAll(() => store.close())

test('every issued URL answers 404 or 403 within a second of the withdrawal', async () => {
  const keys = await Promise.all(
    Array.from({ length: FILES }, async () => {
      const key = await store.pinned(Buffer.alloc(100_000, 1))
      await store.blobs.publish(key, key)
      return key
    }),
  )
  const requests = (await Promise.all(keys.map(toRequests))).flat()
  expect(new Set(await Promise.all(requests.map(getStatus)))).toEqual(new Set([200, 206]))

  const begun = performance.now()
  const lastSeen = requests.map(request => lastAnswer(request, begun))
  await Promise.all(keys.map(key => store.blobs.withdraw(key)))
  const withdrawn = performance.now() - begun
  const afterwards = await Promise.all(requests.map(getStatus))
  const shownUntil = Math.max(...(await Promise.all(lastSeen)))

  const times = `withdrawn after ${withdrawn.toFixed(0)} ms, asked for with success until ${shownUntil.toFixed(0)} ms`
  process.stdout.write(`Retract of ${FILES} files on the emulator's S3: ${times}.\n`)
  for (const status of afterwards) expect([403, 404]).toContain(status)
  expect(shownUntil).toBeLessThan(MAX_MILLISECONDS)
})

type Sent = { url: string; init: { method?: string; headers?: Record<string, string> } }

/** GET, a range of it, and a HEAD with a signature of its own, which the product never issues. */
async function toRequests(key: string): Promise<Sent[]> {
  const url = await store.download(key)
  const Key = decodeURIComponent(new URL(url).pathname.split('/').slice(2).join('/'))
  const object = { Bucket: store.released, Key }
  return [
    { url, init: {} },
    { url, init: { headers: { range: 'bytes=10-' } } },
    { url: await getSignedUrl(store.s3, new HeadObjectCommand(object)), init: { method: 'HEAD' } },
    { url: await getSignedUrl(store.s3, new GetObjectCommand(object)), init: {} },
  ]
}

async function getStatus({ url, init }: Sent): Promise<number> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return answer.status
}

/**
 * Repeats the request.
 * @returns when the last request began that still succeeded, in ms after `begun`
 */
async function lastAnswer(request: Sent, begun: number): Promise<number> {
  let last = 0
  for (;;) {
    const at = performance.now() - begun
    if ((await getStatus(request)) >= 400) return last
    last = at
    if (at > 2 * MAX_MILLISECONDS) return last
    await setTimeout(20)
  }
}
