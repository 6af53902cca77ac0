import { setTimeout } from 'node:timers/promises'
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { getSecret, personWith } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess } from './world.ts'

const MAX_MILLISECONDS = 1000
const NAMES = ['one.txt', 'two.txt', 'three.txt']

export function retractSuite(open: () => DeployedStack) {
  describe('a retraction', () => {
    test('invalidates every issued URL within a second of the answer', async () => {
      const stack = open()
      const operator = await createOperatorAccess(stack)
      const bob = await stack.host.person('bob@acme.example')
      const { id, downloadUrl } = await operator.sent(bob, NAMES, operator.someone())
      const requests = (await issuedUrls(downloadUrl)).flatMap(({ get, head }) => [
        { url: get, init: {} },
        { url: get, init: { headers: { range: 'bytes=2-5' } } },
        { url: head, init: { method: 'HEAD' } },
      ])
      expect(await Promise.all(requests.map(getStatus))).toEqual(NAMES.flatMap(() => [200, 206, 200]))

      const begun = performance.now()
      await bob.retract(id)
      const answered = performance.now()
      const shown = await Promise.all(requests.map(request => lastShown(request, answered)))

      const taken = `answered after ${(answered - begun).toFixed(0)} ms`
      const until = `the last of ${requests.length} requests was served ${Math.max(...shown).toFixed(0)} ms after it`
      process.stdout.write(`Retract on the deployed stack: ${taken}, ${until}.\n`)
      expect(Math.max(...shown)).toBeLessThan(MAX_MILLISECONDS)
      expect(new Set(await Promise.all(requests.map(getStatus))).difference(new Set([403, 404]))).toEqual(new Set())

      async function issuedUrls(link: string) {
        const recipient = personWith(stack.host.origin, undefined)
        const { files } = await recipient.call(contracts.getDownload, { params: { secret: getSecret(link) } })
        return Promise.all(
          files.map(async file => {
            const { url: get } = (await (await fetch(`${file.url}?acknowledgement=true`)).json()) as { url: string }
            const Bucket = stack.output('ReleasedBucketName')
            const Key = keyIn(get, Bucket)
            return { get, head: await getSignedUrl(new S3Client(), new HeadObjectCommand({ Bucket, Key })) }
          }),
        )
      }
    })
  })
}

function keyIn(url: string, bucket: string): string {
  const path = decodeURIComponent(new URL(url).pathname.slice(1))
  return path.startsWith(`${bucket}/`) ? path.slice(bucket.length + 1) : path
}

type Sent = { url: string; init: RequestInit }

async function getStatus({ url, init }: Sent): Promise<number> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return answer.status
}

/** Milliseconds from the answer to the last request that succeeded: 0 when none did. */
async function lastShown(request: Sent, answered: number): Promise<number> {
  let last = 0
  for (; performance.now() - answered < MAX_MILLISECONDS + 500; await setTimeout(20)) {
    if ((await getStatus(request)) < 300) last = performance.now() - answered
  }
  return last
}
