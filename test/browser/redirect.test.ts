import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const recipient = 'rita+files@partner.example'

describe('another application that sends somebody here, in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page
  let faults: string[]
  let addOn: Awaited<ReturnType<typeof otherSite>>

  beforeAll(async () => {
    addOn = await otherSite()
    browser = await launchChromium()
    host = await testHost({
      websiteDirectory,
      now: Date.now,
      organisation: { ...demoOrganisation, trustedRedirectUrls: [`${addOn.origin}/back`] },
    })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
    addOn?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(20_000)
    faults = watch(context)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    expect(faults).toEqual([])
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { name })

  async function open(path: string, query: Record<string, string>) {
    await page.goto(`${host.origin}${path}?${new URLSearchParams(query)}`)
    await page.getByRole('link', { name: 'Alice' }).click()
  }

  test('gets the download link, the recipient and the expiry after a send', async () => {
    await open('/transfer', { redirect_url: `${addOn.origin}/back?mail=7`, view: 'addon', toRecipient: recipient })
    await heading('Send files').waitFor()
    expect(await page.getByLabel('Recipient e-mail').inputValue()).toBe(recipient)
    expect(await page.getByText('Do you want to request files?').count()).toBe(0)
    await expectBareView()
    await look(page, 'add-on-send')
    await page.locator('input[type=file]').first().setInputFiles([note])
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: /I confirm/ }).check()
    await expectBareView()
    await button('Send Now').click()
    await page.waitForURL(`${addOn.origin}/back**`, { timeout: 30_000 })

    const { mail, download_url: link, to_email: to, expiry_date: expiry, ...others } = query()
    expect({ mail, to, others }).toEqual({ mail: '7', to: recipient, others: {} })
    expect(link).toMatch(new RegExp(`^${host.origin}/dl/[\\w-]{43}$`))
    expect(Date.parse(expiry ?? '')).toBeGreaterThan(Date.now())
    expect((await fetch(link ?? '')).status).toBe(200)
  })

  test('gets the upload link, which hides the message, the recipient and the expiry after a request', async () => {
    const redirect = `${addOn.origin}/back`
    await open('/transfer/request', { redirect_url: redirect, view: 'addon', toRecipient: recipient })
    await heading('Request files').waitFor()
    expect(await page.getByLabel('Responder e-mail').inputValue()).toBe(recipient)
    expect(await page.getByText('Do you want to send files?').count()).toBe(0)
    await page.getByLabel('Message - optional').waitFor()
    await expectBareView()
    await look(page, 'add-on-request')
    await button('Request').click()
    await page.waitForURL(`${redirect}**`)

    const { request_url: link, to_email: to, expiry_date: expiry, ...others } = query()
    expect({ to, others }).toEqual({ to: recipient, others: {} })
    expect(link).toMatch(new RegExp(`^${host.origin}/transfer/[\\w-]{43}\\?addontransfer=true$`))
    expect(Date.parse(expiry ?? '')).toBeGreaterThan(Date.now())
  })

  test.each(['/transfer', '/transfer/request'])('is refused on %s when it is not trusted', async path => {
    for (const wanted of [`${addOn.origin}/other`, `${addOn.origin}.evil.example/back`, 'javascript:alert(1)', '']) {
      await page.goto(`${host.origin}${path}?${new URLSearchParams({ redirect_url: wanted })}`)
      const alice = page.getByRole('link', { name: 'Alice' })
      await alice.or(heading('Redirect Mismatch')).first().waitFor()
      if (await alice.isVisible()) await alice.click()

      await heading('Redirect Mismatch').waitFor()
      await page.getByText('An error was encountered with the requested page.').waitFor()
      expect(await page.locator('form').count()).toBe(0)
    }
  })

  test.each([
    ['/transfer', 'Send files'],
    ['/transfer/request', 'Request files'],
  ])('has the recipient that it names on %s checked like one that was typed', async (path, title) => {
    await open(path, { view: 'addon', toRecipient: 'rita@partner' })
    await heading(title).waitFor()

    await page.getByText('Invalid Email').first().waitFor()
  })

  test('keeps its view on the pages that follow', async () => {
    await open('/transfer', { view: 'addon', toRecipient: recipient })
    await heading('Send files').waitFor()
    await page.getByRole('link', { name: 'Click here' }).click()
    await heading('Request files').waitFor()

    expect(await page.getByLabel('Responder e-mail').inputValue()).toBe(recipient)
    await expectBareView()
  })

  async function expectBareView() {
    for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0)
    }
    expect(await page.getByRole('link', { name: 'Home' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /theme/ }).count()).toBe(0)
  }

  function query(): Record<string, string> {
    return Object.fromEntries(new URL(page.url()).searchParams)
  }
})

/** A site of somebody else, which is told what became of a send or a request. */
async function otherSite() {
  const server = createServer((_request, response) => response.end('Back.')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
