import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { begun, readContent, toPart } from '../../api/largeFile.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createWorld, type World } from './world.ts'

const MIB = 1024 * 1024
const HOUR = 3_600_000
const DAY = 24 * HOUR
const SENDER = 'bob@acme.example'

/** What the sweep does, by its own function and role. */
export function sweepSuite(open: () => DeployedStack) {
  describe('the sweep', () => {
    let stack: DeployedStack
    let world: World
    let bob: Person
    beforeAll(async () => {
      stack = open()
      world = await createWorld(stack)
      bob = await stack.host.person(SENDER)
    })
    const getState = async (id: string) => (await bob.review(id)).transfer.transferState

    test('expires what is past its date, takes it out of reach, and erases it when nobody sent it again', async () => {
      const { id, downloadUrl } = await world.sent(bob, ['expiring.txt'], world.someone())
      const issued = await world.issuedUrl(downloadUrl)
      await world.setTransfer(id, { expiryDate: new Date(Date.now() - 1000).toISOString() })

      await world.sweep()

      expect(await world.row(id)).toMatchObject({ transferState: 'expired', withdrawnAt: expect.any(String) })
      expect(stack.host.deadStatuses).toContain((await fetch(issued)).status)
      expect((await world.getStored(id)).filter(entry => entry.startsWith('version'))).not.toEqual([])

      await world.aged(id, 5 * DAY + HOUR)
      await world.sweep()

      expect(await world.row(id)).toMatchObject({ erasedAt: expect.any(String) })
      expect(await world.getStored(id)).toEqual([])
    })

    test('leaves nothing of what was revoked an hour ago: no version, no marker, no part of an upload', async () => {
      const large = readContent(65 * MIB)
      const upload = await begun(bob, large, 'revoked.bin')
      await bob.sendPart(upload, 1, toPart(large, upload, 1))
      await bob.upload(upload.id, upload.fileId, large)
      const sent = await bob.finalize(upload.id)
      await stack.host.settled(sent.id)
      const key = `${upload.id}.${upload.fileId}`
      await cutOff(stack.output('IncomingBucketName'), key)
      await cutOff(stack.output('ReleasedBucketName'), `${key}/cut-off`)
      await bob.retract(sent.id)
      const before = (await world.getStored(sent.id)).map(entry => entry.split(' ')[0])
      expect(before.sort()).toEqual(['marker', 'upload', 'upload', 'version', 'version'])

      await world.aged(sent.id, HOUR)
      await world.sweep()

      expect(await world.getStored(sent.id)).toEqual([])
      expect(await world.row(sent.id)).toMatchObject({ transferState: 'retracted', erasedAt: expect.any(String) })
    })

    test('gives up an upload that stood still for a day, tells its sender once, and keeps nothing of it', async () => {
      const large = readContent(65 * MIB)
      const upload = await begun(bob, large, 'abandoned.bin')
      await bob.sendPart(upload, 1, toPart(large, upload, 1))
      await world.aged(upload.id, DAY - HOUR)
      await world.sweep()
      expect(await getState(upload.id)).toBe('uploading')

      await world.aged(upload.id, DAY + HOUR)
      await world.sweep()
      await world.sweep()

      const reason = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'
      expect((await bob.review(upload.id)).transfer).toMatchObject({ transferState: 'failed', failureReason: reason })
      const mails = await world.mailsAbout(SENDER, upload.id)
      expect(mails.map(({ text }) => text.includes(reason))).toEqual([true])
      expect(await world.getStored(upload.id)).toEqual([])
    })

    test('takes up again what is stuck in processing, since the end of its execution was heard by nobody', async () => {
      const recipient = world.someone()
      const { id, files } = await bob.create([{ name: 'stuck.txt', content: new Uint8Array(9) }], { recipient })
      await bob.upload(id, files[0]?.id ?? '', new Uint8Array(9))
      const { downloadUrl } = await world.unheard(async () => {
        const sent = await bob.finalize(id)
        await world.stopExecution(id)
        return sent
      })

      expect(await getState(id)).toBe('processing')
      await world.sweep()

      await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('active')
      expect((await world.received(downloadUrl)).contents).toHaveLength(1)
      await expect.poll(() => stack.host.mailsTo(recipient), { timeout: 20_000 }).toHaveLength(1)
    })

    test('removes what was never confirmed', async () => {
      const declared = { files: [{ name: 'unconfirmed.txt', size: 1, tempId: 0 }], message: 'Never mind.' }
      const body = { ...declared, recipient: world.someone() }
      const { transferId } = await bob.call(contracts.createProvisionalTransfer, { body })
      expect(await world.row(transferId)).toMatchObject({ transferState: 'provisional' })

      await world.aged(transferId, DAY + HOUR)
      await world.sweep()

      expect(await world.row(transferId)).toBeUndefined()
    })

    test('reminds whoever has not fetched the files, or sent any, once', async () => {
      const [recipient, responder] = [world.someone(), world.someone()]
      const sent = await world.sent(bob, ['forgotten.txt'], recipient)
      const asked = await bob.request({ responder })
      const due = { remindAt: new Date(Date.now() - HOUR).toISOString() }
      for (const { id } of [sent, asked]) await world.setTransfer(id, due)

      await world.remind()
      await world.remind()

      const links = async (address: string, link: string) =>
        (await stack.host.mailsTo(address)).filter(({ text }) => text.includes(link)).length
      expect([await links(recipient, sent.downloadUrl), await links(responder, asked.requestUrl)]).toEqual([2, 2])
    })

    /** What is left of an upload in parts, or of a copy, that nobody completed or aborted. */
    async function cutOff(Bucket: string, Key: string) {
      const s3 = new S3Client()
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }))
      await s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.alloc(1000) }))
    }
  })
}
