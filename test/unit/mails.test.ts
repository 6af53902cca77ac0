import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedMail } from '../../lambdas/pipeline/mails/failedMail.ts'
import { html } from '../../lambdas/pipeline/mails/html.ts'
import { linkMail } from '../../lambdas/pipeline/mails/linkMail.ts'

const link = `https://files.acme.example/dl/${'Ab3_-'.repeat(9).slice(0, 43)}`

const facts = {
  brandName: 'Waybill',
  organisationName: 'Acme Ltd',
  senderEmail: 'alice@acme.example',
  recipientName: 'Robin',
  message: 'Hi Robin,\nhere are the figures.',
  fileCount: 1,
  files: [{ name: 'report.pdf', size: 1_468_006 }],
  expiryDate: '2026-11-28T10:15:00.000Z',
  timeZone: 'Europe/Paris',
  link,
  supportEmail: 'help@acme.example',
}

const failure = {
  brandName: 'Waybill',
  recipient: 'robin@partner.example',
  reason: 'report.pdf was damaged on its way. Please send it again.',
  files: facts.files,
  reviewUrl: 'https://files.acme.example/transfers/4f1e/review',
}

describe('the mail with the link', () => {
  test.each([
    ['an address', 'Rita, your account is locked: see https://evil.example'],
    ['a host', 'Rita, go to evil.example now'],
    ['a mailbox', 'rita@evil.example'],
    ['a sentence', `Rita. ${'Your files wait. '.repeat(8)}`],
  ])('does not put %s that stands for a name into the mouth of the product', (_, recipientName) => {
    const mail = linkMail({ ...facts, recipientName })

    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello,')
      expect(part).not.toContain(recipientName.trim())
    }
  })

  test.each(['Dr. J. R. Müller-Şen', 'Mrs O’Neil (Legal)', '李小龙', 'Anne-Marie d’Arc, Jr.'])(
    'greets %s by name',
    recipientName => {
      expect(linkMail({ ...facts, recipientName }).text).toContain(`Hello ${recipientName},`)
    },
  )

  test('says who sends what until when, in both parts', () => {
    const mail = linkMail(facts)

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
    expect(linkMail(facts).html.split(`href="${link}"`)).toHaveLength(3)
    expect(linkMail(facts).html).toContain(`>${link}</a>`)
  })

  test('loads nothing from anywhere and names no address beside the link', () => {
    const { html: markup } = linkMail(facts)

    expect(markup).not.toMatch(/<(img|link|script|iframe|object|base)\b|\bsrc=|url\(|@import/i)
    expect(markup.replaceAll(link, '')).not.toContain('://')
  })

  test('keeps the line breaks of the message, whatever system they come from', () => {
    const mail = linkMail({ ...facts, message: 'one\r\ntwo\n\nfour\rfive' })

    expect(mail.html).toContain('one<br>two<br><br>four<br>five')
    expect(mail.text).toContain('> one\n> two\n>\n> four\n> five')
  })

  test('leaves out the message and the name where there are none', () => {
    const mail = linkMail({ ...facts, message: ' \n', recipientName: undefined })

    expect(mail.text).toContain('Hello,')
    expect(mail.text).not.toContain('Message from')
    expect(mail.html).not.toContain('Message from')
  })

  test('names twenty of fifty files and counts the rest', () => {
    const files = Array.from({ length: 50 }, (_, index) => ({ name: `part-${index + 1}.csv`, size: 1024 }))
    const mail = linkMail({ ...facts, files })

    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('50 files, 50 KB')
      expect(part).toContain('part-20.csv')
      expect(part).not.toContain('part-21.csv')
      expect(part).toContain('and 30 more')
    }
  })

  test('names the folders of a file, quieter than the file itself and shortened where they are long', () => {
    const files = [
      { name: 'Reports/2026/summary.pdf', size: 1024 },
      { name: `${'deep folder/'.repeat(20)}<b>.txt`, size: 1024 },
    ]
    const mail = linkMail({ ...facts, files })

    expect(mail.text).toContain('- Reports/2026/summary.pdf (1 KB)')
    expect(mail.html).toMatch(/<span class="faint"[^>]*>Reports\/2026\/<\/span>summary\.pdf</)
    expect(mail.text).toContain('- deep folder/deep folder/…/deep folder/<b>.txt (1 KB)')
    expect(mail.html).toContain('…/deep folder/</span>&lt;b&gt;.txt<')
  })

  test('names all of twenty files', () => {
    const files = Array.from({ length: 20 }, (_, index) => ({ name: `part-${index + 1}.csv`, size: 1024 }))
    const mail = linkMail({ ...facts, files })

    expect(mail.text).toContain('part-20.csv')
    expect(mail.text).not.toMatch(/and \d+ more/)
  })
})

describe('the mail about a transfer that failed', () => {
  test('says to whom, why and where to look', () => {
    const mail = failedMail(failure)

    expect(mail.subject).toBe('Your transfer to robin@partner.example could not be completed')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(failure.reason)
      expect(part).toContain(failure.reviewUrl)
      expect(part).toContain('report.pdf')
    }
  })
})

describe('whatever people type', () => {
  /** Ordinary text, and text made of what breaks out of markup, attributes, comments, styles and headers. */
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '&',
          '\r',
          '\n',
          '\u2028',
          '\u0000',
          '\ud800',
          '-->',
          '</style>',
          '${',
          'a',
        ),
        { maxLength: 30 },
      )
      .map(parts => parts.join('')),
  )
  const files = fc.array(fc.record({ name: typed, size: fc.nat() }), { maxLength: 30 })
  const linkFacts = fc.record({
    brandName: typed,
    organisationName: typed,
    senderEmail: typed,
    recipientName: typed,
    message: typed,
    files,
    supportEmail: fc.option(typed, { nil: undefined }),
  })
  const failureFacts = fc.record({ brandName: typed, recipient: typed, reason: typed, files })

  /** Holds a property for both mails. */
  function ofEveryMail(property: (mail: { subject: string; text: string; html: string }, address: string) => void) {
    fc.assert(fc.property(linkFacts, people => property(linkMail({ ...facts, ...people }), link)))
    fc.assert(fc.property(failureFacts, people => property(failedMail({ ...failure, ...people }), failure.reviewUrl)))
  }

  /** The tags of a mail without its text: what strings may repeat (rows, line breaks) counted once. */
  const tagsOf = (markup: string) => new Set(markup.match(/<[^>]*>?/g))
  const full = { ...facts, message: 'a\nb', files: Array.from({ length: 21 }, () => ({ name: 'a', size: 1 })) }
  const ownTags = tagsOf(linkMail(full).html).union(tagsOf(failedMail({ ...failure, files: full.files }).html))

  test('the HTML part holds the tags of its frame and no other', () => {
    ofEveryMail(mail => {
      expect(tagsOf(mail.html).difference(ownTags)).toEqual(new Set())
      expect(mail.html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
    })
  })

  test('the text part holds the address exactly once', () => {
    ofEveryMail((mail, address) => {
      expect(mail.text.split(address)).toHaveLength(2)
    })
  })

  test('the subject stays on one line and every part is well-formed', () => {
    ofEveryMail(mail => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must hold none of them
      expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      for (const part of Object.values(mail)) expect(part.isWellFormed()).toBe(true)
    })
  })

  test('text inside an attribute cannot leave it', () => {
    fc.assert(
      fc.property(typed, text => {
        const markup = html`<a title="${text}" lang='${text}'>`.toString()
        expect(markup).toMatch(/^<a title="[^"<>]*" lang='[^'<>]*'>$/)
      }),
    )
  })
})
