import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../harness/person.ts'
import { sesEvent } from '../../harness/sesEvents.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { awsCall } from './awsCall.ts'
import { createWorld, type World } from './world.ts'

const SENDER = 'bob@acme.example'
const queues = [
  ['of the mails', 'MailNews', 'MailDeadLetters'],
  ['of broken workflows', 'PipelineBrokenNews', 'PipelineBrokenDeadLetters'],
] as const

/** What becomes of the messages of the queues. SES's own events cannot be put on the bus by anybody else. */
export function queuesSuite(open: () => DeployedStack) {
  describe('the queues', () => {
    let world: World
    let bob: Person
    beforeAll(async () => {
      const stack = open()
      world = await createWorld(stack)
      bob = await stack.host.person(SENDER)
    })
    const toUrl = (name: string) => world.resources.getId('AWS::SQS::Queue', name)
    const send = (name: string, body: string) =>
      awsCall('sqs', 'SendMessage', { QueueUrl: toUrl(name), MessageBody: body })

    test('bring the bounce of a link’s mail to its review, and to its sender once', async () => {
      const { id } = await world.sent(bob, ['bounced.txt'], world.someone())
      const at = new Date(Date.now() + 1000).toISOString()
      const bounce = JSON.stringify(sesEvent('Bounced', { at, transferId: id }))
      const linkMail = async () => (await bob.review(id)).transfer.linkMail

      await send('MailNews', bounce)
      await expect.poll(linkMail, { timeout: 20_000 }).toEqual({ state: 'bounced', at })
      await expect.poll(() => world.mailsAbout(SENDER, id), { timeout: 20_000 }).toHaveLength(1)
      await send('MailNews', bounce)
      await expect.poll(() => waitingIn('MailNews'), { timeout: 20_000 }).toBe(0)

      expect(await world.mailsAbout(SENDER, id)).toHaveLength(1)
      expect(await waitingIn('MailDeadLetters')).toBe(0)
    })

    test.each(queues)('%s keep what nobody understands for the operator', async (_, name, deadLetters) => {
      const QueueUrl = toUrl(name)
      const { Attributes } = await getAttributes(name)
      // Six minutes between tries are a long time for a test.
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

    /** Those that are being worked on among them. */
    async function waitingIn(name: string): Promise<number> {
      await setTimeout(50)
      const { Attributes } = await getAttributes(name)
      const { ApproximateNumberOfMessages: visible, ApproximateNumberOfMessagesNotVisible: invisible } = Attributes
      return Number(visible) + Number(invisible)
    }
  })
}
