import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alertMail } from '../../lambdas/mails/alertMail.ts'
import type { MailContent } from '../../lambdas/mails/facts.ts'
import { failedMail } from '../../lambdas/mails/failedMail.ts'
import { getAlertTexts, getMemberTexts, getPartnerTexts } from '../../lambdas/mails/getMailTexts.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { smsText } from '../../lambdas/mails/smsText.ts'
import { undeliveredMail } from '../../lambdas/mails/undeliveredMail.ts'
import { Alert, AlertKind } from '../../shared/domain/insights/alert.ts'
import { mailKinds, TemplateSet } from '../../shared/domain/templateSet.ts'
import { type Language, languageFacts, languages } from '../../shared/texts/language.ts'
import { failureReasons } from '../../shared/texts/mails/failureReasons.ts'
import { facts, link, reviewUrl, toMembersIn, toPartners } from './toMails.ts'

const setIn = (language: Language) => TemplateSet.parse({ name: 'Plain', language })
const variants = [
  facts,
  { ...facts, senderEmail: undefined, supportEmail: undefined, recipientName: undefined },
  {
    ...facts,
    isPasswordProtected: true,
    fileCount: 3,
    files: Array.from({ length: 23 }, () => ({ name: 'a/b', size: 5 })),
  },
  { ...facts, gate: 'phone' as const },
  { ...facts, gate: 'login' as const },
]

const alerts = AlertKind.options.map(kind =>
  Alert.parse({
    ...{ id: kind, kind, createdAt: '2026-11-21T09:00:00.000Z', sender: 'alice@acme.example' },
    ...{ recipient: 'rita@partner.example', domain: 'partner.example' },
  }),
)

/** Each mail of a language, by its name. */
function createMails(language: Language): [name: string, mail: MailContent][] {
  const set = setIn(language)
  const members = Object.entries(toMembersIn(language))
  const undelivered = (['delayed', 'bounced', 'complained', 'refused'] as const).flatMap(state =>
    [false, true].map(isRequest => {
      const about = { ...facts, language, recipient: 'rita@partner.example', reviewUrl, state, isRequest }
      return [`undelivered ${state} ${isRequest}`, undeliveredMail(about)] as [string, MailContent]
    }),
  )
  const alerting = alertMail({
    ...{ brandName: 'Waybill', language, timeZone: 'Europe/Paris', alerts, toUrl: () => undefined },
    ...{ insightsUrl: `${link}1`, transfersUrl: `${link}2`, unsubscribeUrl: `${link}3` },
  })
  return [
    ...variants.flatMap((some, index) => [
      ...mailKinds.map(kind => [`${kind} ${index}`, toPartners[kind](set, some)] as [string, MailContent]),
      ...members.map(([kind, mail]) => [`${kind} ${index}`, mail(some)] as [string, MailContent]),
    ]),
    ...undelivered,
    ['alerts', alerting],
  ]
}

/** The paragraphs and quotations of the HTML part, as a person reads them. */
function getParagraphs(html: string): string[] {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  const found = [...html.matchAll(/<(p|td) class="(?:quote )?body"[^>]*>(.*?)<\/\1>/gs)]
  return found
    .flatMap(([, , content = '']) => content.split('<br>'))
    .map(part => part.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (_, name) => entities[name] ?? ''))
}

describe.each(languages)('mails in %s', language => {
  const mails = createMails(language)

  test('have no placeholder left, and a subject on one line', () => {
    for (const [name, { subject, text, html }] of mails) {
      for (const part of [subject, text, html]) expect(part, name).not.toMatch(/\{\{|\}\}|undefined/)
      expect(subject.trim(), name).not.toBe('')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must hold none of them
      expect(subject, name).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2066-\u2069]/)
    }
  })

  test('say in the text part what the HTML part says', () => {
    for (const [name, { text, html }] of mails) {
      const paragraphs = getParagraphs(html)
      expect(paragraphs.length, name).toBeGreaterThan(1)
      for (const paragraph of paragraphs) expect(text, name).toContain(paragraph)
      for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g)) expect(text, name).toContain(url)
    }
  })

  test('name their language and direction', () => {
    const { direction } = languageFacts[language]
    for (const [name, mail] of mails) {
      expect(mail.language, name).toBe(language)
      expect(mail.html, name).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(mail.html, name).toContain(`<div role="main" lang="${language}" dir="${direction}">`)
    }
  })

  test('use the placeholders of the English ones, and no English sentence', () => {
    if (language === 'en') return
    for (const get of [getPartnerTexts, getMemberTexts, getAlertTexts]) {
      const [own, english] = [flatten(get(language)), flatten(get('en'))]
      expect(Object.keys(own)).toEqual(Object.keys(english))
      for (const [path, text] of Object.entries(own)) {
        const wanted = getPlaceholders(english[path] ?? '')
        expect(getPlaceholders(text), path).toEqual(wanted)
        if ((english[path] ?? '').split(' ').length > 3) expect(text, path).not.toBe(english[path])
      }
    }
  })

  test('say why a transfer failed', () => {
    const { reasons } = getMemberTexts(language).failed
    expect(Object.keys(reasons)).toEqual(language === 'en' ? [] : failureReasons)
    for (const [reason, translation] of Object.entries(reasons)) {
      expect(translation.match(/\{\d\}/g) ?? []).toEqual(reason.match(/\{\d\}/g) ?? [])
    }
    const reason = 'a {1} b.csv was damaged during the upload. Please send it again.'
    const about = { brandName: 'W', recipient: 'rita@partner.example', files: [], reviewUrl }
    const { text } = failedMail({ ...about, language, reason })
    expect(text).toContain('a {1} b.csv')
    expect(text.includes('damaged')).toBe(language === 'en')
  })

  test('count in the forms of the language', () => {
    const alertsOf = getAlertTexts(language)
    for (const count of [1, 2, 3, 5, 11, 21, 100]) {
      for (const say of [alertsOf.subject, alertsOf.more, getPartnerTexts(language).moreFiles]) {
        const said = say(count)
        expect(said).not.toContain('#')
        if (count > 2) expect(said).toContain(`${count}`)
      }
    }
  })

  test('fit into one SMS that begins with the code', () => {
    for (const organisation of [
      'Acme',
      'International Society for the Advancement of the Theory and Practice of All',
    ]) {
      const said = smsText(setIn(language), { organisation, brand: 'Waybill', code: '493027', prefix: 'KT' })
      expect(said).toMatch(/^493027 .*KT/)
      // The code alone would not say what it is for.
      expect(said.length).toBeGreaterThan('493027 KT'.length + 5)
    }
    expect(smsText(setIn(language), { organisation: 'Acme', brand: 'W', code: '493027', prefix: 'KT' })).toContain(
      'Acme',
    )
  })
})

test('each reason that a step stores has its translations', async () => {
  const folder = join(import.meta.dirname, '../../lambdas/pipeline')
  const files = [...(await readdir(folder)).map(file => join(folder, file)), join(folder, '../triggers/sweep.ts')]
  const sources = await Promise.all(files.map(file => readFile(file, 'utf8')))
  const literals = sources.flatMap(source => [
    ...source.matchAll(/(?:new (?:Step|Expected)Failure\(|UNKNOWN_FAILURE = |const reason = )(['`])(.*?)\1/g),
  ])
  const templates = literals.map(([, , text = '']) => {
    let values = 0
    return text.replace(/\$\{[^}]*\}/g, () => `{${values++}}`)
  })

  expect(templates.sort()).toEqual([...failureReasons].sort())
})

/** Paths to texts; alternatives with their number. English has no reasons. */
function flatten(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string][] => {
      if (key === 'reasons') return []
      const at = path === '' ? key : `${path}.${key}`
      if (typeof value === 'string') return [[at, value]]
      return typeof value === 'object' ? Object.entries(flatten(value, at)) : []
    }),
  )
}

const getPlaceholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe('a right-to-left mail', () => {
  const { html, text, subject } = linkMail(setIn('ar'), {
    ...facts,
    files: [{ name: 'Reports/2026/summary.pdf', size: 1024 }],
  })

  test('begins lines on the right', () => {
    expect(html).toContain('text-align:right')
    expect(html).not.toContain('text-align:left')
    expect(html).toMatch(/class="quote body"[^>]* style="border-right:3px/)
    expect(html).toMatch(/class="faint row" align="left"/)
  })

  test('keeps the direction of addresses, paths, codes and URLs', () => {
    expect(html).toContain('<bdi>alice@acme.example</bdi>')
    expect(html).toContain('<bdi>help@acme.example</bdi>')
    expect(html).toMatch(
      /<bdi dir="ltr"><span [^>]*>Reports\/2026\/<\/span><span dir="auto">summary\.pdf<\/span><\/bdi>/,
    )
    expect(html).toMatch(new RegExp(`<a class="link" dir="ltr" [^>]*>${link}</a>`))
    expect(toPartners.code(setIn('ar'), facts).html).toMatch(/<p [^>]*dir="ltr"[^>]*>KT-493027</)
  })

  test('has no invisible characters in its text part and its subject, which would be copied with an address', () => {
    expect(`${subject}${text}`).not.toMatch(/[\u2066-\u2069]/)
  })

  test('keeps the direction of a file that is named in the reason of a failure', () => {
    const reason = 'people (1).csv was damaged during the upload. Please send it again.'

    const mail = failedMail({ brandName: 'W', language: 'ar', recipient: 'r@b.example', files: [], reviewUrl, reason })

    expect(mail.html).toContain('<bdi>people (1).csv</bdi>')
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[\u2066-\u2069]/)
  })

  test('cannot be broken by marks in a value', () => {
    const mail = linkMail(setIn('ar'), { ...facts, organisationName: 'A\u2069B\u2068<b>C' })

    expect(mail.html).toContain('<bdi>AB&lt;b&gt;C</bdi>')
    expect(mail.text).toContain('AB<b>C')
  })
})
