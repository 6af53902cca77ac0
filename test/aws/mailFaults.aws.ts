import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealedContext } from '../../lambdas/core/secrets/sealedContexts.ts'
import { notify } from '../../lambdas/pipeline/notify.ts'
import { type Mail, MailRefused } from '../../lambdas/ports/mail.ts'
import { mailEvents } from '../../lambdas/triggers/mailEvents.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { testHost } from '../harness/host.ts'
import { sesEvent } from '../harness/sesEvents.ts'
import { failing } from './faults.ts'
import { type AwsPost, openPost, verify } from './mailPost.ts'

const mail: Mail = {
  key: 'link t',
  to: 'rita@partner.example',
  subject: 'A file for you',
  text: 'Text.',
  html: '<p>Text.</p>',
  about: { transferId: 't', occasion: 'link' },
}
/** Beyond the lease of a claim. */
const LEASE = 91_000
let post: AwsPost

beforeEach(async () => {
  post = await openPost({ patienceMilliseconds: 0 })
})
afterEach(() => post.close())

const sendings = (...faults: Parameters<typeof failing>[2]) => failing(post.ses, 'SendEmailCommand', faults)
const count = async () => (await post.sent()).length
const answer = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(`${name}: rita@partner.example`), { name, $metadata: { httpStatusCode } })

describe('a mail that SES throttles', () => {
  test.each([
    ['throttles', 'throttled'],
    ['answers 503', 'unavailable'],
    ['answers 429', answer('TooManyRequestsException', 429)],
    ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ] as const)('because it %s is sent by the next attempts, once', async (_, fault) => {
    const { attempts } = sendings(fault, fault)

    await post.mailer.send(mail)

    expect([attempts(), await count()]).toEqual([3, 1])
  })

  test('for long is retried later by the step, without waiting', async () => {
    const { attempts } = sendings('throttled', 'throttled', 'throttled', 'throttled')

    await expect(post.mailer.send(mail)).rejects.toThrow('ThrottlingException')
    expect([attempts(), await count()]).toEqual([4, 0])
    await post.another().send(mail)

    expect(await count()).toBe(1)
  })

  test('for permanent reasons is tried once, and may be tried again', async () => {
    const { attempts } = sendings(answer('SendingPausedException', 400))

    // SES names the recipient in its answer.
    await expect(post.mailer.send(mail)).rejects.toThrow(/^[^@]*SendingPausedException[^@]*$/)
    expect(attempts()).toBe(1)
    await post.mailer.send(mail)

    expect(await count()).toBe(1)
  })
})

describe('a mail whose answer from SES is lost', () => {
  test.each([
    ['on its way', 'lostAnswer'],
    ['behind a 500', answer('InternalServiceErrorException', 500)],
    ['behind a 504', answer('GatewayTimeout', 504)],
  ] as const)('%s is not sent again within the lease', async (_, fault) => {
    const { attempts } = sendings(fault)

    await expect(post.mailer.send(mail)).rejects.toThrow()
    await expect(post.another().send(mail)).rejects.toThrow('The mail is retried later.')

    expect(attempts()).toBe(1)
  })

  test('is sent once when SES reports that it sent it', async () => {
    sendings('lostAnswer')
    await expect(post.mailer.send(mail)).rejects.toThrow('TimeoutError')
    const host = await testHost()

    await mailEvents({ ...host.context, mailer: post.mailer }, sesEvent('Sent', { at: new Date().toISOString() }))
    await host.stop()

    await post.another().send(mail)
    post.clock.move(LEASE)
    await post.another().send(mail)
    expect(await count()).toBe(1)
  })

  test('is sent after the lease when SES never had it', async () => {
    sendings(Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' }))
    await expect(post.mailer.send(mail)).rejects.toThrow('TimeoutError')
    expect(await count()).toBe(0)

    post.clock.move(LEASE)
    await Promise.allSettled([post.mailer.send(mail), post.another().send(mail), post.another().send(mail)])

    expect(await count()).toBe(1)
  })

  test('is sent twice when the event is lost as well, which is the lesser harm', async () => {
    sendings('lostAnswer')
    await expect(post.mailer.send(mail)).rejects.toThrow('TimeoutError')

    post.clock.move(LEASE)
    await post.mailer.send(mail)

    expect(await count()).toBe(2)
  })
})

describe('a table that fails', () => {
  test.each(['lostAnswer', 'throttled', 'unavailable'] as const)('by %s still sends one mail', async fault => {
    const claims = failing(post.database, 'PutItemCommand', [fault])
    const marks = failing(post.database, 'UpdateItemCommand', [fault])

    await post.mailer.send(mail)
    await post.mailer.send(mail)

    expect([claims.attempts(), marks.attempts()]).toEqual([3, 2])
    expect(await count()).toBe(1)
  })

  test('when a sent mail is marked does not stop the work, and the mail is not resent within the lease', async () => {
    const never = Array.from({ length: 4 }, () => 'unavailable' as const)
    failing(post.database, 'UpdateItemCommand', never)

    await post.mailer.send(mail)

    await expect(post.another().send(mail)).rejects.toThrow('The mail is retried later.')
    expect(await count()).toBe(1)
  })
})

test('two functions that send one mail at once send it once, and both succeed', async () => {
  const patient = await openPost()

  await Promise.all([patient.mailer.send(mail), patient.another().send(mail), patient.another().send(mail)])

  expect(await patient.sent()).toHaveLength(1)
  await patient.close()
})

describe('a mail that SES refuses', () => {
  test('is reported without the address, and sent once the cause is fixed', async () => {
    const elsewhere = `domain-${Date.now()}.example`
    const unverified = await openPost({ from: `no-reply@${elsewhere}` })

    const refused = unverified.mailer.send(mail)
    await expect(refused).rejects.toThrow(MailRefused)
    await expect(refused).rejects.toThrow(/^SES refused a mail: MessageRejected, request [\w-]+\.$/)

    await verify(unverified.ses, elsewhere)
    await unverified.mailer.send(mail)
    expect(await unverified.sent()).toHaveLength(1)
    await unverified.close()
  })

  async function toBeNotified() {
    const host = await testHost()
    const context = { ...host.context, mailer: post.mailer }
    const at = new Date(host.clock.now()).toISOString()
    const link = { digest: 'digest', sealed: await host.context.keys.seal('the-secret', sealedContext('link', 't')) }
    const expiryDate = new Date(host.clock.now() + 86_400_000).toISOString()
    const transfer = aTransfer('t', { transferState: 'active', expiryDate, link })
    await host.context.transfers.add(transfer, { at, action: 'create', actor: 'alice', result: 'done' })
    return { host, context, found: () => host.context.transfers.get('t') }
  }

  test.each(['MessageRejected', 'BadRequestException'])(
    'with the link by %s leaves the transfer, and its sender learns where to copy the link',
    async name => {
      const { host, context, found } = await toBeNotified()
      sendings(answer(name, 400))

      await notify(context, { transferId: 't' })

      expect(await found()).toMatchObject({ transferState: 'active', linkMail: { state: 'refused' } })
      const sent = await post.delivered()
      expect(sent).toMatchObject([{ to: 'alice@acme.example', subject: expect.stringContaining('rita@partner') }])
      expect(sent[0]?.text).toContain(`${host.origin}/transfers/t/review`)
      expect(JSON.stringify(sent)).not.toContain('the-secret')
      expect(host.logLines.join('\n')).not.toMatch(/rita|alice/)
      await host.stop()
    },
  )

  test('to the sender as well does not stop the work, and the operator gets a report', async () => {
    const { host, context, found } = await toBeNotified()
    sendings(answer('MessageRejected', 400), answer('MessageRejected', 400))

    await notify(context, { transferId: 't' })

    expect(await found()).toMatchObject({ transferState: 'active', linkMail: { state: 'refused' } })
    expect(await count()).toBe(0)
    expect(host.logLines.filter(line => line.includes('"level":"error"'))).toHaveLength(2)
    expect(host.logLines.join('\n')).not.toMatch(/rita|alice/)
    await host.stop()
  })

  test('and whose mail to the sender breaks off is completed by the next attempt', async () => {
    const { host, context } = await toBeNotified()
    sendings(answer('MessageRejected', 400), answer('SendingPausedException', 400), answer('MessageRejected', 400))

    await expect(notify(context, { transferId: 't' })).rejects.toThrow('SendingPausedException')
    await notify(context, { transferId: 't' })

    expect(await post.delivered()).toMatchObject([{ to: 'alice@acme.example' }])
    await host.stop()
  })
})
