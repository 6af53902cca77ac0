import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { launchChromium } from './chromium.ts'
import { watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

describe('in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page
  let partner: Awaited<ReturnType<typeof partnerSite>>

  beforeAll(async () => {
    partner = await partnerSite()
    browser = await launchChromium()
    host = await testHost({
      websiteDirectory,
      now: Date.now,
      organisation: { ...demoOrganisation, trustedRedirectUrls: [`${partner.origin}/back`] },
    })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
    partner?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(20_000)
    page = await context.newPage()
  })
  afterEach(() => context.close())

  const open = (path: string) => page.goto(`${host.origin}${path}`)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  async function signIn(path = '/login') {
    await open(path)
    await page.getByRole('link', { name: 'Alice' }).click()
  }

  async function startSending() {
    await signIn('/transfer')
    await page.locator('input[type=file]').first().setInputFiles([note])
    await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
  }

  async function send() {
    await startSending()
    await heading('Success!').waitFor({ timeout: 30_000 })
  }

  test('files dropped on the first page open the send page with them', async () => {
    await signIn()
    await page.getByText('Select files to send').waitFor()

    const files = await page.evaluateHandle(
      `(() => { const transfer = new DataTransfer(); transfer.items.add(new File(['dropped'], 'dropped.txt')); return transfer })()`,
    )
    const zone = page.getByRole('main').getByRole('button').first()
    for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: files })

    await heading('Send files').waitFor()
    await page.getByText('dropped.txt').first().waitFor()
  })

  test('a person with a keyboard alone chooses files and comes to the form', async () => {
    await signIn()
    await page.getByText('Select files to send').waitFor()
    // Asked for well before it opens: from then on the browser gives choosers to the test.
    const choosing = page.waitForEvent('filechooser', { timeout: 20_000 })
    const isOnDropZone = `document.activeElement?.matches('main button') === true`
    for (let presses = 0; presses < 15 && !(await page.evaluate(isOnDropZone)); presses += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await (await choosing).setFiles([note])

    await heading('Send files').waitFor()
    await page.getByLabel('Recipient e-mail').focus()
    await page.keyboard.type('rita@partner.example')
    await page.getByRole('textbox', { name: 'Message' }).focus()
    await page.keyboard.type('Hello')
    await button('Next Step').focus()
    await page.keyboard.press('Enter')
    await page.getByText('You are sending 1 file(s) to').first().waitFor()
    // Reading goes on at the heading of the new step.
    expect(await page.evaluate('document.activeElement?.tagName')).toBe('H1')
  })

  test('an upload that breaks off twice is tried again, and arrives', async () => {
    let breaks = 2
    await page.route('**/blobs/incoming/**', route => (breaks-- > 0 ? route.abort() : route.continue()))
    await send()
    expect(breaks).toBeLessThan(0)
  })

  test('an upload that the server has no room for says so, and goes on by itself', async () => {
    let isFull = true
    await page.route('**/blobs/incoming/**', route =>
      isFull
        ? route.fulfill({
            status: 507,
            json: { errorMessage: 'There is no room.', errorCode: 'storage_full', requestId: '1' },
          })
        : route.continue(),
    )
    await startSending()
    await page.getByText('There is no room.').first().waitFor({ timeout: 30_000 })

    isFull = false

    await heading('Success!').waitFor({ timeout: 60_000 })
  })

  test('an upload that the server refuses for good says so, and goes on from there', async () => {
    let isRefused = true
    await page.route('**/upload-complete', route =>
      isRefused
        ? route.fulfill({
            status: 403,
            json: { errorMessage: 'You may not do this.', errorCode: 'forbidden', requestId: '1' },
          })
        : route.continue(),
    )
    await startSending()
    await page.getByText('You may not do this.').first().waitFor({ timeout: 30_000 })

    isRefused = false
    await button(/Try again/i).click()

    await heading('Success!').waitFor({ timeout: 30_000 })
  })

  test('a page that crashes offers to reload, and the crash is reported without secrets', async () => {
    await signIn()
    await page.getByText('Select files to send').waitFor()
    const reported = page.waitForRequest('**/api/collect/js')
    await page.route('**/assets/ReviewPage*.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
    )

    await open('/transfers/some-transfer/review?token=geheim')

    await page.getByText('An error was encountered with the requested page. Please reload the page.').waitFor()
    await button('Reload').waitFor()
    expect((await reported).postData()).not.toContain('geheim')
    expect((await (await reported).response())?.status()).toBe(200)
  })

  test('toasts go after five seconds, and Copied after three', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.origin })
    await send()
    await button('Review Transfer').click()
    await button(/Copy/).first().click()
    await button('Copied').waitFor()
    await button('Copy link').waitFor({ timeout: 6000 })

    await button('Revoke Transfer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    const toast = page.getByText(/Successfully revoked transfer with ID/).first()
    await toast.waitFor()
    await toast.waitFor({ state: 'hidden', timeout: 9000 })
  })

  test('the review follows the processing by itself', async () => {
    await send()
    let isFirst = true
    // The answer of a moment ago, as the page would have seen it while the files were being processed.
    await page.route('**/api/transfers/*/review', async route => {
      if (!isFirst) return route.continue()
      isFirst = false
      const response = await route.fetch()
      const json = await response.json()
      delete json.transfer.downloadUrl
      json.transfer.transferState = 'processing'
      await route.fulfill({ response, json })
    })

    await button('Review Transfer').click()

    await page.getByText('Files are being processed').first().waitFor()
    await page.getByText('Files shared with the recipient').first().waitFor({ timeout: 8000 })
  })

  test('the configuration is asked for once, then kept for an hour', async () => {
    let asked = 0
    page.on('request', request => (asked += request.url().endsWith('/api/config') ? 1 : 0))
    await open('/')
    await page.getByRole('main').waitFor()
    await open('/')
    await page.getByRole('main').waitFor()
    expect(asked).toBe(1)
  })

  test('a trusted redirect gets the ID token after sign-in, and nothing else', async () => {
    await signIn(`/login?redirect_url=${encodeURIComponent(`${partner.origin}/back?from=waybill`)}`)
    await page.waitForURL(`${partner.origin}/back**`)

    const { searchParams } = new URL(page.url())
    expect([...searchParams.keys()].sort()).toEqual(['from', 'token'])
    const claims = JSON.parse(Buffer.from(searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ token_use: 'id', email: 'alice@acme.example' })
  })

  test('a sign-in that fails on the way back says so for five seconds', async () => {
    const faults = watch(context)
    await open('/token?error=access_denied&error_description=The%20directory%20said%20no&state=x')
    await page.getByText('Error!').first().waitFor()
    expect(faults).toEqual([])
  })
})

/** A site of somebody else, to which a sign-in may return. */
async function partnerSite() {
  const server = createServer((_request, response) => response.end('Back.')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
