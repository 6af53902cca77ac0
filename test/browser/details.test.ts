import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { otherSite } from './otherSite.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

describe('details of pages, in a real Chromium', () => {
  let partner: Awaited<ReturnType<typeof otherSite>>
  beforeAll(async () => {
    partner = await otherSite()
  })
  afterAll(() => partner?.close())

  const at = inChromium(
    () => liveHost({ organisation: { ...demoOrganisation, trustedRedirectUrls: [`${partner.origin}/back`] } }),
    { start: { signedInAs: 'Alice' } },
  )

  const open = (path: string) => at.page.goto(`${at.host.origin}${path}`)
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const button = (name: string | RegExp) => at.page.getByRole('button', { name })

  async function startSending() {
    await open('/transfer')
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
  }

  async function send() {
    await startSending()
    await heading('Success!').waitFor({ timeout: 30_000 })
  }

  async function sent() {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send([{ name: note.name, content: note.buffer }])
    await at.host.settled()
    return id
  }

  test('files dropped on the first page open the send page with these files', async () => {
    await open('/')
    await at.page.getByText('Select files to send').waitFor()

    const files = await at.page.evaluateHandle(
      `(() => { const transfer = new DataTransfer(); transfer.items.add(new File(['dropped'], 'dropped.txt')); return transfer })()`,
    )
    const zone = at.page.getByRole('main').getByRole('button').first()
    for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: files })

    await heading('Send files').waitFor()
    await at.page.getByText('dropped.txt').first().waitFor()
  })

  test('a keyboard user chooses files and reaches the form', async () => {
    await open('/')
    await at.page.getByText('Select files to send').waitFor()
    // Listening makes the browser pass file choosers to the test.
    const choosing = at.page.waitForEvent('filechooser', { timeout: 20_000 })
    const isOnDropZone = `document.activeElement?.matches('main button') === true`
    for (let presses = 0; presses < 15 && !(await at.page.evaluate(isOnDropZone)); presses += 1) {
      await at.page.keyboard.press('Tab')
    }
    await at.page.keyboard.press('Enter')
    await (await choosing).setFiles([note])

    await heading('Send files').waitFor()
    await at.page.getByLabel('Recipient e-mail').focus()
    await at.page.keyboard.type('rita@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).focus()
    await at.page.keyboard.type('Hello')
    await button('Next Step').focus()
    await at.page.keyboard.press('Enter')
    await at.page.getByText('You are sending 1 file(s) to').first().waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H1')
  })

  test('an upload that breaks off twice retries, and completes', async () => {
    let breaks = 2
    await at.page.route('**/blobs/incoming/**', route => (breaks-- > 0 ? route.abort() : route.continue()))
    await send()
    expect(breaks).toBeLessThan(0)
  })

  test('an upload reports that the server has no room, and continues automatically', async () => {
    let isFull = true
    await at.page.route('**/blobs/incoming/**', route =>
      isFull
        ? route.fulfill({
            status: 507,
            json: { errorMessage: 'There is no room.', errorCode: 'storage_full', requestId: '1' },
          })
        : route.continue(),
    )
    await startSending()
    await at.page.getByText('There is no room.').first().waitFor({ timeout: 30_000 })

    isFull = false

    await heading('Success!').waitFor({ timeout: 60_000 })
  })

  test('an upload reports a refusal, and continues after Try again', async () => {
    let isRefused = true
    await at.page.route('**/upload-complete', route =>
      isRefused
        ? route.fulfill({
            status: 403,
            json: { errorMessage: 'You may not do this.', errorCode: 'forbidden', requestId: '1' },
          })
        : route.continue(),
    )
    await startSending()
    await at.page.getByText('You may not do this.').first().waitFor({ timeout: 30_000 })

    isRefused = false
    await button(/Try again/i).click()

    await heading('Success!').waitFor({ timeout: 30_000 })
  })

  test('a crashed page offers to reload, and the crash report has no secrets', async () => {
    await open('/')
    await at.page.getByText('Select files to send').waitFor()
    const reported = at.page.waitForRequest('**/api/collect/js')
    await at.page.route('**/assets/ReviewPage*.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
    )

    await open('/transfers/some-transfer/review?token=geheim')

    await at.page.getByText('An error was encountered with the requested page. Please reload the page.').waitFor()
    await button('Reload').waitFor()
    expect((await reported).postData()).not.toContain('geheim')
    expect((await (await reported).response())?.status()).toBe(200)
  })

  test('toasts disappear after five seconds, and Copied after three', async () => {
    await at.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at.host.origin })
    await open(`/transfers/${await sent()}/review`)
    await button(/Copy/).first().click()
    await button('Copied').waitFor()
    await button('Copy link').waitFor({ timeout: 6000 })

    await button('Revoke Transfer').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    const toast = at.page.getByText(/Successfully revoked transfer with ID/).first()
    await toast.waitFor()
    await toast.waitFor({ state: 'hidden', timeout: 9000 })
  })

  test('a toast that appears under a resting pointer disappears, too', async () => {
    await open(`/transfers/${await sent()}/review`)
    await button('Revoke Transfer').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).focus()
    const { width, height } = at.page.viewportSize() ?? { width: 0, height: 0 }
    await at.page.mouse.move(width - 80, height - 50)
    await at.page.keyboard.press('Enter')

    const toast = at.page.getByText(/Successfully revoked transfer with ID/).first()
    await toast.waitFor()
    const isUnderPointer = await at.page.evaluate(
      `document.elementFromPoint(${width - 80}, ${height - 50}).closest('[aria-label="Notifications"]') !== null`,
    )
    expect(isUnderPointer).toBe(true)
    await toast.waitFor({ state: 'hidden', timeout: 9000 })
  })

  test('the review page follows the processing automatically', async () => {
    const id = await sent()
    let isFirst = true
    // Replays the answer from during the processing.
    await at.page.route('**/api/transfers/*/review', async route => {
      if (!isFirst) return route.continue()
      isFirst = false
      const response = await route.fetch()
      const json = await response.json()
      delete json.transfer.downloadUrl
      json.transfer.transferState = 'processing'
      await route.fulfill({ response, json })
    })

    await open(`/transfers/${id}/review`)

    await at.page.getByText('Files are being processed').first().waitFor()
    await at.page.getByText('Files shared with the recipient').first().waitFor({ timeout: 8000 })
  })

  test('the page loads the configuration once, and keeps it for an hour', async () => {
    await at.openBrowser()
    let asked = 0
    at.page.on('request', request => (asked += request.url().endsWith('/api/config') ? 1 : 0))
    await open('/')
    await at.page.getByRole('main').waitFor()
    await open('/')
    await at.page.getByRole('main').waitFor()
    expect(asked).toBe(1)
  })

  test('a trusted redirect receives only the ID token after sign-in', async () => {
    await at.openBrowser()
    await open(`/login?redirect_url=${encodeURIComponent(`${partner.origin}/back?from=waybill`)}`)
    await at.page.getByRole('link', { name: 'Alice' }).click()
    await at.page.waitForURL(`${partner.origin}/back**`)

    const { searchParams } = new URL(at.page.url())
    expect([...searchParams.keys()].sort()).toEqual(['from', 'token'])
    const claims = JSON.parse(Buffer.from(searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ token_use: 'id', email: 'alice@acme.example' })
  })

  test('a sign-in that fails on the way back shows the error for five seconds', async () => {
    await at.openBrowser()
    await open('/token?error=access_denied&error_description=The%20directory%20said%20no&state=x')
    await at.page.getByText('Error!').first().waitFor()
  })
})
