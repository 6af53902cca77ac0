import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { otherSite } from './otherSite.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const recipient = 'rita+files@partner.example'

describe('another application that redirects here, in a real Chromium', () => {
  let addOn: Awaited<ReturnType<typeof otherSite>>
  beforeAll(async () => {
    addOn = await otherSite()
  })
  afterAll(() => addOn?.close())

  const at = inChromium(
    () => liveHost({ organisation: { ...demoOrganisation, trustedRedirectUrls: [`${addOn.origin}/back`] } }),
    { start: { signedInAs: 'Alice' } },
  )

  const button = (name: string) => at.page.getByRole('button', { name, exact: true })
  const heading = (name: string) => at.page.getByRole('heading', { name })

  async function open(path: string, query: Record<string, string>) {
    await at.page.goto(`${at.host.origin}${path}?${new URLSearchParams(query)}`)
  }

  test('the application receives the download link, the recipient and the expiry after a send', async () => {
    await at.openBrowser()
    await open('/transfer', { redirect_url: `${addOn.origin}/back?mail=7`, view: 'addon', toRecipient: recipient })
    await at.page.getByRole('link', { name: 'Alice' }).click()
    await heading('Send files').waitFor()
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe(recipient)
    await expect.poll(() => at.page.getByText('Do you want to request files?').count()).toBe(0)
    await expectBareView()
    await look(at.page, 'add-on-send')
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await expectBareView()
    await button('Send Now').click()
    await at.page.waitForURL(`${addOn.origin}/back**`, { timeout: 30_000 })

    const { mail, download_url: link, to_email: to, expiry_date: expiry, ...others } = query()
    expect({ mail, to, others }).toEqual({ mail: '7', to: recipient, others: {} })
    expect(link).toMatch(new RegExp(`^${at.host.origin}/dl/[\\w-]{43}$`))
    expect(Date.parse(expiry ?? '')).toBeGreaterThan(Date.now())
    expect((await fetch(link ?? '')).status).toBe(200)
  })

  test('the application receives an upload link that hides the message, the recipient and the expiry after a request', async () => {
    const redirect = `${addOn.origin}/back`
    await open('/transfer/request', { redirect_url: redirect, view: 'addon', toRecipient: recipient })
    await heading('Request files').waitFor()
    await expect.poll(() => at.page.getByLabel('Responder e-mail').inputValue()).toBe(recipient)
    await expect.poll(() => at.page.getByText('Do you want to send files?').count()).toBe(0)
    await at.page.getByLabel('Message - optional').waitFor()
    await expectBareView()
    await look(at.page, 'add-on-request')
    await button('Request').click()
    await at.page.waitForURL(`${redirect}**`)

    const { request_url: link, to_email: to, expiry_date: expiry, ...others } = query()
    expect({ to, others }).toEqual({ to: recipient, others: {} })
    expect(link).toMatch(new RegExp(`^${at.host.origin}/transfer/[\\w-]{43}\\?addontransfer=true$`))
    expect(Date.parse(expiry ?? '')).toBeGreaterThan(Date.now())
  })

  test.each(['/transfer', '/transfer/request'])('the page %s refuses an untrusted redirect', async path => {
    for (const wanted of [`${addOn.origin}/other`, `${addOn.origin}.evil.example/back`, 'javascript:alert(1)', '']) {
      await at.page.goto(`${at.host.origin}${path}?${new URLSearchParams({ redirect_url: wanted })}`)
      await heading('Redirect Mismatch').waitFor()
      await at.page.getByText('An error was encountered with the requested page.').waitFor()
      await expect.poll(() => at.page.locator('form').count()).toBe(0)
    }
  })

  test.each([
    ['/transfer', 'Send files'],
    ['/transfer/request', 'Request files'],
  ])('the page %s checks the recipient of the address like a typed one', async (path, title) => {
    await open(path, { view: 'addon', toRecipient: 'rita@partner' })
    await heading(title).waitFor()

    await at.page.getByText('Invalid Email').first().waitFor()
  })

  test('the add-on view stays on the following pages', async () => {
    await open('/transfer', { view: 'addon', toRecipient: recipient })
    await heading('Send files').waitFor()
    await at.page.getByRole('link', { name: 'Click here' }).click()
    await heading('Request files').waitFor()

    await expect.poll(() => at.page.getByLabel('Responder e-mail').inputValue()).toBe(recipient)
    await expectBareView()
  })

  async function expectBareView() {
    for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
      await expect.poll(() => at.page.getByRole(role).count(), { message: role }).toBe(0)
    }
    await expect.poll(() => at.page.getByRole('link', { name: 'Home' }).count()).toBe(0)
    await expect.poll(() => at.page.getByRole('button', { name: /theme/ }).count()).toBe(0)
  }

  function query(): Record<string, string> {
    return Object.fromEntries(new URL(at.page.url()).searchParams)
  }
})
