import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { getOutbox, person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const MASKED = /^\+41 \*\* \*\*\* \*\* 67$/

const toDescription = (name: string) => demoOrganisation.templateSets.find(set => set.name === name)?.description ?? ''

type Feature = 'anonymousTransfer' | 'mobileOtp' | 'trackingId' | 'passwordProtection'

describe('the options of a transfer, in a real Chromium', () => {
  const organisation = { ...demoOrganisation, smsCountries: ['CH', 'DE'] }
  const at = inChromium(() => liveHost({ organisation }), { start: { signedInAs: 'Alice' } })

  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const option = (name: string | RegExp) => at.page.getByRole('checkbox', { name })
  const phone = () => at.page.getByLabel('Recipient’s mobile number')
  const focused = () => at.page.evaluate<string>('document.activeElement.name || document.activeElement.textContent')
  const options = () => at.page.getByRole('region', { name: 'Options' })

  async function goToOptions(recipient = 'rita@partner.example') {
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel('Recipient e-mail').fill(recipient)
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByText('You are sending').first().waitFor()
  }

  async function send() {
    await option(/I confirm/).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  }

  async function withPolicy(features: readonly Feature[], word: 'prohibited' | 'required') {
    await at.page.route('**/api/provisional_transfers', async route => {
      const response = await route.fetch()
      const json = await response.json()
      for (const feature of features) json.policyFeatures[feature] = word
      await route.fulfill({ response, json })
    })
  }

  function bodyOfCreate() {
    return at.page
      .waitForRequest(request => request.url().endsWith('/api/transfers') && request.method() === 'POST')
      .then(request => request.postDataJSON() as Record<string, unknown>)
  }

  test('the transfer has the chosen options, and the review page shows them', async () => {
    const recipient = 'rosa@partner.example'
    await goToOptions(recipient)
    await option('Code by SMS').check()
    await phone().pressSequentially('0041791234567')
    await expect.poll(() => phone().inputValue()).toBe('+41 79 123 45 67')
    await at.page.getByText('Switzerland', { exact: true }).waitFor()
    await option('Also allow the code by e-mail').check()
    await option('Hide my name').check()
    await at.page.getByText('On: the recipient sees only Acme', { exact: true }).waitFor()
    await option('Tracking ID').check()
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await option('Template set').check()
    await at.page.getByRole('combobox', { name: 'Template set' }).selectOption('Legal')
    await at.page.getByText(toDescription('Legal')).waitFor()
    await option(/E-mail the link/).uncheck()
    for (const state of [
      'On: the recipient sees only Acme',
      'On: sent to +41 79 123 45 67, or by e-mail',
      'On: case 7',
      'Legal',
      'Off: you copy the link and pass it on yourself',
    ]) {
      await options().getByText(state, { exact: true }).first().waitFor()
    }
    await look(at.page, 'options')
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
    await at.page
      .getByText(/copy the link/i)
      .first()
      .waitFor()
    await button('Review Transfer').click()
    await at.page.getByText('Files shared with the recipient').first().waitFor({ timeout: 60_000 })
    await at.page.getByText(MASKED).waitFor()
    await at.page.getByText('Hidden: the recipient sees only your organization').waitFor()
    await at.page.getByText('case 7').waitFor()
    await at.page.getByText('Legal', { exact: true }).waitFor()
    await look(at.page, 'options-review')
    expect((await getOutbox(at.host.origin)).filter(({ to }) => to === recipient)).toEqual([])
  })

  test('an option loses its entries when it is switched off, and the choices stay when the sender goes back (point 3)', async () => {
    await goToOptions()
    await option('Code by SMS').check()
    await phone().fill('+41 79 123 45 67')
    await option('Tracking ID').check()
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    for (const name of ['Code by SMS', 'Tracking ID']) {
      await option(name).uncheck()
      await option(name).check()
    }
    await expect.poll(() => phone().inputValue()).toBe('')
    await expect.poll(() => at.page.getByLabel('Tracking ID of this transfer').inputValue()).toBe('')

    await option('Hide my name').check()
    await button('Go Back').click()
    await button('Next Step').click()
    await option('Hide my name').waitFor()

    for (const name of ['Code by SMS', 'Tracking ID', 'Hide my name']) {
      await expect.poll(() => option(name).isChecked(), { message: name }).toBe(true)
    }
  })

  test('the page checks the options before sending, and focuses the first wrong one', async () => {
    const help = at.page.locator('form').getByRole('link', { name: 'What can I do?' })
    await goToOptions()
    await option('Code by SMS').check()
    await option('Tracking ID').check()
    await phone().waitFor()
    await button('Send Now').click()

    await at.page.getByText('Required!').first().waitFor()
    await expect.poll(() => at.page.getByText('Required!').count()).toBe(2)
    expect(await help.count()).toBe(0)
    await at.page.getByText('Please read the above terms and confirm before sending.').waitFor()
    await expect.poll(focused).toBe('recipientPhoneNumber')
    await phone().fill('+41 44 668 18 00')
    await at.page.getByText('Invalid phone number').first().waitFor()
    expect(await help.getAttribute('href')).toBe('/faq#faq-org-phoneRefused')
    await look(at.page, 'options-faults')
    for (const wrong of ['044 668 18 00', '+1 900 555 0123', '+870 773 111 632', 'call me']) {
      await phone().fill(wrong)
      await at.page.locator('form').getByText('Invalid phone number').first().waitFor()
    }
    await phone().fill('+49 1512 3456789')
    await at.page.locator('form').getByText('Invalid phone number').first().waitFor({ state: 'detached' })
  })

  test('the options keep their values and show the reason when the server refuses one', async () => {
    await goToOptions('rolf@partner.example')
    await option('Code by SMS').check()
    // The organisation removed a country while this page was open.
    at.host.context.organisation = { ...organisation, smsCountries: ['CH'] }
    await phone().fill('+49 1512 3456789')
    await option(/I confirm/).check()
    await button('Send Now').click()
    await at.page.getByText('Codes cannot be sent to this country: Germany.').first().waitFor()
    at.host.context.organisation = organisation

    await button('Back to the options').click()

    await at.page.getByText('The transfer was not accepted').waitFor()
    await at.page.getByText('Codes cannot be sent to this country: Germany.').first().waitFor()
    await expect.poll(() => phone().inputValue()).toBe('+49 1512 3456789')
    await look(at.page, 'options-refused')
    await phone().fill('+41 79 123 45 67')
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  describe('point 12: phones', () => {
    const country = () => at.page.getByRole('combobox', { name: 'Country' })

    test('the field refuses a phone of an unsupported country before anything is sent', async () => {
      await goToOptions()
      await option('Code by SMS').check()
      await phone().fill('+33 6 12 34 56 78')
      await phone().blur()
      await at.page.getByText('Codes cannot be sent to this country: France.').first().waitFor()
      await at.page.getByText('On: no valid number yet').waitFor()
      await phone().fill('+41 44 668 18 00')
      await expect.poll(() => at.page.getByText('For another country').count()).toBe(0)
      await phone().fill('+33 6 12 34 56 78')
      await phone().blur()
      await look(at.page, 'point12-country')

      const requests: string[] = []
      at.page.on('request', request => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
      await option(/I confirm/).check()
      await button('Send Now').click()
      await expect.poll(focused).toBe('recipientPhoneNumber')
      expect(requests.filter(request => request.startsWith('POST'))).toEqual([])
    })

    test('a phone without a country code gets the chosen country', async () => {
      await goToOptions()
      await option('Code by SMS').check()
      await expect.poll(() => country().inputValue()).toBe('CH')
      await phone().fill('0791234567')
      await phone().blur()
      await expect.poll(() => phone().inputValue()).toBe('+41 79 123 45 67')

      await phone().fill('015123456789')
      await phone().blur()
      await at.page.getByText('Invalid phone number').first().waitFor()
      await country().selectOption({ label: 'Germany (+49)' })
      await at.page.locator('form').getByText('Invalid phone number').first().waitFor({ state: 'detached' })
      await look(at.page, 'point12-chosen')
      await phone().focus()
      await phone().blur()
      await expect.poll(() => phone().inputValue()).toBe('+49 1512 3456789')

      await phone().fill('(+41)791234567')
      await expect.poll(() => phone().inputValue()).toBe('+41 79 123 45 67')
      await expect.poll(() => country().inputValue()).toBe('CH')
    })
  })

  test('the field keeps the phone of an earlier transfer, unless the sender enters another', async () => {
    const recipient = 'regula@partner.example'
    await goToOptions(recipient)
    await option('Code by SMS').check()
    await phone().fill('+41 79 123 45 67')
    await send()

    await goToOptions(recipient)
    await option('Code by SMS').check()
    await at.page.getByText('as in an earlier transfer').waitFor()
    await look(at.page, 'options-kept-number')
    await button('Use another number').click()
    await phone().waitFor()
    await expect.poll(focused).toBe('recipientPhoneNumber')
    await button(/^Keep \+41/).click()
    await expect.poll(focused).toBe('Use another number')
    const created = bodyOfCreate()
    await send()

    expect(await created).not.toHaveProperty('recipientPhoneNumber')
    await button('Review Transfer').click()
    await at.page.getByText(MASKED).waitFor()
  })

  test('the phone field works with the keyboard only', async () => {
    await goToOptions()
    await option('Code by SMS').focus()
    await at.page.keyboard.press('Space')
    await phone().waitFor()
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.type('+41791234567')
    await expect.poll(() => phone().inputValue()).toBe('+41 79 123 45 67')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Space')
    await expect.poll(() => option('Also allow the code by e-mail').isChecked()).toBe(true)
  })

  test('the options work without the phone field when it fails to load, and load it on retry', async () => {
    await at.page.route('**/assets/phoneReader*.js', route => route.abort())
    await goToOptions()
    await option('Code by SMS').check()
    await at.page.getByText('The phone field could not be loaded').waitFor()

    await option('Code by SMS').uncheck()
    await option(/I confirm/).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })
  })

  test('the sender cannot switch off options that a policy requires', async () => {
    await withPolicy(['anonymousTransfer', 'mobileOtp', 'trackingId'], 'required')
    await goToOptions()

    for (const [name, sentence] of [
      ['Hide my name', 'Your organization requires that your name and address are hidden.'],
      ['Code by SMS', 'Your organization requires a code by SMS.'],
      ['Tracking ID', 'Your organization requires a tracking ID.'],
    ] as const) {
      await at.page.getByText(sentence).waitFor()
      await expect.poll(() => option(name).count(), { message: name }).toBe(0)
    }
    await expect.poll(() => option('Also allow the code by e-mail').count()).toBe(0)
    await phone().fill('+41 79 123 45 67')
    await at.page.getByLabel('Tracking ID of this transfer').fill('case 7')
    await look(at.page, 'options-required')
    const created = bodyOfCreate()
    await send()

    expect(await created).toMatchObject({ isAnonymousTransfer: true, isOTPEnabled: true, trackingId: 'case 7' })
  })

  test('the page hides options that a policy prohibits', async () => {
    await withPolicy(['anonymousTransfer', 'mobileOtp', 'trackingId'], 'prohibited')
    await goToOptions()

    for (const words of [/sees only/, /by SMS/, /tracking/i]) {
      await expect.poll(() => at.page.getByText(words).count(), { message: `${words}` }).toBe(0)
    }
  })

  test('the review page unlocks codes and sends them to another number', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const recipient = 'rupert@partner.example'
    const options = { isOTPEnabled: true, recipientPhoneNumber: '+41791234567' }
    const { id } = await alice.send([{ name: note.name, content: note.buffer }], { recipient, options })
    await at.host.settled()
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await at.page.getByText('Files shared with the recipient').first().waitFor()

    await button('Unlock codes').click()
    await at.page.getByText(`${recipient} can request codes again.`).waitFor()

    await button('Change number').click()
    const dialog = at.page.getByRole('dialog')
    const number = dialog.getByLabel('Recipient’s mobile number')
    await number.waitFor()
    await dialog.getByRole('button', { name: 'Change number' }).click()
    await dialog.getByText('Required!').waitFor()
    await number.fill('+33 6 12 34 56 78')
    await dialog.getByRole('button', { name: 'Change number' }).click()
    await dialog.getByText('Codes cannot be sent to this country: France.').waitFor()
    await look(at.page, 'change-number')
    await number.fill('+41 78 765 43 21')
    await at.page.keyboard.press('Enter')

    await at.page.getByText(`Codes for ${recipient} now go to the new number.`).waitFor()
    await at.page.getByText(/^\+41 \*\* \*\*\* \*\* 21$/).waitFor()
  })

  describe('point 15: the short step 2', () => {
    test('the page shows Send without scrolling, at every width', async () => {
      await goToOptions()
      await option(/I confirm/).waitFor()

      // Before: 1,661 pixels at 1280, and 1,919 at 360.
      for (const { width, height, most } of [
        // The mail at the first download: 62 and 82 pixels. The code by e-mail: 41 and 61.
        { width: 1280, height: 800, most: 1201 },
        // The footer has a menu of languages and the accessibility statement: 30 pixels.
        { width: 360, height: 740, most: 1621 },
      ]) {
        await at.page.setViewportSize({ width, height })
        await expect
          .poll(async () => {
            const send = await button('Send Now').boundingBox()
            return (send?.y ?? height) + (send?.height ?? 0)
          })
          .toBeLessThanOrEqual(height)
        await expect.poll(() => at.page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(most)
        expect(await at.page.evaluate('scrollY')).toBe(0)
      }
    })

    test('all options except the link mail are off at first, and each describes its effect', async () => {
      await goToOptions()

      const off = [
        'Code by SMS',
        'Code by e-mail',
        'Hide my name',
        'Tracking ID',
        'Template set',
        'Custom expiry',
        'E-mail me at the first',
      ]
      for (const name of off) {
        await expect.poll(() => option(name).isChecked(), { message: name }).toBe(false)
      }
      await expect.poll(() => option('E-mail the link to rita@partner.example').isChecked()).toBe(true)
      await expect.poll(() => phone().count()).toBe(0)
      for (const state of [
        /^7 days, until about /,
        'Off: the files are sent as they are',
        'Off: the link is enough',
        'Off: your name and address are shown',
        'Off',
        'Standard',
        'On',
        'Off: the page of the transfer shows downloads',
      ]) {
        await options().getByText(state, { exact: true }).first().waitFor()
      }
      await at.page
        .getByRole('checkbox', { name: 'Hide my name', description: 'Off: your name and address are shown' })
        .waitFor()
      await look(at.page, 'options-off')
    })

    test('the bar never covers the focus, at any width', async () => {
      await goToOptions('tab@partner.example')
      for (const name of ['Custom expiry', 'Code by SMS', 'Tracking ID', 'Template set']) await option(name).check()
      await phone().waitFor()
      for (const width of [1280, 360]) {
        await at.page.setViewportSize({ width, height: 560 })
        await at.page.evaluate('scrollTo(0, 0)')
        await at.page.getByRole('heading', { level: 1 }).focus()

        const seen = new Set<string>()
        for (let presses = 0; presses < 40; presses += 1) {
          await at.page.keyboard.press('Tab')
          const { name, isCovered } = await at.page.evaluate<{ name: string; isCovered: boolean }>(focusFound)
          expect(isCovered, `${name} at ${width}`).toBe(false)
          seen.add(name)
          if (name === 'Send Now') break
        }
        expect([...seen]).toContain('Send Now')
        expect(seen.size).toBeGreaterThan(10)
      }
    })

    test('the tab title shows the progress of sending', async () => {
      await goToOptions('title@partner.example')
      await at.page.route('**/blobs/**', () => {})
      await option(/I confirm/).check()
      await button('Send Now').click()
      await expect.poll(() => at.page.title()).toMatch(/^\d+% · Send Files · /)
      await button('Cancel').click()
      await at.page
        .getByRole('dialog')
        .getByRole('button', { name: /Cancel|Stop/ })
        .click()
      await expect.poll(() => at.page.title()).toMatch(/^Send Files · /)
    })

    test('a template set that is switched on stays the standard one until the sender chooses another', async () => {
      await goToOptions()
      await option('Template set').check()
      const sets = at.page.getByRole('combobox', { name: 'Template set' })
      await expect.poll(() => sets.inputValue()).toBe('Standard')
      const created = bodyOfCreate()
      await send()

      expect(await created).toMatchObject({ templateSet: null })
    })
  })
})

const focusFound = `(() => {
  const { activeElement: element } = document
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const own = element.closest('label, [class*=toggle], [class*=checkbox]') ?? element
  return { name: element.textContent || element.name || element.id, isCovered: !(own.contains(hit) || hit?.contains(element)) }
})()`
