import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailContent, MailFacts } from '../../lambdas/mails/facts.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { receiptMail } from '../../lambdas/mails/receiptMail.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { mailKinds, TemplateSet } from '../../shared/domain/templateSet.ts'
import { facts, link, plainSet, toMembers, toMembersIn, toPartners } from '../unit/toMails.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const sha256 = '0123456789abcdef'.repeat(4)
/** Wide, long and right-to-left. */
const wild: MailFacts = {
  ...facts,
  recipientName: 'Prof. Dr. Maximiliane-Alexandra von und zu Hohenstein-Württemberg',
  senderEmail: `${'a-very-long-name.'.repeat(3)}alexander@department-of-research.university.example`,
  organisationName: 'Society for the Advancement of the Theory and Practice of Everything',
  message: `שלום רוני,\nהקבצים מצורפים.\n${'Supercalifragilistic'.repeat(12)}`,
  fileCount: 90,
  files: [
    { name: 'דוח שנתי 2026.pdf', size: 1, sha256 },
    { name: `${'very long folder/'.repeat(20)}${'x'.repeat(200)}.pdf`, size: 1023, sha256 },
    ...Array.from({ length: 88 }, (_, index) => ({ name: `Übergabe/scan-${index}.tiff`, size: 2 ** index, sha256 })),
  ],
}

describe('mails, in a real Chromium', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    context = await browser.newContext()
    page = await context.newPage()
  })
  afterEach(() => context.close())

  /** As a mail program does: no scripts, no network, logo attached. */
  async function open({ html, logo }: MailContent) {
    await page.setContent(html.replaceAll('cid:logo', `data:image/png;base64,${logo}`))
  }

  // Sets differ in words, colours and logo; one set shows the mails that all share.
  test.each([
    ['Legal', mailKinds],
    ['Standard', ['link', 'code', 'receipt']],
    ['Standard (Deutsch)', ['link', 'code', 'receipt']],
  ] as const)('mails pass every look with the words and colours of the set %s', async (name, kinds) => {
    const faults = watch(context)
    const set = demoOrganisation.templateSets.find(found => found.name === name) ?? plainSet

    for (const kind of kinds) {
      await open(toPartners[kind](set, facts))
      await look(page, `mail-${name}-${kind}`)
    }

    expect(faults).toEqual([])
  })

  test.each(['received', 'undelivered request'])('mails to members pass every look: %s', async what => {
    const mail = toMembers[what]?.(facts)
    if (!mail) throw new Error(`There is no mail ${what}.`)

    await open(mail)

    await look(page, `mail-member-${what}`)
  })

  test.each(['ar', 'ja', 'pl'] as const)('mails pass every look in %s', async language => {
    const faults = watch(context)
    const set = TemplateSet.parse({ name: 'Plain', language })
    const { received, 'undelivered request': undelivered } = toMembersIn(language)
    const mails = {
      ...{ link: toPartners.link(set, facts), receipt: toPartners.receipt(set, facts) },
      ...{ password: toPartners.password(set, facts), code: toPartners.code(set, facts) },
      ...{ received: received?.(facts), undelivered: undelivered?.(facts) },
    }

    for (const [name, mail] of Object.entries(mails)) {
      if (!mail) throw new Error(`There is no mail ${name}.`)
      await open(mail)
      await look(page, `mail-${language}-${name}`)
    }

    expect(faults).toEqual([])
  })

  test('mails with long names, ninety files and Hebrew stay within the window, in every look', async () => {
    for (const [name, mail] of Object.entries({ link: linkMail, receipt: receiptMail })) {
      await open(mail(plainSet, wild))
      await look(page, `mail-wild-${name}`)
    }
  })

  test('mails show Hebrew right-to-left, beside English left-to-right', async () => {
    await open(linkMail(plainSet, wild))
    await page.setViewportSize({ width: 640, height: 900 })

    const gaps = await page.evaluate(`(() => {
      const quote = document.querySelector('.quote')
      const box = quote.getBoundingClientRect()
      const findGaps = node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const line = range.getClientRects()[0]
        return { left: line.left - box.left, right: box.right - line.right }
      }
      return [quote.firstChild, quote.lastChild].map(findGaps)
    })()`)
    const [hebrew, english] = gaps as { left: number; right: number }[]

    expect(hebrew?.left).toBeGreaterThan(hebrew?.right ?? 0)
    expect(english?.left).toBeLessThan(30)
  })

  test('mails start with a button that fills a phone, and show the logo on a light plate in the dark scheme', async () => {
    const [, legal = plainSet] = demoOrganisation.templateSets
    await open(linkMail(legal, facts))
    await page.setViewportSize({ width: 360, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })

    const button = page.getByRole('link', { name: 'Retrieve the documents' })
    await expect.poll(() => button.getAttribute('href')).toBe(link)
    expect((await button.boundingBox())?.width).toBeGreaterThan(270)
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const logo = page.getByRole('img', { name: 'Acme Ltd' })
    await expect.poll(() => logo.getAttribute('src')).toMatch(/^data:/)
    await expect.poll(() => page.evaluate("document.querySelector('img').naturalWidth")).toBe(192)
    const plate = "getComputedStyle(document.querySelector('img').parentElement).backgroundColor"
    await expect.poll(() => page.evaluate(plate)).toBe('rgb(255, 255, 255)')
  })
})
