import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getMemberTexts } from '../../lambdas/mails/getMailTexts.ts'
import { type Undelivered, undeliveredMail } from '../../lambdas/mails/undeliveredMail.ts'

const facts = {
  brandName: 'Waybill',
  language: 'en' as const,
  recipient: 'rita@partner.example',
  state: 'bounced' as Undelivered,
  files: [{ name: 'report.pdf', size: 1_468_006 }],
  reviewUrl: 'https://files.acme.example/transfers/4f1e/review',
}
const { meaning, send, request } = getMemberTexts('en').undelivered
const states = Object.keys(meaning) as Undelivered[]

describe('the mail about an undelivered link', () => {
  test.each(states)('says what happened, and what to do, when it is %s', state => {
    const mail = undeliveredMail({ ...facts, state })

    expect(mail.subject).toContain('rita@partner.example')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(send.title[state])
      expect(part).toContain(meaning[state])
      expect(part).toContain('copy the link')
      expect(part).toContain(facts.reviewUrl)
      expect(part).toContain('report.pdf')
    }
  })

  test.each(states)('names an upload link for a request, when it is %s', state => {
    const mail = undeliveredMail({ ...facts, state, files: [], isRequest: true })

    expect(mail.subject).toContain('Your upload link')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(request.title[state])
      expect(part).toContain(meaning[state])
      expect(part).toContain('ask again')
      expect(part).not.toContain('Your files')
    }
  })

  test('keeps any user text as text, on its line', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('<', '>', '"', '&', '\r', '\n', '\u0000', '\ud800', '-->', '</style>', 'a'))
        .map(parts => parts.join('')),
    )
    const getTags = (markup: string) => new Set(markup.match(/<[^>]*>?/g))
    const own = getTags(undeliveredMail({ ...facts, files: [{ name: 'a/b', size: 1 }] }).html)
    const people = fc.record({ brandName: typed, recipient: typed, state: fc.constantFrom(...states) })

    fc.assert(
      fc.property(people, typed, (some, name) => {
        const mail = undeliveredMail({ ...facts, ...some, files: [{ name, size: 1 }] })
        expect(getTags(mail.html).difference(own)).toEqual(new Set())
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must hold none of them
        expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
        expect(mail.text.split(facts.reviewUrl)).toHaveLength(2)
      }),
    )
  })
})
