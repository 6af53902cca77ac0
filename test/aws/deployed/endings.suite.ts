import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, test } from 'vitest'
import { GIVEN_UP } from '../../../lambdas/pipeline/giveUp.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createWorld, type World } from './world.ts'

const SENDER = 'bob@acme.example'

/** How transfers end that cannot be completed: by the workflow, and by what hears of its end. */
export function endingsSuite(open: () => DeployedStack) {
  describe('a transfer that cannot be completed', () => {
    let stack: DeployedStack
    let world: World
    let bob: Person
    beforeAll(async () => {
      stack = open()
      world = await createWorld(stack)
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
        Promise.all(Array.from({ length: files }, async (_, place) => (await world.fileRow(id, place))?.fileState))
      await expect.poll(states, { timeout: 60_000 }).toEqual(Array(files).fill('inspected'))
    }

    async function finalized(id: string) {
      await bob.finalize(id)
      await stack.host.settled(id)
    }

    test('fails with the name of a file that was damaged, and its sender is told once', async () => {
      const recipient = world.someone()
      const { id } = await uploaded(['whole.txt', 'damaged.txt'], recipient)
      // What is in the store cannot be overwritten: so it is what was known of it that is altered.
      const { blob } = (await world.fileRow(id, 1)) as { blob: object }
      await world.setFile(id, 1, { blob: { ...blob, sha256: '0'.repeat(64) } })

      await finalized(id)

      const failureReason = 'damaged.txt was damaged during the upload. Please send it again.'
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason })
      expect((await world.mailsAbout(SENDER, id)).map(({ text }) => text.includes(failureReason))).toEqual([true])
      expect(await stack.host.mailsTo(recipient)).toEqual([])
    })

    test('is given up when no try succeeds, and what was published of it already is out of reach', async () => {
      const { id, files } = await uploaded(['published.txt', 'lost.txt'], world.someone())
      await world.without('publish', async () => {
        await bob.finalize(id)
        await inspected(id, 2)
        await lose(`${id}.${files[1]?.id}`)
      })
      await stack.host.settled(id)

      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason: GIVEN_UP })
      expect((await world.mailsAbout(SENDER, id)).map(({ text }) => text.includes(GIVEN_UP))).toEqual([true])
      const released = (await world.getStored(id)).filter(entry => entry.includes(`${files[0]?.id}/`))
      expect(new Set(released.map(entry => entry.split(' ')[0]))).toEqual(new Set(['marker', 'version']))
    })

    test('since a file is not inspected opens no link, though all before it was done', async () => {
      const recipient = world.someone()
      const { id } = await uploaded(['uninspected.txt'], recipient)
      await world.without('publish', async () => {
        await bob.finalize(id)
        await inspected(id, 1)
        await world.setFile(id, 0, { fileState: 'verified' })
      })
      await stack.host.settled(id)

      const failureReason = 'A file of this transfer could not be processed. Please send it again.'
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'failed', failureReason })
      expect(await stack.host.mailsTo(recipient)).toEqual([])
    })

    test('since the operator stopped its workflow, fails too, and its sender is told once', async () => {
      const { id } = await uploaded(['stopped.txt'], world.someone())

      await world.without('files', async () => {
        await bob.finalize(id)
        await world.stopExecution(id)
      })

      await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('failed')
      await expect.poll(() => world.mailsAbout(SENDER, id), { timeout: 20_000 }).toHaveLength(1)
      expect((await bob.review(id)).transfer.failureReason).toBe(GIVEN_UP)
    })

    /** As an operator would by mistake: every version of the object is gone, and what was pinned with it. */
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
