import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acknowledgementText } from '../../shared/texts/fields.ts'
import { type ConfiguredHost, configuredHost } from '../harness/configuredHost.ts'
import { freePort } from '../harness/freePort.ts'
import { oidcBrowser } from '../harness/oidcBrowser.ts'
import { type OidcProviderOfTest, oidcProvider } from '../harness/oidcProvider.ts'
import { type SmtpServerOfTest, smtpServer } from '../harness/smtpServer.ts'
import { launchChromium } from './chromium.ts'
import { watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')

let browser: Browser
let provider: OidcProviderOfTest
let mails: SmtpServerOfTest
let host: ConfiguredHost
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  const PORT = String(await freePort())
  provider = await oidcProvider(`http://localhost:${PORT}`, {
    carla: { email: 'carla@acme.example', email_verified: true, name: 'Carla Ruiz', groups: ['Staff'] },
    newcomer: { email: 'newcomer@acme.example', email_verified: false, name: 'Newcomer', groups: ['Staff'] },
  })
  mails = await smtpServer()
  host = await configuredHost(
    { ...provider.settings, SMTP_URL: mails.url, MAIL_FROM: 'Waybill <no-reply@acme.example>', PORT },
    { websiteDirectory, now: Date.now },
  )
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
  await mails?.close()
  await provider?.close()
})
beforeEach(async () => {
  context = await browser.newContext()
  context.setDefaultTimeout(20_000)
  faults = watch(context)
  page = await context.newPage()
})
afterEach(async () => {
  await context.close()
  expect(faults).toEqual([])
})

test('a member signs in at the organisation’s provider, sends a file, and signs out there too', async () => {
  await page.goto(`${host.origin}/login`)
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  expect(new URL(page.url()).origin).toBe(provider.issuer)
  await page.getByRole('link', { name: 'carla' }).click()
  await page.getByRole('banner').getByText('Logout').first().waitFor()
  expect(page.url()).not.toMatch(/code=|state=/)

  await page.goto(`${host.origin}/transfer`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'report.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('for Rita alone'),
    })
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita.')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('checkbox', { name: acknowledgementText.slice(0, 40) }).check()
  await page.getByRole('button', { name: /^Send Now$/ }).click()
  await page.getByRole('heading', { name: 'Success!' }).waitFor()
  await expect.poll(() => mails.arrived.length, { timeout: 30_000 }).toBe(1)
  expect(mails.arrived[0]).toMatchObject({ from: 'no-reply@acme.example', to: ['rita@partner.example'] })
  const link = /https?:\/\/[^\s"]+\/dl\/[\w-]+/.exec(mails.arrived[0]?.mail.text ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(host.origin)

  await page.goto(`${host.origin}/logout`)
  await page.getByRole('heading', { name: 'Sign out everywhere?' }).waitFor()
  expect(new URL(page.url()).origin).toBe(provider.issuer)
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(`${host.origin}/`)
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))')).toEqual([])

  await page.goto(`${host.origin}/login`)
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
})

test('whom the provider has not confirmed reads why, and can try again', async () => {
  await page.goto(`${host.origin}/login`)
  await page.getByRole('link', { name: 'newcomer' }).click()

  await page.getByText('Your e-mail address is not confirmed at your organisation’s sign-in.').first().waitFor()
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter(key => /idToken/.test(key))')).toEqual([])
})

test('whoever gives up at the provider reads so', async () => {
  await page.goto(`${host.origin}/login`)
  await page.getByRole('link', { name: 'nobody' }).click()

  await page.getByText('The sign-in was cancelled').first().waitFor()
})

test('another’s finished sign-in, slipped to somebody, signs nobody in', async () => {
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: 'waybillmembers', redirect_uri: `${host.origin}/token`, state: 'a state' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
  })
  const begun = await fetch(`${host.origin}/oauth2/authorize?${query}`, { redirect: 'manual' })
  const callback = await oidcBrowser().choose(new URL(begun.headers.get('location') ?? ''), 'carla')

  await page.goto(callback.href)

  await page.getByText('The sign-in could not be completed').first().waitFor()
  expect(new URL(page.url()).origin).toBe(host.origin)
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter(key => /idToken/.test(key))')).toEqual([])
})
