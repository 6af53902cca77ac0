import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Host } from '../../local/host.ts'
import { acknowledgementText } from '../../shared/texts/fields.ts'
import { testHost } from '../harness/host.ts'
import { outboxOf, person } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const photo = { name: 'Füße & Käse 🧀.jpg', mimeType: 'image/jpeg', buffer: randomBytes(700_000) }
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

describe('in a real Chromium', () => {
  let browser: Browser
  let host: Awaited<ReturnType<typeof testHost>>
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    browser = await launchChromium()
    // Browsers live by the real clock, and so does the host that they talk to.
    host = await testHost({ websiteDirectory, now: Date.now })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1280, height: 900 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.origin })
    context.setDefaultTimeout(20_000)
    faults = watch(context)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    expect(faults).toEqual([])
  })

  const open = (path: string) => page.goto(`${host.origin}${path}`)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  async function signIn(name: string) {
    await open('/login')
    await page.getByRole('link', { name }).click()
    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('link', { name: 'Logout' }))
      .first()
      .waitFor()
  }

  /** From a signed-in page to step 2, with these files chosen. */
  async function fillStep1(recipient: string, files = [photo, note]) {
    await open('/transfer')
    await page.locator('input[type=file]').first().setInputFiles(files)
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita,\nhere are the files.')
  }

  async function send(recipient: string, files = [photo, note]) {
    await fillStep1(recipient, files)
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: acknowledgementText.slice(0, 40) }).check()
    await button(/^Send Now$/).click()
    await heading('Success!').waitFor()
  }

  test('a visitor who is signed out is asked to log in, and a person without the organisation to write to support', async () => {
    await open('/')
    await page
      .getByRole('link', { name: 'Login' })
      .or(page.getByRole('button', { name: 'Login' }))
      .first()
      .waitFor()
    await look(page, 'landing-signed-out')

    await signIn('Vera')
    await page
      .getByText(
        'You do not have permission to send or request files. Please contact support@acme.example to request access',
      )
      .waitFor()
    await look(page, 'landing-no-organisation')
    await open('/transfer')
    await page
      .getByText('You do not have access to this page. Please return to the homepage or login as a different user.')
      .waitFor()
    await look(page, 'access-denied')
  })

  test('a member sends files, and the recipient downloads the same bytes from the mailed link', async () => {
    await signIn('Alice')
    await open('/')
    await page.getByText('Select files to send').waitFor()
    await look(page, 'landing')
    await page.locator('input[type=file]').first().setInputFiles([photo])
    await heading('Send files').waitFor()
    expect(new URL(page.url()).pathname).toBe('/transfer')
    await page.getByText(photo.name).first().waitFor()

    // Adding again appends, and each file can be removed.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([note, { ...note, name: 'mistake.txt' }])
    await page.getByText('mistake.txt').first().waitFor()
    await button(/Remove.*mistake\.txt/).click()
    await button(/Remove.*mistake\.txt/).waitFor({ state: 'detached' })
    expect(await page.getByText(note.name).count()).toBeGreaterThan(0)

    expect(await button('Next Step').isDisabled()).toBe(true)
    await page.getByLabel('Recipient e-mail').fill('rita@partner')
    await page.getByLabel('Recipient name').fill('Rita Partner')
    await page.getByText('Invalid Email').waitFor()
    await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    await page.getByRole('textbox', { name: 'Message' }).focus()
    await page.getByLabel('Recipient name').focus()
    await page.getByText('Required!').waitFor()
    expect(await button('Next Step').isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita,\nhere are the files.')
    await look(page, 'send')

    await button('Next Step').click()
    await page.getByText('You are sending 2 file(s) to').first().waitFor()
    await look(page, 'send-confirm')
    await button('Send Now').click()
    await page.getByText('Please read the above terms and confirm before sending.').waitFor()
    await page.getByRole('checkbox', { name: /expiry/i }).check()
    await page.getByLabel('Days until the link expires').fill('61')
    await page.getByText('Expiry cannot exceed 60 days.').waitFor()

    await button('Go Back').click()
    await button('Next Step').click()
    expect(await page.getByLabel('Days until the link expires').count()).toBe(0)
    await page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()

    await heading('Success!').waitFor()
    await page
      .getByText('Your files are being processed and will be sent to Rita Partner')
      .or(page.getByText('Your files are being processed and will be sent to rita@partner.example once done.'))
      .waitFor()
    await page.getByText('Your transfer will expire in 7 days.').waitFor()
    await look(page, 'success')

    await open('/local/outbox')
    await page.getByText('rita@partner.example').first().waitFor()
    await look(page, 'outbox')
    const mail = (await outboxOf(host.origin)).find(({ to }) => to === 'rita@partner.example')
    const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''

    const recipient = await browser.newContext({ acceptDownloads: true })
    const recipientFaults = watch(recipient)
    page = await recipient.newPage()
    await page.goto(`${link}?r=rita@partner.example&rph=1`)
    await button('Proceed').waitFor()
    expect(page.url()).toBe(link)
    await look(page, 'download-welcome')
    expect(await page.getByText(photo.name).count()).toBe(0)
    await page.getByRole('checkbox').check()
    await button('Proceed').click()
    await page.getByText(note.name).first().waitFor()
    await look(page, 'download-files')
    for (const file of [photo, note]) {
      const downloading = page.waitForEvent('download')
      await button(new RegExp(`Download.*${file.name.slice(-8, -4)}`))
        .first()
        .click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(file.name)
      expect(readFileSync(await download.path()).equals(file.buffer)).toBe(true)
    }
    expect(recipientFaults).toEqual([])
    await recipient.close()
  })

  test('the review copies the link, revokes on confirmation, and the link is dead at once', async () => {
    await signIn('Bob')
    await send('rosa@partner.example', [note])
    await button('Review Transfer').click()
    await page.getByText('Files shared with the recipient').first().waitFor({ timeout: 20_000 })
    await look(page, 'review')
    await button(/Copy/).first().click()
    await page.getByText('Copied').first().waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/\/dl\/[\w-]{43}$/)

    await button('Revoke Transfer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()

    await page
      .getByText(/Successfully revoked transfer with ID/)
      .first()
      .waitFor()
    await page.getByText('Transfer was revoked').first().waitFor()
    expect(await button('Revoke Transfer').isDisabled()).toBe(true)
    await look(page, 'review-revoked')
    await page.goto(link)
    await heading('Transfer Expired!').waitFor()
    await look(page, 'download-expired')
  })

  test('a link that nobody made says so', async () => {
    await open(`/dl/${'x'.repeat(43)}`)
    await heading(/.+/).first().waitFor()
    await page.getByText(/link/i).first().waitFor()
    await look(page, 'download-unknown')
  })

  test('a guarded page visited signed out asks for sign-in and returns there', async () => {
    await open('/transfer?toRecipient=rolf@partner.example')
    await page.getByRole('link', { name: 'Alice' }).click()

    await heading('Send files').waitFor()
    expect(new URL(page.url()).pathname).toBe('/transfer')
    expect(await page.getByLabel('Recipient e-mail').inputValue()).toBe('rolf@partner.example')
  })

  test('a redirect that is not trusted is refused, on login', async () => {
    await open('/login?redirect_url=https://evil.example/')
    await page.getByText('Redirect Mismatch').waitFor()
    await page.getByText('An error was encountered with the requested page.').waitFor()
    await look(page, 'redirect-mismatch')
  })

  test('logout ends the session, and the success page without a transfer leads to sending', async () => {
    await signIn('Alice')
    await open('/success')
    await heading('Send files').waitFor()
    expect(new URL(page.url()).pathname).toBe('/transfer')

    await open('/logout')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))')).toEqual([])
  })

  test('an unknown path shows the not-found page', async () => {
    const answer = await open('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByText("Oops! We can't seem to find the page you're looking for.").waitFor()
    await look(page, 'not-found')
  })

  test('the navigation shows what is coming as disabled, and nothing of what is not there', async () => {
    await signIn('Ada')
    const navigation = page.getByRole('navigation').first()
    for (const name of ['Alerts', 'Settings']) {
      expect(await navigation.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    }
    for (const name of ['Insights', 'Compliance']) expect(await navigation.getByText(name).count()).toBe(0)
    for (const name of ['My Transfers', 'All Transfers']) {
      expect(await navigation.getByRole('link', { name }).count()).toBe(1)
    }
    expect(await page.getByText('ada@acme.example').count()).toBeGreaterThan(0)
  })

  test('the add-on view hides menu and footer', async () => {
    await open('/?view=addon')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
  })
})

describe('when a session ends', () => {
  test('a guarded page switches to the session-expired page', async () => {
    const browser = await launchChromium()
    const host: Host = await testHost({ websiteDirectory, now: Date.now, idTokenSeconds: 8 })
    try {
      const page = await browser.newPage()
      await page.goto(`${host.origin}/transfer`)
      await page.getByRole('link', { name: 'Alice' }).click()
      await page.getByRole('heading', { name: 'Send files' }).waitFor()
      // It refreshes silently for as long as the refresh token lives.
      await page.waitForTimeout(12_000)
      expect(await page.getByRole('heading', { name: 'Send files' }).count()).toBe(1)

      const subject = JSON.parse(atob((await person(host.origin, 'alice@acme.example')).idToken?.split('.')[1] ?? ''))
      await host.context.sessions.endBefore(subject.sub, Math.floor(Date.now() / 1000) + 1)

      await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
      await page.getByText('Your session has expired. Please login to continue.').waitFor({ timeout: 20_000 })
      await look(page, 'session-expired')

      // What was entered is kept: signing in happens in another tab, and this one goes on where it was.
      const opening = page.context().waitForEvent('page')
      await page.getByRole('link', { name: 'Login in a new tab' }).click()
      const tab = await opening
      await tab.getByRole('link', { name: 'Alice' }).click()
      await page.getByRole('heading', { name: 'Send files' }).waitFor()
      expect(await page.getByLabel('Recipient e-mail').inputValue()).toBe('rita@partner.example')
    } finally {
      await browser.close()
      await host.stop()
    }
  }, 90_000)
})
