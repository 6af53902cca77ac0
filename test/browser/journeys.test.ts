import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

const photo = { name: 'Füße & Käse 🧀.jpg', mimeType: 'image/jpeg', buffer: randomBytes(700_000) }
const ID_TOKEN_SECONDS = 8
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

describe('journeys in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { permissions: ['clipboard-read', 'clipboard-write'] } })

  const open = (path: string) => at.page.goto(`${at.host.origin}${path}`)
  const heading = (name: string | RegExp) => at.page.getByRole('heading', { name })
  const button = (name: string | RegExp) => at.page.getByRole('button', { name })

  async function signIn(name: string) {
    await open('/login')
    await at.page.getByRole('link', { name }).click()
    await at.page
      .getByRole('button', { name: 'Logout' })
      .or(at.page.getByRole('link', { name: 'Logout' }))
      .first()
      .waitFor()
  }

  async function fillStep1(recipient: string, files = [photo, note]) {
    await open('/transfer')
    await at.page.locator('input[type=file]').first().setInputFiles(files)
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita,\nhere are the files.')
  }

  async function send(recipient: string, files = [photo, note]) {
    await fillStep1(recipient, files)
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
    await button(/^Send Now$/).click()
    await heading('Success!').waitFor()
  }

  test('the first page asks a signed-out visitor to log in, and a person without the organisation to contact support', async () => {
    await open('/')
    await at.page
      .getByRole('link', { name: 'Login' })
      .or(at.page.getByRole('button', { name: 'Login' }))
      .first()
      .waitFor()
    await look(at.page, 'landing-signed-out')

    await signIn('Vera')
    await at.page
      .getByText(
        'You do not have permission to send or request files. Please contact support@acme.example to request access',
      )
      .waitFor()
    await look(at.page, 'landing-no-organisation')
    await open('/transfer')
    await at.page
      .getByText('You do not have access to this page. Please return to the homepage or login as a different user.')
      .waitFor()
    await look(at.page, 'access-denied')
  })

  test('a member sends files, and the recipient downloads the same bytes from the mailed link', async () => {
    await signIn('Alice')
    await open('/')
    await at.page.getByText('Select files to send').waitFor()
    await look(at.page, 'landing')
    await at.page.locator('input[type=file]').first().setInputFiles([photo])
    await heading('Send files').waitFor()
    expect(new URL(at.page.url()).pathname).toBe('/transfer')
    await at.page.getByText(photo.name).first().waitFor()

    await at.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([note, { ...note, name: 'mistake.txt' }])
    await at.page.getByText('mistake.txt').first().waitFor()
    await button(/Remove.*mistake\.txt/).click()
    await button(/Remove.*mistake\.txt/).waitFor({ state: 'detached' })
    await expect.poll(() => at.page.getByText(note.name).count()).toBeGreaterThan(0)

    await expect.poll(() => button('Next Step').isDisabled()).toBe(true)
    await at.page.getByLabel('Recipient e-mail').fill('rita@partner')
    await at.page.getByLabel('Recipient name').fill('Rita Partner')
    await at.page.getByText('Invalid Email').waitFor()
    await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).focus()
    await at.page.getByLabel('Recipient name').focus()
    await at.page.getByText('Required!').waitFor()
    await expect.poll(() => button('Next Step').isDisabled()).toBe(true)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita,\nhere are the files.')
    await look(at.page, 'send')

    await button('Next Step').click()
    await at.page.getByText('You are sending 2 file(s) to').first().waitFor()
    await look(at.page, 'send-confirm')
    await button('Send Now').click()
    await at.page.getByText('Please read the above terms and confirm before sending.').waitFor()
    await at.page.getByRole('checkbox', { name: /expiry/i }).check()
    await at.page.getByLabel('Days until the link expires').fill('61')
    await at.page.getByText('Expiry cannot exceed 60 days.').waitFor()

    await button('Go Back').click()
    await button('Next Step').click()
    await expect.poll(() => at.page.getByLabel('Days until the link expires').inputValue()).toBe('61')
    await at.page.getByRole('checkbox', { name: /expiry/i }).uncheck()
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()

    await heading('Success!').waitFor()
    // Small files may be complete.
    await at.page
      .getByText('Your files are being processed and will be sent to rita@partner.example once done.')
      .or(at.page.getByText('Your files are ready. The link is sent to rita@partner.example by e-mail.'))
      .waitFor()
    await at.page.getByText('Your transfer will expire in 7 days.').waitFor()
    await look(at.page, 'success')

    // The outbox does not refresh.
    await at.host.settled()
    await open('/local/outbox')
    await at.page.getByText('rita@partner.example').first().waitFor()
    await look(at.page, 'outbox')
    const mail = (await getOutbox(at.host.origin)).find(({ to }) => to === 'rita@partner.example')
    const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''

    await at.openBrowser()
    await at.page.goto(`${link}?r=rita@partner.example&rph=1`)
    await button('Proceed').waitFor()
    expect(at.page.url()).toBe(link)
    await look(at.page, 'download-welcome')
    await expect.poll(() => at.page.getByText(photo.name).count()).toBe(0)
    await at.page.getByRole('checkbox').check()
    await pressAsPerson(button('Proceed'))
    await at.page.getByText(note.name).first().waitFor()
    await look(at.page, 'download-files')
    for (const file of [photo, note]) {
      const downloading = at.page.waitForEvent('download')
      await button(new RegExp(`Download.*${file.name.slice(-8, -4)}`))
        .first()
        .click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(file.name)
      expect(readFileSync(await download.path()).equals(file.buffer)).toBe(true)
    }
  })

  test('the review page copies the link, and a confirmed Revoke disables the link immediately', async () => {
    await at.openBrowser({ signedInAs: 'Bob' })
    await send('rosa@partner.example', [note])
    await button('Review Transfer').click()
    await at.page.getByText('Files shared with the recipient').first().waitFor({ timeout: 20_000 })
    await look(at.page, 'review')
    await button(/Copy/).first().click()
    await at.page.getByText('Copied').first().waitFor()
    const link = await at.page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/\/dl\/[\w-]{43}$/)

    await button('Revoke Transfer').click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()

    await at.page
      .getByText(/Successfully revoked transfer with ID/)
      .first()
      .waitFor()
    await at.page.getByText('Transfer was revoked').first().waitFor()
    await expect.poll(() => button('Revoke Transfer').isDisabled()).toBe(true)
    await look(at.page, 'review-revoked')
    await at.page.goto(link)
    await heading('Transfer Expired!').waitFor()
    await look(at.page, 'download-expired')
  })

  test('an unknown link shows an error', async () => {
    await open(`/dl/${'x'.repeat(43)}`)
    await heading(/.+/).first().waitFor()
    await at.page.getByText(/link/i).first().waitFor()
    await look(at.page, 'download-unknown')
  })

  test('a guarded page asks a signed-out visitor to sign in, and opens afterwards', async () => {
    await open('/transfer?toRecipient=rolf@partner.example')
    await at.page.getByRole('link', { name: 'Alice' }).click()

    await heading('Send files').waitFor()
    expect(new URL(at.page.url()).pathname).toBe('/transfer')
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe('rolf@partner.example')
  })

  test('login refuses an untrusted redirect', async () => {
    await open('/login?redirect_url=https://evil.example/')
    await at.page.getByText('Redirect Mismatch').waitFor()
    await at.page.getByText('An error was encountered with the requested page.').waitFor()
    await look(at.page, 'redirect-mismatch')
  })

  test('logout ends the session, and the success page without a transfer redirects to sending', async () => {
    await signIn('Alice')
    await open('/success')
    await heading('Send files').waitFor()
    expect(new URL(at.page.url()).pathname).toBe('/transfer')

    await open('/logout')
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    expect(new URL(at.page.url()).pathname).toBe('/')
    await expect
      .poll(() => at.page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))'))
      .toEqual([])
  })

  test('an unknown path shows the not-found page', async () => {
    const answer = await open('/no/such/page')
    expect(answer?.status()).toBe(404)
    await at.page.getByText("Oops! We can't seem to find the page you're looking for.").waitFor()
    await look(at.page, 'not-found')
  })

  test('the navigation of an administrator shows planned pages as disabled', async () => {
    await at.openBrowser({ signedInAs: 'Ada' })
    await open('/')
    const navigation = at.page.getByRole('navigation').first()
    for (const name of ['Alerts', 'Settings']) {
      await expect.poll(() => navigation.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    }
    for (const name of ['Insights', 'Compliance', 'My Transfers', 'All Transfers']) {
      await expect.poll(() => navigation.getByRole('link', { name }).count()).toBe(1)
    }
    await expect.poll(() => at.page.getByText('ada@acme.example').count()).toBeGreaterThan(0)
  })

  test('point 15: a signed-out visitor finds My Transfers in the menu, which leads to the sign-in', async () => {
    await open('/')
    await at.page.getByRole('navigation').getByRole('link', { name: 'My Transfers' }).click()
    await at.page.getByRole('link', { name: 'Alice' }).waitFor()
  })

  test('point 15: the header and the menu of a phone show the name of the signed-in person', async () => {
    await at.openBrowser({ signedInAs: 'Alice' })
    await at.page.setViewportSize({ width: 1280, height: 800 })
    await open('/')
    const name = at.page.getByRole('banner').locator('p').getByText('alice@acme.example')
    await name.waitFor()
    await at.page.setViewportSize({ width: 360, height: 740 })
    await name.waitFor({ state: 'hidden' })
    await at.page.getByRole('button', { name: 'Menu' }).click()
    await name.waitFor()
    await look(at.page, 'signed-in')
  })

  test('point 15: the footer has the order of the specification', async () => {
    await open('/')
    const text = (await at.page.getByRole('contentinfo').textContent()) ?? ''
    const places = ['support@acme.example', 'v1.13.1', '©'].map(part => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('point 15: the application reports a missing configuration, and retries', async () => {
    await at.page.route('**/api/config', route => route.abort())
    await open('/')
    await at.page.getByText('Failed to load configs').waitFor()
    await at.page.unroute('**/api/config')
    await at.page.getByRole('button', { name: 'Retry' }).click()
    await at.page
      .getByText('Select files to send')
      .or(at.page.getByRole('main').getByRole('link', { name: 'Login' }))
      .first()
      .waitFor()
  })

  test('the add-on view hides menu and footer', async () => {
    await open('/?view=addon')
    await at.page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    await expect.poll(() => at.page.getByRole('contentinfo').count()).toBe(0)
    await expect.poll(() => at.page.getByRole('navigation').count()).toBe(0)
  })
})

describe('the end of a session', () => {
  const at = inChromium(() => liveHost({ idTokenSeconds: ID_TOKEN_SECONDS }))

  test('a guarded page switches to the session-expired page, and keeps the entries', async () => {
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.getByRole('link', { name: 'Alice' }).click()
    await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
    // The page refreshes its tokens silently.
    await at.page.waitForTimeout(1000 * ID_TOKEN_SECONDS + 1500)
    await expect.poll(() => at.page.getByRole('heading', { name: 'Send files' }).count()).toBe(1)

    // Before the session ends: on a busy machine the page may switch during an entry.
    await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    const subject = JSON.parse(atob((await person(at.host.origin, 'alice@acme.example')).idToken?.split('.')[1] ?? ''))
    await at.host.context.sessions.endBefore(subject.sub, Math.floor(Date.now() / 1000) + 1)

    await at.page.getByText('Your session has expired. Please login to continue.').waitFor({ timeout: 20_000 })
    await look(at.page, 'session-expired')

    // Signing in uses another tab, so this one keeps its entries.
    const opening = at.context.waitForEvent('page')
    await at.page.getByRole('link', { name: 'Login in a new tab' }).click()
    const tab = await opening
    await tab.getByRole('link', { name: 'Alice' }).click()
    await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe('rita@partner.example')
  })

  test('waits for an answer to its renewal, when the network is back but fails', async () => {
    const heading = () => at.page.getByRole('heading', { name: 'My Transfers' }).count()
    await at.page.goto(`${at.host.origin}/transfers`)
    await at.page.getByRole('link', { name: 'Alice' }).click()
    await expect.poll(heading).toBe(1)
    // The code of a renewal is loaded with the first one.
    const isRenewal = (request: Request) => request.headers()['x-amz-target']?.includes('GetTokens') === true
    await at.page.waitForRequest(isRenewal)

    await at.context.setOffline(true)
    await at.page.waitForTimeout(1000 * ID_TOKEN_SECONDS + 1500)
    let failures = 0
    await at.page.route('**', route => {
      if (!isRenewal(route.request())) return route.fallback()
      failures += 1
      return route.abort()
    })
    await at.context.setOffline(false)
    // The library tries each renewal three times.
    await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThan(3)
    expect(await heading()).toBe(1)
    await at.page.unroute('**')

    const renewed = await at.page.waitForResponse(response => isRenewal(response.request()))
    expect(renewed.status()).toBe(200)
    const listed = at.page.waitForResponse(/api\/search\/transfers$/)
    await at.page.getByRole('button', { name: 'Refresh' }).click()
    expect((await listed).status()).toBe(200)
    expect(await heading()).toBe(1)
  })
})
