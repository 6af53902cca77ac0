import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { outboxOf } from '../harness/person.ts'
import { launchChromium } from './chromium.ts'
import { look, watch } from './look.ts'

const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const MASKED = /^\+41 \*\* \*\*\* \*\* 67$/

const descriptionOf = (name: string) => demoOrganisation.templateSets.find(set => set.name === name)?.description ?? ''

type Feature = 'anonymousTransfer' | 'mobileOtp' | 'trackingId' | 'passwordProtection'

describe('the options of a send, in a real Chromium', () => {
  let browser: Browser
  let host: TestHost
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    browser = await launchChromium()
    const organisation = { ...demoOrganisation, smsCountries: ['CH', 'DE'] }
    host = await testHost({ websiteDirectory, now: Date.now, organisation })
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
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

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const option = (name: string | RegExp) => page.getByRole('checkbox', { name })
  const phone = () => page.getByLabel('Recipient’s mobile number')
  /** The field or the button on which the keyboard is. */
  const focused = () => page.evaluate<string>('document.activeElement.name || document.activeElement.textContent')
  const summary = () => page.getByRole('region', { name: 'What will happen' })

  async function goToOptions(recipient = 'rita@partner.example') {
    await page.goto(`${host.origin}/transfer`)
    const alice = page.getByRole('link', { name: 'Alice' })
    await alice.or(page.getByLabel('Recipient e-mail')).first().waitFor()
    if (await alice.isVisible()) await alice.click()
    await fillStep1(recipient)
  }

  async function fillStep1(recipient: string) {
    await page.locator('input[type=file]').first().setInputFiles([note])
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await page.getByText('You are sending').first().waitFor()
  }

  async function send() {
    await option(/I confirm/).check()
    await button('Send Now').click()
    await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  }

  /** What the server says of step 2, with another word on an option: as a policy of an organisation would. */
  async function withPolicy(feature: Feature, word: 'prohibited' | 'required') {
    await page.route('**/api/provisional_transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      json.policyFeatures[feature] = word
      await route.fulfill({ response, json })
    })
  }

  function bodyOfCreate() {
    return page
      .waitForRequest(request => request.url().endsWith('/api/transfers') && request.method() === 'POST')
      .then(request => request.postDataJSON() as Record<string, unknown>)
  }

  test('are all off at first, but for the mail with the link', async () => {
    await goToOptions()

    for (const name of ['Code by SMS', 'Hide my name', 'Tracking ID', 'Template set', 'Custom expiry']) {
      expect(await option(name).isChecked(), name).toBe(false)
    }
    expect(await option('E-mail the link to rita@partner.example').isChecked()).toBe(true)
    expect(await phone().count()).toBe(0)
  })

  test('are sent as the sender chose them, and stand on the review page', async () => {
    const recipient = 'rosa@partner.example'
    await goToOptions(recipient)
    await option('Code by SMS').check()
    await phone().pressSequentially('0041791234567')
    expect(await phone().inputValue()).toBe('+41 79 123 45 67')
    await page.getByText('Switzerland').waitFor()
    await option('Also allow the code by e-mail').check()
    await option('Hide my name').check()
    await page.getByText('The recipient sees only Acme.', { exact: true }).waitFor()
    await option('Tracking ID').check()
    await page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await option('Template set').check()
    await page.getByRole('combobox', { name: 'Template set' }).selectOption('Legal')
    await page.getByText(descriptionOf('Legal')).waitFor()
    await option(/E-mail the link/).uncheck()
    await page.getByText('You copy the link and pass it on yourself.').waitFor()
    for (const sentence of [
      'only Acme, not you',
      '+41 79 123 45 67, or by e-mail',
      'Tracking ID case 7',
      'set Legal',
    ]) {
      await summary().getByText(sentence).waitFor()
    }
    await look(page, 'options')
    const created = bodyOfCreate()
    await send()

    expect(await created).toMatchObject({
      isAnonymousTransfer: true,
      isOTPEnabled: true,
      recipientPhoneNumber: '+41791234567',
      isOTPEmailAllowed: true,
      trackingId: 'case 7',
      templateSet: 'Legal',
      sendEmailNotification: false,
    })
    await page.getByText('It is not sent by e-mail').waitFor()
    await button('Review Transfer').click()
    await page.getByText('Files shared with the recipient').first().waitFor({ timeout: 60_000 })
    await page.getByText(MASKED).waitFor()
    await page.getByText('Hidden: the recipient sees only your organisation').waitFor()
    await page.getByText('case 7').waitFor()
    await page.getByText('Legal', { exact: true }).waitFor()
    await look(page, 'options-review')
    expect((await outboxOf(host.origin)).filter(({ to }) => to === recipient)).toEqual([])
  })

  test('clear when they are switched off, and when the sender goes back', async () => {
    await goToOptions()
    await option('Code by SMS').check()
    await phone().fill('+41 79 123 45 67')
    await option('Tracking ID').check()
    await page.getByLabel('Tracking ID of this transfer').fill('case 7')
    for (const name of ['Code by SMS', 'Tracking ID']) {
      await option(name).uncheck()
      await option(name).check()
    }
    expect(await phone().inputValue()).toBe('')
    expect(await page.getByLabel('Tracking ID of this transfer').inputValue()).toBe('')

    await option('Hide my name').check()
    await button('Go Back').click()
    await button('Next Step').click()
    await option('Hide my name').waitFor()

    for (const name of ['Code by SMS', 'Tracking ID', 'Hide my name']) {
      expect(await option(name).isChecked(), name).toBe(false)
    }
  })

  test('are checked before anything is sent, from the first that is wrong', async () => {
    await goToOptions()
    await option('Code by SMS').check()
    await option('Tracking ID').check()
    await phone().waitFor()
    await button('Send Now').click()

    await page.getByText('Required!').first().waitFor()
    expect(await page.getByText('Required!').count()).toBe(2)
    await page.getByText('Please read the above terms and confirm before sending.').waitFor()
    expect(await focused()).toBe('recipientPhoneNumber')
    await phone().fill('+41 44 668 18 00')
    await page.getByText('Invalid phone number').first().waitFor()
    await look(page, 'options-faults')
    for (const wrong of ['079 123 45 67', '+1 900 555 0123', '+870 773 111 632', 'call me']) {
      await phone().fill(wrong)
      await page.locator('form').getByText('Invalid phone number').first().waitFor()
    }
    await phone().fill('+49 1512 3456789')
    await page.locator('form').getByText('Invalid phone number').first().waitFor({ state: 'detached' })
  })

  test('of which the server refuses one come back as they were, with its reason', async () => {
    await goToOptions('rolf@partner.example')
    await option('Code by SMS').check()
    // A mobile phone, of a country to which this organisation sends no codes.
    await phone().fill('+33 6 12 34 56 78')
    await option(/I confirm/).check()
    await button('Send Now').click()
    await page.getByText('Codes cannot be sent to phones of France.').first().waitFor()

    await button('Go Back').click()

    await page.getByText('The transfer was not accepted').waitFor()
    await page.getByText('Codes cannot be sent to phones of France.').first().waitFor()
    expect(await phone().inputValue()).toBe('+33 6 12 34 56 78')
    await look(page, 'options-refused')
    await phone().fill('+41 79 123 45 67')
    await button('Send Now').click()
    await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('keep the number of an earlier transfer, unless the sender gives another', async () => {
    const recipient = 'regula@partner.example'
    await goToOptions(recipient)
    await option('Code by SMS').check()
    await phone().fill('+41 79 123 45 67')
    await send()

    await goToOptions(recipient)
    await option('Code by SMS').check()
    await page.getByText('as in an earlier transfer').waitFor()
    await look(page, 'options-kept-number')
    await button('Use another number').click()
    await phone().waitFor()
    expect(await focused()).toBe('recipientPhoneNumber')
    await button(/^Keep \+41/).click()
    expect(await focused()).toBe('Use another number')
    const created = bodyOfCreate()
    await send()

    expect(await created).not.toHaveProperty('recipientPhoneNumber')
    await button('Review Transfer').click()
    await page.getByText(MASKED).waitFor()
  })

  test('can be worked by keyboard alone', async () => {
    await goToOptions()
    await option('Code by SMS').focus()
    await page.keyboard.press('Space')
    await phone().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('+41791234567')
    expect(await phone().inputValue()).toBe('+41 79 123 45 67')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await option('Also allow the code by e-mail').isChecked()).toBe(true)
  })

  test('go on without the phone field when it cannot be loaded, until it can', async () => {
    await page.route('**/assets/phoneReader*.js', route => route.abort())
    await goToOptions()
    await option('Code by SMS').check()
    await page.getByText('The phone field could not be loaded').waitFor()

    await option('Code by SMS').uncheck()
    await option(/I confirm/).check()
    await button('Send Now').click()
    await page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test.each([
    ['anonymousTransfer', 'Hide my name', 'Your organisation requires that your name and address are hidden.'],
    ['mobileOtp', 'Code by SMS', 'Your organisation requires a code by SMS.'],
    ['trackingId', 'Tracking ID', 'Your organisation requires a tracking ID.'],
  ] as const)('that a policy requires are no matter of choice: %s', async (feature, name, sentence) => {
    await withPolicy(feature, 'required')
    await goToOptions()

    await page.getByText(sentence).waitFor()
    expect(await option(name).count()).toBe(0)
    expect(await option('Also allow the code by e-mail').count()).toBe(0)
    if (feature === 'mobileOtp') await phone().fill('+41 79 123 45 67')
    if (feature === 'trackingId') await page.getByLabel('Tracking ID of this transfer').fill('case 7')
    if (feature === 'mobileOtp') await look(page, 'options-required')
    const created = bodyOfCreate()
    await send()

    const { isAnonymousTransfer, isOTPEnabled, trackingId } = await created
    const isThere = { anonymousTransfer: isAnonymousTransfer, mobileOtp: isOTPEnabled, trackingId: trackingId !== null }
    expect(isThere[feature]).toBe(true)
  })

  test.each([
    ['anonymousTransfer', /sees only/],
    ['mobileOtp', /by SMS/],
    ['trackingId', /tracking/i],
  ] as const)('that a policy prohibits are not spoken of: %s', async (feature, words) => {
    await withPolicy(feature, 'prohibited')
    await goToOptions()

    expect(await page.getByText(words).count()).toBe(0)
  })
})

describe('codes on the review page, in a real Chromium', () => {
  test('are unlocked, and sent to another number, by the sender', async () => {
    const browser = await launchChromium()
    const organisation = { ...demoOrganisation, smsCountries: ['CH'] }
    const host = await testHost({ websiteDirectory, now: Date.now, organisation })
    try {
      const page = await browser.newPage()
      await page.goto(`${host.origin}/transfer`)
      await page.getByRole('link', { name: 'Alice' }).click()
      await page.locator('input[type=file]').first().setInputFiles([note])
      await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await page.getByRole('button', { name: 'Next Step' }).click()
      await page.getByRole('checkbox', { name: 'Code by SMS' }).check()
      await page.getByLabel('Recipient’s mobile number').fill('+41 79 123 45 67')
      await page.getByRole('checkbox', { name: /I confirm/ }).check()
      await page.getByRole('button', { name: 'Send Now' }).click()
      await page.getByRole('button', { name: 'Review Transfer' }).click({ timeout: 30_000 })
      await page.getByText('Files shared with the recipient').first().waitFor({ timeout: 60_000 })

      await page.getByRole('button', { name: 'Unlock codes' }).click()
      await page.getByText('rita@partner.example can ask for codes again.').waitFor()

      await page.getByRole('button', { name: 'Change number' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Recipient’s mobile number').waitFor()
      await dialog.getByRole('button', { name: 'Change number' }).click()
      await dialog.getByText('Required!').waitFor()
      await dialog.getByLabel('Recipient’s mobile number').fill('+49 1512 3456789')
      await dialog.getByRole('button', { name: 'Change number' }).click()
      await dialog.getByText('Codes cannot be sent to phones of Germany.').waitFor()
      await look(page, 'change-number')
      await dialog.getByLabel('Recipient’s mobile number').fill('+41 78 765 43 21')
      await page.keyboard.press('Enter')

      await page.getByText('Codes for rita@partner.example go to the new number from now on.').waitFor()
      await page.getByText(/^\+41 \*\* \*\*\* \*\* 21$/).waitFor()
    } finally {
      await browser.close()
      await host.stop()
    }
  }, 90_000)
})
