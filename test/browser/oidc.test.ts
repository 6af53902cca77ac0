import { afterAll, expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { configuredHost } from '../harness/configuredHost.ts'
import { freePort } from '../harness/freePort.ts'
import { oidcBrowser } from '../harness/oidcBrowser.ts'
import { type OidcProviderOfTest, oidcProvider } from '../harness/oidcProvider.ts'
import { type SmtpServerOfTest, smtpServer } from '../harness/smtpServer.ts'
import { inChromium } from './inChromium.ts'
import { websiteDirectory } from './liveHost.ts'

let provider: OidcProviderOfTest
let mails: SmtpServerOfTest

afterAll(async () => {
  await mails?.close()
  await provider?.close()
})

const at = inChromium(async () => {
  const PORT = String(await freePort())
  provider = await oidcProvider(`http://localhost:${PORT}`, {
    carla: { email: 'carla@acme.example', email_verified: true, name: 'Carla Ruiz', groups: ['Staff'] },
    newcomer: { email: 'newcomer@acme.example', email_verified: false, name: 'Newcomer', groups: ['Staff'] },
  })
  mails = await smtpServer()
  return configuredHost(
    { ...provider.settings, SMTP_URL: mails.url, MAIL_FROM: 'Waybill <no-reply@acme.example>', PORT },
    { websiteDirectory, now: Date.now },
  )
})

test('a member signs in at the organisation’s provider, sends a file, and signs out there too', async () => {
  await at.page.goto(`${at.host.origin}/login`)
  await at.page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  expect(new URL(at.page.url()).origin).toBe(provider.issuer)
  await at.page.getByRole('link', { name: 'carla' }).click()
  await at.page.getByRole('banner').getByText('Logout').first().waitFor()
  expect(at.page.url()).not.toMatch(/code=|state=/)

  await at.page.goto(`${at.host.origin}/transfer`)
  await at.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'report.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('for Rita alone'),
    })
  await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita.')
  await at.page.getByRole('button', { name: 'Next Step' }).click()
  await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
  await at.page.getByRole('button', { name: 'Send to rita@partner.example' }).click()
  await at.page.getByRole('heading', { name: 'Success!' }).waitFor()
  await expect.poll(() => mails.arrived.length, { timeout: 30_000 }).toBe(1)
  expect(mails.arrived[0]).toMatchObject({ from: 'no-reply@acme.example', to: ['rita@partner.example'] })
  const link = /https?:\/\/[^\s"]+\/dl\/[\w-]+/.exec(mails.arrived[0]?.mail.text ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(at.host.origin)

  await at.page.goto(`${at.host.origin}/logout`)
  await at.page.getByRole('heading', { name: 'Sign out everywhere?' }).waitFor()
  expect(new URL(at.page.url()).origin).toBe(provider.issuer)
  await at.page.getByRole('button', { name: 'Yes' }).click()
  await at.page.waitForURL(`${at.host.origin}/`)
  await expect
    .poll(() => at.page.evaluate<string[]>('Object.keys(localStorage).filter(key => /Cognito/.test(key))'))
    .toEqual([])

  await at.page.goto(`${at.host.origin}/login`)
  await at.page.getByRole('heading', { name: 'Who are you?' }).waitFor()
})

test('a person with an unconfirmed address sees the reason, and gets no tokens', async () => {
  await at.page.goto(`${at.host.origin}/login`)
  await at.page.getByRole('link', { name: 'newcomer' }).click()

  await at.page.getByText('Your e-mail address is not confirmed at your organization’s sign-in.').first().waitFor()
  await expect
    .poll(() => at.page.evaluate<string[]>('Object.keys(localStorage).filter(key => /idToken/.test(key))'))
    .toEqual([])
})

test('a person who cancels at the provider sees a message', async () => {
  await at.page.goto(`${at.host.origin}/login`)
  await at.page.getByRole('link', { name: 'nobody' }).click()

  await at.page.getByText('The sign-in was cancelled').first().waitFor()
})

test('a sign-in that another browser completed does not sign the victim in', async () => {
  const query = new URLSearchParams({
    ...{
      response_type: 'code',
      client_id: 'waybillmembers',
      redirect_uri: `${at.host.origin}/token`,
      state: 'a state',
    },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
  })
  const begun = await fetch(`${at.host.origin}/oauth2/authorize?${query}`, { redirect: 'manual' })
  const callback = await oidcBrowser().choose(new URL(begun.headers.get('location') ?? ''), 'carla')

  await at.page.goto(callback.href)

  await at.page.getByText('The sign-in could not be completed').first().waitFor()
  expect(new URL(at.page.url()).origin).toBe(at.host.origin)
  await expect
    .poll(() => at.page.evaluate<string[]>('Object.keys(localStorage).filter(key => /idToken/.test(key))'))
    .toEqual([])
})
