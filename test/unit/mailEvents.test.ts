import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queueHandler } from '../../lambdas/aws/serving/serveQueue.ts'
import { fail } from '../../lambdas/pipeline/fail.ts'
import { mailEvents } from '../../lambdas/triggers/mailEvents.ts'
import type { LinkMail, Transfer } from '../../shared/domain/transfer.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox } from '../harness/person.ts'
import { sesEvent } from '../harness/sesEvents.ts'

const SECOND = 1000
let host: TestHost

beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.stop())

const at = (milliseconds: number) => new Date(host.clock.now() + milliseconds).toISOString()
const getLinkMail = async (id = 't') => (await host.context.transfers.get(id))?.linkMail
const subjects = async () => (await getOutbox(host.origin)).map(({ subject }) => subject)
const take = (event: unknown) => mailEvents(host.context, event)
const noted = () =>
  withDatabase(host, database =>
    database
      .prepare("SELECT detail FROM audit WHERE action = 'notify' ORDER BY sequence")
      .all()
      .map(({ detail }) => detail),
  )

async function added(more: Partial<Transfer> = {}) {
  const link = { digest: 'digest', sealed: 'sealed' }
  const transfer = aTransfer('t', { transferState: 'active', expiryDate: at(7 * 86_400 * SECOND), link, ...more })
  await host.context.transfers.add(transfer, { at: at(0), action: 'create', actor: 'alice', result: 'done' })
}

describe('an event of the link’s mail', () => {
  test.each([
    ['Bounced', 'bounced', 'Your link could not be delivered to rita@partner.example'],
    ['Complaint Received', 'complained', 'Your link was reported as unwanted by rita@partner.example'],
    ['Delivery Delayed', 'delayed', 'Your link has not yet reached rita@partner.example'],
  ] as const)('that is %s is stored on the transfer, and its sender gets one mail', async (kind, state, subject) => {
    await added()
    const event = sesEvent(kind, { at: at(SECOND) })

    await take(event)
    await take(event)

    expect(await getLinkMail()).toEqual({ state, at: at(SECOND) })
    expect(await getOutbox(host.origin)).toMatchObject([{ to: 'alice@acme.example', subject }])
    expect(noted()).toEqual([state])
  })

  test.each(['Rejected', 'Rendering Failed'] as const)('that is %s is shown as a refusal', async kind => {
    await added()

    await take(sesEvent(kind, { at: '2026-11-21T09:00:01.000Z' }))

    expect(await getLinkMail()).toEqual({ state: 'refused', at: '2026-11-21T09:00:01.000Z' })
    expect(await subjects()).toEqual(['Your link could not be delivered to rita@partner.example'])
  })

  test('of a suppressed address is shown as a refusal', async () => {
    await added()

    await take(sesEvent('Complaint Received', { at: at(SECOND), complaintSubType: 'OnAccountSuppressionList' }))

    expect(await getLinkMail()).toMatchObject({ state: 'refused' })
  })

  test('produces a mail without the link, which names the page that has it', async () => {
    await added()

    await take(sesEvent('Bounced', { at: at(SECOND) }))

    const [mail] = await getOutbox(host.origin)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`${host.origin}/transfers/t/review`)
      expect(part).not.toContain('/dl/')
    }
  })

  test('of a send or delivery causes no mail', async () => {
    await added()

    await take(sesEvent('Sent', { at: at(SECOND) }))
    expect(await getLinkMail()).toBeUndefined()
    await take(sesEvent('Delivered', { at: at(2 * SECOND) }))

    expect(await getLinkMail()).toEqual({ state: 'delivered', at: at(2 * SECOND) })
    expect(await subjects()).toEqual([])
  })

  test('of a transient bounce is on the page, and causes no mail', async () => {
    await added()

    await take(sesEvent('Bounced', { at: at(SECOND), bounceType: 'Transient' }))

    expect(await getLinkMail()).toMatchObject({ state: 'bounced' })
    expect(await subjects()).toEqual([])
  })

  test('of an out-of-office reply does not change the delivery', async () => {
    await added()

    await take(sesEvent('Delivered', { at: at(SECOND) }))
    await take(sesEvent('Bounced', { at: at(2 * SECOND), bounceType: 'Transient' }))

    expect(await getLinkMail()).toMatchObject({ state: 'delivered' })
  })

  test('of a delay ends with the delivery, in either order', async () => {
    const delayed = sesEvent('Delivery Delayed', { at: at(SECOND) })
    const delivered = sesEvent('Delivered', { at: at(2 * SECOND) })
    await added()

    await take(delivered)
    await take(delayed)
    await take(delivered)

    expect(await getLinkMail()).toMatchObject({ state: 'delivered' })
    expect(await subjects()).toEqual([])
  })

  test('of a delay or bounce causes at most two mails', async () => {
    await added()

    for (const second of [1, 2, 3]) await take(sesEvent('Delivery Delayed', { at: at(second * SECOND) }))
    for (const second of [4, 5]) await take(sesEvent('Bounced', { at: at(second * SECOND) }))

    expect((await subjects()).sort()).toEqual([
      'Your link could not be delivered to rita@partner.example',
      'Your link has not yet reached rita@partner.example',
    ])
  })

  test('among concurrent events yields to the latest', async () => {
    await added()
    const events = [
      sesEvent('Delivery Delayed', { at: at(SECOND) }),
      sesEvent('Bounced', { at: at(3 * SECOND) }),
      sesEvent('Delivered', { at: at(2 * SECOND) }),
    ]

    await Promise.all([...events, ...events].map(take))

    expect(await getLinkMail()).toEqual<LinkMail>({ state: 'bounced', at: at(3 * SECOND) })
  })

  test.each(['retracted', 'expired', 'failed'] as const)('of a %s transfer causes no mail', async transferState => {
    await added({ transferState })

    await take(sesEvent('Bounced', { at: at(SECOND) }))

    expect(await getLinkMail()).toMatchObject({ state: 'bounced' })
    expect(await subjects()).toEqual([])
  })

  test('of a removed transfer, or of a foreign mail, is ignored', async () => {
    const strange = sesEvent('Bounced', { at: at(SECOND) })
    const { mail: _, ...tags } = strange.detail.mail.tags

    await take(sesEvent('Bounced', { at: at(SECOND), transferId: 'gone' }))
    await take({ ...strange, detail: { ...strange.detail, mail: { ...strange.detail.mail, tags } } })

    expect(await subjects()).toEqual([])
  })
})

describe('an event of a mail to a sender', () => {
  test('is reported to the operator, without the address', async () => {
    await added()

    await take(sesEvent('Bounced', { at: at(SECOND), occasion: 'failed' }))

    expect(await getLinkMail()).toBeUndefined()
    expect(await subjects()).toEqual([])
    const lines = host.logLines.filter(line => line.includes('did not arrive'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"transferId":"t"')
    expect(lines[0]).toContain('failed bounced')
    expect(lines[0]).not.toContain('@')
  })
})

describe('a link whose mail was abandoned', () => {
  test('is reported to its sender once: the files are available', async () => {
    await added()

    await fail(host.context, { transferId: 't', reason: 'No more tries.' })
    host.clock.move(SECOND)
    await fail(host.context, { transferId: 't', reason: 'No more tries.' })

    expect(await host.context.transfers.get('t')).toMatchObject({
      transferState: 'active',
      linkMail: { state: 'refused' },
    })
    expect(await subjects()).toEqual(['Your link could not be delivered to rita@partner.example'])
  })

  test.each([
    ['it was delivered after all', { linkMail: { state: 'delivered', at: '2026-11-21T09:00:00.000Z' } }],
    ['its sender passes it on themselves', { sendEmailNotification: false }],
  ] as const)('is not reported when %s', async (_, more) => {
    await added(more)

    await fail(host.context, { transferId: 't', reason: 'No more tries.' })

    expect(await subjects()).toEqual([])
  })
})

describe('a batch of the queue', () => {
  const batch = (...bodies: string[]) => ({
    Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) as SQSEvent['Records'],
  })

  test('returns failed messages, and processes the rest', async () => {
    await added()
    const bounced = sesEvent('Bounced', { at: at(SECOND) })
    const { bounce: _, ...without } = bounced.detail as Record<string, unknown>
    const handle = queueHandler(mailEvents, host.context)

    const answer = await handle(
      batch(
        'Undeliverable: rita@partner.example',
        JSON.stringify({ ...bounced, detail: without }),
        JSON.stringify(bounced),
        JSON.stringify({ ...bounced, 'detail-type': 'rita@partner.example' }),
        'null',
        JSON.stringify(sesEvent('Sent', { at: at(0), transferId: 'gone' })),
      ),
    )

    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m0', 'm1', 'm3', 'm4'])
    expect(await getLinkMail()).toMatchObject({ state: 'bounced' })
    expect(host.logLines.filter(line => line.includes('could not be processed'))).toHaveLength(4)
  })

  test('logs no address', async () => {
    await queueHandler(
      mailEvents,
      host.context,
    )(batch('rita@partner.example', '{"detail-type":"rita@partner.example","detail":{"mail":"rita@partner.example"}}'))

    expect(host.logLines.join('\n')).not.toContain('rita')
  })
})
