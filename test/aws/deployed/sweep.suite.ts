import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { begun, readContent, toPart } from '../../api/largeFile.ts'
import { getSecret, type Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const MIB = 1024 * 1024
const HOUR = 3_600_000
const DAY = 24 * HOUR
const SENDER = 'bob@acme.example'

export function sweepSuite(open: () => DeployedStack) {
  describe('the sweep', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person(SENDER)
    })
    const getState = async (id: string) => (await bob.review(id)).transfer.transferState

    test('expires a transfer past its date, and erases it when the sender does not extend it', async () => {
      const { id, downloadUrl } = await operator.sent(bob, ['expiring.txt'], operator.someone())
      const issued = await operator.issuedUrl(downloadUrl)
      await operator.setTransfer(id, { expiryDate: new Date(Date.now() - 1000).toISOString() })

      await operator.sweep()

      expect(await operator.row(id)).toMatchObject({ transferState: 'expired' })
      const secret = getSecret(downloadUrl)
      await expect(bob.call(contracts.getDownload, { params: { secret } })).rejects.toMatchObject({ status: 410 })
      expect(await bob.call(contracts.askMoreTime, { params: { secret } })).toEqual({})
      const expiryDate = new Date(Date.now() + DAY).toISOString()
      await bob.call(contracts.extendTransfer, { params: { id }, body: { expiryDate } })
      expect((await operator.received(downloadUrl)).contents).toHaveLength(1)
      await operator.setTransfer(id, { expiryDate: new Date(Date.now() - 1000).toISOString() })
      await operator.sweep()
      expect(await operator.row(id)).not.toHaveProperty('withdrawnAt')
      expect((await operator.getStored(id)).filter(entry => entry.startsWith('version'))).not.toEqual([])

      await operator.setBack(id, 5 * DAY + HOUR)
      await operator.sweep()

      expect(await operator.row(id)).toMatchObject({ withdrawnAt: expect.any(String), erasedAt: expect.any(String) })
      expect(stack.host.deadStatuses).toContain((await fetch(issued)).status)
      expect(await operator.getStored(id)).toEqual([])
    })

    test('removes all contents of a transfer revoked an hour ago: versions, markers and upload parts', async () => {
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
      const before = (await operator.getStored(sent.id)).map(entry => entry.split(' ')[0])
      // The release replaced the uploaded version.
      expect(before.sort()).toEqual(['marker', 'upload', 'upload', 'version'])

      await operator.setBack(sent.id, HOUR)
      await operator.sweep()

      expect(await operator.getStored(sent.id)).toEqual([])
      expect(await operator.row(sent.id)).toMatchObject({ transferState: 'retracted', erasedAt: expect.any(String) })
    })

    test('fails an upload without progress for a day, mails its sender once, and erases it', async () => {
      const large = readContent(65 * MIB)
      const upload = await begun(bob, large, 'abandoned.bin')
      await bob.sendPart(upload, 1, toPart(large, upload, 1))
      await operator.setBack(upload.id, DAY - HOUR)
      await operator.sweep()
      expect(await getState(upload.id)).toBe('uploading')

      await operator.setBack(upload.id, DAY + HOUR)
      await operator.sweep()
      await operator.sweep()

      const reason = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'
      expect((await bob.review(upload.id)).transfer).toMatchObject({ transferState: 'failed', failureReason: reason })
      const mails = await operator.mailsAbout(SENDER, upload.id)
      expect(mails.map(({ text }) => text.includes(reason))).toEqual([true])
      expect(await operator.getStored(upload.id)).toEqual([])
    })

    test('resumes a transfer stuck in processing after its end event was lost', async () => {
      const recipient = operator.someone()
      const { id, files } = await bob.create([{ name: 'stuck.txt', content: new Uint8Array(9) }], { recipient })
      await bob.upload(id, files[0]?.id ?? '', new Uint8Array(9))
      const { downloadUrl } = await operator.withoutEndEvents(async () => {
        const sent = await bob.finalize(id)
        await operator.stopExecution(id)
        return sent
      })

      expect(await getState(id)).toBe('processing')
      await operator.sweep()

      await expect.poll(() => getState(id), { timeout: 20_000 }).toBe('active')
      expect((await operator.received(downloadUrl)).contents).toHaveLength(1)
      await expect.poll(() => stack.host.mailsTo(recipient), { timeout: 20_000 }).toHaveLength(1)
    })

    test('removes a transfer that was never confirmed', async () => {
      const declared = { files: [{ name: 'unconfirmed.txt', size: 1, tempId: 0 }], message: 'Never mind.' }
      const body = { ...declared, recipient: operator.someone() }
      const { transferId } = await bob.call(contracts.createProvisionalTransfer, { body })
      expect(await operator.row(transferId)).toMatchObject({ transferState: 'provisional' })

      await operator.setBack(transferId, DAY + HOUR)
      await operator.sweep()

      expect(await operator.row(transferId)).toBeUndefined()
    })

    test('reminds recipients and responders of pending files once', async () => {
      const [recipient, responder] = [operator.someone(), operator.someone()]
      const sent = await operator.sent(bob, ['forgotten.txt'], recipient)
      const asked = await bob.request({ responder })
      const due = { remindAt: new Date(Date.now() - HOUR).toISOString() }
      for (const { id } of [sent, asked]) await operator.setTransfer(id, due)

      await operator.remind()
      await operator.remind()

      const links = async (address: string, link: string) =>
        (await stack.host.mailsTo(address)).filter(({ text }) => text.includes(link)).length
      expect([await links(recipient, sent.downloadUrl), await links(responder, asked.requestUrl)]).toEqual([2, 2])
    })

    async function cutOff(Bucket: string, Key: string) {
      const s3 = new S3Client()
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }))
      await s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.alloc(1000) }))
    }
  })
}
