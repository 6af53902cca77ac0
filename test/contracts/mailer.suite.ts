import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { Mail, Mailer } from '../../lambdas/ports/mail.ts'

export type MailHost = {
  mailer: Mailer
  delivered(): Promise<Omit<Mail, 'key'>[]>
  close(): Promise<void>
}

const mail: Mail = {
  key: 'link 1',
  to: 'rita@partner.example',
  subject: 'Grüezi: 3 files for you 🦊',
  text: 'Line one\r\n\r\n.\r\nA line of one dot above.',
  html: `<!doctype html><p>${'Grüezi &amp; welcome '.repeat(5000)}</p>`,
}

export function mailerSuite(name: string, open: () => Promise<MailHost>) {
  describe(`mailer: ${name}`, () => {
    let post: MailHost

    beforeEach(async () => {
      post = await open()
    })
    afterEach(() => post.close())

    const subjects = async () => (await post.delivered()).map(({ subject }) => subject).sort()

    test('a mail arrives as it was written', async () => {
      await post.mailer.send(mail)

      const { key: _, ...written } = mail
      expect(await post.delivered()).toMatchObject([written])
    })

    test('a second mail for the same occasion is not sent', async () => {
      await post.mailer.send(mail)
      await post.mailer.send(mail)
      await post.mailer.send({ ...mail, subject: 'Changed since', to: 'rolf@partner.example' })

      expect(await subjects()).toEqual([mail.subject])
    })

    test('a mail with reported events is not sent again, for any number of events', async () => {
      await post.mailer.send(mail)
      await post.mailer.confirm(computeDigest(mail.key))
      await post.mailer.confirm(computeDigest(mail.key))
      await post.mailer.send(mail)

      expect(await subjects()).toEqual([mail.subject])
    })

    test('a mail’s tags are visible to the mail system, and not to its reader', async () => {
      await post.mailer.send({ ...mail, about: { transferId: 'a-transfer', occasion: 'link' } })

      const [arrived] = await post.delivered()
      expect(JSON.stringify(arrived)).not.toContain('a-transfer')
    })

    test('fifty concurrent sends of one occasion are one mail', async () => {
      await Promise.all(Array.from({ length: 50 }, () => post.mailer.send(mail)))

      expect(await subjects()).toEqual([mail.subject])
    })

    test('fifty concurrent occasions are fifty mails', async () => {
      const keys = Array.from({ length: 50 }, (_, index) => `link ${index}`).sort()

      await Promise.all(keys.map(key => post.mailer.send({ ...mail, key, subject: key })))

      expect(await subjects()).toEqual(keys)
    })

    test('the same text for another occasion is another mail', async () => {
      await post.mailer.send(mail)
      await post.mailer.send({ ...mail, key: 'failed 1' })

      expect(await subjects()).toEqual([mail.subject, mail.subject])
    })
  })
}
