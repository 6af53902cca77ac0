import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { type Mail, MailRefused } from '../../lambdas/ports/mail.ts'
import { mailerSuite } from '../contracts/mailer.suite.ts'
import { type AwsPost, openPost } from './mailPost.ts'
import { toRows } from './tables.ts'

mailerSuite('SES', () => openPost())

const mail: Mail = {
  key: 'link 1',
  to: 'rita@partner.example',
  subject: 'A file for you',
  text: 'Text.',
  html: '<p>Text.</p>',
  about: { transferId: '1', occasion: 'link' },
}
let post: AwsPost

beforeEach(async () => {
  post = await openPost()
})
afterEach(() => post.close())

function asked(): SendEmailCommandInput[] {
  const inputs: SendEmailCommandInput[] = []
  post.ses.middlewareStack.add(
    next => async args => {
      inputs.push(args.input as SendEmailCommandInput)
      return next(args)
    },
    { step: 'initialize', name: 'asked' },
  )
  return inputs
}

const toRaw = (input?: SendEmailCommandInput) => Buffer.from(input?.Content?.Raw?.Data ?? []).toString()

/** The mail’s own headers, unfolded (RFC 5322, 2.2.3), by their names in lower case. */
function toHeaders(input?: SendEmailCommandInput): Record<string, string> {
  const [head = ''] = toRaw(input).split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(lines.map(line => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')]))
}

describe('a mail by SES', () => {
  test('carries the tags that identify its events, under the publishing configuration set', async () => {
    const inputs = asked()

    await post.mailer.send(mail)
    const { about: _, ...aboutNothing } = mail
    await post.mailer.send({ ...aboutNothing, key: 'other' })

    expect(inputs).toMatchObject([
      {
        ConfigurationSetName: 'mails',
        EmailTags: [
          { Name: 'mail', Value: computeDigest('link 1') },
          { Name: 'transfer', Value: '1' },
          { Name: 'occasion', Value: 'link' },
        ],
      },
      { EmailTags: [{ Name: 'mail', Value: computeDigest('other') }] },
    ])
  })

  test('is sent as raw bytes: its headers contain the sender and the no-reply marks', async () => {
    const inputs = asked()

    await post.mailer.send({ ...mail, replyTo: 'help@acme.example', language: 'de' })

    const headers = toHeaders(inputs[0])
    expect(headers).toMatchObject({
      to: mail.to,
      'reply-to': 'help@acme.example',
      'content-language': 'de',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
    })
    expect(headers.from).toMatch(new RegExp(`^=\\?UTF-8\\?[BQ]\\?\\S+\\?= <${post.address}>$`))
    expect(inputs[0]).toMatchObject({ FromEmailAddress: post.address, Destination: { ToAddresses: [mail.to] } })
    expect(JSON.stringify(headers)).not.toContain('link 1')
  })

  test('embeds its logo', async () => {
    const inputs = asked()

    await post.mailer.send({ ...mail, html: '<img src="cid:logo">', logo: Buffer.from('a picture').toString('base64') })

    const raw = toRaw(inputs[0])
    expect(raw).toMatch(/Content-ID: <logo>/i)
    expect(raw).toContain(Buffer.from('a picture').toString('base64'))
    expect(raw).not.toMatch(/https?:/)
  })

  test('keeps each header on one line, for any subject', async () => {
    await post.mailer.send({ ...mail, subject: 'One\r\nBcc: eve@evil.example\r\n\r\nTwo\u2028\u0000' })

    expect(await post.delivered()).toMatchObject([{ to: mail.to, subject: 'One Bcc: eve@evil.example Two' }])
  })

  test.each([
    'rita@partner.example, eve@evil.example',
    'rita@partner.example\r\nBcc: eve@evil.example',
    'Rita <rita@partner.example>',
    '"rita" eve@evil.example',
    'rita',
    '@partner.example',
    'rüş@partner.example',
    '',
  ])('goes to one address only, and is refused for %j', async to => {
    const inputs = asked()

    const refused = post.mailer.send({ ...mail, to })

    await expect(refused).rejects.toThrow(MailRefused)
    await expect(refused).rejects.toThrow('A mail needs exactly one recipient address.')
    expect(inputs).toEqual([])
  })

  test('leaves a row that names no person and expires automatically', async () => {
    await post.mailer.send(mail)

    const [row] = await toRows(post.database, post.table)
    expect(row).toMatchObject({ pk: `MAIL#${computeDigest('link 1')}`, mailState: 'sent' })
    expect(row?.expiresAt).toBeGreaterThan(post.clock.now() / 1000 + 365 * 86_400)
    expect(JSON.stringify(row)).not.toContain('@')
  })
})
