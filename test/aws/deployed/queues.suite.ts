import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../harness/person.ts'
import { sesEvent } from '../../harness/sesEvents.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { awsCall } from './awsCall.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

const SENDER = 'bob@acme.example'
const queues = [
  ['of the mails', 'MailNews', 'MailDeadLetters'],
  ['of broken workflows', 'PipelineBrokenNews', 'PipelineBrokenDeadLetters'],
] as const

export function queuesSuite(open: () => DeployedStack) {
  describe('the queues', () => {
    let operator: OperatorAccess
    let bob: Person
    beforeAll(async () => {
      const stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person(SENDER)
    })
    const toUrl = (name: string) => operator.resources.getId('AWS::SQS::Queue', name)
    const send = (name: string, body: string) =>
      awsCall('sqs', 'SendMessage', { QueueUrl: toUrl(name), MessageBody: body })

    test('deliver the bounce of a link’s mail to its review, and to its sender once', async () => {
      const { id } = await operator.sent(bob, ['bounced.txt'], operator.someone())
      const at = new Date(Date.now() + 1000).toISOString()
      const bounce = JSON.stringify(sesEvent('Bounced', { at, transferId: id }))
      const linkMail = async () => (await bob.review(id)).transfer.linkMail

      await send('MailNews', bounce)
      await expect.poll(linkMail, { timeout: 20_000 }).toEqual({ state: 'bounced', at })
      await expect.poll(() => operator.mailsAbout(SENDER, id), { timeout: 20_000 }).toHaveLength(1)
      await send('MailNews', bounce)
      await expect.poll(() => waitingIn('MailNews'), { timeout: 20_000 }).toBe(0)

      expect(await operator.mailsAbout(SENDER, id)).toHaveLength(1)
      expect(await waitingIn('MailDeadLetters')).toBe(0)
    })

    test('start the work of a complete file by the event of S3, while another is missing', async () => {
      const cards = Buffer.from('Cards 4111111111111111 and 5500005555555559.\n')
      const { id, files } = await bob.create([
        { name: 'cards.txt', content: cards },
        { name: 'missing.txt', content: cards },
      ])
      await bob.upload(id, files[0]?.id ?? '', cards)

      const found = async () =>
        (await bob.review(id)).files.map(({ findings }) => findings?.summary.map(one => one.count))
      await expect.poll(found, { timeout: 90_000 }).toEqual([[2], undefined])

      expect((await bob.review(id)).transfer.transferState).toBe('uploading')
      await bob.abandon(id)
    })

    test.each(queues)('%s store unreadable messages for the operator', async (_, name, deadLetters) => {
      const QueueUrl = toUrl(name)
      const { Attributes } = await getAttributes(name)
      // The visibility timeout of six minutes is too long for a test.
      await awsCall('sqs', 'SetQueueAttributes', { QueueUrl, Attributes: { VisibilityTimeout: '0' } })

      await send(name, 'this is no JSON')
      await expect.poll(() => waitingIn(deadLetters), { timeout: 30_000 }).toBe(1)

      expect(await waitingIn(name)).toBe(0)
      const { VisibilityTimeout = '' } = Attributes
      await awsCall('sqs', 'SetQueueAttributes', { QueueUrl, Attributes: { VisibilityTimeout } })
    })

    async function getAttributes(name: string) {
      const asked = { QueueUrl: toUrl(name), AttributeNames: ['All'] }
      return (await awsCall('sqs', 'GetQueueAttributes', asked)) as { Attributes: Record<string, string> }
    }

    async function waitingIn(name: string): Promise<number> {
      await setTimeout(50)
      const { Attributes } = await getAttributes(name)
      const { ApproximateNumberOfMessages: visible, ApproximateNumberOfMessagesNotVisible: invisible } = Attributes
      return Number(visible) + Number(invisible)
    }
  })
}
