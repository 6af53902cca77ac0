import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailContent } from '../../lambdas/mails/facts.ts'
import { failedMail } from '../../lambdas/mails/failedMail.ts'
import { html } from '../../lambdas/mails/html.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { extendUrl, facts, link, plainSet, reviewUrl, toMembers, toPartners } from './toMails.ts'

const failure = {
  brandName: 'Waybill',
  language: 'en' as const,
  recipient: 'robin@partner.example',
  reason: 'report.pdf was damaged during the upload. Please send it again.',
  files: facts.files,
  reviewUrl,
}

describe('the mail with the link', () => {
  test.each([
    ['an address', 'Rita, your account is locked: see https://evil.example'],
    ['a host', 'Rita, go to evil.example now'],
    ['a mailbox', 'rita@evil.example'],
    ['a sentence', `Rita. ${'Your files wait. '.repeat(8)}`],
  ])('omits the name %s, which reads like a text of the product', (_, recipientName) => {
    const mail = linkMail(plainSet, { ...facts, recipientName })

    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello,')
      expect(part).not.toContain(recipientName.trim())
    }
  })

  test.each(['Dr. J. R. Müller-Şen', 'Mrs O’Neil (Legal)', '李小龙', 'Anne-Marie d’Arc, Jr.'])(
    'greets %s by name',
    recipientName => {
      expect(linkMail(plainSet, { ...facts, recipientName }).text).toContain(`Hello ${recipientName},`)
    },
  )

  test('keeps the direction of our lines, for any name', () => {
    expect(linkMail(plainSet, { ...facts, recipientName: '\u202eRobin' }).text).toContain('Hello Robin,')
  })

  test('contains sender, files and expiry, in both parts', () => {
    const mail = linkMail(plainSet, facts)

    expect(mail.subject).toBe('alice@acme.example has shared 1 file with you')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Robin,')
      expect(part).toContain('alice@acme.example at Acme Ltd')
      expect(part).toContain('here are the figures.')
      expect(part).toContain('report.pdf')
      expect(part).toContain('1.4 MB')
      expect(part).toContain('28 November 2026 at 11:15')
      expect(part).toContain(link)
      expect(part).toContain('help@acme.example')
    }
  })

  test('shows the link as a button and as an address to copy', () => {
    const mail = linkMail(plainSet, facts)

    expect(mail.html.split(`href="${link}"`)).toHaveLength(3)
    expect(mail.html).toContain(`>${link}</a>`)
  })

  test('keeps the line breaks of the message, from any system', () => {
    const mail = linkMail(plainSet, { ...facts, message: 'one\r\ntwo\n\nfour\rfive' })

    expect(mail.html).toContain('one<br>two<br><br>four<br>five')
    expect(mail.text).toContain('> one\n> two\n>\n> four\n> five')
  })

  test('omits the message and the name when they are absent', () => {
    const mail = linkMail(plainSet, { ...facts, message: ' \n', recipientName: undefined })

    expect(mail.text).toContain('Hello,')
    expect(mail.text).not.toContain('Message from')
    expect(mail.html).not.toContain('Message from')
  })

  test('names twenty of fifty files and counts the rest', () => {
    const files = Array.from({ length: 50 }, (_, index) => ({ name: `part-${index + 1}.csv`, size: 1024 }))
    const mail = linkMail(plainSet, { ...facts, files })

    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('50 files, 50 KB')
      expect(part).toContain('part-20.csv')
      expect(part).not.toContain('part-21.csv')
      expect(part).toContain('and 30 more')
    }
  })

  test('names a file’s folders, in a lighter style, and shortened when they are long', () => {
    const files = [
      { name: 'Reports/2026/summary.pdf', size: 1024 },
      { name: `${'deep folder/'.repeat(20)}<b>.txt`, size: 1024 },
    ]
    const mail = linkMail(plainSet, { ...facts, files })

    expect(mail.text).toContain('- Reports/2026/summary.pdf (1 KB)')
    expect(mail.html).toMatch(/<span class="faint"[^>]*>Reports\/2026\/<\/span><span dir="auto">summary\.pdf</)
    expect(mail.text).toContain('- deep folder/deep folder/…/deep folder/<b>.txt (1 KB)')
    expect(mail.html).toContain('…/deep folder/</span><span dir="auto">&lt;b&gt;.txt<')
  })

  test('names all of twenty files', () => {
    const files = Array.from({ length: 20 }, (_, index) => ({ name: `part-${index + 1}.csv`, size: 1024 }))
    const mail = linkMail(plainSet, { ...facts, files })

    expect(mail.text).toContain('part-20.csv')
    expect(mail.text).not.toMatch(/and \d+ more/)
  })
})

describe('the mail about a failed transfer', () => {
  test('names the recipient, the reason and the page', () => {
    const mail = failedMail(failure)

    expect(mail.subject).toBe('Your transfer to robin@partner.example could not be completed')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(failure.reason)
      expect(part).toContain(failure.reviewUrl)
      expect(part).toContain('report.pdf')
    }
  })

  test('says how to send it again on its stored files, if policies block it', () => {
    const sentence = 'The files are stored for five days.'
    const mail = failedMail({ ...failure, canSendAgain: true })

    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(sentence)
      expect(part).toContain('choose “Send again”')
    }
    expect(failedMail(failure).text).not.toContain(sentence)
  })

  test('does not claim that a requester sent the files', () => {
    const mail = failedMail({ ...failure, isRequest: true })

    expect(mail.subject).toBe('The files from robin@partner.example could not be processed')
    expect(mail.text).toContain('robin@partner.example uploaded files for you')
    expect(mail.text).toContain('because you asked for these files.')
  })
})

describe('any user text', () => {
  /** Ordinary text, and text with delimiters of markup, attributes, comments, styles, templates and headers. */
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ...['<', '>', '"', "'", '&', '\r', '\n', '\u2028', '\u0000', '\ud800', '-->', '</style>', '${', '$&'],
          ...['{{sender}}', '{{code}}', '{{__proto__}}', 'a'],
        ),
        { maxLength: 30 },
      )
      .map(parts => parts.join('')),
  )
  const people = fc.record({
    brandName: typed,
    organisationName: typed,
    senderEmail: typed,
    recipientName: typed,
    message: typed,
    archiveName: typed,
    files: fc.array(fc.record({ name: typed, size: fc.nat() }), { maxLength: 30 }),
    supportEmail: fc.option(typed, { nil: undefined }),
  })
  const [, legal = plainSet] = demoOrganisation.templateSets
  const every: [string, (some: typeof facts) => MailContent][] = [
    ...Object.entries(toPartners).map(([kind, mail]) => [kind, (some: typeof facts) => mail(legal, some)] as const),
    ...Object.entries(toMembers),
  ].map(([kind, mail]) => [kind, mail])

  const getTags = (markup: string) => new Set(markup.replace(/alt="[^"]*"/g, 'alt=""').match(/<[^>]*>?/g))
  const full = { ...facts, message: 'a\nb', files: Array.from({ length: 21 }, () => ({ name: 'a/b', size: 1 })) }

  test.each(every)('leaves the HTML part with only the tags of its frame: %s', (_, mail) => {
    const own = getTags(mail(full).html)

    fc.assert(
      fc.property(people, some => {
        const { html: markup } = mail({ ...facts, ...some })
        expect(getTags(markup).difference(own)).toEqual(new Set())
        expect(markup.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 50 },
    )
  })

  test.each(every)('leaves each address in the text part as often as expected: %s', (_, mail) => {
    const addresses = [link, reviewUrl, extendUrl]
    const counted = (text: string) => {
      const found = text.split(/\s+/)
      return addresses.map(address => found.filter(word => word === address).length)
    }
    const once = counted(mail(full).text)

    expect(Math.max(...once)).toBeLessThanOrEqual(1)
    fc.assert(
      fc.property(people, some => {
        expect(counted(mail({ ...facts, ...some }).text)).toEqual(once)
      }),
      { numRuns: 50 },
    )
  })

  test.each(every)('leaves the subject on one line and every part well-formed: %s', (_, mail) => {
    fc.assert(
      fc.property(people, some => {
        const { subject, text, html: markup, replyTo = '' } = mail({ ...facts, ...some })
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must hold none of them
        for (const header of [subject, replyTo]) expect(header).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
        for (const part of [subject, text, markup]) expect(part.isWellFormed()).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('cannot leave an attribute', () => {
    fc.assert(
      fc.property(typed, text => {
        const markup = html`<a title="${text}" lang='${text}'>`.toString()
        expect(markup).toMatch(/^<a title="[^"<>]*" lang='[^'<>]*'>$/)
      }),
    )
  })
})
