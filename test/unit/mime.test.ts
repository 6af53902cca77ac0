import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { toMime } from '../../lambdas/core/mail/mime.ts'
import { oneLine } from '../../lambdas/core/mail/plainTextLines.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { type Mail, MailRefused } from '../../lambdas/ports/mail.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { facts, plainSet } from './toMails.ts'

const [, legal = plainSet] = demoOrganisation.templateSets
const about = { key: 'link 1', to: 'robin@partner.example' }
const mail: Mail = { ...linkMail(legal, { ...facts, recipientName: 'Ruş', message: 'Grüße\nשלום' }), ...about }
const parts = {
  from: '"Acme, Legal & Größe" <files@acme.example>',
  messageId: '<1@acme.example>',
  date: new Date(Date.parse('2026-11-21T09:00:00Z')),
}

const toRaw = (some: Mail, how: Parameters<typeof toMime>[1] = parts) =>
  Buffer.from(toMime(some, how)).toString('latin1')
const unixed = (text: string | undefined) => text?.replaceAll('\r\n', '\n')
const toHeaders = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map(line => line.slice(0, line.indexOf(':')))

describe('a raw mail', () => {
  test('is read by a mail program as it was written', async () => {
    const read = await PostalMime.parse(toMime(mail, parts))

    expect(read.subject).toBe(mail.subject)
    expect(read.from).toEqual({ name: 'Acme, Legal & Größe', address: 'files@acme.example' })
    expect(read.to).toEqual([{ name: '', address: 'robin@partner.example' }])
    expect(read.replyTo).toEqual([{ name: '', address: 'alice@acme.example' }])
    expect(unixed(read.text)?.trimEnd()).toBe(mail.text.trimEnd())
    expect(unixed(read.html)?.trimEnd()).toBe(mail.html.trimEnd())
    expect(read.messageId).toBe('<1@acme.example>')
    expect(read.date).toBe('2026-11-21T09:00:00.000Z')
  })

  test('offers to end mails of its kind (RFC 8058), on one line each', async () => {
    const unsubscribeUrl = `https://files.acme.example/api/alerts/unsubscribe/${'Ab3_-'.repeat(9).slice(0, 43)}`
    const { headers } = await PostalMime.parse(toMime({ ...mail, unsubscribeUrl }, parts))

    const find = (key: string) => headers.find(header => header.key === key)?.value
    expect(find('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(find('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(toRaw({ ...mail, unsubscribeUrl })).toContain(`<${unsubscribeUrl}>`)
    expect(toRaw(mail)).not.toContain('List-Unsubscribe')
  })

  test('embeds the logo, and shows it by its content id', async () => {
    const { attachments } = await PostalMime.parse(toMime(mail, parts))

    expect(attachments).toHaveLength(1)
    expect(attachments[0]).toMatchObject({
      mimeType: 'image/png',
      disposition: 'inline',
      related: true,
      contentId: '<logo>',
    })
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString('base64')).toBe(legal.logo?.png)
    expect(mail.html).toContain('src="cid:logo"')
  })

  test('without a logo has two parts and no attachment', () => {
    const raw = toRaw({ ...linkMail(plainSet, facts), ...about })

    expect(raw).not.toContain('multipart/related')
    expect(raw.match(/^Content-Type: text\//gm)).toHaveLength(2)
  })

  test('is marked as automatic, with its language and without its software', () => {
    const raw = toRaw(mail)

    expect(raw).toContain('\r\nAuto-Submitted: auto-generated\r\n')
    expect(raw).toContain('\r\nX-Auto-Response-Suppress: All\r\n')
    expect(raw).toContain('\r\nContent-Language: en\r\n')
    expect(raw).not.toMatch(/X-Mailer|nodemailer|Bcc/i)
  })

  test('has no header of an anonymous sender', async () => {
    const anonymous = linkMail(legal, { ...facts, senderEmail: undefined })
    const raw = toRaw({ ...anonymous, ...about })

    expect(toHeaders(raw)).not.toContain('Reply-To')
    const read = await PostalMime.parse(raw)
    for (const part of [raw, read.text, read.html, read.subject]) expect(part).not.toMatch(/alice/i)
  })

  test.each([
    ...['', 'robin', 'robin@partner.example, eve@evil.example', 'Robin <robin@partner.example>', 'rüş@partner.example'],
    ...['robin@partner.example\r\nBcc: eve@evil.example', 'robin@[127.0.0.1]', '"robin"@partner.example'],
  ])('goes to one address, or is refused: %j', to => {
    expect(() => toMime({ ...mail, to }, parts)).toThrow(MailRefused)
    expect(toHeaders(toRaw({ ...mail, replyTo: to }))).not.toContain('Reply-To')
  })

  test.each([
    ['files@acme.example', '', 'files@acme.example'],
    ['Acme Files <files@acme.example>', 'Acme Files', 'files@acme.example'],
    ['Acme, Inc. <files@acme.example>', 'Acme, Inc.', 'files@acme.example'],
    ['"Acme \\"A\\" \\\\" <files@acme.example>', 'Acme "A" \\', 'files@acme.example'],
    ['短い <files@acme.example>', '短い', 'files@acme.example'],
    ['"Größe, =?UTF-8?Q?x?=" <files@acme.example>', 'Größe, =?UTF-8?Q?x?=', 'files@acme.example'],
  ])('comes from %s, one sender', async (from, name, address) => {
    expect((await PostalMime.parse(toMime(mail, { from }))).from).toEqual({ name, address })
  })

  test('has plain text in its headers as it is, and encodes only what is not plain or looks encoded', () => {
    const subjectLine = (subject: string) =>
      /^Subject:(.*(?:\r\n[ \t].*)*)/m.exec(toRaw({ ...mail, subject }))?.[1]?.trim()

    expect(subjectLine('Files from Acme: 3 = 2 + 1?')).toBe('Files from Acme: 3 = 2 + 1?')
    expect(subjectLine('Grüße aus Bern')).toBe('=?UTF-8?Q?Gr=C3=BC=C3=9Fe_aus_Bern?=')
    expect(subjectLine('短い')).toBe('=?UTF-8?B?55+t44GE?=')
    expect(subjectLine('=?UTF-8?Q?x?=')).toMatch(/^=\?UTF-8\?[QB]\?(?!x\?=).*\?=$/)
    expect(subjectLine('x'.repeat(199))).toBe('x'.repeat(199))
    expect(subjectLine('x'.repeat(200))).toMatch(/^=\?UTF-8\?/)
  })

  test('comes from an address alone where it has no name, and quotes a plain name', () => {
    const fromLine = (from: string) => /^From: (.*)\r\n/m.exec(toRaw(mail, { from }))?.[1]

    expect(fromLine('files@acme.example')).toBe('files@acme.example')
    expect(fromLine('<files@acme.example>')).toBe('files@acme.example')
    expect(fromLine('"" <files@acme.example>')).toBe('files@acme.example')
    expect(fromLine('Acme <files@acme.example>')).toBe('"Acme" <files@acme.example>')
  })

  test('folds its headers at 76 letters', () => {
    for (const letters of [1, 2, 3, 4, 5]) {
      const subject = `${'x'.repeat(letters)} `.repeat(90).trim()
      const head = toRaw({ ...mail, subject }).split('\r\n\r\n')[0] ?? ''

      for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
    }
  })

  test('is identical, byte for byte, for identical input', () => {
    expect(toRaw(mail)).toBe(toRaw(mail))
  })
})

describe('any mail text', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '\r\nBcc: eve@evil.example',
            '\r\n\r\n<p>',
            '\n',
            '\r',
            '\u0000',
            '\u0085',
            '\u2028',
            '\ud800',
            'ü',
            '短',
          ],
          ...['--=_Part--', '\r\n.\r\n', '=?UTF-8?Q?=0D=0ABcc:_x?=', ',', ';', ':', '<', '>', '"', '@', ' ', 'a'],
        ),
        { maxLength: 60 },
      )
      .map(some => some.join('')),
  )
  const written = fc.record({ subject: typed, text: typed, html: typed, replyTo: typed, language: typed })
  const own = ['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'Content-Language']
  const always = ['Auto-Submitted', 'X-Auto-Response-Suppress', 'MIME-Version', 'Content-Type']

  test('leaves only our headers, each once, in lines that SMTP accepts', () => {
    fc.assert(
      fc.property(written, some => {
        const raw = toRaw({ ...some, ...about })
        const names = toHeaders(raw)

        expect(new Set(names).size).toBe(names.length)
        expect(new Set(names).difference(new Set([...own, ...always]))).toEqual(new Set())
        expect(names).toEqual(expect.arrayContaining(always))
        expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\t\r\n\x20-\x7e]*$/)
        for (const line of raw.split('\r\n')) expect(line).not.toMatch(/[\r\n]|^.{999}/s)
      }),
    )
  })

  test('reaches one address, and its two parts are unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(written, async ({ subject, text, html }) => {
        const read = await PostalMime.parse(toMime({ ...about, subject, text, html }, parts))

        expect(read.to).toEqual([{ name: '', address: 'robin@partner.example' }])
        expect(read.cc).toBeUndefined()
        expect(read.bcc).toBeUndefined()
        expect(read.attachments).toEqual([])
        expect(read.subject ?? '').toBe(oneLine(subject))
        const lines = (written: string | undefined) => written?.replace(/\r\n?/g, '\n').toWellFormed().trimEnd() ?? ''
        expect(lines(read.text)).toBe(lines(text))
        if (html.trim() !== '') expect(lines(read.html)).toBe(lines(html))
      }),
    )
  })
})
