import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acknowledgementText } from '../../shared/texts/fields.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { isPacked, launchChromium } from './chromium.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

let browser: Browser
let host: TestHost
beforeAll(async () => {
  browser = await launchChromium()
  host = await testHost({ websiteDirectory, now: Date.now })
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
})

// The packed Chromium is an older one, which remembers a failed import until the page is loaded again.
test.skipIf(isPacked)('a network that is away while step 2 is fetched costs it none of its styles', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${host.origin}/login`)
  await page.getByRole('link', { name: 'alice@acme.example' }).click()
  await page.getByText('Select files to send').waitFor()
  await page.goto(`${host.origin}/transfer`)
  await page.getByLabel('Recipient e-mail').waitFor()
  const failed: string[] = []
  page.on('requestfailed', request => failed.push(request.url()))
  await context.setOffline(true)
  await page.waitForTimeout(2000)
  await context.setOffline(false)
  expect(failed.filter(url => url.endsWith('.css'))).not.toEqual([])

  await page.locator('input[type=file]').first().setInputFiles([note])
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
  await page.getByRole('button', { name: 'Next Step' }).click()

  const consent = page.getByRole('checkbox', { name: acknowledgementText.slice(0, 40) })
  await consent.waitFor({ state: 'attached' })
  expect((await consent.boundingBox())?.width).toBeGreaterThan(10)
  await context.close()
})
