import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestOf } from '../../lambdas/core/digest.ts'
import { type Mail, MailRefused } from '../../lambdas/ports/mail.ts'
import { mailerSuite } from '../contracts/mailer.suite.ts'
import { type AwsPost, openPost } from './mailPost.ts'
import { rowsOf } from './tables.ts'

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

/** What SES is asked for, as it goes over the wire. */
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

describe('a mail by SES', () => {
  test('bears the tags by which its news are known, under the configuration set that publishes them', async () => {
    const inputs = asked()

    await post.mailer.send(mail)
    await post.mailer.send({ ...mail, key: 'other', about: undefined })

    expect(inputs).toMatchObject([
      {
        ConfigurationSetName: 'mails',
        EmailTags: [
          { Name: 'mail', Value: digestOf('link 1') },
          { Name: 'transfer', Value: '1' },
          { Name: 'occasion', Value: 'link' },
        ],
      },
      { EmailTags: [{ Name: 'mail', Value: digestOf('other') }] },
    ])
  })

  test('comes from a name that is encoded where it is not ASCII', async () => {
    const inputs = asked()

    await post.mailer.send(mail)

    const words = ['Größe "A"'].map(text => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`)
    expect(inputs[0]?.FromEmailAddress).toBe(`${words.join(' ')} <${post.address}>`)
  })

  test('stays one line in its headers, whatever its subject holds', async () => {
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
    '',
  ])('goes to one address alone, and is refused for %j', async to => {
    const inputs = asked()

    const refused = post.mailer.send({ ...mail, to })

    await expect(refused).rejects.toThrow(MailRefused)
    await expect(refused).rejects.toThrow('A mail was to go to what is not one address.')
    expect(inputs).toEqual([])
  })

  test('leaves a row that names nobody, and that goes away by itself', async () => {
    await post.mailer.send(mail)

    const [row] = await rowsOf(post.database, post.table)
    expect(row).toMatchObject({ pk: `MAIL#${digestOf('link 1')}`, mailState: 'sent' })
    expect(row?.expiresAt).toBeGreaterThan(post.clock.now() / 1000 + 365 * 86_400)
    expect(JSON.stringify(row)).not.toContain('@')
  })
})
