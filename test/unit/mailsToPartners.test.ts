import { describe, expect, test } from 'vitest'
import type { MailContent } from '../../lambdas/mails/facts.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { passwordMail } from '../../lambdas/mails/passwordMail.ts'
import { receiptMail } from '../../lambdas/mails/receiptMail.ts'
import { reminderMail } from '../../lambdas/mails/reminderMail.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type MailKind, mailKinds, placeholdersByKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import { facts, link, plainSet, toPartners } from './toMails.ts'

const sets = [plainSet, TemplateSet.parse({ name: 'Einfach', language: 'de' }), ...demoOrganisation.templateSets]
const everyMail = sets.flatMap(set => mailKinds.map(kind => [set.name, kind, set] as const))
const toParts = ({ subject, text, html, replyTo = '' }: MailContent) => [subject, text, html, replyTo]
const readBack = (markup: string) => markup.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, ' ')

describe.each(everyMail)('with the set %s, the mail %s', (_, kind, set) => {
  const mail = toPartners[kind]

  test('contains all required parts, for any sender and recipient', () => {
    const known = {
      senderEmail: facts.senderEmail,
      recipientName: facts.recipientName,
      supportEmail: facts.supportEmail,
    }
    const names = Object.keys(known) as (keyof typeof known)[]
    for (let which = 0; which < 2 ** names.length; which += 1) {
      const hidden = Object.fromEntries(names.filter((_, index) => which & (1 << index)).map(name => [name, undefined]))

      const { subject, text, html } = mail(set, { ...facts, ...hidden })

      expect(subject).not.toBe('')
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(text).toMatch(/^(Hello|Dear|Guten Tag)/)
      expect(text).toContain('Acme Ltd')
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\{\{|\}\}| ,|,,/)
    }
  })

  test('has no trace of an anonymous sender, and no reply address', () => {
    const anonymous = mail(set, { ...facts, senderEmail: undefined })

    for (const part of toParts(anonymous)) expect(part.toLowerCase()).not.toMatch(/alice/)
    expect(anonymous.replyTo).toBeUndefined()
  })

  test('says the same in both of its parts', () => {
    const { text, html } = mail(set, facts)
    const read = readBack(html).replace(/\s+/g, ' ')

    const told = text
      .split('\n')
      .map(line => line.replace(/^(> |- |-- | {2}SHA-256 )/, '').replace(/ \([^)]*\)$|:$/, ''))
      .filter(line => line !== '' && line !== '>' && line !== '--')

    expect(told.length).toBeGreaterThan(3)
    for (const line of told) expect(read.replaceAll('&#39;', "'").replaceAll('&quot;', '"')).toContain(line)
  })

  test('loads no remote content, and contains no address except its link', () => {
    const { html } = mail(set, facts)

    expect(html).not.toMatch(/<(link|script|iframe|object|base|form)\b|url\(|@import/i)
    expect([...html.matchAll(/\bsrc="([^"]*)"/g)].map(([, address]) => address)).toEqual(set.logo ? ['cid:logo'] : [])
    expect(html.replaceAll(link, '')).not.toContain('://')
  })

  test('is in the language of the set', () => {
    const { html, language } = mail(set, { ...facts, message: 'Figures.' })

    expect(language).toBe(set.language)
    expect(html).toContain(`<html lang="${set.language}"`)
    if (set.language === 'de') expect(html).not.toMatch(/\b(the|you|November 2026 at)\b/)
  })
})

test('replies go to the sender or the set’s address, and never for a password or a code', () => {
  const own = TemplateSet.parse({ name: 'Own', replyTo: 'partners@acme.example' })

  for (const kind of mailKinds) {
    const isSecret = kind === 'password' || kind === 'code'
    expect(toPartners[kind](plainSet, facts).replyTo, kind).toBe(isSecret ? undefined : 'alice@acme.example')
    expect(toPartners[kind](own, facts).replyTo, kind).toBe('partners@acme.example')
  }
})

describe('a secret', () => {
  test('is in its own mail only, and in no line that a locked screen shows', () => {
    for (const kind of mailKinds) {
      const { subject, text, html } = toPartners[kind](plainSet, facts)
      const preview = /<div style="display:none[^>]*>([^&]*)/.exec(html)?.[1] ?? ''

      for (const [secret, own] of [
        [facts.password, ['password']],
        [facts.code, ['code']],
        [link, ['link', 'request', 'reminder', 'requestReminder']],
      ] as const) {
        expect(text.includes(secret), `${kind} ${secret}`).toBe((own as readonly MailKind[]).includes(kind))
        expect(html.includes(secret), `${kind} ${secret}`).toBe((own as readonly MailKind[]).includes(kind))
        expect(`${subject} ${preview}`).not.toContain(secret)
      }
    }
  })

  test.each(['phone', 'login'] as const)(
    'behind a gate (%s) has no name, size or word of its content in any mail',
    gate => {
      const behind = { ...facts, gate }

      for (const mail of [linkMail(plainSet, behind), reminderMail(plainSet, behind), passwordMail(plainSet, behind)]) {
        for (const part of toParts(mail)) expect(part).not.toMatch(/report|figures|1\.4 MB/i)
      }
      expect(linkMail(plainSet, behind).text).toContain('Before you see the files')
    },
  )
})

describe('a receipt', () => {
  const files = Array.from({ length: 90 }, (_, index) => ({
    name: `Übergabe/Abteilung ${index}/${'scan '.repeat(20)}${index}.tiff`,
    size: 1024 * index,
    sha256: index.toString(16).padStart(2, '0').repeat(32),
  }))
  const mail = receiptMail(plainSet, { ...facts, fileCount: 90, files })

  test('names every one of ninety files with its size and its SHA-256, and the time of receipt', () => {
    for (const part of [mail.text, mail.html]) {
      for (const { sha256 } of files) expect(part).toContain(sha256)
      expect(part).toContain('21 November 2026 at 11:15 CET')
      expect(part).toContain('90 files, 3.9 MB')
    }
  })

  // Gmail clips a mail’s HTML at this size:
  // https://www.spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html
  test('is not clipped by mail programs', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102 * 1024)
  })
})

describe('the words of a set', () => {
  const named = (...names: string[]) => names.map(name => `{{${name}}}`).join(' | ')

  test.each(mailKinds)('are filled with all declared values: %s', kind => {
    const set = TemplateSet.parse({ name: 'All', mails: { [kind]: { subject: named(...placeholdersByKind[kind]) } } })

    expect(toPartners[kind](set, facts).subject.split(' | ')).toHaveLength(placeholdersByKind[kind].length)
  })

  test.each(mailKinds)('are replaced by the language’s where they name an anonymous sender: %s', kind => {
    if (kind === 'code') return
    const words = '{{sender}} wrote this himself.'
    const every = { subject: words, heading: words, paragraphs: [words], button: words, footer: [words] }
    const set = TemplateSet.parse({ name: 'Himself', mails: { [kind]: every } })

    expect(toPartners[kind](set, facts).subject).toBe('alice@acme.example wrote this himself.')
    const anonymous = { ...facts, senderEmail: undefined }
    for (const part of toParts(toPartners[kind](set, anonymous))) expect(part).not.toContain('himself')
    expect(toPartners[kind](set, anonymous)).toEqual(toPartners[kind](plainSet, anonymous))
  })

  test('stay text, for any markup in them', () => {
    const set = TemplateSet.parse({
      name: 'Marks',
      mails: { link: { paragraphs: ['<b>&copy; $& $1 {sender}</b>'] } },
    })
    const { html, text } = linkMail(set, facts)

    expect(text).toContain('<b>&copy; $& $1 {sender}</b>')
    expect(html).toContain('&lt;b&gt;&amp;copy; $&amp; $1 {sender}&lt;/b&gt;')
  })

  test('say that the password of a protected archive arrives separately, in the language of the set', () => {
    const german = TemplateSet.parse({ name: 'Deutsch', language: 'de' })
    const locked = { ...facts, isPasswordProtected: true }

    expect(linkMail(plainSet, locked).text).toContain('opens with a password. The password is sent in a separate mail.')
    expect(linkMail(german, locked).text).toContain('mit einem Passwort öffnet')
    const ofTwo = { ...locked, fileCount: 2 }
    expect(linkMail(plainSet, ofTwo).text).toContain('1 archive with 2 files, 1.4 MB:')
    expect(linkMail(german, ofTwo).html).toContain('1 Archiv mit 2 Dateien, 1,4 MB')
    expect(linkMail(german, { ...facts, fileCount: 2 }).subject).toBe(
      'alice@acme.example hat 2 Dateien für Sie freigegeben',
    )
    expect(linkMail(german, facts).text).toContain('Verfügbar bis 28. November 2026 um 11:15 MEZ.')
    expect(linkMail(german, facts).text).toContain('(1,4 MB)')
  })
})
