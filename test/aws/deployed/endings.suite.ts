import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, test } from 'vitest'
import { UNKNOWN_FAILURE } from '../../../lambdas/pipeline/giveUp.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const SENDER = 'bob@acme.example'

export function endingsSuite(open: () => DeployedStack) {
  describe('a transfer that cannot be completed', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person(SENDER)
    })
    const getState = async (id: string) => (await bob.review(id)).transfer.transferState

    async function uploaded(names: readonly string[], recipient: string) {
      const contents = names.map(name => ({ name, content: new TextEncoder().encode(`The content of ${name}.`) }))
      const { id, files } = await bob.create(contents, { recipient })
      for (const [index, file] of files.entries()) await bob.upload(id, file.id, contents[index]?.content)
      return { id, files }
    }

    async function inspected(id: string, files: number) {
      const states = () =>
        Promise.all(Array.from({ length: files }, async (_, place) => (await operator.fileRow(id, place))?.fileState))
      await expect.poll(states, { timeout: 60_000 }).toEqual(Array(files).fill('inspected'))
    }

    async function finalized(id: string) {
      await bob.finalize(id)
      await stack.host.settled(id)
    }

    test('fails with the name of a damaged file, and its sender gets one mail', async () => {
      const recipient = operator.someone()
      const { id } = await uploaded(['whole.txt', 'damaged.txt'], recipient)
      // Objects in the store are immutable, so the test alters the recorded digest.
      const { blob } = (await operator.fileRow(id, 1)) as { blob: object }
      await operator.setFile(id, 1, { blob: { ...blob, sha256: '0'.repeat(64) } })

      await finalized(id)

      const failureReason = 'damaged.txt was damaged during the upload. Please send it again.'
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason })
      expect((await operator.mailsAbout(SENDER, id)).map(({ text }) => text.includes(failureReason))).toEqual([true])
      expect(await stack.host.mailsTo(recipient)).toEqual([])
    })

    test('fails after all attempts, and published files become unreachable', async () => {
      const { id, files } = await uploaded(['published.txt', 'lost.txt'], operator.someone())
      await operator.without('publish', async () => {
        await bob.finalize(id)
        await inspected(id, 2)
        await lose(`${id}.${files[1]?.id}`)
      })
      await stack.host.settled(id)

      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason: UNKNOWN_FAILURE })
      expect((await operator.mailsAbout(SENDER, id)).map(({ text }) => text.includes(UNKNOWN_FAILURE))).toEqual([true])
      const released = (await operator.getStored(id)).filter(entry => entry.includes(`${files[0]?.id}/`))
      expect(new Set(released.map(entry => entry.split(' ')[0]))).toEqual(new Set(['marker', 'version']))
    })

    test('opens no link when a file is not inspected, even though all earlier steps succeeded', async () => {
      const recipient = operator.someone()
      const { id } = await uploaded(['uninspected.txt'], recipient)
      await operator.without('publish', async () => {
        await bob.finalize(id)
        await inspected(id, 1)
        await operator.setFile(id, 0, { fileState: 'verified' })
      })
      await stack.host.settled(id)

      const failureReason = 'A file of this transfer could not be processed. Please send it again.'
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason })
      expect(await stack.host.mailsTo(recipient)).toEqual([])
    })

    test('fails when the operator stops its workflow, and its sender gets one mail', async () => {
      const { id } = await uploaded(['stopped.txt'], operator.someone())

      await operator.without('files', async () => {
        await bob.finalize(id)
        await operator.stopExecution(id)
      })

      await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('failed')
      await expect.poll(() => operator.mailsAbout(SENDER, id), { timeout: 20_000 }).toHaveLength(1)
      expect((await bob.review(id)).transfer.failureReason).toBe(UNKNOWN_FAILURE)
    })

    /** An operator’s error: deletes every version of the object, including the pinned one. */
    async function lose(Prefix: string) {
      const s3 = new S3Client()
      const Bucket = stack.output('IncomingBucketName')
      const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))
      const Objects = Versions.map(({ Key, VersionId }) => ({ Key, VersionId }))
      expect(Objects).toHaveLength(1)
      await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
    }
  })
}
