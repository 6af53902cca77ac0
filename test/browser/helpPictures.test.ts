import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type HelpStep, helpSteps } from '../../shared/domain/helpSteps.ts'
import { isLanguage, languageFacts, languages } from '../../shared/texts/language.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../web/src/pages/help/pictureSize.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

/** Set by `npm run screens`. HELP_LANGUAGES selects languages, separated by commas; all by default. */
const folder = process.env.HELP_PICTURES
const wanted = process.env.HELP_LANGUAGES?.split(',').filter(isLanguage) ?? languages
const MAX_BYTES = 60_000
const QUALITY = 72

const files = ['Offer 2027.pdf', 'Staff list.csv', 'Plan.txt'].map((name, index) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(300_000 * (index + 1), 'Waybill '),
}))

/** Finds controls by their kind, because their names are in the page's language. */
const submit = (page: Page) => page.locator('main form button[type=submit]').last()

const reach: Record<HelpStep, (page: Page) => Promise<void>> = {
  signIn: async page => {
    await page.locator('a, button').filter({ hasText: 'Alice' }).first().waitFor()
  },
  selectFiles: async page => {
    await page.locator('a, button').filter({ hasText: 'Alice' }).first().click()
    await page.locator('main input[type=file]').first().waitFor({ state: 'attached' })
    await page.goto(new URL('/transfer', page.url()).href)
    await page.locator('main input[type=file]').first().setInputFiles(files)
    await page.getByText('Plan.txt').first().waitFor()
    await scrollTo(page, '[data-tour="files"]')
  },
  recipient: async page => {
    await page.locator('main input[name=recipientName]').fill('Rita Meier')
    await page.locator('main input[name=recipient]').fill('rita.meier@new-partner.example')
    await page.locator('main textarea').fill('Rita, 2027')
    await scrollTo(page, 'main input[name=recipient]', 160)
  },
  review: async page => {
    const isThere = page.locator('main h1').filter({ hasText: 'new-partner.example' })
    await submit(page).click()
    // The reasons to check the recipient appear first, and move the button.
    await isThere.waitFor({ timeout: 3000 }).catch(() => submit(page).click())
    await isThere.waitFor()
    await page.evaluate('scrollTo(0, 0)')
  },
  options: async page => {
    await scrollTo(page, 'main input[type=checkbox]', 140)
  },
  confirm: async page => {
    await page.locator('main input[type=checkbox]').last().check()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  },
  upload: async page => {
    await page.route('**/blobs/**', route => void setTimeout(() => route.continue().catch(() => {}), 6000))
    await submit(page).click()
    await page.getByRole('progressbar').first().waitFor()
    await page.waitForTimeout(1500)
    await page.evaluate('scrollTo(0, 0)')
  },
  complete: async page => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.waitForURL('**/success', { timeout: 60_000 })
    await page.goto(new URL('/transfers', page.url()).href)
    await page.getByText('rita.meier@new-partner.example').first().waitFor()
    await page.evaluate('scrollTo(0, 0)')
  },
}

/** Below the header. */
function scrollTo(page: Page, selector: string, above = 90): Promise<unknown> {
  return page.evaluate(
    `scrollTo(0, document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().top + scrollY - ${above})`,
  )
}

const looks = wanted.flatMap(language => (['light', 'dark'] as const).map(scheme => ({ language, scheme })))

describe.skipIf(folder === undefined).each(looks)('the pictures of How to Use: $language, $scheme', look => {
  const { language, scheme } = look
  // A host of their own, so that the recipient is new.
  const at = inChromium(liveHost)

  test('are small', async () => {
    const viewport = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
    const { tag } = languageFacts[language]
    await at.openBrowser({ isInstalled: true, viewport, colorScheme: scheme, locale: tag, reducedMotion: 'reduce' })
    await at.page.goto(`${at.host.origin}/login`)
    const client = await at.context.newCDPSession(at.page)

    for (const step of helpSteps) {
      await reach[step](at.page)
      await at.page.waitForTimeout(400)
      const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
      const picture = Buffer.from(data, 'base64')
      expect(picture.length, step).toBeLessThan(MAX_BYTES)
      mkdirSync(folder ?? '', { recursive: true })
      writeFileSync(join(folder ?? '', `${step}.${language}.${scheme}.webp`), picture)
    }
  }, 180_000)
})
